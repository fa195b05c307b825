/** Asks before something that cannot be taken back: if (await confirm({…})) … */

export interface Question {
  title: string;
  text: string;
  /** The verb on the button, e.g. "Leave the table". */
  action: string;
  stay?: string;
}

class Confirm {
  question = $state.raw<Question | null>(null);
  #answer: (yes: boolean) => void = () => {};

  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(yes: boolean): void {
    this.question = null;
    this.#answer(yes);
    this.#answer = () => {};
  }
}

export const confirming = new Confirm();
export const confirm = (question: Question): Promise<boolean> => confirming.ask(question);
