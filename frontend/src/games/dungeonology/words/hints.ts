/**
 * What a newcomer is told once, beside the first question of its kind: what to do now, and why. Read in the order
 * in which a game asks, they are a guide to a first game in each mode.
 *
 * Keys are those of the questions; "movement/rest" is the question `movement` in the Rest phase.
 */
import type { Mode, Phase } from "../types";

type Hints = Record<string, string>;

export interface Hint {
  /** Under which it is remembered as read. A hint for all modes is read once for all of them. */
  key: string;
  text: string;
}

/** Hints for every mode, in the order of a turn. */
const COMMON: Hints = {
  // Rest and Movement
  "movement/rest":
    "Move or Rest. Rest only to be rid of Stun or of a bad hand: it takes the whole turn. Moving, go where the cubes are.",
  movement:
    "Explore from an open exit: a new Zone brings cubes. Stop where there are some, you can only Study where you stand.",
  rest_discards: "Throw out what you will not use. Your hand is filled up again at the end of this turn.",
  rest_jinx: "A Jinx stays with you, and most of them cost points at the end. A Student is soon drawn again.",
  place_zone:
    "Leave exits open, for exploring and for a short way back. Look at its spaces: the leftmost cube comes first.",
  compass: "Keep it if its cubes suit you. You can put back only one, and the next you have to keep.",
  activate_boss: "Waking Rigor means a Sorcery Card for somebody. If that might be you, walk on quietly.",

  // Action
  action:
    "Two different actions. Study first, as long as cubes lie here; then perhaps the main effect of a card you can spare.",
  stealth_option:
    "Equal is enough. Reach the Alert, but keep a card back: the others answer once, and then you may answer them.",
  alert_option:
    "Get the Alert above their Stealth, and it is a Stun instead of a cube. They may still answer. Passing is free.",
  stun_or_sacrifice:
    "A Stun takes 1 off your Stealth until you Rest, and three make you Rest. If you have Students to spare, send one.",
  collect_cube: "A cube that completes a Star is worth more than its points. Look at your columns first.",
  glutton: "Worth it if another cube here completes a Star. Otherwise the Student is better company.",
  universal_column:
    "Put it where it completes a Star, or where a cube is worth most: there it counts as that colour.",
  take_cube: "Take the one that breaks a Star of theirs, or makes one of yours. With luck it does both.",
  give_cube: "Give one from a column that is far from a Star, or has more than its Star needs.",
  other_scholar: "Stars show who is ahead. Start there.",
  o_the_bag: "A cube is points for somebody else. A card is only a card, but your whole hand is seen.",
  copyist: "It is free, but once in their turn only. Wait for a better one, or take this one.",
  keep_divined: "Keep what you can use this turn or in your next Test. The others you will hardly see again.",
  order_divined: "They go under the deck. Any order will do, unless you plan to be here for a long time.",
  drop_cube: "Drop one you can pick up again, or one that costs you no Star.",
  cube_place: "You say where it goes. Near to you, or far from the others.",
  lay_trap: "Lay it where somebody else is going to Study, not where you are.",
  lay_passage:
    "The ends are one step apart, for everybody. Join what is far from each other, and near to you.",
  lay_teleport: "Every Teleport of this Floor is then a step away, for everybody.",
  lay_wall: "It closes the way for you as well. Best built behind you.",
  move_rigor: "Tests are harder where he stands. Park him on somebody's favourite Zone.",

  // End
  surplus: "Keep cheap Stealth for your next Test, and one Alert option for somebody else's.",
  discard: "Part with the one that asks for more Students than you have.",
};

/** Hints for the games in which a Thesis is written. */
const EXPEDITION: Hints = {
  thesis:
    "A bet on the hidden Clan Card: right means its points, safety and the last turns for all; wrong costs your best " +
    "column. The rules list what each Clan asks for (EX-09).",
  shout:
    "Loud enough, or typed in full, and all is well. Say nothing, and the others may throw you out of the game.",
  shout_vote: "They are out, and the game is over, only if everybody says no. Who is ahead just now?",
};

/** What is different in each mode, or there alone. */
const OWN: Record<Mode, Hints> = {
  standard: {
    ...EXPEDITION,
    scholar:
      "You explore, Study cubes, and publish with two Stars; most points win. Vincenzo forgives beginners: many " +
      "Students, and he learns from failing.",
    raid_place: "It goes to Kragmortha, where it can be Studied again. Choose a Zone that you reach first.",
  },
  dark_lord: {
    ...EXPEDITION,
    scholar:
      "A race for the best Thesis, with Rigor moving in. Vincenzo forgives beginners: many Students, and he learns from " +
      "failing.",
    movement:
      "Explore, and stop where there are cubes. A Boss Zone wakes Rigor: a piece of his castle, a spell, and his Minions " +
      "at work.",
    place_kragmortha:
      "A Universal cube comes with it, good for any column. Lay it where you get there before the others do.",
    raid_place: "Cubes in a Minion's own Zone may come back as Gifts. The others have to be fetched.",
    minion_target:
      "All equally close, so it is up to you: mischief for whoever is ahead, Gifts for yourself.",
    two_minions: "When all Minions are home the game ends at once. Ahead? Choose those who are nearly there.",
    home_step: "It has to go home, but you choose the way.",
    prowl: "Whoever walks into them loses a cube. Stand them in the way of others; staying is allowed.",
    raided_cube: "It is your choice: a Star with no cube to spare is a sad thing to break.",
  },
  kragmortha: {
    yell: "The loudest begins. The first player is dealt one card, the last one the most, so whispering has its points.",
    scholar:
      "You steal for Rigor. Only cubes Archived in your own Castle Zone count. Fluffy is a good first goblin: fast, and " +
      "used to the boss.",
    "movement/rest":
      "Your Portal is one step away, and the cubes are behind it. Resting brings you home at once, and you may still " +
      "Archive.",
    movement:
      "Explore your Area and Study there. Now and then wake Rigor: while his own Zones are empty, nobody can stay below him.",
    action:
      "Two different actions. Study first, as long as cubes lie here. Archiving is no action, but you must be at home.",
    archive:
      "Only what is Archived counts, but as many points as Rigor's better Zone, and you lose. Stay just below it.",
    archive_cubes:
      "The dear ones first; there are few spaces. They leave your columns, so a Star may go. Compare with Rigor's better " +
      "Zone.",
    archive_room: "Throw out the cheapest. They are gone for good, and so are their points.",
    raid_place: "What Rigor has in the better of his two Zones is your limit: you must stay below it.",
    replace_cube: "Equally dear. The Clan Card may think otherwise, at the end.",
  },
};

/** The hint for a question, if there is one: that of the mode and phase before that for all. */
export function hintFor(prompt: string, phase: Phase, mode: Mode): Hint | null {
  const books: [string, Hints][] = [
    [mode, OWN[mode]],
    ["all", COMMON],
  ];
  for (const id of [`${prompt}/${phase}`, prompt])
    for (const [book, hints] of books) {
      const text = hints[id];
      if (text) return { key: `${book}:${id}`, text };
    }
  return null;
}

/** Every hint that may come up in a mode, by question. */
export const guide = (mode: Mode): Hints => ({ ...COMMON, ...OWN[mode] });
