"""From the cards as written down to the content a game runs on: programs, prices, texts."""

from dataclasses import dataclass, field

from app.engine.dungeonology import compiled as c
from app.engine.dungeonology import definitions as d
from app.engine.dungeonology import wording
from app.engine.dungeonology.board.geometry import parse_exits
from app.engine.dungeonology.effects import Effect, Option, Whenever
from app.engine.dungeonology.rulebook import RULES
from app.engine.kernel.programs import Node, compile_programs


@dataclass
class Programs:
    """The programs of the cards so far, by name."""

    effects: dict[str, Node] = field(default_factory=dict)

    def add(self, name: str, effect: Effect) -> str:
        """Keeps an effect as a program and gives back its name."""
        if name in self.effects:
            raise ValueError(f"there are two programs called {name!r}")
        self.effects[name] = effect
        return name

    def use(self, name: str, kind: str, effect: Effect | None, text: str) -> c.OptionContent:
        """Something that can be chosen: its program and what it costs and needs."""
        if effect is None:
            return c.OptionContent(kind, None, 0, 0, (), {"en": text})
        program = self.add(name, effect)
        return c.OptionContent(kind, program, effect.sacrifices, effect.discards, effect.needs, {"en": text})

    def repeated(self, name: str, whenever: tuple[Whenever, ...]) -> tuple[c.Repeated, ...]:
        """What happens whenever a moment comes."""
        return tuple(
            c.Repeated(each.moment, self.add(f"{name}.{each.moment}.{number}", each.effect))
            for number, each in enumerate(whenever)
        )


def compile_box(box: d.Box) -> c.Content:
    """Compiles everything, the rules with the cards."""
    programs = Programs()
    return c.Content(
        tricks={trick.id: _trick(programs, trick) for trick in box.tricks},
        jinxes={jinx.id: _jinx(programs, jinx) for jinx in box.jinxes},
        interns={intern.id: _intern(programs, intern) for intern in box.interns},
        scholars={scholar.id: _scholar(programs, scholar) for scholar in box.scholars},
        clans={clan.id: _clan(clan) for clan in box.clans},
        panics={panic.id: _panic(programs, panic) for panic in box.panics},
        alerts={alert.id: _alert(alert) for alert in box.alerts},
        sorceries={sorcery.id: _sorcery(programs, sorcery) for sorcery in box.sorceries},
        zones={zone.id: _zone(zone) for zone in box.zones},
        programs=compile_programs((*RULES, programs.effects)),
        numbers=box.numbers,
    )


def _trick(programs: Programs, trick: d.Trick) -> c.TrickContent:
    name = f"trick.{trick.id}"
    return c.TrickContent(
        trick.id,
        trick.name,
        trick.type,
        trick.value,
        trick.copies,
        programs.use(f"{name}.main", "main", trick.main, wording.english(trick.main)),
        tuple(
            _option(programs, f"{name}.{number}", option, trick.value)
            for number, option in enumerate(trick.options)
        ),
        trick.flavour,
    )


def _option(programs: Programs, name: str, option: Option, value: int) -> c.OptionContent:
    return programs.use(name, option.kind, option.effect, wording.option_text(option, value))


def _jinx(programs: Programs, jinx: d.Jinx) -> c.LastingCard:
    whenever = programs.repeated(f"jinx.{jinx.id}", jinx.whenever)
    text = {"en": wording.lasting_text(jinx.lasting, jinx.whenever)}
    return c.LastingCard(
        jinx.id, jinx.name, jinx.points, jinx.copies, jinx.lasting, whenever, None, text, jinx.flavour
    )


def _intern(programs: Programs, intern: d.Intern) -> c.LastingCard:
    name = f"intern.{intern.id}"
    text = wording.lasting_text(intern.lasting, intern.whenever)
    once = None
    if intern.once is not None:
        words = f"Once in the game: {wording.clause(intern.once)}."
        once = programs.use(f"{name}.once", "once", intern.once, words)
        text = f"{text} {words}".strip()
    whenever = programs.repeated(name, intern.whenever)
    return c.LastingCard(
        intern.id, intern.name, intern.points, 1, intern.lasting, whenever, once, {"en": text}, intern.flavour
    )


def _scholar(programs: Programs, scholar: d.Scholar) -> c.ScholarContent:
    return c.ScholarContent(
        scholar.id,
        scholar.name,
        scholar.title,
        scholar.set,
        scholar.students,
        _side(programs, f"scholar.{scholar.id}.side", scholar.side),
        _side(programs, f"scholar.{scholar.id}.exalted", scholar.exalted),
        scholar.flavour,
    )


def _side(programs: Programs, name: str, side: d.Side) -> c.SideContent:
    skills = tuple(_skill(programs, name, skill) for skill in side.skills)
    text = {"en": wording.lasting_text(side.lasting, ())}
    return c.SideContent(side.hand_size, side.speed, skills, side.lasting, text)


def _skill(programs: Programs, side: str, skill: d.Skill) -> c.SkillContent:
    name = f"{side}.{skill.id}"
    text = wording.skill_text(skill)
    use = programs.use(name, skill.kind, skill.effect, text) if skill.effect is not None else None
    whenever = programs.repeated(name, skill.whenever)
    return c.SkillContent(skill.id, skill.name, skill.kind, use, skill.lasting, whenever, {"en": text})


def _clan(clan: d.Clan) -> c.ClanContent:
    text = {"en": wording.clan_text(clan)}
    return c.ClanContent(
        clan.id, clan.name, clan.set, clan.requirement, clan.points, clan.modifiers, text, clan.flavour
    )


def _panic(programs: Programs, panic: d.Panic) -> c.PanicContent:
    each_turn = programs.add(f"panic.{panic.id}", panic.each_turn) if panic.each_turn else None
    return c.PanicContent(
        panic.id,
        panic.name,
        panic.set,
        panic.dark_lord_only,
        panic.refill,
        panic.lasting,
        each_turn,
        panic.rules,
        {"en": wording.panic_text(panic)},
        panic.flavour,
        panic.turns,
    )


def _alert(alert: d.Alert) -> c.AlertContent:
    text = {"en": wording.alert_text(alert)}
    return c.AlertContent(
        alert.id,
        alert.name,
        alert.students,
        alert.omegas,
        alert.track,
        alert.clock,
        text,
        alert.flavour,
        alert.extra,
    )


def _sorcery(programs: Programs, sorcery: d.Sorcery) -> c.SorceryContent:
    minions = tuple(
        c.MinionActionContent(action.minion, action.act, action.count, {"en": wording.minion_text(action)})
        for action in sorcery.minions
    )
    program = programs.add(f"sorcery.{sorcery.id}", sorcery.effect)
    text = {"en": wording.english(sorcery.effect)}
    return c.SorceryContent(sorcery.id, sorcery.name, program, minions, text, sorcery.flavour)


def _zone(zone: d.Zone) -> c.ZoneContent:
    effects = tuple(
        c.ZoneEffectContent(effect.kind, effect.number, effect.word, {"en": wording.zone_effect_text(effect)})
        for effect in zone.effects
    )
    exits = parse_exits(zone.exits)
    return c.ZoneContent(
        zone.id, zone.name, zone.floor, zone.alert, zone.spaces, exits, effects, zone.flavour
    )
