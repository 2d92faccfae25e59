import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
// @ts-expect-error A plain module, as the builder is.
import { KEPT, shortNames } from "../classes.mjs";

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const texts = (folder: string, wanted: RegExp): string[] =>
  files(folder)
    .filter((name) => wanted.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(name, "utf8"));

const project = join(import.meta.dirname, "..", "..", "..");
const short: Map<string, string> = shortNames(
  texts(join(import.meta.dirname, "..", "src"), /\.(tsx?|css)$/),
);

/** Names of classes that go on with what is only known later, save those after a stem. */
const pieces = (text: string): string[] =>
  text.match(
    /fk-\$\{|fk-[a-z-]*[a-z]\$\{(?!\w+\(|[^{}]* \? " )|fk-[a-z-]*["'`]\s*\+|fk-[a-z-]*\$\{[^{}]*\}[\w-]/g,
  ) ?? [];

describe("the short names of classes", () => {
  it("leave alone what the page is asked for from outside", () => {
    const asked = ["tests/browser", "bench", "scripts"]
      .flatMap((folder) => texts(join(project, folder), /\.py$/))
      .flatMap((text) => text.match(/fk-[a-z-]+/g) ?? []);
    expect(asked).toContain("fk-root");
    expect(asked.filter((name) => short.has(name))).toEqual([]);
  });

  it("leave alone what is put together from parts", () => {
    for (const name of short.keys()) expect(name).not.toMatch(/^fk-(is|in|of|suit|art|shake)-/);
  });

  it("are written whole: none is glued from pieces that the builder cannot find", () => {
    const gap = (code: string) => `\${${code}}`;
    const glued = [`\`fk-${gap("a")}\``, `\`fk-card${gap("a")}\``, '"fk-" + a', '"fk-card-" + a'];
    expect(glued.flatMap(pieces)).toHaveLength(glued.length);
    const whole = [`is-${gap("a")}`, `card${gap('a ? " fk-b" : ""')}`, `card${gap("a(b)")}`];
    expect(whole.map((rest) => `fk-${rest}`).flatMap(pieces)).toEqual([]);
    expect(texts(join(import.meta.dirname, "..", "src"), /\.tsx?$/).flatMap(pieces)).toEqual([]);
  });

  it("are the same in the modules and in the style sheet", () => {
    const built = join(project, "femkort_widgets", "static");
    const [css = ""] = texts(built, /\.css$/);
    const modules = texts(built, /\.js$/).join("");
    const styled = new Set([...css.matchAll(/\.(fk-?\w+)/g)].map(([, name]) => name as string));
    expect(styled.size).toBeGreaterThan(50);
    const whole = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w])`);
    expect([...styled].filter((name) => !whole(name).test(modules))).toEqual([]);
  });

  it("are one for each name, and none is a name that is kept", () => {
    expect(new Set(short.values()).size).toBe(short.size);
    expect([...short.values()].filter((name) => KEPT.has(name) || short.has(name))).toEqual([]);
    expect(short.size).toBeGreaterThan(50);
  });
});
