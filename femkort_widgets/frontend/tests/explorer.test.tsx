/** The explorer: what it asks Python for, what it marks and says, alone and with a second table. */

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { ExplorerTrait, Line } from "../src/explorer/state";
import { alone, card, click, opened, said, sent, state } from "./explored";
import { find, hide } from "./show";
import { catalogues } from "./words";

afterEach(hide);

describe("the rules of a table", () => {
  it("are every choice that Python sends, as it stands", () => {
    const { root } = alone();
    const boxes = [...root.querySelectorAll<HTMLInputElement>("[data-agree]")];
    const listed = state.sides[0]?.choices.filter(({ kind }) => kind !== "players") ?? [];
    expect(boxes.map((box) => box.dataset.agree)).toEqual(listed.map(({ key }) => key));
    for (const { key, kind, value } of listed) {
      const box = boxes.find((one) => one.dataset.agree === key);
      expect(kind === "variant" ? box?.checked : box?.value).toBe(
        kind === "variant" ? value : `${value ?? ""}`,
      );
    }
  });

  it("are asked for, and stay as they are until Python has agreed", () => {
    const { root, model, publish } = alone();
    const box = find(root, '[data-agree="trump"]') as HTMLInputElement;
    act(() => box.click());
    expect(box.checked).toBe(false);
    expect(model.sent).toEqual([
      { do: "agree", side: "a", key: "trump", value: true, turn: state.turn },
    ]);
    const choices = (state.sides[0]?.choices ?? []).map((one) =>
      one.key === "trump" ? { ...one, value: true } : one,
    );
    publish({ sides: [{ choices }] });
    expect(box.checked).toBe(true);
  });

  it("take a number, or none where it may be left open", () => {
    const { root, model, publish } = alone();
    const set = (key: string, text: string) =>
      act(() => {
        const box = find(root, `[data-agree="${key}"]`) as HTMLInputElement;
        box.value = text;
        box.dispatchEvent(new Event("change", { bubbles: true }));
      });
    set("ante", "4");
    publish({});
    set("max_deals", "");
    expect(model.sent.map(({ key, value }) => [key, value])).toEqual([
      ["ante", 4],
      ["max_deals", null],
    ]);
  });

  it("which do not go together are refused in a sentence with their names", () => {
    const { root, model, desk } = alone();
    const data = { one: "trump", other: "players=4" };
    act(() =>
      model.fire("msg:custom", {
        error: { key: "contradiction.three_players", data },
        turn: state.turn,
      }),
    );
    expect(said(root, "assertive")).toContain(desk.tr.t("variant.trump"));
    expect(said(root, "assertive")).toContain(desk.tr.t("explorer.players"));
    expect(find(root, '[data-part="told"]').dataset.refused).toBeDefined();
    act(() => {
      model.traits.lang = "fr";
      model.fire("change:lang");
    });
    expect(find(root, '[data-part="told"]').textContent).toContain(
      catalogues.fr?.["variant.trump"] as string,
    );
    act(() => model.fire("msg:custom", { error: { key: "unheard_of", data: {} }, turn: 99 }));
    expect(said(root, "assertive")).toBe(desk.tr.t("error.not_now"));
  });

  it("say which number is not possible, and which are", () => {
    const { root, model, desk } = alone();
    const refuse = (value: number | null) => {
      const data = { option: "ante", value, expected: "" };
      act(() => model.fire("msg:custom", { error: { key: "option_value", data } }));
      return said(root, "assertive");
    };
    const name = desk.tr.t("option.ante");
    const known = { name, least: 1, most: 10 ** 9 };
    expect(refuse(-3)).toBe(desk.tr.t("explorer.wrong_number", { ...known, value: -3 }));
    expect(refuse(null)).toBe(desk.tr.t("explorer.wrong_number", { ...known, value: "–" }));
  });

  it("changed faster than Python answers are asked for one after another, and none is lost", () => {
    const { root, model, publish, desk } = alone();
    const asked = () => model.sent.map(({ key, turn }) => [key, turn]);
    for (const key of ["trump", "no_heading", "ante"]) desk.agree("a", key, true);
    expect(asked()).toEqual([["trump", state.turn]]);
    act(() => model.fire("msg:custom", { error: { key: "not_now", data: {} }, turn: state.turn }));
    publish({});
    expect(asked()).toEqual([
      ["trump", state.turn],
      ["no_heading", state.turn],
      ["ante", state.turn + 1],
    ]);
    expect(find(root, '[data-part="told"]').dataset.refused).toBeDefined();
    publish({});
    desk.agree("a", "trump", true);
    expect(find(root, '[data-part="told"]').dataset.refused).toBeUndefined();
  });

  it("that change a card say which", () => {
    const { root, desk, publish } = alone();
    const lines = state.lines.filter(({ key }) => key === "verdict");
    publish({ changed: { side: "a", cards: 1, lines } });
    expect(said(root, "polite")).toContain(desk.tr.t("explorer.changed", { n: 1 }));
    expect(said(root, "polite")).toContain(desk.tr.card("D9", "name"));
    expect(card(root, "a", "D9").getAttribute("aria-description")).toContain(
      desk.tr.t("explorer.new_card"),
    );
  });
});

describe("a card", () => {
  it("of whoever is to play goes to Python, and a refused one says why", () => {
    const { root, model, desk } = alone();
    act(() => card(root, "a", "D9").click());
    expect(model.sent).toEqual([]);
    expect(said(root, "assertive")).not.toBe("");
    act(() => card(root, "a", "DK").click());
    expect(model.sent).toEqual([{ do: "play", card: "DK", side: "a", turn: state.turn }]);
    expect(desk.bottom).toBe(2);
  });

  it("is played once, however often it is clicked before the answer", () => {
    const { root, model, publish } = alone();
    for (let n = 0; n < 3; n++) act(() => card(root, "a", "DK").click());
    publish({});
    expect(model.sent).toHaveLength(1);
  });

  it("is taken back only while one lies there, however often it is asked for", () => {
    const { desk, model, publish } = alone();
    for (let n = 0; n < 3; n++) desk.run("undo");
    publish({ can: { ...state.can, undo: false } });
    publish({});
    expect(model.sent).toHaveLength(1);
  });

  it("of another seat tells how it stands", () => {
    const { root, model } = alone();
    act(() => card(root, "a", "SJ").click());
    expect(model.sent).toEqual([]);
    expect(said(root, "polite")).not.toBe("");
  });
});

describe("a second table", () => {
  it("marks what differs, and tells why", () => {
    const { root, desk } = opened();
    for (const side of ["a", "b"])
      expect(card(root, side, "D9").getAttribute("aria-description")).toContain(
        desk.tr.t("explorer.other_card"),
      );
    expect(card(root, "a", "D9").getAttribute("aria-disabled")).toBe("true");
    expect(card(root, "b", "D9").getAttribute("aria-disabled")).toBeNull();
    const told = [...root.querySelectorAll<HTMLElement>("[data-difference]")];
    expect(told.map((one) => one.dataset.difference)).toEqual(state.lines.map(({ key }) => key));
    expect(told[0]?.textContent).toContain(desk.tr.t("variant.no_heading"));
    expect(told[0]?.textContent).toContain("FK-59");
  });

  it("refuses for itself, and plays what it allows", () => {
    const { root, model, desk } = opened();
    act(() => card(root, "b", "HJ").click());
    expect(find(root, '[data-half="b"] [data-part="reason"]').dataset.refused).toBeDefined();
    expect([desk.state.refusal, desk.second?.state.refusal?.card]).toEqual([null, "HJ"]);
    act(() => card(root, "b", "D9").click());
    expect(model.sent.at(-1)).toEqual({ do: "play", card: "D9", side: "b", turn: state.turn });
    expect(desk.second?.frame.round).toBe(1);
  });

  it("takes no more cards where the play has parted", () => {
    const parted = { key: "parted", params: { name: 2, cards: ["D9"], only: "b", why: "no" } };
    const line = { ...parted, seat: 2, cards: ["D9"], due: [], cites: [] } as unknown as Line;
    const { root, model } = opened({ state: { ...state, lines: [line] } });
    act(() => card(root, "b", "DK").click());
    expect(model.sent).toEqual([]);
    act(() => card(root, "a", "DK").click());
    expect(model.sent).toHaveLength(1);
  });

  it("is put away and comes again, and listens once", () => {
    const { root, model, publish } = opened();
    const listening = () => [...model.heard.values()].flat().length;
    const before = listening();
    for (const sides of [state.sides.slice(0, 1), state.sides]) publish({ sides });
    expect(root.querySelectorAll("[data-half]")).toHaveLength(2);
    expect(listening()).toBe(before);
  });

  it("reads a statement at one place alone", () => {
    const { root } = opened();
    click(root, '[data-half="b"] [data-cite]');
    expect(root.querySelectorAll(".fk-cited")).toHaveLength(1);
    expect(find(root, '[data-half="b"] .fk-cited').textContent).not.toBe("");
  });
});

describe("an answer", () => {
  it.each([
    [{ matters: true, deals: 3, choices: [], idle: false }, "explorer.found"],
    [{ matters: false, deals: 1, choices: [["option", "ante"]], idle: false }, "explorer.instead"],
    [{ matters: false, deals: 1, choices: [["option", "ante"]], idle: true }, "explorer.idle"],
  ])("to a search is told: %o", (found, key) => {
    const { root, desk, publish } = opened();
    publish({ found: found as ExplorerTrait["found"] });
    const what = desk.tr.t("option.ante.about");
    const text = desk.tr.t(key, { n: found.deals, what });
    expect(said(root, "polite")).toContain(desk.tr.t("explorer.differences", { n: 1 }));
    expect(said(root, "polite")).toContain(desk.tr.card("D9", "name"));
    expect(find(root, '[data-part="told"]').textContent).toContain(text);
    expect(said(root, "polite")).toContain(text);
  });

  it("that never comes is said", () => {
    const { root, model, desk } = alone();
    model.alive = false;
    click(root, '[data-do="deal"]');
    expect(said(root, "assertive")).toBe(desk.tr.t("explorer.no_kernel"));
  });
});

describe("in every language that has them", () => {
  const spoken = Object.keys(catalogues).filter((lang) => catalogues[lang]?.["explorer.plain"]);

  it.each(spoken)("%s says every line, and no key", (lang) => {
    const { root, publish } = opened({ lang });
    publish({ changed: { side: "b", cards: 1, lines: state.lines } });
    expect(root.textContent).not.toMatch(/explorer\.|variant\.|option\.|ui\.|\{|undefined/);
    expect(said(root, "polite")).not.toBe("");
  });
});

it("opens in the words of who looks: whoever is to play sits at the bottom, or a seat", () => {
  const { root, model } = opened();
  expect(find(root, ".fk-own").dataset.seat).toBe("2");
  const { root: fixed } = opened({ seat: 3, covered: true });
  expect(find(fixed, ".fk-own").dataset.seat).toBe("3");
  expect(fixed.querySelectorAll(".fk-seat [data-card]")).toHaveLength(0);
  expect(model.sent).toEqual([]);
});

it("holds the text that opens it again", () => {
  const { root } = opened();
  const text = find(root, "textarea") as HTMLTextAreaElement;
  expect(text.value).toBe(sent.record);
});
