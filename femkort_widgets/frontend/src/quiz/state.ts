/** What a quiz keeps, without any DOM. The sentences come from Python, with cards in them as `[HQ]`. */

import type { Host } from "../host";
import { type Shared, sharedFrom } from "../shared/state";
import type { Code, Seat } from "../types";

export interface Choice {
  /** What an answer names: a card, a seat's letter, a number, a reason. */
  key: string;
  text: string;
}

export interface Line extends Choice {
  name: string;
  cites: string[];
  right: boolean;
}

export interface Asked {
  number: string;
  kind: string;
  name: string;
  text: string;
  /** What the variant asked about is. */
  note: string;
  seat: Seat;
  /** The card that it turns on; `laid` where that card is just being played. */
  card: Code | null;
  laid: boolean;
  /** Whether the answer is given with cards of the hand. */
  cards: boolean;
  many: boolean;
  choices: Choice[];
  /** The last answer; null where there is none. */
  given: string[] | null;
  tries: number;
  takes: boolean;
  again: boolean;
  show: boolean;
  /** Help by the author, after a wrong answer. */
  hint: string;
}

export interface Told {
  grade: "right" | "partly" | "wrong" | "shown" | "unread";
  says: string;
  lines: Line[];
}

export interface QuizTrait {
  turn: number;
  mode: "explain" | "ask" | "exam";
  title: string;
  student: string;
  at: number;
  dots: { number: string; state: string }[];
  /** How many were answered, only shown, unreadable, and left open. */
  done: Record<"answered" | "shown" | "unread" | "open", number>;
  /** Null in an exam. */
  score: number | null;
  possible: number;
  /** Null at the end. */
  question: Asked | null;
  reply: Told | null;
  kinds: { kind: string; name: string; right: number; of: number }[];
  more: boolean;
  problem: string;
}

/** Chosen where none of the choices is meant. */
export const NONE = "";

export interface QuizState extends Shared {
  quiz: QuizTrait;
  /** The keys chosen and not yet sent. */
  chosen: string[];
  /** A wish was sent and is not yet answered. */
  pending: boolean;
  /** Python did not answer in time. */
  silent: boolean;
}

/** What is chosen when a question comes: what was answered, but nothing where it is tried anew. */
export const chosenIn = ({ question: asked, mode }: QuizTrait): string[] => {
  if (!asked?.given || (asked.takes && mode !== "exam")) return [];
  return asked.given.length > 0 ? asked.given : [NONE];
};

export const quizFrom = (host: Host): QuizState => {
  const shared = sharedFrom(host);
  const quiz = host.get<QuizTrait>("state");
  return {
    ...shared,
    at: shared.book.frames.length - 1,
    quiz,
    chosen: chosenIn(quiz),
    pending: false,
    silent: false,
  };
};
