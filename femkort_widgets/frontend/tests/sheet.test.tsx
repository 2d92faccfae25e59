import { afterEach, describe, expect, it } from "vitest";
import en from "../../i18n/en.json";
import fr from "../../i18n/fr.json";
import { keyList } from "../src/panes/key-list";
import { ahead } from "../src/panes/sheet";
import { commandOf } from "../src/shared/keys";
import type { Frame, Frames, Round, Sheet } from "../src/types";
import { aceBook, upTo } from "./model";
import { find, hide, showReplay, showTable } from "./show";

const row = (round: number, kind: string, points: number[] | null) => ({
  round,
  kind,
  dealer: (round - 1) % 4,
  points,
  chips: null,
  note: null,
});

const femkamp: Sheet = {
  columns: ["S", "W", "N", "E"],
  rows: [
    row(1, "pass", [10, 1, 1, 1]),
    row(2, "clubs", [8, 0, 1, 4]),
    row(3, "queens", [4, 0, 4, 8]),
    row(4, "fan_tan", null),
    row(5, "grand", null),
  ],
  total: [22, 1, 6, 13],
  chips: null,
  lowest: true,
  decided: null,
};

const femkort: Sheet = {
  columns: ["S", "W", "N", "E"],
  rows: [
    { ...row(1, "femkort", [0, 0, 1, 0]), chips: [-1, -1, 3, -1] },
    { ...row(2, "femkort", null), chips: [-2, -2, 2, -2], note: "void" },
  ],
  total: [0, 0, 1, 0],
  chips: [-2, -2, 2, -2],
  lowest: false,
  decided: { winners: [2], by: "chips" },
};

const withSheet = (book: Frames, sheet: Sheet, more: Partial<Round> = {}): Frames => ({
  ...book,
  rounds: book.rounds.map((round) => ({ ...round, ...more, sheet })),
});

const open = (sheet: Sheet, more: Record<string, unknown> = {}) => {
  const shown = showTable(0, { frames: withSheet(upTo(0), sheet), ...more });
  find(shown.root, '[data-do="sheet"]').click();
  return shown;
};

const cells = (root: HTMLElement, part: string): (string | undefined)[][] =>
  [...root.querySelectorAll(`[data-part="sheet"] ${part} tr`)].map((line) =>
    [...line.querySelectorAll("td")].map((cell) => cell.textContent?.trim().match(/^[−\d]*/)?.[0]),
  );

afterEach(hide);

describe("the score sheet", () => {
  it("opens by a button, by a key, and closes again", () => {
    const { desk, root } = open(femkamp);
    expect(find(root, '[data-pane="sheet"]').getAttribute("aria-label")).toBe(en["ui.pane.sheet"]);
    expect(desk.run("sheet")).toBe(true);
    expect(root.querySelector('[data-pane="sheet"]')).toBeNull();
    const press = { key: "=", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(commandOf(press, "hand", "table")).toBe("sheet");
    expect(commandOf(press, "moves", "replay")).toBe("sheet");
    expect(keyList("replay").find(({ command }) => command === "sheet")?.keys).toEqual(["="]);
  });

  it("has a row for each deal, empty where it is still to come, and the sums", () => {
    const { root } = open(femkamp);
    expect(cells(root, "tbody")).toEqual([
      ["10", "1", "1", "1"],
      ["8", "0", "1", "4"],
      ["4", "0", "4", "8"],
      ["", "", "", ""],
      ["", "", "", ""],
    ]);
    expect(cells(root, "tfoot")).toEqual([["22", "1", "6", "13"]]);
    const names = [...root.querySelectorAll('[data-part="sheet"] tbody th')];
    expect(names.map((name) => name.textContent)).toEqual(
      ["pass", "clubs", "queens", "fan_tan", "grand"].map(
        (kind, i) => `${i + 1}. ${en[`round.${kind}` as keyof typeof en]}`,
      ),
    );
  });

  it("gives the number alone where all deals are of one kind", () => {
    const { root } = open(femkort);
    const names = [...root.querySelectorAll('[data-part="sheet"] tbody th')];
    expect(names.map((name) => name.textContent)).toEqual(["1", `2 ${en["ui.note.void"]}`]);
  });

  it("marks who deals each deal", () => {
    const { root } = open(femkamp);
    const dealers = [...root.querySelectorAll('[data-part="sheet"] tbody tr')].map((line) =>
      [...line.querySelectorAll("td")].findIndex((cell) => cell.querySelector(".fk-dealer")),
    );
    expect(dealers).toEqual([0, 1, 2, 3, 0]);
  });

  it("says who leads with a sign and in words, not by colour alone", () => {
    const { root } = open(femkamp);
    const heads = [...root.querySelectorAll('[data-part="sheet"] thead th')].slice(1);
    expect(heads.map((head) => head.textContent?.includes("★"))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(heads[1]?.textContent).toContain(en["ui.sheet.leads"]);
    expect(find(root, '[data-pane="sheet"] p').textContent).toBe(en["ui.sheet.lowest"]);
  });

  it("says why a deal did not count, how the chips stand and how the match was decided", () => {
    const { root, desk } = open(femkort, { lang: "fr" });
    expect(cells(root, "tbody")[1]).toEqual(["", "", "", ""]);
    const names = [...root.querySelectorAll('[data-part="sheet"] tbody th')];
    expect(names[1]?.textContent).toContain(fr["ui.note.void"]);
    expect(cells(root, "tfoot")).toEqual([
      ["0", "0", "1", "0"],
      ["−2", "−2", "2", "−2"],
    ]);
    const told = find(root, '[data-pane="sheet"] p').textContent;
    const won = { who: "other", name: desk.name(2), n: 1, chips: 2 };
    expect(told).toContain(desk.tr.t("ui.match.chips", won));
    expect(told).toContain(fr["ui.decided.chips"]);
  });

  it("has nobody ahead before anything counts, and all who share the lead", () => {
    const fresh = { ...femkamp, rows: [row(1, "pass", null)], total: [0, 0, 0, 0] };
    expect(ahead(fresh)).toEqual([]);
    expect(ahead({ ...femkamp, total: [3, 1, 1, 2] })).toEqual([1, 2]);
    expect(ahead({ ...femkamp, lowest: false, total: [3, 1, 1, 2] })).toEqual([0]);
    expect(ahead(femkort)).toEqual([2]);
  });

  it("is the sheet of the match shown, and there is no button without one", () => {
    expect(showTable().root.querySelector('[data-do="sheet"]')).toBeNull();
    const [round] = aceBook.rounds as [Round];
    const rounds = [
      { ...round, match: 0, sheet: femkamp },
      { ...round, match: 1, sheet: femkort },
    ];
    const frames = [0, 1].map((place) => ({
      ...(aceBook.frames[0] as Frame),
      id: place,
      round: place,
    }));
    const { desk } = showReplay({ frames: { ...aceBook, rounds, frames }, at: 1 });
    expect(desk.sheet).toBe(femkort);
  });

  it("keeps results behind an open question to itself", () => {
    const stop = aceBook.frames.find((frame) => frame.stop) as Frame;
    const sheet = { ...femkort, rows: femkort.rows.slice(0, 1) };
    const book = withSheet(aceBook, sheet);
    const shown = (answers: object) => {
      const { root } = showReplay({ frames: book, at: stop.id, answers });
      find(root, '[data-do="sheet"]').click();
      return root;
    };
    const root = shown({});
    expect(cells(root, "tbody")).toEqual([["", "", "", ""]]);
    expect(cells(root, "tfoot")).toEqual([]);
    expect(find(root, '[data-part="sheet"]').textContent).not.toContain("★");
    const answers = Object.fromEntries(
      aceBook.frames.filter((frame) => frame.stop).map(({ id }) => [id, ["shown"]]),
    );
    expect(cells(shown(answers), "tbody")).toEqual([["0", "0", "1", "0"]]);
  });
});
