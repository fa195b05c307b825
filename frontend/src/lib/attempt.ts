import { sentence } from "./api";
import { notices } from "./notices.svelte";

/** Does something at the server; a refusal becomes a notice. True when it was done. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    notices.error(sentence(error));
    return false;
  }
}
