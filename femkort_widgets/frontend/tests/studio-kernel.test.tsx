import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import english from "../../i18n/en.json";
import { swapped } from "../src/studio/hidden";
import { PATIENCE } from "../src/studio/post";
import type { Frames } from "../src/types";
import { aceBook } from "./model";
import { answers, at3, mover, on, opened, said, stop } from "./opened";
import { find, hide } from "./show";

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  hide();
  vi.useRealTimers();
});

test("whether Python is there is known before the first edit, and what can be done again", () => {
  const { model, root, desk, answer } = opened();
  act(() => void desk.run("leave"));
  act(() => void desk.run("whatif"));
  expect(model.sent).toMatchObject([{ do: "begin" }]);
  answer({ undo: true, redo: true });
  for (const command of ["undo", "redo"])
    expect(find(root, `[data-do="${command}"]`).hasAttribute("aria-disabled")).toBe(false);
  act(() => void desk.run("leave"));
  model.alive = false;
  act(() => void desk.run("whatif"));
  expect(find(root, '[data-part="studio"]').textContent).toContain(english["ui.studio.no_kernel"]);
});

test("what Python was late with counts when it comes, unless one has left meanwhile", () => {
  const { model, desk, root, answer, press } = opened();
  const [one, two] = [at3.hands[0]?.[0] as string, at3.hands[2]?.[0] as string];
  const swap = () => {
    press('[data-do="swap"]');
    act(() => desk.touch({ seat: 0, card: one }));
    act(() => desk.touch({ seat: 2, card: two }));
    act(() => void vi.advanceTimersByTime(PATIENCE));
  };
  const hands = swapped(at3.hands, { seat: 0, card: one }, { seat: 2, card: two });
  const given = { frame: { ...at3, hands, verdicts: at3.hands.map(() => null) }, reasons: [] };
  swap();
  answer(given);
  expect(desk.frame.hands[0]).toContain(two);
  act(() => void desk.run("close"));
  expect(desk.frame.hands[0]).toContain(one);
  swap();
  const { id } = model.sent.at(-1) as { id: string };
  act(() => void desk.run("leave"));
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
  answer({ id, ...given });
  expect(desk.frame.hands[0]).toContain(one);
});

test("one leaves after the edit that is under way, and all at once", () => {
  const { desk, root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  act(() => void desk.run("leave"));
  expect(root.querySelector('[data-part="studio-bar"]')).not.toBeNull();
  answer();
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
  act(() => void desk.run("whatif"));
  answer();
  press('[data-do="swap"]');
  press('[data-do="leave"]');
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
});

test("the second click of a double one plays nothing", () => {
  const { model, root, press } = opened();
  press('[data-do="pick"]');
  const click = (detail: number) => {
    const [card] = root.querySelectorAll('[data-part="choices"] [data-card]');
    act(() => void card?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail })));
  };
  click(2);
  expect(model.sent).toHaveLength(0);
  click(1);
  expect(model.sent).toHaveLength(1);
});

test("what was removed is counted, and can be taken back at once", () => {
  const { model, root, answer, press, desk } = opened();
  press('[data-do="remove"]');
  model.traits.frames = { ...aceBook, frames: aceBook.frames.slice(0, 3) };
  model.traits.at = 2;
  act(() => model.fire("change:frames"));
  answer({ undo: true });
  const gone = aceBook.frames.length - 3;
  expect(find(root, '[data-part="studio"]').textContent).toContain(`${gone} cards`);
  press('[data-part="studio"] [data-do="undo"]');
  expect(model.sent.at(-1)).toMatchObject({ do: "undo" });
  answer();
  expect(desk.state.polite).not.toBe("");
  expect(root.querySelector('[data-part="studio"]')).toBeNull();
});

test("the keys of undo and redo say where there is nothing to do", () => {
  const { model, root, desk } = opened();
  for (const command of ["undo", "redo"] as const) {
    act(() => void desk.run(command));
    expect(said(root, "polite")).toBe(english[`error.studio.no_${command}`]);
  }
  expect(model.sent).toEqual([]);
});

test("after the last card the next round is at hand, and the focus on it", () => {
  const last = aceBook.frames.findLast((frame) => frame.line === 0);
  const { root, press, desk } = opened({ at: last?.parent, answers });
  press('[data-do="pick"]');
  act(() => void desk.run("next"));
  expect(document.activeElement).toBe(find(root, '[data-pane] [data-do="new_round"]'));
});

test("a card is asked for where the next round turns one", () => {
  const { model, root, desk, answer, press } = opened();
  press('[data-do="enter"]');
  press('[data-do="new_round"]');
  answer({ error: { key: "studio.turned" } });
  expect(said(root, "assertive")).toBe(english["error.studio.turned"]);
  expect(desk.state.pane).toBe("studio.turned");
  press('[data-part="choices"] [data-card="H7"]');
  expect(model.sent.at(-1)).toMatchObject({ do: "new_round", turned: "H7" });
  answer();
  expect(desk.state.pane).toBe("studio.enter");
});

test.each([
  ["fr", "k", false],
  ["en", "d", true],
])("in a hand the letter of a card is no command (%s)", (lang, suit, lines) => {
  const { desk, root } = opened({ lang });
  const { showLines } = desk.state;
  const press = (key: string) =>
    act(() => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
  act(() => find(root, '[data-part="hand"] [data-card]').focus());
  press(suit);
  expect((document.activeElement as HTMLElement).dataset.card).toBe("D8");
  press("v");
  expect(desk.state.showLines !== showLines).toBe(lines);
});

test("what is played from changed hands is shown, not the record without it", () => {
  const { model, desk, answer, press } = opened();
  const [one, two] = [at3.hands[0]?.[0] as string, at3.hands[2]?.[0] as string];
  press('[data-do="swap"]');
  act(() => desk.touch({ seat: 0, card: one }));
  act(() => desk.touch({ seat: 2, card: two }));
  const hands = swapped(at3.hands, { seat: 0, card: one }, { seat: 2, card: two });
  answer({ frame: { ...at3, hands, verdicts: at3.hands.map(() => null) }, reasons: [] });
  act(() => desk.touch({ seat: mover, card: on as string }));
  const [id, frames] = [aceBook.frames.length, [...aceBook.frames]];
  frames.push({ ...at3, id, parent: 3, line: 9, hands });
  Object.assign(model.traits, { frames: { ...aceBook, frames }, at: id, answers });
  act(() => model.fire("change:frames"));
  act(() => model.fire("change:at"));
  answer({ undo: true });
  expect(desk.book.frames).toHaveLength(id + 1);
  expect(desk.frame.hands[0]).toContain(two);
});

test("an edit leads past no question that waits, and past those that are answered", () => {
  const { model, desk } = opened({ at: stop - 1 });
  const led = (answers: Record<string, string[]>) => {
    Object.assign(model.traits, { frames: { ...aceBook }, at: stop + 2, answers });
    act(() => model.fire("change:frames"));
    return desk.state.at;
  };
  expect(stop).toBeGreaterThan(0);
  expect(led({})).toBe(stop);
  expect(led(answers)).toBe(stop + 2);
});

test("in another round no card is chosen yet", () => {
  const { model, studio, root, press } = opened({ answers });
  press('[data-do="enter"]');
  expect(root.querySelectorAll('[data-part="choices"] [aria-pressed="true"]')).toHaveLength(5);
  const { frames, rounds } = aceBook;
  const id = frames.length;
  const start = frames[0] as Frames["frames"][number];
  const next = { ...start, id, round: 1, hands: [[], [], [], []] };
  model.traits.frames = { ...aceBook, frames: [...frames, next], rounds: [...rounds, ...rounds] };
  model.traits.at = id;
  act(() => model.fire("change:frames"));
  expect(studio.dealt).toMatchObject({ cards: [], round: 1 });
  expect(root.querySelectorAll('[data-part="choices"] [aria-pressed="true"]')).toHaveLength(0);
});

test("covered hands are not to be seen where hands are entered", () => {
  const { studio, root, press } = opened({ seat: 1, covered: true });
  press('[data-do="enter"]');
  expect(studio.dealt.seat).toBe(1);
  expect(root.querySelectorAll('[data-part="whose"] option')).toHaveLength(1);
  expect(root.querySelectorAll('[data-part="choices"] [data-card]')).toHaveLength(52);
});

test("at a question that waits x says to answer it first, and shows it", () => {
  const { root, desk, model } = opened({ at: stop, answers: {} });
  expect(said(root, "polite")).toBe(english["say.studio.question"]);
  expect(find(root, '[data-part="reason"]').textContent).toBe(english["say.studio.question"]);
  expect(desk.studio?.draw("bar")).toBeUndefined();
  expect(model.sent).toEqual([]);
});

test("bots that walk a line that is there say so, and leave the changing of cards", () => {
  const { root, desk, model, answer, press } = opened();
  press('[data-do="swap"]');
  press('[data-do="bots_round"]');
  expect(find(root, '[data-do="swap"]').getAttribute("aria-pressed")).toBe("false");
  expect(model.sent.at(-1)).toMatchObject({ do: "bots", upto: "round" });
  answer();
  expect(said(root, "polite")).toContain(english["say.studio.walked"]);
  const frames = [...aceBook.frames, { ...at3, id: aceBook.frames.length }];
  press('[data-do="bots_round"]');
  model.traits.frames = { ...aceBook, frames };
  act(() => model.fire("change:frames"));
  answer();
  expect(said(root, "polite")).toContain(english["say.studio.bots"]);
  expect(desk.state.at).toBe(3);
});

test("after a click in the bar arrows step; who comes by Tab moves in the bar", () => {
  const { root, desk } = opened();
  const glyph = find(root, '[data-do="mark:!"]');
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, composed: true });
    act(() => void glyph.dispatchEvent(event));
  };
  act(() => glyph.focus());
  press();
  expect(desk.state.at).toBe(3);
  act(() => void glyph.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  act(() => glyph.focus());
  press();
  expect(desk.state.at).toBe(at3.parent);
});

test("cards not yet played can change places only while there are some", () => {
  const last = aceBook.frames.findLast((frame) => frame.over);
  const { root } = opened({ at: last?.id, answers });
  expect(find(root, '[data-do="swap"]').getAttribute("aria-disabled")).toBe("true");
});
