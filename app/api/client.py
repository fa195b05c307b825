"""The browser client: built files, and its one page for every address that is not a file."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of their content."""


class Client:
    """Answers what no route of the API does."""

    def __init__(self, folder: Path) -> None:
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._page = folder / PAGE

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a file or the page; whatever begins like the API's addresses is not found."""
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404, "reason": "not_found"})
            return
        path: str = scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        response = await self._response(path.lstrip("/"), scope)
        await response(scope, receive, send)

    async def _response(self, path: str, scope: Scope) -> Response:
        if not self._page.exists():
            return PlainTextResponse("The browser client is not built. Run: python3 play.py build", 503)
        response = await self._file_or_page(path or PAGE, scope)
        is_hashed = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["Cache-Control"] = FOR_EVER if is_hashed else "no-cache"
        return response

    async def _file_or_page(self, path: str, scope: Scope) -> Response:
        try:
            return await self._files.get_response(path, scope)
        except HTTPException as error:
            # A missing script must not be answered with a page: the browser would try to run it.
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            return await self._files.get_response(PAGE, scope)
