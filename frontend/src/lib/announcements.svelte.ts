/** What is read out to who listens to the page: each thing once, in order. Announcer.svelte carries it. */

import { untrack } from "svelte";

export interface Announcement {
  id: number;
  text: string;
}

/** A screen reader takes a sentence as it arrives; whoever reads the page must not meet it again. */
const lifetime = 10_000;

class Announcements {
  list = $state.raw<Announcement[]>([]);
  #next = 1;

  say(text: string): void {
    if (text === "") return;
    const id = this.#next++;
    this.list = [...untrack(() => this.list), { id, text }];
    setTimeout(() => (this.list = this.list.filter((one) => one.id !== id)), lifetime);
  }
}

export const announcements = new Announcements();
