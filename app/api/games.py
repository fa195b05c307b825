"""What can be played here."""

from typing import Any

from fastapi import APIRouter

from app.api.answers import errors
from app.api.schemas import GameOut, GamesOut
from app.engine import registry
from app.tables.rules import known_game

router = APIRouter(prefix="/games", tags=["games"])


@router.get("", responses=errors(person=False))
async def all_games() -> GamesOut:
    """All games, with the options that a host can set."""
    return GamesOut(
        games=[
            GameOut(
                name=game.name,
                title=game.title,
                min_seats=game.min_seats,
                max_seats=game.max_seats,
                options_schema=game.options_schema(),
            )
            for game in registry.games().values()
        ]
    )


@router.get("/{game}/catalog", responses=errors("unknown_game", person=False))
async def catalog(game: str) -> dict[str, Any]:
    """The cards and keywords of a game, with their texts."""
    return known_game(game).catalog()
