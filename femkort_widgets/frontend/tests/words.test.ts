/** Words come from Python: with a widget those of its language, others when they are asked for. */

import { act } from "preact/test-utils";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import { keep } from "../src/shared/kept";
import { words } from "../src/words";
import { replayModel } from "./model";
import { find, show } from "./show";
import { catalogues, wordsOf } from "./words";

const text = (...langs: string[]): string =>
  JSON.stringify(Object.fromEntries(langs.map((lang) => [lang, wordsOf(lang)])));
const forget = (): void => {
  for (const lang of Object.keys(words)) delete words[lang];
};
const opened = (more: Record<string, unknown> = {}) => {
  const model = replayModel({ given: [], _words: text("en"), ...more });
  return { model, desk: new ReplayDesk(model.host) };
};
const asked = (lang?: string) => ({ kind: "words", ...(lang && { lang }) });

beforeEach(() => {
  localStorage.clear();
  forget();
});
afterAll(() => {
  for (const lang of Object.keys(catalogues)) words[lang] = wordsOf(lang);
});

test("the words of the widget are there at once, and nothing is asked", () => {
  const { model, desk } = opened({ lang: "fr", _words: text("fr") });
  expect(desk.tr.t("seat.by_you")).toBe(catalogues.fr?.["seat.by_you"]);
  expect(model.sent).toEqual([]);
});

test("a language that the reader has kept is asked for; until it comes the widget speaks its own", () => {
  keep({ lang: "fr", indices: "" });
  const { model, desk } = opened();
  expect(model.sent).toEqual([asked("fr")]);
  expect([desk.tr.lang, desk.state.lang]).toEqual(["en", "en"]);
  model.fire("msg:custom", { kind: "words", text: text("fr"), languages: ["en", "fr"] } as never);
  expect([desk.tr.lang, desk.state.lang]).toEqual(["fr", "fr"]);
  expect(desk.tr.index("K")).toBe("R");
  const { model: second } = opened();
  expect(second.sent).toEqual([]);
});

test("a language from Python is spoken once its words are there", () => {
  const { model, desk } = opened();
  model.set("lang", "fr");
  expect(desk.tr.lang).toBe("en");
  expect(model.sent).toEqual([]);
  model.set("_words", text("fr"));
  expect([desk.tr.lang, desk.state.lang]).toEqual(["fr", "fr"]);
});

test("the settings offer what Python knows, and without Python what the page has", async () => {
  const { model, desk } = opened();
  const root = show(desk, Replay);
  const offered = () => {
    const label = [...find(root, '[data-pane="settings"]').querySelectorAll("label")].find((one) =>
      one.textContent?.startsWith(desk.tr.t("ui.set.language")),
    );
    return [...(label?.querySelectorAll("option") ?? [])].map((option) => option.value);
  };
  act(() => void desk.run("settings"));
  expect(offered()).toEqual(["en"]);
  expect(model.sent).toEqual([asked()]);
  const languages = ["en", "fr"];
  await act(() => model.fire("msg:custom", { kind: "words", text: "{}", languages } as never));
  expect(offered()).toEqual(languages);
  model.alive = false;
  act(() => void desk.run("settings"));
  act(() => void desk.run("settings"));
  expect(offered()).toEqual(["en"]);
});

test("a language that never comes changes nothing", () => {
  const { desk, model } = opened();
  model.alive = false;
  desk.setLanguage("fr", "sv");
  expect([desk.tr.lang, desk.state.lang]).toEqual(["en", "en"]);
  expect(desk.tr.index("K")).toBe("K");
});

test("what the words of a language lack is said in English, and a page without any says nothing odd", () => {
  words.en = wordsOf("en");
  words.fr = {};
  const { desk } = opened({ lang: "fr", _words: "" });
  expect(desk.tr.t("seat.by_you")).toBe(catalogues.en?.["seat.by_you"]);
});
