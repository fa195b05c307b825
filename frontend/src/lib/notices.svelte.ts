/** Short messages over the page. Errors stay until closed, the rest fades by itself. */

export type NoticeKind = "info" | "good" | "error";

export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  /** The rule behind it. */
  rule?: string;
}

const lifetime = 6000;
const most = 4;

class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  say(text: string, kind: NoticeKind = "info", rule?: string): void {
    // The same sentence twice in a row is one sentence.
    if (this.list.at(-1)?.text === text) return;
    const id = this.#next++;
    this.list = [...this.list, { id, kind, text, ...(rule && { rule }) }].slice(-most);
    if (kind !== "error") setTimeout(() => this.close(id), lifetime);
  }

  error(text: string, rule?: string): void {
    this.say(text, "error", rule);
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
