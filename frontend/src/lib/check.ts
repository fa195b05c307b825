/** What the checks of all games share: the draws from the seed, and whatever is not as it says. */
import { Draws } from "./draws";
import type { Finding } from "./game";
import type { GameEvent, GameRecord } from "./types";

/** So many differences are told one by one. */
const told = 4;

export class Check {
  readonly draws: Draws;
  round = 0;
  private readonly differences: string[] = [];

  constructor(
    private readonly record: GameRecord,
    /** Of cards, by id. */
    private readonly names: ReadonlyMap<string, string>,
  ) {
    this.draws = new Draws(record.seed);
  }

  name(card: string | undefined): string {
    return card === undefined ? "nothing" : (this.names.get(card) ?? card);
  }

  /** A card that was seen somewhere. */
  card(found: string | undefined, expected: string | undefined, what: string): void {
    if (found !== expected)
      this.differs(`${what} was ${this.name(found)}; the seed says ${this.name(expected)}`);
  }

  /** Every draw has its number, so that none is thrown away. */
  turnOf(draw: number | undefined, what: string): void {
    if (draw !== this.draws.count)
      this.differs(`${what} with draw ${draw}; it was the turn of draw ${this.draws.count}`);
  }

  differs(words: string): void {
    this.differences.push(`${this.round > 0 ? `Round ${this.round}` : "At the start"}: ${words}.`);
  }

  /** The first draw of every game says who begins. */
  async begin(): Promise<GameEvent | undefined> {
    const first = await this.draws.below(this.record.seats);
    const event = this.record.events[0]?.events[0];
    const start = event?.type === "game_started" ? (event["first"] as number) : null;
    if (start !== first)
      this.differs(`seat ${start === null ? "?" : start + 1} began; the seed says seat ${first + 1}`);
    return event;
  }

  /** Lets a game's check look at one event after the other. */
  async follow(
    progress: (share: number) => void,
    look: (event: GameEvent) => Promise<void> | void,
  ): Promise<void> {
    const events = this.record.events.flatMap((batch) => batch.events);
    for (const [index, event] of events.entries()) {
      if (event.type === "turn_started") this.round = event["round"] as number;
      await look(event);
      progress((index + 1) / events.length);
    }
  }

  finding(checked: string): Finding {
    const more = this.differences.length - told;
    const differences =
      more > 1 ? [...this.differences.slice(0, told), `And ${more} more of the kind.`] : this.differences;
    return { checked, differences };
  }
}
