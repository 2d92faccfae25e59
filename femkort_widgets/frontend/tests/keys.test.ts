import { expect, test } from "vitest";
import { keyList } from "../src/panes/key-list";
import { commandOf, isOurs, Jump, type Press } from "../src/shared/keys";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test("arrows step the replay from the bar, and move among the cards of the hand", () => {
  expect(commandOf(press("ArrowRight"), "bar", "replay")).toBe("next");
  expect(commandOf(press("ArrowRight"), "hand", "replay")).toBe("card_next");
  expect(commandOf(press("ArrowLeft", { shiftKey: true }), "moves", "replay")).toBe("fork_prev");
  expect(commandOf(press("PageDown", { shiftKey: true }), "none", "replay")).toBe("next_round");
});

test("Shift and AltGr do not matter for signs, only the sign does", () => {
  expect(commandOf(press(":", { shiftKey: true }), "hand", "table")).toBe("whole");
  expect(commandOf(press("?", { shiftKey: true }), "bar", "replay")).toBe("keys");
  expect(commandOf(press("+", { shiftKey: true }), "bar", "replay")).toBe("faster");
});

test("undo and redo are everywhere, what-if is in the replay", () => {
  for (const kind of ["table", "replay"] as const) {
    expect(commandOf(press("Backspace"), "hand", kind)).toBe("undo");
    expect(commandOf(press("Backspace", { shiftKey: true }), "bar", kind)).toBe("redo");
  }
  expect(commandOf(press("x"), "hand", "replay")).toBe("whatif");
  expect(commandOf(press("x"), "hand", "table")).toBeNull();
});

test("Shift+Enter and Ctrl+S reach the notebook, letters and digits do not", () => {
  expect(isOurs(press("Enter", { shiftKey: true }), null)).toBe(false);
  expect(isOurs(press("s", { ctrlKey: true }), null)).toBe(false);
  expect(isOurs(press("s", { metaKey: true }), null)).toBe(false);
  expect(isOurs(press("Tab"), null)).toBe(false);
  for (const key of ["x", "a", "b", "d", "0", "7", "L"])
    expect(isOurs(press(key), null)).toBe(true);
  expect(isOurs(press("Enter"), null)).toBe(true);
});

test("with a modifier no key is a command", () => {
  expect(commandOf(press("f", { ctrlKey: true }), "bar", "replay")).toBeNull();
});

test("the list names every command of the keyboard once", () => {
  for (const kind of ["replay", "table"] as const) {
    const commands = keyList(kind).map(({ command }) => command);
    expect(new Set(commands).size).toBe(commands.length);
  }
});

const english = { suits: "shdc", rank: (rank: string) => (rank === "T" ? "10" : rank) };
const french = {
  suits: "pckt",
  rank: (rank: string) => ({ T: "10", K: "R", Q: "D", J: "V" })[rank] ?? rank,
};
const hand = ["SA", "S5", "HK", "DQ", "DT", "C2"];

test("a suit letter jumps to the suit, a rank letter then to the card", () => {
  const jump = new Jump();
  expect(jump.press("d", hand, english)).toBe("DQ");
  expect(jump.press("t", hand, english)).toBe("DT");
  expect(jump.press("h", hand, english)).toBe("HK");
  expect(jump.press("s", hand, english)).toBe("SA");
  expect(jump.press("5", hand, english)).toBe("S5");
});

test("the letters follow the language and its indices", () => {
  const jump = new Jump();
  expect(jump.press("k", hand, french)).toBe("DQ");
  expect(jump.press("d", hand, french)).toBe("DQ");
  expect(jump.press("c", hand, french)).toBe("HK");
  expect(jump.press("t", hand, french)).toBe("C2");
});

test("a rank without a suit before it means nothing", () => {
  expect(new Jump().press("7", hand, english)).toBeNull();
  expect(new Jump().press("v", hand, french)).toBeNull();
});

test("letters of a suit or a card that is not there belong to the hand all the same", () => {
  const jump = new Jump();
  expect(jump.press("p", ["HK"], french)).toBe("");
  expect(jump.press("v", ["HK"], french)).toBe("");
  expect(jump.press("v", ["HK"], french)).toBeNull();
  expect(jump.press("c", ["HJ"], french)).toBe("HJ");
  expect(jump.press("v", ["HJ"], french)).toBe("HJ");
});
