import { ApiError, sentence } from "./api";
import { notices } from "./notices.svelte";
import { refusalRule } from "./rules";

/**
 * Does something at the server; a refusal becomes a notice, with the rule of the game behind it where
 * there is one. True when it was done.
 */
export async function attempt(work: Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    notices.error(sentence(error), error instanceof ApiError ? refusalRule(game, error.code) : undefined);
    return false;
  }
}
