"""Whether the service is well."""

from fastapi import APIRouter

from app.api.answers import errors
from app.api.deps import TablesPart
from app.api.schemas import HealthOut

router = APIRouter(tags=["health"])


@router.get("/health", responses=errors(person=False))
async def health(tables: TablesPart) -> HealthOut:
    """Answers when the service and its database are up."""
    await tables.memory.database.one("SELECT 1")
    return HealthOut(status="ok")
