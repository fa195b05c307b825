"""The Trick Cards (EX-06): six types, 36 different cards, 100 with their copies."""

from app.engine.dungeonology.actions import (
    BackToCamp,
    ChangeStudyBonus,
    Collect,
    ComeHere,
    Discard,
    DiscardAtRandom,
    Divination,
    DrawStudents,
    DrawTricks,
    DropCube,
    EliminateCube,
    Explore,
    FetchCube,
    GainKnowledge,
    GetStun,
    GiveCube,
    LayPassages,
    LayTeleport,
    LayTrap,
    LayWall,
    Leap,
    LoseJinx,
    LoseStun,
    MoveRigor,
    Push,
    Sacrifice,
    ShowHand,
    SwapPlaces,
    TakeCube,
    TakeIntern,
    TakeTrick,
    ThisTurn,
    Walk,
)
from app.engine.dungeonology.definitions import Trick
from app.engine.dungeonology.effects import (
    EachOther,
    OneOf,
    OneOther,
    Pay,
    alert,
    aside,
    stealth,
    then,
)

ONE, TWO = DrawStudents(1), DrawStudents(2)

FATE: tuple[Trick, ...] = (
    Trick(
        "dumb-luck", "Dumb Luck", "fate", 4, 3,
        DrawTricks(2),
        (stealth(ONE), alert(TWO)),
        "The smart kind was sold out.",
    ),
    Trick(
        "second-wind", "Second Wind", "fate", 2, 3,
        then(LoseStun(2), DrawTricks(1)),
        (stealth(), aside(Pay(ONE, LoseStun(1)))),
        "The first one was needed elsewhere.",
    ),
    Trick(
        "coin-on-its-edge", "Coin on Its Edge", "fate", 3, 3,
        Divination(4),
        (stealth(), alert(ONE)),
        "Heads, tails, or an hour of argument.",
    ),
    Trick(
        "loaded-dice", "Loaded Dice", "fate", 5, 2,
        Pay(Discard(1), DrawTricks(3)),
        (stealth(ONE), alert(Sacrifice(1))),
        "Loaded with what, nobody dares to ask.",
    ),
    Trick(
        "misread-omen", "A Good Omen, Misread", "fate", 1, 3,
        LoseJinx(),
        (stealth(), aside(Pay(Sacrifice(1), Divination(3)))),
        "Three crows. Or one crow, three times.",
    ),
    Trick(
        "borrowed-time", "Borrowed Time", "fate", 3, 3,
        Pay(TWO, ChangeStudyBonus(2)),
        (stealth(),),
        "To be returned before it was taken.",
    ),
)  # fmt: skip

EXPLORATION: tuple[Trick, ...] = (
    Trick(
        "secret-passage", "Secret Passage", "exploration", 2, 3,
        LayPassages(),
        (stealth(),),
        "Behind every bookcase. Every single one.",
    ),
    Trick(
        "three-league-socks", "Three-League Socks", "exploration", 2, 3,
        Walk(3),
        (stealth(), aside(Pay(ONE, Walk(1)))),
        "The boots were at the cobbler's.",
    ),
    Trick(
        "chalk-map", "Map in Chalk", "exploration", 3, 3,
        Explore(),
        (stealth(), alert(ONE)),
        "You are here. You were, before the rain.",
    ),
    Trick(
        "convenient-trapdoor", "Convenient Trapdoor", "exploration", 4, 2,
        Pay(Sacrifice(1), Leap()),
        (stealth(ONE), alert(TWO)),
        "Somebody has to test it.",
    ),
    Trick(
        "emergency-masonry", "Emergency Masonry", "exploration", 2, 3,
        then(LayWall(), DrawTricks(1)),
        (stealth(), alert(ONE)),
        "Good walls make good Scholars stay out.",
    ),
    Trick(
        "pebble-of-elsewhere", "Pebble of Elsewhere", "exploration", 3, 3,
        then(LayTeleport(), DrawTricks(1)),
        (stealth(), aside(Pay(Sacrifice(1), Leap()))),
        "Put it down and it is already gone.",
    ),
)  # fmt: skip

SUBTERFUGE: tuple[Trick, ...] = (
    Trick(
        "backstab", "Backstab", "subterfuge", 3, 3,
        Pay(then(Sacrifice(1), TWO, GetStun(1)), OneOther(TakeCube(), "zone", "cubes")),
        (stealth(), alert(ONE)),
        "It is only rude if they turn around.",
    ),
    Trick(
        "tripwire", "Tripwire", "subterfuge", 2, 3,
        then(LayTrap(), DrawTricks(1)),
        (stealth(), alert(ONE)),
        "Low technology, at ankle height.",
    ),
    Trick(
        "false-beard", "False Beard", "subterfuge", 4, 3,
        Pay(ONE, OneOther(TakeTrick(), "zone", "cards")),
        (stealth(ONE), alert(TWO)),
        "It fooled the real beard.",
    ),
    Trick(
        "greased-floor", "Greased Floor", "subterfuge", 3, 3,
        OneOther(then(GetStun(1), Push(2)), "near"),
        (stealth(), alert()),
        "Dinner is served, further down.",
    ),
    Trick(
        "sleight-of-sleeve", "Sleight of Sleeve", "subterfuge", 1, 3,
        OneOther(ShowHand(), "zone", "cards"),
        (stealth(), alert()),
        "Nothing in here. Nothing in yours, either.",
    ),
    Trick(
        "smoke-pot", "Smoke Pot", "subterfuge", 5, 2,
        Pay(ONE, EachOther(GetStun(1), "zone")),
        (stealth(ONE), alert(Sacrifice(1))),
        "Cough once for yes.",
    ),
)  # fmt: skip

SOCIAL: tuple[Trick, ...] = (
    Trick(
        "flattery", "Industrial Flattery", "social", 2, 3,
        Pay(Sacrifice(1), OneOther(GiveCube(), "zone", "cubes")),
        (stealth(), aside(Pay(Sacrifice(1), DrawTricks(1)))),
        "Have you always had such clever boots?",
    ),
    Trick(
        "study-group", "Study Group", "social", 3, 3,
        GainKnowledge(2),
        (stealth(), alert(ONE)),
        "One reads, one snores, four eat.",
    ),
    Trick(
        "open-day", "Open Day", "social", 1, 3,
        then(DrawStudents(2), DrawTricks(1)),
        (stealth(), aside(ONE)),
        "Free biscuits. Terms apply for seven years.",
    ),
    Trick(
        "rumour", "Rumour With Footnotes", "social", 3, 3,
        EachOther(DiscardAtRandom(1), "near", "cards"),
        (stealth(), alert()),
        "See page nine. Do not see page ten.",
    ),
    Trick(
        "bribe", "Modest Bribe", "social", 4, 2,
        Pay(Sacrifice(2), TakeIntern()),
        (stealth(Sacrifice(1)), alert(ONE)),
        "Call it a grant.",
    ),
    Trick(
        "pub-quiz", "Pub Quiz", "social", 2, 3,
        then(GainKnowledge(1), DrawTricks(1)),
        (stealth(), alert(ONE)),
        "Question four started the fight.",
    ),
)  # fmt: skip

MAGIC: tuple[Trick, ...] = (
    Trick(
        "love-potion", "Love Potion", "magic", 2, 3,
        Pay(Sacrifice(2), EachOther(GiveCube(), "zone", "cubes")),
        (aside(Pay(ONE, Divination(2))),),
        "Side effects include affection, remorse and a lighter bag.",
    ),
    Trick(
        "misaddressed-spell", "Misaddressed Spell", "magic", 3, 3,
        OneOther(SwapPlaces(), "floor"),
        (stealth(), alert(ONE)),
        "Return to sender. Return the sender, too.",
    ),
    Trick(
        "levitation", "Levitation for Beginners", "magic", 4, 3,
        Pay(ONE, FetchCube()),
        (stealth(ONE), alert(TWO)),
        "Chapter two is about ceilings.",
    ),
    Trick(
        "summon-colleague", "Summon Colleague", "magic", 2, 3,
        OneOther(ComeHere(), "floor"),
        (stealth(), alert(ONE)),
        "Arrives in slippers, leaves in a huff.",
    ),
    Trick(
        "invisible-ink", "Invisibility, in Ink", "magic", 5, 2,
        Pay(TWO, ThisTurn("study_stealth", 3)),
        (stealth(ONE), alert(TWO)),
        "Only the pen is gone.",
    ),
    Trick(
        "itching-hex", "Itching Hex", "magic", 3, 3,
        Pay(Sacrifice(1), OneOther(DropCube(), "near", "cubes")),
        (stealth(), alert(ONE)),
        "You need both hands for it.",
    ),
)  # fmt: skip

NOTORIETY: tuple[Trick, ...] = (
    Trick(
        "front-page", "Front Page", "notoriety", 4, 2,
        Pay(Sacrifice(1), OneOther(BackToCamp(), "floor")),
        (stealth(ONE), alert(ONE)),
        "Everybody wants a word with you.",
    ),
    Trick(
        "plagiarism", "Plagiarism", "notoriety", 2, 2,
        Pay(Sacrifice(2), Collect("leftmost")),
        (stealth(), alert(ONE)),
        "Great minds copy alike.",
    ),
    Trick(
        "standing-ovation", "Standing Ovation", "notoriety", 3, 3,
        then(ChangeStudyBonus(1), DrawTricks(1)),
        (stealth(), alert()),
        "There were no chairs.",
    ),
    Trick(
        "stern-letter", "Sternly Worded Letter", "notoriety", 1, 3,
        OneOther(OneOf(DiscardAtRandom(1), GetStun(1)), "floor"),
        (stealth(), alert()),
        "Yours, faithfully, with a brick.",
    ),
    Trick(
        "name-dropping", "Name-Dropping", "notoriety", 2, 3,
        then(MoveRigor(2), DrawTricks(1)),
        (stealth(), alert(ONE)),
        "He hates it when you say it three times.",
    ),
    Trick(
        "last-word", "The Last Word", "notoriety", 5, 2,
        Pay(Discard(2), OneOther(EliminateCube(), "zone", "cubes")),
        (stealth(ONE), alert(TWO)),
        "It was 'oops'.",
    ),
)  # fmt: skip

TRICKS: tuple[Trick, ...] = (*FATE, *EXPLORATION, *SUBTERFUGE, *SOCIAL, *MAGIC, *NOTORIETY)
"""All Trick Cards; with their copies they are the deck."""
