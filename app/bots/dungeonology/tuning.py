"""What the bot believes about the game, in points."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Tuning:
    """Numbers found by play against each other.

    `student`: a Student at the Bonfire. `stun`: a Stun token. `omega`: an Omega drawn. `card`: a Trick Card
    more or less. `kept`: a card played in the turn of another, when nothing fills the hand up at once.
    `intern`: an unknown Intern. `bonus`: one on the Study Bonus. `harm`: how much of another's loss is one's
    own gain, spread over all others by how far ahead they are (`leader`). `patience`: what the same thing is
    worth a turn later. `margin`: how likely a Test succeeds, by what one could play beyond the Alert while
    opponents hold cards. `rate`: points a Scholar makes in a turn. `steady`: a lead that makes a win fairly
    sure. `thesis_hope`: what each cube that is missing for two Stars leaves of the hope for a Thesis,
    `missing`: each cube that a Clan may want. `come_true`: what of such hopes
    comes true. `growth`: how much the Threshold may grow in a turn, where a cube is weighed.
    """

    student: float = 0.6
    stun: float = 1.3
    omega: float = 3.0
    card: float = 0.5
    kept: float = 2.0
    intern: float = 2.5
    bonus: float = 0.7
    harm: float = 0.8
    leader: float = 1.5
    patience: float = 0.75
    margin: tuple[float, ...] = (0.45, 0.5, 0.6, 0.75, 0.88, 0.95)
    rate: float = 1.8
    steady: float = 14.0
    thesis_hope: float = 0.85
    missing: float = 0.62
    come_true: float = 0.25
    growth: float = 4.0


TUNED = Tuning()
