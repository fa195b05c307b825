"""The web application: everything put together."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI

from app.api import errors, games, health, hosting, people, play, tables, watching
from app.api.client import Client
from app.api.guard import Guard
from app.live import endpoint
from app.service import Service
from app.settings import ROOT, Settings
from app.store.migrate import migrate
from app.store.postgres import database_url
from app.tables.limits import Limits
from app.tables.pace import Pace

SECONDS_OF_A_DAY = 24 * 3600.0
CLIENT = ROOT / "frontend" / "dist"

DESCRIPTION = """
Board games for remote friends. Everything that the browser client does can be done here.

Every error has the same body: a code for programs and a sentence for people. Live updates come over the
websocket `/api/tables/{table_id}/live`, described in docs/protocol.md and docs/asyncapi.yaml.
"""


def create_app(settings: Settings, pace: Pace | None = None) -> FastAPI:
    """The application; its database is started and migrated when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        async with database_url(settings) as url:
            await migrate(url)
            limits = Limits(unlimited=not settings.rate_limits)
            service = Service(url, settings.redis_url, pace or _pace(settings), limits)
            app.state.tables, app.state.hub = service.tables, service.hub
            async with service.running():
                yield

    app = FastAPI(
        title="Rigor",
        version="0.1.0",
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.include_router(_api())
    app.include_router(endpoint.router)
    app.router.default = Client(CLIENT)
    app.add_middleware(Guard, allowed_origins=_origins(settings))
    errors.install(app)
    return app


def _api() -> APIRouter:
    api = APIRouter(prefix="/api")
    for part in (people, games, tables, watching, hosting, play, health):
        api.include_router(part.router)
    return api


def _pace(settings: Settings) -> Pace:
    return Pace(
        bot_delay=(settings.bot_delay_min, settings.bot_delay_max), keep=settings.keep_days * SECONDS_OF_A_DAY
    )


def _origins(settings: Settings) -> list[str]:
    return [*settings.allowed_origins, *([settings.public_url] if settings.public_url else [])]
