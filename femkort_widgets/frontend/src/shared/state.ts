/** What every widget of cards keeps, without any DOM. */

import type { Host } from "../host";
import type { Code, Frames, Reason, Seat, Settings, Spot } from "../types";
import { learn, words } from "../words";
import { bookOf } from "./book";
import { kept } from "./kept";
import type { Motion } from "./motion";

export type Pane = "why" | "keys" | "settings" | "sheet" | "faults" | "count" | `studio.${string}`;

export interface Refusal extends Spot {
  reason: Reason | null;
  /** Rises with every refusal, so that the same card shakes again. */
  count: number;
}

export interface Shared {
  book: Frames;
  at: number;
  seat: Seat | null;
  covered: boolean;
  lang: string;
  indices: string;
  settings: Settings;
  pane: Pane | null;
  /** The card whose reason the panel shows; null for the last card played. */
  spot: Spot | null;
  /** Shown instead of a reason: the last trick, the score, the whole table. */
  told: string;
  /** The statement that is read, with the place of its button. */
  cited: string;
  /** Which card of the hand Tab comes to. */
  rove: number;
  selected: Code | null;
  refusal: Refusal | null;
  motion: Motion;
  polite: string;
  assertive: string;
}

export const DEFAULTS: Settings = {
  palette: "four",
  letters: false,
  diagram: false,
  speech: "normal",
  confirm: false,
  hold: 900,
  pace: 350,
  sort: "high",
  keys: true,
  memory: false,
};

/** What the call said; where it said nothing what the reader has kept, else what is usual. */
export function chosen<T extends object>(host: Host, usual: T, said: Partial<T>): T {
  const given = host.get<string[] | undefined>("given");
  const before = given ? kept() : {};
  const right = (key: string) => typeof before[key] === typeof usual[key as keyof T];
  const own = Object.keys(usual).filter((key) => right(key) && !given?.includes(key));
  return { ...usual, ...said, ...Object.fromEntries(own.map((key) => [key, before[key]])) };
}

export const settingsOf = (host: Host): Settings =>
  chosen(host, DEFAULTS, host.get<Partial<Settings>>("settings"));

/** The language that is wanted, be its words here or not, and the letters. */
export const wantedOf = (host: Host): { lang: string; indices: string } =>
  chosen(
    host,
    { lang: "en", indices: "" },
    { lang: host.get<string>("lang") || "en", indices: host.get<string>("indices") || "" },
  );

/** What is spoken: the language that is wanted once its words are here, the one before until then. */
export const spokenOf = (host: Host, before?: string): { lang: string; indices: string } => {
  learn(host.get("_words"));
  const { lang, indices } = wantedOf(host);
  return { lang: lang in words ? lang : before || host.get("lang") || "en", indices };
};

export const sharedFrom = (host: Host): Shared => ({
  book: bookOf(host),
  at: 0,
  seat: host.get<Seat | null>("seat") ?? null,
  covered: false,
  ...spokenOf(host),
  settings: settingsOf(host),
  pane: null,
  spot: null,
  told: "",
  cited: "",
  rove: 0,
  selected: null,
  refusal: null,
  motion: "none",
  polite: "",
  assertive: "",
});

/** Live regions stay silent when their text does not change; a trailing no-break space changes it. */
export const spokenAnew = (before: string, text: string): string =>
  before === text && text !== "" ? `${text}\u00a0` : text;
