import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = (path: string) => join(import.meta.dirname, path);
const css = readFileSync(here("../src/styles/theme.css"), "utf8");
const shipped = readFileSync(here("../../static/femkort.css"), "utf8");
const styles = readdirSync(here("../src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => readFileSync(here(`../src/${path}`), "utf8"));

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

test.each(Object.entries({ four, two, german }))(
  "with %s colours every suit reads on a card, also where the card is refused",
  (_, palette) => {
    for (const suit of ["s", "h", "d", "c"])
      for (const ground of ["face", "tint"])
        for (const theme of [0, 1]) {
          const [ink, paper] = [palette.get(`suit-${suit}`), palette.get(ground)];
          expect(contrast(ink?.[theme] ?? "", paper?.[theme] ?? "")).toBeGreaterThan(4.5);
        }
  },
);

test("the palettes are what their names say", () => {
  const suits = (palette: typeof four) =>
    new Set(["s", "h", "d", "c"].map((suit) => palette.get(`suit-${suit}`)?.[0]));
  expect([four, two, german].map((palette) => suits(palette).size)).toEqual([4, 2, 4]);
});

/** What is printed on the papers of the table: words, and marks that words are as good as. */
const INKS = ["faint", "legal", "refused", "binds", "suggest", "wrong", "right", "primary", "ink"];
/** JupyterLab's own colours, where a host gives none: light, dark. */
const HOST = { fg: ["#212121", "#ffffff"], bg: ["#ffffff", "#111111"] } as const;
const PAPERS = ["bg", "felt", "plate", "face", "tint"];

const shade = (name: string, theme: number): string =>
  name in HOST ? HOST[name as "fg"][theme as 0] : (four.get(name)?.[theme] ?? "");

test.each([...INKS, "fg"])("%s reads on every paper of the table, light and dark", (ink) => {
  for (const theme of [0, 1])
    for (const paper of PAPERS)
      expect(contrast(shade(ink, theme), shade(paper, theme)), paper).toBeGreaterThan(4.5);
});

test("words on a ground of their own read there, light and dark", () => {
  const rules = styles.flatMap((style) =>
    [...style.matchAll(/\{([^{}]*)\}/g)].map((m) => m[1] ?? ""),
  );
  const used = (rule: string, what: string) =>
    rule.match(new RegExp(`(?:^|[\\s;])${what}: var\\(--fk-([\\w-]+)\\)`))?.[1];
  const pairs = rules
    .map((rule) => [used(rule, "color"), used(rule, "background")] as const)
    .filter(([ink, ground]) => ink && ground);
  expect(pairs.length).toBeGreaterThan(5);
  for (const [ink = "", ground = ""] of pairs.filter(([ink]) => ink !== "suit"))
    for (const theme of [0, 1])
      expect(
        contrast(shade(ink, theme), shade(ground, theme)),
        `${ink} on ${ground}`,
      ).toBeGreaterThan(4.5);
});

test("no word has a colour that is not among those measured", () => {
  const inks = styles.flatMap((style) =>
    [...style.matchAll(/[\s;{]color: var\(--fk-([\w-]+)\)/g)].map((m) => m[1] ?? ""),
  );
  const measured = [...INKS, "fg", "suit", "bg", "plate", "on-primary"];
  expect(inks.filter((ink) => !measured.includes(ink))).toEqual([]);
});

test("the colours that are measured are those that are shipped", () => {
  for (const name of [...INKS, ...PAPERS, "on-primary"].filter((name) => !(name in HOST))) {
    const [light, dark] = four.get(name) ?? ["", ""];
    expect(shipped.includes(`light-dark(${light}, ${dark})`), name).toBe(true);
  }
});
