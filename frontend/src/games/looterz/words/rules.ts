/** Which rules are behind a question, a keyword, a line of the log. The most telling one comes first. */

const PROMPTS: Record<string, readonly string[]> = {
  recruitment: ["LZ-21", "LZ-22"],
  dungeon_action: ["LZ-23", "LZ-24", "LZ-30", "LZ-35", "LZ-50"],
  attack_target: ["LZ-35", "LZ-36", "LZ-56"],
  damage: ["LZ-37", "LZ-56", "LZ-61"],
  destroy: ["LZ-59", "LZ-56", "LZ-61"],
  heal: ["LZ-64", "LZ-56"],
  borrow: ["LZ-58", "LZ-56"],
  swap_give: ["LZ-58", "LZ-61"],
  swap_take: ["LZ-58", "LZ-56"],
  sacrifice: ["LZ-53", "LZ-67"],
  steal_victim: ["LZ-57"],
  discard: ["LZ-55", "LZ-50"],
  take_from_graveyard: ["LZ-62"],
  recruit_from_graveyard: ["LZ-60", "LZ-62"],
  take_foreseen: ["LZ-65", "LZ-17"],
  order_foreseen: ["LZ-17"],
  bury: ["LZ-17"],
  pay_or_sacrifice: ["LZ-52", "LZ-53"],
  bid: ["LZ-61"],
  trigger_order: ["LZ-54", "LZ-63"],
  surplus_looterz: ["LZ-26", "LZ-66"],
  surplus_cards: ["LZ-27", "LZ-66"],
};

/** Questions with rules; the test compares them with those that have words. */
export const PROMPTS_WITH_RULES = Object.keys(PROMPTS);

/** The rules behind a question, by its key. */
export const promptRules = (prompt: string): readonly string[] => PROMPTS[prompt] ?? [];

export const KEYWORD_RULES: Record<string, string> = {
  activate: "LZ-50",
  recruit: "LZ-51",
  last_wish: "LZ-54",
  decoy: "LZ-56",
  sacrifice: "LZ-53",
  steal: "LZ-57",
};

export const PHASE_RULES: Record<string, string> = {
  first_recruitment: "LZ-21",
  dungeon: "LZ-23",
  second_recruitment: "LZ-25",
  sacrifice: "LZ-26",
};

/** Why a game has ended. */
export const END_RULES: Record<string, string> = { target_reached: "LZ-12", rigor_home: "LZ-70" };

/** Why a part of a skill came to nothing. */
export const SKIP_RULES: Record<string, string> = {
  nobody_to_rob: "LZ-57",
  attacker_gone: "LZ-38",
};
