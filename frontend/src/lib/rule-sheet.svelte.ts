/** Which rules lie open beside the game; links to rules open them there while a table is on show. */
class RuleSheet {
  /** Rules asked for, one after the other; an empty list is the whole book, no entry a closed sheet. */
  trail = $state.raw<readonly (readonly string[])[]>([]);

  get open(): boolean {
    return this.trail.length > 0;
  }

  show(rules: readonly string[]): void {
    this.trail = [...this.trail, rules];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }
}

export const ruleSheet = new RuleSheet();
