/** How the points of a shape are recorded: strokes, each as steps from point to point up to its fold. */
import { also, type Coder } from "./coder";
import { LAST_FOLD_WITH_POINTS, folded, points, unfolded, written, type Folded, type Point } from "./strokes";

/** The middle of most drawings. */
const MIDDLE: Point = { x: 100, y: 100, sharp: false };

/** How far a step goes, roughly: what the next one depends on. */
const reach = (step: number): string => `${Math.sign(step)}${Math.min(5, Math.abs(step).toString(2).length)}`;

export class Points {
  /** Where the shape before began. */
  private start = MIDDLE;

  constructor(private readonly coder: Coder) {}

  freshSheet(): void {
    this.start = MIDDLE;
  }

  shape(context: string, value?: string): string {
    const strokes = value?.split("|");
    const out: Point[][] = [];
    do {
      const before = out.at(-1) ?? [];
      const own = also(strokes?.[out.length], (stroke) => folded(points(stroke), before));
      out.push(unfolded(this.stroke(context, before[0] ?? this.start, own), before));
    } while (this.flag([`more ${context}`], strokes && out.length < strokes.length));
    this.start = out[0]?.[0] ?? MIDDLE;
    return out.map(written).join("|");
  }

  private stroke(context: string, from: Point, value?: Folded): Folded {
    const fold = this.coder.symbol([`fold ${context}`], 3, value?.fold);
    const given: Point[] = [];
    if (fold > LAST_FOLD_WITH_POINTS) return { fold, given };
    const count = this.coder.number([`count ${context} ${fold}`, `count ${fold}`], value?.given.length);
    let [x, y, dx, dy] = [from.x, from.y, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const own = value?.given[i];
      const where = i === 0 ? `first ${context}` : context;
      const sharp = this.flag(
        [`! ${where} ${given.at(-1)?.sharp}`, `! ${fold} ${Math.min(i, 6)}`],
        own?.sharp,
      );
      [dx, dy] = this.step(where, i === 0, [dx, dy], own && [own.x - x, own.y - y]);
      [x, y] = [x + dx, y + dy];
      if (i === 0) [dx, dy] = [0, 0];
      given.push({ x, y, sharp });
    }
    return { fold, given };
  }

  private step(
    where: string,
    first: boolean,
    before: [number, number],
    value?: [number, number],
  ): [number, number] {
    const [a, b] = before.map(reach);
    const dx = this.coder.number(
      [`x ${where} ${a} ${b}`, `x ${where} ${a}`, `x ${first} ${a} ${b}`],
      value?.[0],
    );
    const c = reach(dx);
    const dy = this.coder.number(
      [`y ${where} ${c} ${b}`, `y ${first} ${b} ${c} ${a}`, `y ${where} ${c}`],
      value?.[1],
    );
    return [dx, dy];
  }

  private flag(contexts: string[], value?: boolean): boolean {
    return this.coder.symbol(contexts, 1, also(value, Number)) === 1;
  }
}
