/**
 * What the widgets say: the sentences of the catalogues in `femkort_widgets/i18n`, filled in.
 *
 * Reads the same subset of ICU MessageFormat as `femkort_widgets/i18n/messages.py` (its docstring
 * has the syntax); both are proven on one list of examples. Everything here is text, never markup.
 */
import en from "../../i18n/en.json";
import fr from "../../i18n/fr.json";
import sets from "../../i18n/indices.json";

export type Style = "sign" | "name";
export type Params = Record<string, unknown>;

/** What a reason needs to become a sentence; the reasons of the frames fit. */
export interface Told {
  legal: boolean;
  key: string;
  params: {
    led?: string | null;
    trump?: string | null;
    leader?: number | null;
    beat?: string | null;
    card?: string | null;
  };
  binds: string[];
}

export interface Translator {
  lang: string;
  number(value: number): string;
  t(key: string, params?: Params): string;
  /** "♦10", or "ten of diamonds"; form "the" or "The": "the ten of diamonds". */
  card(code: string, style: Style, form?: string): string;
  /** "♦", or "diamonds"; form "one": "diamond". */
  suit(code: string, style: Style, form?: string): string;
  /** The letters on a card of this rank: "10" for T, "R" for a French king. */
  index(rank: string): string;
  list(items: string[], word?: "and" | "or"): string;
  reason(
    reason: Told,
    who: { you: boolean; name: string },
    style: Style,
    seatName: (seat: number) => string,
  ): string;
}

type Part = string | { name: string; plural?: boolean; cases?: Map<string, Part[]> };
type Lookup = (name: string) => unknown;

const catalogues: Record<string, Record<string, string>> = { en, fr };

export const languages: string[] = Object.keys(catalogues);

/** Letters of ace, king, queen and jack by index set. */
export const indexSets: Record<string, string> = sets;

const signs: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const categories = /(=\d+|zero|one|two|few|many|other)\s*\{/y;
const never = /(?!)/y;

/** Parts of a message; throws where it is malformed. */
export function parse(text: string): Part[] {
  let at = 0;
  const need = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`malformed message at ${at}: ${text}`);
    at = pattern.lastIndex;
    return found;
  };
  const message = (nested: boolean, plural: boolean): Part[] => {
    const parts: Part[] = [];
    for (;;) {
      const char = text[at] ?? "";
      const next = text[at + 1] ?? "";
      if (char === "{") {
        at++;
        parts.push(argument());
      } else if (char === "#" && plural) {
        at++;
        parts.push({ name: "#" });
      } else if (char === (nested ? "}" : "")) {
        return parts;
      } else if (char === "'" && (next === "{" || next === "}" || (plural && next === "#"))) {
        parts.push(need(/'((?:[^']|'')*)'(?!')/y).replaceAll("''", "'"));
      } else {
        parts.push(need(/(?:'(?='))?([^{}])/y));
      }
    }
  };
  const argument = (): Part => {
    const name = need(/\s*([A-Za-z]\w*)\s*/y);
    if (need(/([,}])/y) === "}") return { name };
    const plural = need(/\s*(plural|select)\s*,\s*/y) === "plural";
    const cases = new Map<string, Part[]>();
    do {
      const match = need(plural ? categories : /(\w+)\s*\{/y);
      if (cases.has(match)) need(never);
      cases.set(match, message(true, plural));
    } while (need(/\}\s*(\}?)/y) === "");
    if (!cases.has("other")) need(never);
    return { name, plural, cases };
  };
  return message(false, false);
}

/** A number as the language writes it, with the minus that is as wide as a digit. */
export const number = (value: number, lang: string): string =>
  value.toLocaleString(lang).replace("-", "\u2212");

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(lang: string): Intl.PluralRules {
  const known = rules.get(lang) ?? new Intl.PluralRules(lang);
  rules.set(lang, known);
  return known;
}

/** The text of a parsed message; `{name}` stays where nothing is known by that name, as in ICU. */
export function write(parts: Part[], lookup: Lookup, lang: string, count?: number): string {
  let out = "";
  for (const part of parts) {
    if (typeof part === "string") out += part;
    else if (part.name === "#") out += number(count ?? 0, lang);
    else {
      const value = lookup(part.name);
      if (part.cases === undefined) out += value ?? `{${part.name}}`;
      else {
        const named = part.plural ? pluralRules(lang).select(Number(value)) : "";
        const found =
          part.cases.get(part.plural ? `=${value}` : `${value}`) ??
          part.cases.get(named) ??
          part.cases.get("other") ??
          [];
        out += write(found, lookup, lang, part.plural ? Number(value) : undefined);
      }
    }
  }
  return out;
}

const parsed = new Map<string, Part[]>();

export function format(text: string, params: Params | Lookup, lang: string): string {
  let parts = parsed.get(text);
  if (parts === undefined) {
    parts = parse(text);
    parsed.set(text, parts);
  }
  return write(parts, typeof params === "function" ? params : (name) => params[name], lang);
}

/**
 * The sentences of one language ("fr", "fr-CA"; English where there is no such catalogue), with
 * the index letters of a set: its key, four letters of its own ("A H V B"), or "" by language.
 */
export function translator(wanted: string, indices = ""): Translator {
  const base = wanted.toLowerCase().split(/[-_]/)[0] ?? "";
  const lang = base in catalogues ? base : "en";
  const known = { ...catalogues.en, ...catalogues[lang] };
  const letters = (indexSets[indices || lang] ?? (indices || "A K Q J")).split(" ");

  const say = (key: string, params: Params | Lookup = {}): string => {
    const text = known[key];
    return text === undefined ? key : format(text, params, lang);
  };
  const index = (rank: string): string =>
    rank === "T" ? "10" : (letters["AKQJ".indexOf(rank)] ?? rank);
  const suit: Translator["suit"] = (code, style, form) =>
    style === "sign" ? (signs[code] ?? code) : say(`suit.${code}${form ? `.${form}` : ""}`);
  const card: Translator["card"] = (code, style, form = "") => {
    if (code === "pass") return say("move.pass");
    const [mark = "", rank = ""] = code;
    if (style === "sign") return suit(mark, style) + index(rank);
    const key = `card${form ? `.${form.toLowerCase()}` : ""}`;
    const text = say(key, { code: rank, rank: say(`rank.${rank}`), suit: suit(mark, style) });
    return /^[A-Z]/.test(form) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };
  const list: Translator["list"] = (items, word = "and") => {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const head = items.slice(0, -1).reduce((a, b) => say("list.comma", { a, b }));
    return say(`list.${word}`, { a: head, b: last });
  };
  const reason: Translator["reason"] = ({ legal, key, params, binds }, who, style, seatName) => {
    const { led, trump, leader } = params;
    const lookup: Lookup = (name) => {
      const [base = "", form] = name.split("_");
      if (base === "n") return binds.length;
      if (base === "name") return who.name;
      if (base === "kind") return trump ? (trump === led ? "trump" : "side") : "plain";
      if (base === "binds") return list(binds.map((code) => card(code, style, form)));
      if (base === "leader") return leader == null ? undefined : seatName(leader);
      const code = (params as Record<string, string | null | undefined>)[base];
      if (!code) return undefined;
      return code.length === 1 ? suit(code, "name", form) : card(code, style, form);
    };
    const found = [`${key}.${who.you ? "you" : "other"}`, key, legal ? "allowed" : "not_allowed"]
      .map((end) => `reason.${end}`)
      .find((entry) => entry in known);
    return say(found ?? "", lookup);
  };
  return { lang, t: say, card, suit, index, list, reason, number: (value) => number(value, lang) };
}
