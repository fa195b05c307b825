/** What Zone Effects do, for whoever looks at a Zone. */
import { CUBE_NAMES, counted, readable } from "../words/names";

interface Effect {
  rules: readonly string[];
  means(number: number, word: string): string;
}

export const EFFECTS: Record<string, Effect> = {
  camp: {
    rules: ["EX-57", "EX-15"],
    means: () => "Nobody and nothing touches a Scholar here. This is where one rests.",
  },
  stairs: {
    rules: ["EX-50"],
    means: () => "Once placed, a way to the first Zone of the next Floor opens. Up or down is one step.",
  },
  passage: {
    rules: ["EX-51"],
    means: (_, word) =>
      word === "X"
        ? "One step to every Zone with a passage."
        : `One step to every other Zone with the letter ${word}, and to X.`,
  },
  teleport: { rules: ["EX-52"], means: () => "One step to every other Teleport of this Floor." },
  portal: { rules: ["EX-52"], means: () => "One step to every other Portal, on any Floor." },
  danger: {
    rules: ["EX-53"],
    means: (number) => `Whoever ends the Movement phase here gets ${number} Stun.`,
  },
  ambush: {
    rules: ["EX-53"],
    means: (number) =>
      `Whoever enters Sacrifices ${counted(number, "Student")}, and gets a Stun for each that is lacking.`,
  },
  good_luck: {
    rules: ["EX-54"],
    means: (number) => `Whoever places it draws ${counted(number, "Trick Card")}.`,
  },
  bad_luck: {
    rules: ["EX-54"],
    means: (number) => `Whoever places it discards ${counted(number, "Trick Card")} at random.`,
  },
  bivouac: {
    rules: ["EX-55"],
    means: (_, word) =>
      `Action: put a ${CUBE_NAMES[word as keyof typeof CUBE_NAMES] ?? readable(word)} cube back and take an Intern.`,
  },
  boss: { rules: ["EX-56"], means: () => "Whoever enters wakes Rigor Mortis." },
  minion: {
    rules: ["RM-43"],
    means: (_, word) => `${readable(word)}’s Zone: home in Kragmortha Mode, and where the Minion appears.`,
  },
};
