/** What a newcomer is told once, beside the first question of its kind. */
export const HINTS: Record<string, string> = {
  recruitment: "Tap a card to choose it, again to recruit it. Hold or hover to read it.",
  dungeon_action: "Each Looter acts once a turn. Tap a glowing one to see what it can do.",
  attack_target: "The number on a target is the chance to kill it. Decoys must be hit first.",
  surplus_looterz: "Only three may stay when your turn ends. A Last Wish still works.",
  trigger_order: "Drag the cards or use the arrows. The first one happens first.",
  order_foreseen: "Drag the cards or use the arrows. The first one will be on top.",
  bid: "Bids stay secret until all are in. Only the single highest one is paid.",
};
