/** What a newcomer is told once, beside the first question of its kind. */
export const HINTS: Record<string, string> = {
  recruitment:
    "Tap a card of your hand to choose it, again to recruit it. Hold it, or hover, to read all of it. More Looterz, more dice.",
  dungeon_action:
    "Each of your Looterz acts once a turn. Tap a glowing one: it searches for coins, attacks, or uses its skill.",
  attack_target:
    "The number on a target is the chance that this attack kills it. Whoever has Decoy must be hit first.",
  surplus_looterz: "Only three may stay at the end of your turn. A Last Wish works when its Looter goes.",
  trigger_order: "Drag the cards, or use the arrows. The first one happens first.",
  order_foreseen: "Drag the cards, or use the arrows. The first one will be on top of the Tower.",
  bid: "Nobody sees your bid until all have bid. Only the single highest bid is paid.",
};
