/** Questions in a record: what follows one stays hidden until it has been answered. */

import type { Answers, Code, Frames, Stop } from "../types";
import { backwards, frameAt } from "./line";

/** Recorded among the tries where the answer was asked for instead of found. */
export const SHOWN = "shown";

export const triesAt = (answers: Answers, id: number): string[] => answers[String(id)] ?? [];

export const isRight = (stop: Stop, card: Code): boolean =>
  stop.ok.length + stop.best.length === 0 || stop.ok.includes(card) || stop.best.includes(card);

export const isAnswered = (stop: Stop, tries: string[]): boolean =>
  tries.some((card) => card === SHOWN || isRight(stop, card));

/** The question that waits at this frame, or null where there is none or it has been answered. */
export const openStop = (book: Frames, id: number, answers: Answers): Stop | null => {
  const { stop } = frameAt(book, id);
  return stop && !isAnswered(stop, triesAt(answers, id)) ? stop : null;
};

/** The first unanswered question on the way to a frame, the frame itself left out. */
export const gateTo = (book: Frames, id: number, answers: Answers): number | null => {
  let gate: number | null = null;
  for (const frame of backwards(book, id))
    if (frame.id !== id && openStop(book, frame.id, answers)) gate = frame.id;
  return gate;
};

export const isHidden = (book: Frames, id: number, answers: Answers): boolean =>
  gateTo(book, id, answers) !== null;
