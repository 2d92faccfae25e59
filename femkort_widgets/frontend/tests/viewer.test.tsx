/** The slider over a deal, the cards that lead to their steps, the count of the cards out. */

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, test } from "vitest";
import { cardsOut } from "../src/panes/count";
import type { Frames } from "../src/types";
import { aceBook } from "./model";
import { find, hide, showReplay } from "./show";

afterEach(hide);

const QUESTION = 13;
const PACK = 52;
const open: Frames = {
  ...aceBook,
  frames: aceBook.frames.map((frame) => ({ ...frame, stop: null })),
};
const slide = (root: HTMLElement, to: number): HTMLInputElement => {
  const slider = find(root, '[data-part="scrubber"]') as HTMLInputElement;
  slider.value = `${to}`;
  act(() => {
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return slider;
};
const marks = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>("[data-kind]")].map((mark) => [
    mark.dataset.kind,
    Number(mark.style.getPropertyValue("--i")),
  ]);

describe("the slider", () => {
  it("has a place for every card of the line shown and for the deal before them", () => {
    const { desk, root } = showReplay({ frames: open });
    const slider = find(root, '[data-part="scrubber"]') as HTMLInputElement;
    expect([slider.min || "0", slider.max, slider.value]).toEqual(["0", "20", "0"]);
    expect(slider.getAttribute("aria-valuetext")).toBe(desk.tr.t("ui.scrub.start"));
    act(() => {
      desk.go(17);
    });
    expect([slider.max, slider.value]).toEqual(["20", "16"]);
  });

  it("goes to the card it is put on and says which that is", () => {
    const { desk, root } = showReplay({ frames: open });
    const slider = slide(root, 7);
    expect(desk.state.at).toBe(7);
    const place = desk.tr.t("say.at", { trick: 2, card: 3, laps: "no" });
    expect(slider.getAttribute("aria-valuetext")).toBe(place);
    expect(desk.state.polite).toContain(place);
  });

  it("stops what plays by itself", () => {
    const { desk, root } = showReplay({ frames: open });
    act(() => {
      desk.run("play");
    });
    slide(root, 4);
    expect(desk.state.playing).toBe(false);
  });

  it("comes back to an open question, and shows no mark behind it", () => {
    const { desk, root } = showReplay();
    const slider = slide(root, 20);
    expect(desk.state.at).toBe(QUESTION);
    expect(slider.value).toBe(`${QUESTION}`);
    expect(marks(root)).toEqual([
      ["rest", 4],
      ["rest", 8],
      ["rest", 12],
      ["asks", QUESTION],
    ]);
    act(() => desk.touch({ seat: 2, card: "HJ" }));
    expect(slide(root, 20).value).toBe("20");
    expect(marks(root).length).toBeGreaterThan(4);
  });

  it("marks where tricks end and where something is written of a card", () => {
    const { root } = showReplay({ frames: open });
    expect(marks(root)).toEqual([
      ["rest", 4],
      ["rest", 8],
      ["rest", 12],
      ["glyph", 14],
      ["rest", 16],
      ["rest", 20],
    ]);
  });
});

describe("a card that has been played", () => {
  it("leads from the table to the step at which it was played", () => {
    const { desk, root } = showReplay({ at: 3 });
    find(root, '[data-part="trick"] [data-card="DT"]').click();
    expect(desk.state.at).toBe(2);
    find(root, '[data-part="trick"] [data-card="DT"]').click();
    expect(desk.state.at).toBe(2);
    expect(desk.state.spot).toMatchObject({ seat: 1, card: "DT" });
  });

  it("leads there from the list of reasons", () => {
    const { desk, root } = showReplay({ at: 9 });
    act(() => {
      desk.run("why");
    });
    const gone = [...root.querySelectorAll<HTMLElement>('[data-pane="why"] li')].find((line) =>
      line.querySelector("s")?.textContent?.includes("5"),
    );
    gone?.querySelector("button")?.click();
    expect([1, 8]).toContain(desk.state.at);
  });

  it("leads nowhere from a line on which nobody has played it", () => {
    const { desk } = showReplay({ frames: open, at: 15 });
    act(() => desk.touch({ seat: 3, card: "S6" }));
    expect(desk.state.at).toBe(16);
    act(() => {
      desk.go(14);
    });
    act(() => desk.touch({ seat: 2, card: "SA" }));
    expect(desk.state.at).toBe(14);
  });
});

describe("the cards out", () => {
  const count = (more: Record<string, unknown> = {}) => {
    const shown = showReplay({ frames: open, seat: 0, at: 5, ...more });
    act(() => {
      shown.desk.run("count");
    });
    const out = () =>
      [...shown.root.querySelectorAll<HTMLElement>("[data-out]")].flatMap((row) =>
        (row.dataset.out ?? "").split(" ").filter(Boolean),
      );
    return { ...shown, out };
  };

  it("are those that neither lie played nor are held where one looks from", () => {
    const { out, desk } = count();
    const held = desk.frame.hands[0] ?? [];
    const gone = ["D5", "DT", "DK", "H4", "S8", ...held];
    expect(out()).toHaveLength(PACK - gone.length);
    for (const card of gone) expect(out()).not.toContain(card);
    expect(out().slice(0, 3)).toEqual(["SA", "SK", "SJ"]);
  });

  it("are more where no hand is known", () => {
    const { root, out, desk } = count();
    const choice = find(root, '[data-pane="count"] select') as HTMLSelectElement;
    act(() => {
      choice.value = "table";
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(out()).toHaveLength(PACK - 5);
    expect(desk.state.countFrom).toBe("table");
  });

  it("are those of this line and of no other", () => {
    const { desk } = showReplay({ frames: open, at: 16 });
    expect(cardsOut(desk, null)).toContain("HJ");
    expect(cardsOut(desk, null)).not.toContain("SA");
    act(() => {
      desk.go(14);
    });
    expect(cardsOut(desk, null)).toContain("SA");
    expect(cardsOut(desk, null)).not.toContain("HJ");
  });

  it("leave out what a deal takes from the pack", () => {
    const rounds = open.rounds.map((round) => ({ ...round, removed: ["C2", "D2"] }));
    const { out } = count({ frames: { ...open, rounds } });
    expect(out()).not.toContain("C2");
    expect(out()).not.toContain("D2");
  });

  it("stand beside what a seat has shown that it lacks, and nothing else is told of it", () => {
    const frames = {
      ...open,
      frames: open.frames.map((frame) => ({ ...frame, known: ["", "H S-AK", "", ""] })),
    };
    const { root, desk } = count({ frames });
    const told = [...root.querySelectorAll<HTMLElement>("[data-known]")];
    expect(told.map((line) => line.dataset.known)).toEqual(["1"]);
    expect(told[0]?.textContent).toContain(
      desk.tr.t("ui.count.void", { suit: desk.tr.suit("H", "name") }),
    );
    for (const card of ["SA", "SK"])
      expect(told[0]?.textContent).toContain(desk.tr.card(card, "sign"));
  });

  it("say so where nobody has shown anything", () => {
    const { root, desk } = count();
    expect(find(root, '[data-part="known"]').textContent).toBe(desk.tr.t("ui.count.nothing"));
  });
});

test("whose place the table is seen from can be chosen in the settings", () => {
  const { desk, root } = showReplay();
  act(() => {
    desk.run("settings");
  });
  const choice = find(root, '[data-pane="settings"] select') as HTMLSelectElement;
  act(() => {
    choice.value = "2";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(find(root, ".fk-own").dataset.seat).toBe("2");
});

describe("the list of keys", () => {
  const commands = (more = {}) => {
    const { desk, root } = showReplay(more);
    act(() => {
      desk.run("keys");
    });
    const buttons = root.querySelectorAll<HTMLElement>('[data-pane="keys"] li button');
    return [...buttons].map((button) => button.dataset.do);
  };

  it("has a button for what no key does, and covers the hands with it", () => {
    for (const command of ["cover", "diagram", "settings"]) expect(commands()).toContain(command);
    const { desk, root } = showReplay();
    act(() => {
      desk.run("keys");
    });
    find(root, '[data-pane="keys"] [data-do="cover"]').click();
    expect(desk.state.covered).toBe(true);
  });

  it("names nothing that cannot be done here", () => {
    const absent = ["whatif", "undo", "redo", "worth", "sheet", "prev_round", "next_round"];
    for (const command of absent) expect(commands()).not.toContain(command);
    expect(commands({ _studio: "s" })).toEqual(expect.arrayContaining(absent.slice(0, 3)));
    expect(commands()).toContain("hint");
    expect(commands({ frames: open })).not.toContain("hint");
    expect(commands({ frames: open, _advice: "a" })).toEqual(
      expect.arrayContaining(["hint", "worth"]),
    );
  });
});
