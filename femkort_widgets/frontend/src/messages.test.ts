import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import examples from "../../../tests/i18n/messages.json";
import sentences from "../../../tests/i18n/sentences.json";
import { catalogues } from "../tests/words";
import { type Params, type Told, translator, write } from "./messages";
import { read } from "./reader";

const languages = Object.keys(catalogues);
const english = catalogues.en ?? {};

const format = (text: string, params: Params, lang: string): string =>
  write(read(text), (name) => params[name], lang);

const icu = (text: string, params: Params, lang: string): unknown =>
  new IntlMessageFormat(text, lang, undefined, { ignoreTag: true }).format(params as never);

describe("the reader of messages", () => {
  it.each(examples.filled)("fills $message", ({ message, params, lang, text }) => {
    expect(format(message, params, lang)).toBe(text);
    if (message) expect(icu(message, params, lang)).toBe(text);
  });

  it.each(examples.malformed)("refuses %s", (text) => {
    expect(() => read(text)).toThrow("malformed");
  });

  const { numbers: counted, ...categories } = examples.categories;
  it.each(Object.entries(categories))("chooses the plural of %s", (lang, expected) => {
    const text = `{n, plural, ${["zero", "one", "two", "few", "many", "other"]
      .map((name) => `${name} {${name}}`)
      .join(" ")}}`;
    expect(counted.map((n) => format(text, { n }, lang))).toEqual(expected);
  });

  const { numbers, ...written } = examples.written;
  it.each(Object.entries(written))("writes numbers as in %s", (lang, expected) => {
    expect(numbers.map((n) => format("{n, plural, other {#}}", { n }, lang))).toEqual(expected);
  });

  it("reads whatever it accepts as ICU does", () => {
    const bits = ["{", "}", "{n", "{n}", "'", "''", "#", "a ", ", plural, ", ", select, "];
    const more = ["other {", "one {", "=1 {", "}}", "é", "\n", "{n, plural, one {", "} other {"];
    const all = [...bits, ...more];
    let seed = 1;
    const next = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    let accepted = 0;
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + next(9) }, () => all[next(all.length)]).join("");
      for (const n of [1, 5]) {
        let ours: string;
        try {
          ours = format(text, { n, a: n }, "en");
        } catch {
          continue;
        }
        accepted++;
        expect([text, icu(text, { n, a: n }, "en")]).toEqual([text, ours]);
      }
    }
    expect(accepted).toBeGreaterThan(2000);
  });

  it("leaves a name that it does not know, and goes on", () => {
    expect(format("{name} {n, plural, one {a} other {b}}", {}, "en")).toBe("{name} b");
  });
});

describe.each(Object.entries(catalogues))("the catalogue of %s", (lang, all) => {
  it.each(Object.entries(all))("is read as ICU reads it: %s", (_, text) => {
    const names = [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] as string);
    for (const n of [0, 1, 2, 1_000_000]) {
      for (const value of ["A", "Q", "side", "plain", n]) {
        const params = Object.fromEntries(names.map((name) => [name, value]));
        for (const [, name] of text.matchAll(/\{(\w+), plural/g)) params[name as string] = n;
        expect(format(text, params, lang)).toBe(icu(text, params, lang));
      }
    }
  });
});

describe("a translator", () => {
  const seatName = (seat: number): string => ["Ada", "Bo"][seat] ?? "?";
  const told = (key: string, more: Partial<Told> = {}): Told => ({
    legal: false,
    key,
    params: { led: "C", leader: 1, beat: "CT", trump: "S", card: "CA" },
    binds: ["CQ", "CA"],
    ...more,
  });

  it("serves the catalogue nearest to the reader's language", () => {
    expect(["fr", "fr-CA", "FR_ca", "xx", ""].map((lang) => translator(lang).lang)).toEqual([
      "fr",
      "fr",
      "fr",
      "en",
      "en",
    ]);
  });

  it("takes index letters apart from the language", () => {
    const king = (lang: string, indices?: string): string =>
      translator(lang, indices).card("DK", "sign");
    expect([king("en"), king("fr"), king("en", "fr"), king("fr", "A H V B")]).toEqual([
      "♦K",
      "♦R",
      "♦R",
      "♦H",
    ]);
    expect(translator("en", "sv").index("J")).toBe("Kn");
    expect(translator("en").index("T")).toBe("10");
    expect(translator("en").index("7")).toBe("7");
  });

  it("names cards with the article they need", () => {
    const { card } = translator("fr");
    expect(card("SA", "name")).toBe("as de pique");
    expect(card("SA", "name", "the")).toBe("l’as de pique");
    expect(card("HQ", "name", "The")).toBe("La dame de cœur");
    expect(card("HQ", "sign", "The")).toBe("♥D");
    expect(card("pass", "name")).toBe("passe");
  });

  it("joins lists", () => {
    const { list } = translator("en");
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((items) => list(items))).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
    expect(list(["a", "b"], "or")).toBe("a or b");
  });

  it.each(languages)("fills every reason for both persons in %s", (lang) => {
    const { reason } = translator(lang);
    const keys = Object.keys(english).filter((key) => key.startsWith("reason."));
    for (const key of keys.map((entry) => entry.split(".")[1] as string)) {
      for (const style of ["sign", "name"] as const) {
        const you = reason(told(key), { you: true, name: "Ada" }, style, seatName);
        const other = reason(told(key), { you: false, name: "Ada" }, style, seatName);
        expect(you + other).not.toMatch(/[{}]|undefined|null/);
        expect(you).not.toContain("Ada");
      }
    }
  });

  it("says what Python says", () => {
    const names = ["Ada", "Bo", "Cy", "Di"];
    for (const { lang, seat, style, reason, said } of sentences) {
      const who = { you: seat === 0, name: names[seat] ?? "" };
      const text = translator(lang).reason(
        reason as Told,
        who,
        style as "sign" | "name",
        (at) => names[at] ?? "",
      );
      expect(text).toBe(said);
    }
  });

  it("never shows a raw code", () => {
    const tr = translator("fr");
    const say = (legal: boolean): string =>
      tr.reason(told("house_rule", { legal }), { you: true, name: "" }, "sign", seatName);
    expect(say(false)).toBe(tr.t("reason.not_allowed"));
    expect(say(true)).toBe(tr.t("reason.allowed"));
  });

  it("keeps values as text", () => {
    const name = "{n} <b>'x'</b>";
    const { reason } = translator("en");
    expect(reason(told("lead"), { you: false, name }, "sign", seatName)).toContain(name);
  });
});
