/** Who is sitting at this browser: a guest with a name. The token itself is an HttpOnly cookie. */
import { api, ApiError } from "./api";
import type { Person } from "./types";

class Session {
  person = $state.raw<Person | null>(null);
  /** The server was asked; before that nobody knows whether there is a guest. */
  known = $state(false);

  /** Asks the server once who we are. Failing to reach it leaves `known` false. */
  async load(): Promise<void> {
    if (this.known) return;
    try {
      this.person = (await api.me()).person;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
    this.known = true;
  }

  /** Becomes a guest of that name, or renames the guest we are. */
  async introduce(name: string): Promise<Person> {
    const wanted = name.trim();
    if (this.person?.name === wanted) return this.person;
    const answer = this.person ? await api.rename(wanted) : await api.newGuest(wanted);
    this.person = answer.person;
    this.known = true;
    return answer.person;
  }
}

export const session = new Session();
