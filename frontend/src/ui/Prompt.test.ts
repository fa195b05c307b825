import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Prompt from "./Prompt.svelte";

it("keeps two actions with the same words apart", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const prompt = mount(Prompt, {
    target: document.body,
    props: {
      question: "Which of the two?",
      others: [
        { label: "Double Dumb Luck", onclick: first },
        { label: "Double Dumb Luck", onclick: second },
      ],
    },
  });
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".actions button")];
  buttons[1]?.click();
  expect([buttons.length, first.mock.calls.length, second.mock.calls.length]).toEqual([2, 0, 1]);
  void unmount(prompt);
});
