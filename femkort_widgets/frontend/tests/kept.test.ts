/** What a reader has chosen stays in the browser; a call says otherwise; storage may be anything. */

import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { ReplayDesk } from "../src/replay/desk";
import { keep, kept } from "../src/shared/kept";
import { DEFAULTS } from "../src/shared/state";
import { replayModel } from "./model";

const PLACE = "femkort-widgets";
const stored = () => JSON.parse(localStorage.getItem(PLACE) ?? "null");
/** A widget whose call named these settings, as Python tells them. */
const open = (given: string[] = [], more: Record<string, unknown> = {}) => {
  const model = replayModel({ given, ...more });
  return { model, desk: new ReplayDesk(model.host) };
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what is chosen", () => {
  it("is kept with what was kept before, and the next widget begins with it", () => {
    const { desk } = open();
    desk.set({ palette: "german" });
    desk.setLanguage("fr", "fr");
    desk.run("faster");
    expect(stored()).toEqual({ palette: "german", lang: "fr", indices: "fr", speed: 2 });
    const { state } = open().desk;
    expect(state).toMatchObject({ lang: "fr", indices: "fr", speed: 2 });
    expect(state.settings).toEqual({ ...DEFAULTS, palette: "german" });
  });

  it("gives way to what the call names, and to nothing else", () => {
    keep({ lang: "fr", letters: true, sort: "low" });
    const given = { lang: "en", settings: { letters: false } };
    const { state } = open(["lang", "letters"], given).desk;
    expect(state.lang).toBe("en");
    expect(state.settings).toMatchObject({ letters: false, sort: "low" });
  });

  it("counts for nothing where the page does not tell what the call named", () => {
    keep({ lang: "fr", letters: true });
    const { state } = new ReplayDesk(replayModel().host);
    expect(state.lang).toBe("en");
    expect(state.settings.letters).toBe(false);
  });

  it("is forgotten on request, and all is as it was", () => {
    const { desk } = open();
    desk.set({ letters: true });
    desk.setLanguage("fr");
    desk.run("defaults");
    expect(stored()).toBeNull();
    expect(desk.state).toMatchObject({ lang: "en", indices: "", settings: DEFAULTS });
  });
});

describe("what a browser may hold", () => {
  for (const nonsense of ["", "{", "null", "7", "[1]", '"text"', '{"letters":"yes","speed":"x"}'])
    it(`is never more than a choice: ${nonsense}`, () => {
      localStorage.setItem(PLACE, nonsense);
      const { state } = open().desk;
      expect(state.settings).toEqual(DEFAULTS);
      expect(state).toMatchObject({ lang: "en", indices: "", speed: 1 });
    });

  it("may name a language that nobody speaks", () => {
    keep({ lang: "xx" });
    const { desk } = open();
    expect(desk.tr.lang).toBe("en");
    expect(desk.tr.t("ui.count.nobody")).not.toContain("ui.");
  });
});

const throws = () => {
  throw new DOMException("denied", "SecurityError");
};
const FORBIDDEN = { getItem: throws, setItem: throws, removeItem: throws };

test.each([
  ["absent", undefined],
  ["forbidden", FORBIDDEN],
])("storage that is %s leaves the choice to this widget", (_, storage) => {
  vi.stubGlobal("localStorage", storage);
  const { desk, model } = open();
  desk.set({ letters: true });
  desk.setLanguage("fr");
  expect(desk.state).toMatchObject({ lang: "fr", settings: { letters: true } });
  expect(model.traits).toMatchObject({ lang: "fr", settings: { letters: true } });
  expect(kept()).toEqual({});
  desk.run("defaults");
  expect(desk.state.lang).toBe("en");
});
