/** What is drawn from the seed in the middle of a game: shuffles, and choices at random (EX-18). */
import type { Box, Looks } from "./box";
import type { Told } from "./events";

export const CHANCE: Looks<"randomized" | "shuffled" | "first_player" | "cube_moved"> = {
  randomized: async (event, box) => {
    const among = amongWhat(event, box);
    const what = `a ${event.what === "first" ? "first player" : event.what} was chosen at random`;
    box.check.turnOf(event.draw, what);
    box.counts.choices += 1;
    const index = await box.check.draws.below(Math.max(among.length, 1));
    if (event.dice[0] !== index)
      box.check.differs(`${what}, number ${event.dice[0] + 1}; the seed says number ${index + 1}`);
    // Who loses what to a randomized Scholar's misfortune everybody sees: the event names them.
    if (event.what !== "scholar") box.chosen = { [event.what]: among[index] };
  },
  shuffled: async (event, box) => {
    const what = "something was shuffled";
    box.check.turnOf(event.draw, what);
    const count = await shuffle(event.what, box);
    const last = await box.check.draws.below(1 << 16);
    if (event.count !== count || event.dice[0] !== last)
      box.check.differs(
        `${event.count} were shuffled, up to ${event.dice[0]}; the seed says ${count}, up to ${last}`,
      );
  },
  first_player: (event, box) => {
    const { first } = box.chosen;
    if (first !== undefined && first !== event.seat)
      box.check.differs(`seat ${event.seat + 1} became first player; the seed says seat ${first + 1}`);
    box.chosen = {};
  },
  cube_moved: (event, box) => {
    const { cube } = box.chosen;
    if (cube === undefined) return;
    const [, seat, column, colour] = cube.split(":");
    if (event.from !== `board:${seat}:${column}` || event.cube !== colour)
      box.check.differs(`a ${event.cube} cube was lost at random; the seed says a ${colour} one`);
    box.chosen = {};
  },
};

function amongWhat(event: Told<"randomized">, box: Box): readonly (string | number)[] {
  return event.what === "trick" ? (box.hands[event.seat] ?? []).map((card) => card.id) : event.among;
}

/** Shuffles anew what lies there; gives back how many they are. */
async function shuffle(what: Told<"shuffled">["what"], box: Box): Promise<number> {
  const { dealt } = box;
  const { draws } = box.check;
  if (what === "university") {
    dealt.bag = await draws.shuffled(dealt.bag);
    return dealt.bag.length;
  }
  if (what === "sorcery") {
    dealt.sorceries = await draws.shuffled(box.usedSorceries.splice(0));
    return dealt.sorceries.length;
  }
  // Divination may want more cards than the deck has: those left then lie on top.
  const anew = await draws.shuffled(box.discards.splice(0).map(({ card }) => card));
  dealt.tricks = [...anew, ...dealt.tricks];
  return anew.length;
}
