"""Settings, read from environment variables and an optional .env file; docs/hosting.md lists them."""

from pathlib import Path
from typing import Annotated

from pydantic import AliasChoices, Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ROOT = Path(__file__).resolve().parent.parent


class Settings(BaseSettings):
    """What a host can change without touching code."""

    model_config = SettingsConfigDict(
        env_prefix="RIGOR_",
        env_file=ROOT / ".env",
        env_ignore_empty=True,
        extra="ignore",
        populate_by_name=True,
    )

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)

    public_url: str | None = None
    """Address under which browsers reach the service, when a proxy or tunnel stands before it."""

    allowed_origins: Annotated[list[str], NoDecode] = []
    """Other origins whose pages may use the service with a person's cookie, separated by commas."""

    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded headers are believed, separated by commas; * for all."""

    data_dir: Path = ROOT / "data"
    """Folder of the embedded database."""

    database_url: str | None = Field(
        default=None, validation_alias=AliasChoices("RIGOR_DATABASE_URL", "DATABASE_URL")
    )
    """A PostgreSQL to use in place of the embedded one."""

    redis_url: str | None = Field(default=None, validation_alias=AliasChoices("RIGOR_REDIS_URL", "REDIS_URL"))
    """Redis or Valkey for the fan-out between processes, in place of PostgreSQL's NOTIFY."""

    bot_delay_min: float = Field(default=0.7, ge=0)
    bot_delay_max: float = Field(default=1.9, ge=0)
    """Seconds between which the time a bot seems to think is drawn."""

    keep_days: int = Field(default=30, ge=0, le=36_500)
    """After how many days a table that nobody touches is deleted; 0 keeps all."""

    rate_limits: bool = True
    """Whether guests, wrong invite codes, chat and commands are limited; off for measurements only."""

    @property
    def secure_cookie(self) -> bool:
        """Whether browsers may send the identity cookie over TLS only."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @field_validator("public_url")
    @classmethod
    def _without_slash(cls, url: str | None) -> str | None:
        return url and url.rstrip("/")

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _split(cls, origins: object) -> object:
        if not isinstance(origins, str):
            return origins
        return [origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()]
