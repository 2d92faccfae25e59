import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/styles/theme.css"), "utf8");

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
