/** The words of every question, by its key, and the rules behind it; the most telling rule comes first. */
import type { Question } from "./asked";
import { MINION_TARGETS } from "./minion-targets";
import { counted } from "./names";

export const QUESTIONS: Record<string, Question> = {
  scholar: {
    question: "Which Scholar are you?",
    why: "Students, Hand size, Speed and a skill nobody else has.",
    next: "Last in turn order chooses first.",
    verb: "Play",
    waiting: "choosing a Scholar",
    rules: ["EX-17", "EX-05"],
  },
  thesis: {
    question: "Submit your Thesis?",
    why: "You alone look at the Clan Card. Is it met, you are home and famous; is it not, your highest column goes.",
    next: "An accepted Thesis starts Maximum Alert.",
    waiting: "thinking about a Thesis",
    rules: ["EX-60", "EX-21"],
  },
  movement: {
    question: ({ request, number }) =>
      request.choices.includes("rest") && !request.choices.includes("end")
        ? "You have to Rest: three Stun are enough."
        : `Where to? ${counted(number("steps"), "step")} left.`,
    why: ({ request, context }) =>
      request.choices.includes("explore")
        ? "Walk through open doors, or explore a new Zone from an open exit."
        : context.view.mode === "kragmortha"
          ? "Walk through open doors and Portals; each counts one step."
          : "Walk through open doors; passages, stairs and portals count one step.",
    next: "Then up to two actions.",
    waiting: "moving",
    rules: ["EX-23", "EX-24", "EX-22"],
  },
  action: {
    question: ({ number }) =>
      number("actions") > 0
        ? `What do you do? ${counted(number("actions"), "action")} left.`
        : "Anything else?",
    why: "Study, Espionage, a Trick Card's main effect, the Zone's action or a skill: two different ones a turn.",
    next: "Then your hand is filled and the turn passes.",
    waiting: "acting",
    rules: ["EX-26", "EX-30", "EX-33"],
  },
  rest_discards: {
    question: "Which cards do you throw away?",
    why: "Resting, you may discard as many as you like, and draw new ones.",
    next: "Then the hand is filled up.",
    verb: "Discard",
    waiting: "sorting cards by the fire",
    rules: ["EX-22"],
  },
  rest_jinx: {
    question: "Get rid of a Jinx for a Student?",
    why: "The Student takes it along to the Infirmary.",
    waiting: "having a Jinx looked at",
    rules: ["EX-22"],
  },
  surplus: {
    question: ({ number }) => `Your hand is too full: discard ${counted(number("count"), "card")}.`,
    verb: "Discard",
    waiting: "discarding",
    rules: ["EX-27"],
  },
  discard: {
    question: ({ number }) => `Discard ${counted(number("count"), "card")}.`,
    verb: "Discard",
    waiting: "discarding",
    rules: ["RM-57", "EX-42"],
  },
  place_zone: {
    question: ({ name }) => `Where does ${name} lie?`,
    why: "An exit of it has to meet an exit of your Zone. Turn it as you like.",
    next: "Then you go in.",
    verb: "Place it here",
    waiting: "placing a Zone",
    rules: ["EX-24", "EX-12"],
  },
  place_kragmortha: {
    question: ({ name }) => `Where does ${name} break in?`,
    why: "Rigor brings a Kragmortha Zone; you say where, on any Floor.",
    next: "Then Rigor himself goes looking for somebody.",
    verb: "Place it here",
    waiting: "placing a Kragmortha Zone",
    rules: ["RM-25"],
  },
  compass: {
    question: ({ name }) => `Keep ${name}?`,
    why: "Your Compass: put it under its pile and place the next one instead, once.",
    waiting: "looking at a Compass",
    rules: ["RM-36"],
  },
  walk: {
    question: ({ seat, mine }) =>
      mine("scholar") ? "Where do you go?" : `Where does ${seat("scholar")} go?`,
    verb: "Go",
    waiting: "moving somebody",
    rules: ["EX-23"],
  },
  zone_of_floor: {
    question: "To which Zone of this Floor?",
    verb: "Go",
    waiting: "choosing a Zone",
    rules: ["EX-19"],
  },
  lay_wall: {
    question: "Where does the Wall go?",
    why: "It closes the connection for everybody.",
    verb: "Build it here",
    waiting: "laying bricks",
    rules: ["EX-14"],
  },
  break_wall: {
    question: "Which Wall comes down?",
    verb: "Take it down",
    waiting: "removing a Wall",
    rules: ["EX-14"],
  },
  lay_trap: {
    question: "Where does the Trap go?",
    why: "The next Test there is harder by 1.",
    verb: "Lay it here",
    waiting: "laying a Trap",
    rules: ["EX-14", "EX-30"],
  },
  lay_passage: {
    question: "Where does an end of the Secret Passage go?",
    why: "The two Zones will be one step apart.",
    verb: "Dig here",
    waiting: "digging",
    rules: ["EX-51"],
  },
  lay_teleport: {
    question: "Which Zone gets a Teleport?",
    why: "All Teleports of a Floor are one step apart.",
    verb: "Put it here",
    waiting: "laying a Teleport",
    rules: ["EX-52"],
  },
  move_rigor: {
    question: "Where does Rigor go?",
    why: "Where he stands Tests are harder.",
    verb: "Send him",
    waiting: "whispering to Rigor",
    rules: ["EX-30", "RM-27"],
  },
  alert_option: {
    question: ({ seat, number }) =>
      `Spoil ${seat("actor")}’s Test? It stands at ${number("stealth")} to ${number("alert")}.`,
    why: "One Alert option. Everybody is asked at once; the first in turn order with an option plays it.",
    next: "Nobody learns that you passed, or why.",
    verb: "Play",
    waiting: "looking at their cards",
    rules: ["EX-31", "EX-81", "EX-34"],
  },
  stealth_option: {
    question: ({ context }) => {
      const test = context.view.test;
      return test ? `Stealth ${test.stealth} against Alert ${test.alert}. More?` : "More Stealth?";
    },
    why: "As many Stealth options as you like. You need at least the Alert.",
    next: "Then the others may raise the Alert once, and you may answer.",
    verb: "Play",
    waiting: "sneaking",
    rules: ["EX-31", "EX-30", "EX-34"],
  },
  glutton: {
    question: "Sacrifice a Student and choose the cube?",
    why: "Otherwise it is the leftmost.",
    waiting: "looking hungry",
    rules: ["RM-35"],
  },
  collect_cube: {
    question: "Which cube do you take?",
    verb: "Take",
    waiting: "choosing a cube",
    rules: ["EX-32", "EX-45"],
  },
  fetch_cube: {
    question: "Which cube comes to you?",
    verb: "Fetch",
    waiting: "choosing a cube",
    rules: ["EX-45"],
  },
  universal_column: {
    question: "Into which column does the Universal cube go?",
    why: "There it counts as that colour.",
    verb: "Put it there",
    waiting: "sorting a Universal cube",
    rules: ["RM-11"],
  },
  lose_column: {
    question: "Which of your highest columns is lost?",
    why: "The Thesis was turned down. They are worth the same.",
    verb: "Lose it",
    waiting: "losing a column",
    rules: ["EX-60"],
  },
  drop_cube: {
    question: "Which cube do you Drop?",
    next: "It stays lying here, or goes to Kragmortha.",
    verb: "Drop",
    waiting: "dropping a cube",
    rules: ["EX-46", "RM-42"],
  },
  eliminate_cube: {
    question: "Which cube is Eliminated?",
    why: "It is lost: it goes to the Reserve, or to Rigor, if he has room.",
    verb: "Lose",
    waiting: "losing a cube",
    rules: ["EX-47", "RM-42"],
  },
  give_cube: {
    question: "Which cube do you give away?",
    verb: "Give",
    waiting: "parting with a cube",
    rules: ["EX-37"],
  },
  take_cube: {
    question: ({ seat }) => `Which cube do you take from ${seat("victim")}?`,
    verb: "Take",
    waiting: "taking a cube",
    rules: ["EX-33"],
  },
  cube_place: {
    question: ({ thing }) => `Where does the ${thing("cube")} cube fall?`,
    verb: "Here",
    waiting: "dropping a cube somewhere",
    rules: ["EX-46", "RM-42"],
  },
  raid_place: {
    question: ({ thing }) => `Into which Zone is the ${thing("cube")} cube Raided?`,
    why: ({ context }) =>
      context.view.mode === "kragmortha"
        ? "Rigor’s two Zones hold equally many cubes."
        : "Any Kragmortha Zone with a free space.",
    verb: "Here",
    waiting: "carrying loot",
    rules: ["RM-40", "RM-83"],
  },
  raided_cube: {
    question: ({ seat, mine }) =>
      `Which ${mine("scholar") ? "of your cubes" : `cube of ${seat("scholar")}`} is Raided?`,
    verb: "Raid",
    waiting: "going through pockets",
    rules: ["RM-18"],
  },
  replace_cube: {
    question: "Which of Rigor’s cubes makes room?",
    why: "They are worth the same; it goes to the Reserve.",
    verb: "Replace",
    waiting: "rearranging the hoard",
    rules: ["RM-83"],
  },
  take_trick: {
    question: ({ seat }) => `Which card do you take from ${seat("victim")}?`,
    why: "You see the hand. Nobody else does.",
    verb: "Take",
    waiting: "looking at somebody’s cards",
    rules: ["RM-37", "EX-80"],
  },
  other_scholar: {
    question: ({ name }) => `${name}: whom does it concern?`,
    verb: "Choose",
    waiting: "choosing somebody",
    rules: ["EX-37"],
  },
  o_the_bag: {
    question: "Lex-A holds the bag open: a cube, or a card?",
    why: "A cube of your choice. Or Lex-A sees your hand and takes a card.",
    waiting: "staring into a bag",
    rules: ["RM-37"],
  },
  copyist: {
    question: "Copy the card that was just resolved?",
    why: "Once in each other Scholar’s turn you take it into your hand.",
    verb: "Copy",
    waiting: "sharpening a quill",
    rules: ["RM-38"],
  },
  keep_divined: {
    question: "Which card do you keep?",
    why: "Only you see them. The others go under the deck.",
    verb: "Keep",
    waiting: "gazing into the future",
    rules: ["EX-43"],
  },
  order_divined: {
    question: "In which order do the others go under the deck?",
    why: "The first lies uppermost.",
    waiting: "shuffling the future about",
    rules: ["EX-43"],
  },
  stun_or_sacrifice: {
    question: "A Stun, or a Student instead?",
    why: "Each Stun costs you 1 Stealth; with three you have to Rest.",
    waiting: "being hit over the head",
    rules: ["EX-41", "EX-22"],
  },
  one_of_two: {
    question: ({ name }) => `${name}: which of the two?`,
    waiting: "choosing the lesser evil",
    rules: ["EX-37"],
  },
  may: {
    question: ({ name }) => `${name}: do you want to?`,
    waiting: "making up their mind",
    rules: ["EX-28"],
  },
  discard_jinx: {
    question: "Which Jinx do you get rid of?",
    verb: "Discard",
    waiting: "shaking off a Jinx",
    rules: ["EX-10"],
  },
  activate_boss: {
    question: "Wake Rigor?",
    why: "The Puppy may tiptoe past.",
    waiting: "tiptoeing",
    rules: ["RM-35", "EX-56"],
  },
  minion_target: {
    question: ({ thing, request }) =>
      MINION_TARGETS[String(request.params["act"])]?.(thing("minion")) ?? "Which Zone?",
    why: "These Zones are equally close.",
    verb: "There",
    waiting: "pointing at somebody",
    rules: ["RM-53", "RM-52"],
  },
  two_minions: {
    question: "Which two Minions set off for home?",
    why: "One Zone each. When all are home the game is over.",
    verb: "Send home",
    waiting: "calling Minions home",
    rules: ["RM-17"],
  },
  home_step: {
    question: ({ thing }) => `Which way does ${thing("minion")} go?`,
    why: "All of these lead home.",
    verb: "This way",
    waiting: "showing a Minion the way",
    rules: ["RM-17"],
  },
  prowl: {
    question: ({ thing }) => `Where does ${thing("piece")} prowl?`,
    why: "Up to two Zones each. Nobody is hurt by it; only who walks in is Raided.",
    verb: "Go",
    waiting: "sending out the hunt",
    rules: ["RM-18"],
  },
  archive: {
    question: "Archive cubes before your turn ends?",
    why: "Only what lies in your Starting Zone counts at the end.",
    waiting: "filing",
    rules: ["RM-85"],
  },
  archive_cubes: {
    question: "Which cubes do you Archive?",
    why: "1 to 4. They leave your Note Board: Stars may go with them.",
    verb: "Archive",
    waiting: "filing",
    rules: ["RM-85", "RM-84"],
  },
  archive_room: {
    question: ({ request }) => `Which ${counted(request.min, "archived cube")} must make room?`,
    why: "They go to the Reserve for good.",
    verb: "Throw out",
    waiting: "making room in the Archive",
    rules: ["RM-85"],
  },
  shout: {
    question: "Shout “Aye, Dark Lord!”",
    why: "At 40 it is loud enough. Too quiet, and the others vote; if all say no, it is over and you are out.",
    waiting: "taking a deep breath",
    rules: ["RM-19", "RM-99"],
  },
  shout_vote: {
    question: ({ seat, number }) => `Was ${seat("shouter")} loud enough, at ${number("loudness")} of 100?`,
    why: "If everybody says no the game ends, without them.",
    waiting: "judging a shout",
    rules: ["RM-99", "RM-19"],
  },
  yell: {
    question: "Yell “Yes, Dark Lord!”",
    why: "Whoever is loudest begins.",
    waiting: "yelling",
    rules: ["RM-75", "RM-99"],
  },
};
