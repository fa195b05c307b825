/** Zones, Students, and all cards but the Trick Cards. */
import type { Box, Looks } from "./box";
import { filled } from "./deal";

type PileEvent =
  | "jinx_drawn"
  | "jinx_discarded"
  | "intern_taken"
  | "sorcery_drawn"
  | "thesis_submitted"
  | "clan_revealed"
  | "panic_revealed"
  | "stacks_uncovered"
  | "student_drawn"
  | "university_filled"
  | "university_refilled"
  | "zone_drawn"
  | "zone_placed"
  | "zone_put_below";

export const PILES: Looks<PileEvent> = {
  jinx_drawn: ({ jinx }, box) => box.card(jinx, box.dealt.jinxes.pop(), "a Jinx drawn"),
  jinx_discarded: ({ jinx }, box) => {
    box.dealt.jinxes.unshift(jinx);
  },
  intern_taken: ({ intern }, box) => box.card(intern, box.dealt.interns.pop(), "an Intern taken"),
  sorcery_drawn: ({ card }, box) => {
    box.card(card, box.dealt.sorceries.pop(), "a Sorcery Card");
    box.usedSorceries.push(card);
  },
  thesis_submitted: ({ clan }, box) => box.card(clan, box.dealt.clans[0], "the Clan Card"),
  clan_revealed: ({ clan }, box) => box.card(clan, box.dealt.clans[0], "the Clan Card"),
  panic_revealed: ({ card }, box) => box.card(card, box.dealt.panics[0], "the Panic Card"),
  stacks_uncovered: ({ stacks }, box) =>
    stacks.forEach((colour, place) =>
      box.card(colour, box.dealt.stacks[place], `the token of stack ${place + 1}`),
    ),
  student_drawn: ({ student }, box) => {
    box.counts.students += 1;
    box.check.card(student, box.dealt.bag.pop(), "what came out of the University");
  },
  university_filled: ({ added }, box) => {
    box.dealt.bag.push(...filled(added, 0));
  },
  university_refilled: ({ students, omegas }, box) => {
    box.dealt.bag = filled(students, omegas);
  },
  zone_drawn: ({ card, floor }, box) => {
    zone(card, floor, box);
    box.placing = card;
  },
  zone_placed: ({ card, floor }, box) => {
    // The first Zone of a Floor comes without having been drawn (EX-50).
    if (box.placing !== card) zone(card, floor, box);
    box.placing = "";
  },
  zone_put_below: ({ card, floor }, box) => {
    box.dealt.piles[floor - 1]?.unshift(card);
    box.placing = "";
  },
};

function zone(card: string, floor: number, box: Box): void {
  box.counts.zones += 1;
  box.check.card(card, box.dealt.piles[floor - 1]?.pop(), "a Zone");
}
