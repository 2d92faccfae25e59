import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import en from "../../i18n/en.json";
import fr from "../../i18n/fr.json";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import { replayModel, tableState, upTo } from "./model";
import { find, hide, show, showReplay, showTable } from "./show";

const press = (target: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  let reached = false;
  const outside = () => {
    reached = true;
  };
  document.body.addEventListener("keydown", outside, { once: true });
  act(() => {
    target.dispatchEvent(event);
  });
  document.body.removeEventListener("keydown", outside);
  return { reached, prevented: event.defaultPrevented };
};

afterEach(hide);

test("live regions are there from the start and empty", () => {
  const { root } = showReplay();
  for (const kind of ["polite", "assertive"])
    expect(find(root, `[data-live="${kind}"]`).textContent).toBe("");
});

test("every card of a hand is a button with a spoken name; a refused one stays reachable", () => {
  const { root } = showTable(15);
  const refused = find(root, '[data-part="hand"] [data-card="DT"]');
  expect(refused.tagName).toBe("BUTTON");
  expect(refused.getAttribute("aria-label")).toBe("Ten of diamonds");
  expect(refused.getAttribute("aria-disabled")).toBe("true");
  expect(refused.getAttribute("aria-description")).toContain("spades");
  expect(refused.hasAttribute("disabled")).toBe(false);
  const legal = find(root, '[data-part="hand"] [data-card="SJ"]');
  expect(legal.hasAttribute("aria-disabled")).toBe(false);
});

test("in free play a card against the rules is called so, and is not disabled", () => {
  const { model, root } = showTable(15, { state: tableState({ mode: "free" }) });
  const card = find(root, '[data-part="hand"] [data-card="DT"]');
  expect(card.hasAttribute("aria-disabled")).toBe(false);
  const about = card.getAttribute("aria-description") ?? "";
  expect(about).toContain(en["say.irregular"]);
  expect(about).not.toContain(en["ui.cannot"]);
  act(() => card.click());
  expect(model.sent).toEqual([{ do: "play", card: "DT", turn: 1 }]);
});

test("a card against the rules stays flagged while it lies on the table", () => {
  const frames = upTo(3);
  const broken = frames.frames.map((frame) =>
    frame.id === 1 && frame.played
      ? { ...frame, played: { ...frame.played, broke: ["follow_suit"] } }
      : frame,
  );
  const { desk, root } = showTable(0, { frames: { ...frames, frames: broken } });
  act(() => {
    desk.skip();
  });
  const flagged = [...root.querySelectorAll<HTMLElement>(".fk-broke [data-card]")];
  expect(flagged.map((card) => card.dataset.card)).toEqual(["CQ"]);
  expect(flagged[0]?.getAttribute("aria-description")).toContain(en["say.irregular"]);
});

test("one card of the hand is a tab stop", () => {
  const { root } = showTable(0);
  const stops = root.querySelectorAll('[data-part="hand"] [tabindex="0"]');
  expect(stops).toHaveLength(1);
});

test("arrows move the focus in the hand and letters jump", () => {
  const { root } = showTable(0);
  const hand = [...root.querySelectorAll<HTMLElement>('[data-part="hand"] [data-card]')];
  hand[0]?.focus();
  press(hand[0] as HTMLElement, "ArrowRight");
  expect(document.activeElement).toBe(hand[1]);
  press(hand[1] as HTMLElement, "d");
  expect((document.activeElement as HTMLElement).dataset.card?.charAt(0)).toBe("D");
});

test("letters and our keys stop at the root, Shift+Enter and Ctrl+S go on", () => {
  const { root } = showTable(0);
  const card = find(root, '[data-part="hand"] [data-card]');
  card.focus();
  expect(press(card, "x").reached).toBe(false);
  expect(press(card, "x").prevented).toBe(false);
  expect(press(card, "ArrowRight").prevented).toBe(true);
  expect(press(card, "Enter", { shiftKey: true }).reached).toBe(true);
  expect(press(card, "s", { ctrlKey: true }).reached).toBe(true);
});

test("switched off, the keys do nothing but still do not reach the notebook", () => {
  const { root, desk } = showReplay({ settings: { keys: false } });
  const button = find(root, '[data-do="next"]');
  button.focus();
  expect(press(button, "ArrowRight")).toMatchObject({ prevented: false });
  expect(desk.state.at).toBe(0);
  expect(press(button, "x").reached).toBe(false);
});

test("the focus stays inside when the focused card has been played", () => {
  const { root, desk } = showTable(0);
  const card = find(root, '[data-part="hand"] [data-card="CQ"]');
  card.focus();
  act(() => desk.touch({ seat: 0, card: "CQ" }));
  expect(root.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.closest('[data-zone="hand"]')).not.toBeNull();
});

test("when the deal is over the focus goes to the way on", () => {
  const over = tableState();
  over.can.next_deal = true;
  const { root } = showTable(20, { state: over });
  expect(find(root, '[data-part="result"]').textContent).toBeTruthy();
  expect(find(root, '[data-part="primary"] [data-do="next_deal"]').tagName).toBe("BUTTON");
});

test("what follows a question is not in the page until it is answered", () => {
  const { root, desk } = showReplay({ at: 13 });
  expect(root.querySelector('[data-move="14"]')).toBeNull();
  expect(root.querySelector('[data-move="15"]')).toBeNull();
  act(() => desk.touch({ seat: 2, card: "HJ" }));
  expect(root.querySelector('[data-move="14"]')).not.toBeNull();
  expect(root.querySelector('.fk-side [data-move="15"]')).not.toBeNull();
});

test("a question answered by keyboard leaves the focus on the way on", () => {
  const { root } = showReplay({ at: 13 });
  const answer = find(root, '[data-answer="HJ"]');
  answer.focus();
  act(() => answer.click());
  expect((document.activeElement as HTMLElement).dataset.do).toBe("next");
});

test("going on from a question brings the focus to the next question, or to the next card", () => {
  for (const again of [true, false]) {
    const book = structuredClone(replayModel().traits.frames) as ReplayDesk["book"];
    const [here, there] = [book.frames[13], book.frames[14]];
    if (again && here && there) there.stop = structuredClone(here.stop);
    const { desk, root } = showReplay({ frames: book, at: 13, answers: { 13: ["HJ"] } });
    act(() => desk.update({ feedback: { card: "HJ", right: true, text: null, reason: null } }));
    const on = find(root, '[data-part="primary"] [data-do="next"]');
    on.focus();
    act(() => on.click());
    const { dataset } = document.activeElement as HTMLElement;
    expect(desk.state.at).toBe(14);
    if (again) expect(dataset.answer).toBeTruthy();
    else expect(dataset.do).toBe("next");
  }
});

test("withheld cards are nowhere in the page", () => {
  const { root } = showTable(3);
  const seen = new Set(["CQ", "C4", "SJ", "DT", "D6", "SK", "C3", "HK"]);
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]"))
    expect(seen.has(card.dataset.card ?? "")).toBe(true);
});

test("markup in a name or a comment stays text", () => {
  const model = replayModel();
  const book = structuredClone(model.traits.frames) as ReplayDesk["book"];
  for (const round of book.rounds) round.names = ["<img src=x>", "Bo", "Cy", "Di"];
  for (const frame of book.frames)
    frame.comments = [{ text: "<script>alert(1)</script>", lang: "en" }];
  const root = show(new ReplayDesk(replayModel({ frames: book }).host), Replay);
  expect(root.querySelector("img, script")).toBeNull();
  expect(find(root, '[data-part="comment"]').textContent).toContain("<script>");
});

test("the language changes without a restart, settings pane included", () => {
  const { root, desk } = showTable(0);
  act(() => void desk.run("settings"));
  act(() => desk.setLanguage("fr"));
  expect(root.lang).toBe("fr");
  expect(find(root, '[data-part="hand"] [data-card="CQ"]').getAttribute("aria-label")).toBe(
    "Dame de trèfle",
  );
});

test("every key has a button that is seen", () => {
  const { root, desk } = showReplay();
  act(() => void desk.run("keys"));
  for (const command of ["branch_up", "lines", "cover", "diagram", "whole"])
    expect(root.querySelector(`.fk-keys [data-do="${command}"]`)).not.toBeNull();
});

test("every sentence that the widgets ask for by name is in both catalogues", () => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true }) as string[];
  const text = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const asked = [...text.matchAll(/"((?:ui|say)\.[a-z_.0-9]+)"/g)].map((match) => match[1] ?? "");
  const commands = [...text.matchAll(/command="([a-z_]+)"(?![^>]*label=)/g)].map(
    (match) => `ui.do.${match[1]}`,
  );
  for (const key of [...asked, ...commands]) {
    expect(en, key).toHaveProperty([key]);
    expect(fr, key).toHaveProperty([key]);
  }
});

test("the page knows no document of its own: no ids, no document look-ups", () => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true }) as string[];
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))) {
    if (file === "page.tsx") continue; // the exported page is a document of its own
    const text = readFileSync(join(folder, file), "utf8");
    expect(text, file).not.toMatch(/document\.|\bid=|dangerouslySetInnerHTML|\beval\(/);
  }
});
