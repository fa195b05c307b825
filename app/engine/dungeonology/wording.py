"""The text on cards, rendered from what they do, so that the two cannot disagree."""

from functools import singledispatch

from app.engine.dungeonology import actions as a
from app.engine.dungeonology import definitions as d
from app.engine.dungeonology import effects as e
from app.engine.dungeonology.effects import Effect
from app.engine.dungeonology.wording_others import they
from app.engine.dungeonology.wording_words import as_clause, counted, signed

_WHERE = {
    "zone": "in your Zone",
    "near": "in your Zone or a connected one next to it",
    "floor": "on your Floor",
    "dungeon": "in the Dungeon",
    "rigor": "in Rigor's Zone",
    "rigor_near": "in Rigor's Zone or a connected one next to it",
    "rigor_floor": "on Rigor's Floor",
}
_HAVING = {"": "", "cubes": " with cubes", "cards": " with cards", "students": " with Students",
           "stun": " with Stun"}  # fmt: skip
_VALUES = {
    "speed": "Speed",
    "hand_size": "Hand size",
    "study_stealth": "Stealth in Study Tests",
    "espionage_stealth": "Stealth in Espionage Tests",
    "alert": "Alert of your Tests",
    "guard": "Alert of Espionage against you",
    "options_against": "Each Alert option against you",
    "failure_bonus": "Study Bonus for a failed Study Test",
    "danger": "Danger and its Stun for you",
    "ambush": "Ambush for you",
}
_MOMENTS = {
    "turn_start": "As your turn begins",
    "turn_end": "In your End phase",
    "rest": "When you Rest",
    "explored": "When you have explored",
    "study_succeeded": "After a Study Test that you pass",
    "study_failed": "After a Study Test that you fail",
}
_RULE_SKILLS = {
    "puppy": "You may decline to activate the Boss Effect. "
    "The Boss Alert Modifier does not apply to your Tests.",
    "glutton": "SUCCESS in a Study Test: you may Sacrifice a Student to choose the cube.",
    "compass": "Once when you explore: put the new Zone to the bottom of its pile and place the next one.",
    "great_explorer": "Exploration cards that you play have double Bonus Value.",
    "o_the_bag": "Get 1 unavoidable Stun: a Scholar in your Zone, each once a turn, gives you a cube or "
    "shows you their hand and loses a card of your choice to you.",
    "copyist": "Once in each other Scholar's turn: take a Trick Card which that Scholar has just resolved.",
    "amanuensis": "In a Test, once a card: "
    "get 1 unavoidable Stun to double the Bonus Value of a card you played.",
    "light_fingers": "SUCCESS in an Espionage Test: draw a Trick Card.",
}


@singledispatch
def english(effect: Effect) -> str:
    """What the effect says in English, addressed to the Scholar whom it concerns."""
    raise TypeError(f"no words for {type(effect).__name__}")


def clause(effect: Effect) -> str:
    """The effect as the end of another sentence."""
    return as_clause(english(effect))


def price_words(price: Effect) -> str:
    """What must be paid, separated by commas."""
    parts = price.effects if isinstance(price, e.Steps) else (price,)
    first, *rest = [english(part).rstrip(".") for part in parts]
    return ", ".join([first, *(as_clause(words) for words in rest)])


def whom(where: str, having: str, one: str) -> str:
    """ "another Scholar with cubes in your Zone"."""
    return f"{one}{_HAVING[having]} {_WHERE[where]}"


def value_words(value: str) -> str:
    """The name of a value that lasting effects change."""
    kind = value.removesuffix("_bonus")
    return _VALUES.get(value) or f"Bonus Value of your {kind.capitalize()} cards"


def option_text(option: e.Option, value: int) -> str:
    """The words of an auxiliary option: price, colon, gain."""
    if option.kind == "aside":
        assert option.effect is not None
        return english(option.effect)
    gain = f"{option.kind.capitalize()} +{value}."
    return gain if option.effect is None else f"{price_words(option.effect)}: {gain}"


def lasting_text(lasting: tuple[e.Lasting, ...], whenever: tuple[e.Whenever, ...]) -> str:
    """What lasts and what repeats, one sentence each."""
    sentences = [f"{value_words(each.value)} {signed(each.amount)}." for each in lasting]
    sentences += [f"{_MOMENTS[each.moment]}: {clause(each.effect)}." for each in whenever]
    return " ".join(sentences)


def skill_text(skill: d.Skill) -> str:
    """What a skill says."""
    if skill.kind == "rule":
        return _RULE_SKILLS[skill.id]
    if skill.effect is None:
        return lasting_text(skill.lasting, skill.whenever)
    start = "Action: " if skill.kind == "action" else "Once a turn: "
    return f"{start}{clause(skill.effect)}."


def clan_text(clan: d.Clan) -> str:
    """Requirement, points and modifiers."""
    needs = ", ".join(f"{number} {colour.capitalize()}" for colour, number in clan.requirement.items())
    changes = ", ".join(
        f"each {colour.capitalize()} cube {signed(n)}" for colour, n in clan.modifiers.items()
    )
    return f"Thesis: {needs}. Worth {clan.points} points." + (f" At the end: {changes}." if changes else "")


def alert_text(alert: d.Alert) -> str:
    """The numbers of an Alert Card."""
    return (
        f"{alert_students(alert)} and {alert.omegas} Omega in the University; "
        f"{alert.track} spaces; from round {alert.clock} on each Scholar draws a Student in the End phase."
    )


def alert_students(alert: d.Alert) -> str:
    """How many Students, by the number of players."""
    two, three = (alert.students + extra for extra in alert.extra)
    return f"{alert.students} Students a player ({two} with two, {three} with three)"


_PANIC_RULES = {
    "come_back_to_me": "A Minion that must act is moved one Zone towards its own Kragmortha Zone instead, "
    "by the current player; as each turn begins its player moves two Minions so. "
    "When all are there the game ends at once.",
    "final_raid": "Rigor's Boss Card is discarded. As each turn begins its player moves Rigor and each "
    "Minion up to two Zones. Who enters a Zone with one of them has a cube Raided. "
    "When a cube is Raided and no space is free the game ends at once.",
    "aye_dark_lord": 'As each turn begins its player shouts "Aye, Dark Lord!". Who does not, or too quietly '
    "for all the others, ends the game at once and is out of it. "
    "When a Scholar would play a second turn in a row the game ends at once.",
}


def panic_text(panic: d.Panic) -> str:
    """What changes at Maximum Alert."""
    parts = []
    if panic.refill:
        students, omegas = panic.refill
        parts.append(
            f"Empty the University: {counted(students, 'Student')} a player and {omegas} Omega go in."
        )
    if panic.lasting:
        parts.append(f"For every Scholar: {lasting_text(panic.lasting, ())}")
    if panic.each_turn:
        parts.append(f"As each turn begins: {clause(panic.each_turn)}.")
    parts += [_PANIC_RULES[rule] for rule in panic.rules]
    parts.append(f"Turns left for each: {panic.turns}.")
    return " ".join(parts)


def minion_text(action: d.MinionAction) -> str:
    """ "Raid 2", "Draw Student"."""
    words = action.act.replace("_", " ").title()
    return f"{words} {action.count}" if action.act in ("raid", "discard", "stun") else words


def zone_effect_text(effect: d.ZoneEffect) -> str:
    """The Zone Effect's name with its number or word."""
    words = effect.kind.replace("_", " ").title()
    if effect.number:
        return f"{words} {effect.number}"
    return f"{words} {effect.word.title()}" if effect.word else words


@english.register
def _(effect: e.Steps) -> str:
    return " ".join(english(part) for part in effect.effects)


@english.register
def _(effect: e.Pay) -> str:
    return f"{price_words(effect.price)}: {clause(effect.gain)}."


@english.register
def _(effect: e.May) -> str:
    return f"You may: {clause(effect.body)}."


@english.register
def _(effect: e.OneOf) -> str:
    return f"Choose: {clause(effect.first)}; or {clause(effect.second)}."


@english.register
def _(effect: e.OneOther) -> str:
    return f"Choose {whom(effect.where, effect.having, 'another Scholar')}; {they(effect.body)}."


@english.register
def _(effect: e.EachOther) -> str:
    return f"{whom(effect.where, effect.having, 'Every other Scholar')}: {they(effect.body)}."


@english.register
def _(effect: e.EachScholar) -> str:
    return f"{whom(effect.where, effect.having, 'Every Scholar')}: {they(effect.body)}."


@english.register
def _(effect: e.RandomScholar) -> str:
    return f"{whom(effect.where, effect.having, 'A randomized Scholar')}: {they(effect.body)}."


@english.register
def _(effect: a.DrawStudents) -> str:
    return f"Draw {counted(effect.count, 'Student')}."


@english.register
def _(effect: a.Sacrifice) -> str:
    return f"Sacrifice {counted(effect.count, 'Student')}."


@english.register
def _(effect: a.GetStun) -> str:
    return f"Get {effect.count} {'' if effect.avoidable else 'unavoidable '}Stun."


@english.register
def _(effect: a.LoseStun) -> str:
    return f"Put back {'a Stun token' if effect.count == 1 else f'up to {effect.count} Stun tokens'}."


@english.register
def _(effect: a.DrawTricks) -> str:
    return f"Draw {counted(effect.count, 'Trick Card')}."


@english.register
def _(effect: a.Discard) -> str:
    return f"Discard {counted(effect.count, 'Trick Card')} of your choice."


@english.register
def _(effect: a.DiscardAtRandom) -> str:
    return f"Discard {counted(effect.count, 'Trick Card')} at random."


@english.register
def _(effect: a.Divination) -> str:
    return f"Divination {effect.count}."


@english.register
def _(effect: a.DrawJinx) -> str:
    return "Draw a Jinx."


@english.register
def _(effect: a.LoseJinx) -> str:
    return "Discard one of your Jinxes."


@english.register
def _(effect: a.TakeIntern) -> str:
    return "Take the top Intern."


@english.register
def _(effect: a.GainKnowledge) -> str:
    return f"Take {counted(effect.count, 'Knowledge token')}."


@english.register
def _(effect: a.ChangeStudyBonus) -> str:
    return f"Study Bonus {signed(effect.amount)}."


@english.register
def _(effect: a.DropCube) -> str:
    return "Drop a random cube." if effect.random else "Drop a cube of your choice."


@english.register
def _(effect: a.EliminateCube) -> str:
    return "Eliminate a cube of your choice from your Note Board."


@english.register
def _(effect: a.Collect) -> str:
    which = {
        "any": "a cube of your choice",
        "leftmost": "the leftmost cube",
        "rightmost": "the rightmost cube",
    }
    return f"Collect {which[effect.which]} of your Zone."


@english.register
def _(effect: a.FetchCube) -> str:
    return "Move a cube from a connected Zone next door into a free space of your Zone."


@english.register
def _(effect: a.Walk) -> str:
    return f"Move up to {counted(effect.steps, 'step')}." if effect.steps > 1 else "You may move a step."


@english.register
def _(effect: a.Leap) -> str:
    return "Go to any other Zone of your Floor."


@english.register
def _(effect: a.BackToCamp) -> str:
    return "Go back to your Starting Zone."


@english.register
def _(effect: a.Explore) -> str:
    return "Explore."


@english.register
def _(effect: a.LayWall) -> str:
    return "Lay a Wall on a connection of your Zone."


@english.register
def _(effect: a.BreakWall) -> str:
    return "Take away a Wall of your Zone."


@english.register
def _(effect: a.LayTrap) -> str:
    return "Lay a Trap in your Zone or a connected one next to it."


@english.register
def _(effect: a.LayPassages) -> str:
    return "Lay a pair of Secret Passage tokens on two Zones of your Floor."


@english.register
def _(effect: a.LayTeleport) -> str:
    return "Lay a Teleport token on a Zone of your Floor."


@english.register
def _(effect: a.Raid) -> str:
    return f"Raid {effect.count}." if effect.source == "rigor" else f"Raid {effect.count} from your Zone."


@english.register
def _(effect: a.MoveRigor) -> str:
    return f"Move Rigor up to {counted(effect.steps, 'step')}."


@english.register
def _(effect: a.ThisTurn) -> str:
    return f"{value_words(effect.value)} {signed(effect.amount)} this turn."
