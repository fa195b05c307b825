"""Who you are."""

from fastapi import APIRouter, Response, status

from app.api.answers import errors
from app.api.deps import Address, Me, SettingsPart, TablesPart
from app.api.schemas import GuestOut, MeOut, NameIn, PersonOut
from app.store.records import PersonRecord
from app.tables.credentials import COOKIE

ONE_YEAR = 365 * 24 * 3600

router = APIRouter(tags=["people"])


@router.post(
    "/guests", status_code=status.HTTP_201_CREATED, responses=errors("bad_name", "slow_down", person=False)
)
async def become_a_guest(
    body: NameIn, tables: TablesPart, settings: SettingsPart, address: Address, response: Response
) -> GuestOut:
    """Makes you known by a name. Keep the token: it is all that proves who you are."""
    tables.limits.take("guest", address)
    person, token = await tables.people.add_guest(body.name)
    response.set_cookie(
        COOKIE,
        token,
        max_age=ONE_YEAR,
        path="/api",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookie,
    )
    return GuestOut(person=_person(person), token=token)


@router.get("/me", responses=errors())
async def who_am_i(me: Me) -> MeOut:
    """Who your token says you are."""
    return MeOut(person=_person(me))


@router.patch("/me", responses=errors("bad_name"))
async def rename_me(body: NameIn, me: Me, tables: TablesPart) -> MeOut:
    """Gives you another name, at all your tables."""
    tables.limits.take("name", str(me.id))
    return MeOut(person=_person(await tables.people.rename(me.id, body.name)))


def _person(person: PersonRecord) -> PersonOut:
    return PersonOut(id=str(person.id), name=person.name)
