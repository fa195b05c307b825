/** Which rules are behind a question. The most telling one comes first. */
const PROMPTS: Record<string, readonly string[]> = {};

export const promptRules = (prompt: string): readonly string[] => PROMPTS[prompt] ?? [];
