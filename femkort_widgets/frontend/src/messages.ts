/**
 * What the widgets say: the sentences of the catalogues in `femkort_widgets/i18n`, as the builder
 * has read them and Python has sent them, filled in.
 *
 * They fill in the same way as those of `femkort_widgets/i18n/messages.py`; both are proven on one
 * list of examples. Everything here is text, never markup.
 */
import type { Argument, Message } from "./reader";
import { words } from "./words";

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
    /** "low" where an ace of the led suit was played and counts lowest. */
    ace?: string;
    /** A rule of the house makes the case another than the key says. */
    house?: number;
  };
  binds: string[];
  /** The sentence of a house rule, by language. */
  says?: Record<string, string>;
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

export type Lookup = (name: string) => unknown;

/** What the sentence of a house rule may leave to be filled in; all else in it is plain text. */
const house = /\{(n|name|leader|(?:led|trump)(?:_one)?|(?:beat|card|binds)(?:_[tT]he)?)\}/g;

const signOf = (code: string): string => "♠♥♦♣".charAt("SHDC".indexOf(code));

/** A number as the language writes it, with the minus that is as wide as a digit. */
export const number = (value: number, lang: string): string =>
  value.toLocaleString(lang).replace("-", "\u2212");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rules: Record<string, Intl.PluralRules> = {};

const category = (count: number, lang: string): string => {
  rules[lang] ??= new Intl.PluralRules(lang);
  return rules[lang].select(count);
};

/** The text of a message; `{name}` stays where nothing is known by that name, as in ICU. */
export function write(message: Message, lookup: Lookup, lang: string, count = 0): string {
  if (typeof message === "string") return message;
  const filled = (argument: Argument): unknown => {
    if (argument === "#") return number(count, lang);
    if (typeof argument === "string") return lookup(argument) ?? `{${argument}}`;
    const [name, plural, cases] = argument;
    const value = lookup(name);
    const named = plural ? category(Number(value), lang) : "";
    const found = cases[plural ? `=${value}` : `${value}`] ?? cases[named] ?? cases.other ?? "";
    return write(found, lookup, lang, Number(value));
  };
  return message.map((part, i) => (i % 2 === 0 ? part : filled(part))).join("");
}

/**
 * The sentences of one language ("fr", "fr-CA"; English where the page has no such words), with
 * the index letters of a set: its key, four letters of its own ("A H V B"), or "" by language.
 */
export function translator(wanted: string, indices = ""): Translator {
  const base = wanted.toLowerCase().split(/[-_]/)[0] ?? "";
  const lang = base in words ? base : "en";
  const known = (key: string) => words[lang]?.[key] ?? words.en?.[key];
  const letters = ((known(`indices.${indices || lang}`) as string) ?? indices).split(" ");

  const say = (key: string, params: Params | Lookup = {}): string => {
    const message = known(key);
    if (message === undefined) return key;
    return write(message, typeof params === "function" ? params : (name) => params[name], lang);
  };
  const index = (rank: string): string =>
    rank === "T" ? "10" : (letters["AKQJ".indexOf(rank)] ?? rank);
  const suit: Translator["suit"] = (code, style, form) =>
    style === "sign" ? signOf(code) : say(`suit.${code}${form ? `.${form}` : ""}`);
  const card: Translator["card"] = (code, style, form = "") => {
    if (code === "pass") return say("move.pass");
    const [mark = "", rank = ""] = code;
    if (style === "sign") return suit(mark, style) + index(rank);
    const key = `card${form ? `.${form.toLowerCase()}` : ""}`;
    const text = say(key, { code: rank, rank: say(`rank.${rank}`), suit: suit(mark, style) });
    return /^[A-Z]/.test(form) ? capital(text) : text;
  };
  const list: Translator["list"] = (items, word = "and") => {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const head = items.slice(0, -1).reduce((a, b) => say("list.comma", { a, b }));
    return say(`list.${word}`, { a: head, b: last });
  };
  const reason: Translator["reason"] = (told, who, style, seatName) => {
    const { legal, key, params, binds, says = {} } = told;
    const { led, trump, leader } = params;
    const lookup: Lookup = (name) => {
      const [base = "", form] = name.split("_");
      if (base === "n") return binds.length;
      if (base === "name") return who.name;
      if (base === "kind") return trump ? (trump === led ? "trump" : "side") : "plain";
      if (base === "ace") return params.ace;
      if (base === "binds") return list(binds.map((code) => card(code, style, form)));
      if (base === "leader") return leader == null ? undefined : seatName(leader);
      const code = (params as Record<string, string | null | undefined>)[base];
      if (!code) return undefined;
      return code.length === 1 ? suit(code, "name", form) : card(code, style, form);
    };
    const own = says[wanted] || says[base] || says.en;
    if (own) return own.replace(house, (gap, name) => `${lookup(name) ?? gap}`);
    const ends = params.house ? [] : [`${key}.${who.you ? "you" : "other"}`, key];
    const found = [...ends, legal ? "allowed" : "not_allowed"]
      .map((end) => `reason.${end}`)
      .find(known);
    return say(found ?? "", lookup);
  };
  return { lang, t: say, card, suit, index, list, reason, number: (value) => number(value, lang) };
}
