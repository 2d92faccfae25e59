import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = (path: string) => join(import.meta.dirname, path);
const shipped = readFileSync(here("../../static/femkort.css"), "utf8");
const styles = readdirSync(here("../src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => [path, readFileSync(here(`../src/${path}`), "utf8")] as const);
/** Stands around the table, where the colours of the theme do not reach. */
const PAGE = join("styles", "page.css");
const THEME = join("styles", "theme.css");
const css = styles.find(([path]) => path === THEME)?.[1] ?? "";
/** On paper. */
const BLACK = "#000 !important";

/** The colours of a rule, light and dark. */
const colours = (selector: string): Map<string, [string, string]> => {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...rule.matchAll(/--fk-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((m) => [
      m[1] as string,
      [m[2] as string, m[3] as string],
    ]),
  );
};

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const four = colours(".fk-root");
const two = new Map([...four, ...colours(".fk-root:is(.fk-in-two, .fk-in-german)")]);
const german = new Map([...two, ...colours(".fk-root.fk-in-german")]);

const palettes = { four, two, german };

/** What words are printed in, and marks that words are as good as. */
const INKS =
  "fg faint legal refused binds suggest wrong right won primary ink suit-s suit-h suit-d suit-c".split(
    " ",
  );
/** The rings of cards: no word is printed in them. */
const MARKS = ["waits"];
/** What any of them may be printed on. */
const PAPERS = ["bg", "felt", "plate", "face", "tint"];
/** JupyterLab's own colours, where a host gives none: light, dark. */
const HOST: Record<string, [string, string]> = {
  fg: ["#212121", "#ffffff"],
  bg: ["#ffffff", "#111111"],
};

/** How much less or more of a contrast there is than it takes, in the theme where it is least. */
const spare = (ink: string, paper: string, takes: number, palette = four): number => {
  const [inks, papers] = [ink, paper].map((name) => HOST[name] ?? palette.get(name) ?? ["", ""]);
  const found = [0, 1].map((theme) => contrast(inks?.[theme] ?? "", papers?.[theme] ?? ""));
  return Math.min(...found) - takes;
};
const unread = (inks: string[], papers: string[], takes: number): string[] =>
  Object.entries(palettes).flatMap(([name, palette]) =>
    inks.flatMap((ink) =>
      papers
        .filter((paper) => !(spare(ink, paper, takes, palette) > 0))
        .map((paper) => `${ink} on ${paper}, ${name}`),
    ),
  );

test("every ink reads on every paper, light and dark, with the colours of any palette", () => {
  expect(unread(INKS, PAPERS, 4.5)).toEqual([]);
});

test("every mark can be seen on every paper, light and dark", () => {
  expect(unread(MARKS, PAPERS, 3)).toEqual([]);
});

test("the palettes are what their names say", () => {
  const suits = (palette: typeof four) =>
    new Set(["s", "h", "d", "c"].map((suit) => palette.get(`suit-${suit}`)?.[0]));
  expect([four, two, german].map((palette) => suits(palette).size)).toEqual([4, 2, 4]);
});

/** The declarations of every rule of a style. */
const rulesOf = (style: string) => [...style.matchAll(/[^{}]*[{}]/g)].map(([rule]) => rule);
const valueIn = (rule: string, name: string) =>
  rule.match(new RegExp(`(?:^|[\\s;])${name}: ([^;]+);`))?.[1];
const named = (value = "") => value.match(/^var\(--fk-([\w-]+)\)$/)?.[1];
/** A colour of the reader's system, or that of the words around. */
const given = (value: string) => /^(?:inherit|[A-Z]\w+)$/.test(value);

const rulesBut = (...apart: string[]) =>
  styles.filter(([path]) => !apart.includes(path)).flatMap(([, style]) => rulesOf(style));

test("a word has one of the inks, or another colour on a ground of its own where it reads", () => {
  const words = rulesBut(PAGE).flatMap((rule) => {
    const value = valueIn(rule, "color");
    return value && !given(value) ? [[value, named(valueIn(rule, "background"))] as const] : [];
  });
  const inks = [...INKS, "suit"];
  const own = words.filter(([value]) => !inks.includes(named(value) ?? ""));
  expect(words.length - own.length).toBeGreaterThan(30);
  expect(own.length).toBeGreaterThan(4);
  const wrong = words.filter(([value, ground]) => {
    const ink = named(value) ?? "";
    if (inks.includes(ink) && (!ground || PAPERS.includes(ground))) return false;
    return !ground || !(spare(ink, ground, 4.5) > 0);
  });
  expect(wrong).toEqual([]);
});

test("a colour is not made another but by one that is measured as it is", () => {
  const kinds = [[...INKS, ...MARKS], PAPERS];
  const changed = rulesBut(PAGE, THEME).flatMap((rule) =>
    [...rule.matchAll(/--fk-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const wrong = changed.filter(([name = "", value = ""]) => {
    const kind = kinds.find((names) => names.includes(name));
    return kind && !given(value) && !kind.includes(named(value) ?? "") && value !== BLACK;
  });
  expect(wrong).toEqual([]);
});

test("what an exported page says around its table reads there, light and dark", () => {
  const page = rulesOf(styles.find(([path]) => path === PAGE)?.[1] ?? "");
  const pair = (value = "") => value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/)?.slice(1) ?? [];
  const paper = pair(page.map((rule) => valueIn(rule, "background")).find(Boolean));
  const inks = page.flatMap((rule) => valueIn(rule, "color") ?? []);
  expect(inks.length).toBeGreaterThan(2);
  for (const ink of inks.filter((ink) => ink !== "#000"))
    for (const theme of [0, 1])
      expect(contrast(pair(ink)[theme] ?? "", paper[theme] ?? ""), ink).toBeGreaterThan(4.5);
});

test("the colours that are measured are those that are shipped", () => {
  for (const [name, palette] of Object.entries(palettes))
    for (const ink of [...INKS, ...MARKS, ...PAPERS, "on-primary"]) {
      const [light, dark] = palette.get(ink) ?? [];
      const there = HOST[ink] || shipped.includes(`light-dark(${light}, ${dark})`);
      expect(there, `${ink}, ${name}`).toBeTruthy();
    }
});
