/** Finding one's way among frames: next and previous card, tricks, side lines, glyphs. */

import { endsLap } from "../layout/rows";
import type { Frame, Frames } from "../types";

interface Ways {
  next: (number | null)[];
  back: (number | null)[];
}

const known = new WeakMap<Frames, Ways>();

function ways(book: Frames): Ways {
  const found = known.get(book);
  if (found) return found;
  const next: (number | null)[] = book.frames.map(() => null);
  const back = book.frames.map((frame) => frame.parent);
  let lastOnMain: number | null = null;
  for (const { id, line, parent } of book.frames) {
    if (parent === null && lastOnMain !== null) back[id] = lastOnMain;
    const from = back[id];
    if (from != null && book.frames[from]?.line === line) next[from] = id;
    if (line === 0) lastOnMain = id;
  }
  const made = { next, back };
  known.set(book, made);
  return made;
}

export const frameAt = (book: Frames, id: number): Frame => {
  const frame = book.frames[id] ?? book.frames[0];
  if (!frame) throw new Error("There are no frames to show.");
  return frame;
};

export const nextOf = (book: Frames, id: number): number | null => ways(book).next[id] ?? null;
export const backOf = (book: Frames, id: number): number | null => ways(book).back[id] ?? null;

/** The frame itself first, then what came before it. */
export function* backwards(book: Frames, from: number): Generator<Frame> {
  for (let id: number | null = from; id !== null; id = backOf(book, id)) yield frameAt(book, id);
}

/** What comes after the frame on its own line. */
export function* onwards(book: Frames, from: number): Generator<Frame> {
  for (let id = nextOf(book, from); id !== null; id = nextOf(book, id)) yield frameAt(book, id);
}

/** The frames of this deal on the line of the frame, from the deal to the end of the line. */
export function roundOf(book: Frames, id: number): Frame[] {
  const { round } = frameAt(book, id);
  const path: Frame[] = [];
  for (const frame of backwards(book, id))
    if (frame.round === round) path.unshift(frame);
    else break;
  for (const frame of onwards(book, id))
    if (frame.round === round) path.push(frame);
    else break;
  return path;
}

const last = <T>(items: Iterable<T>): T | null => {
  let found: T | null = null;
  for (const item of items) found = item;
  return found;
};

const first = <T>(items: Iterable<T>, fits: (item: T) => boolean): T | null => {
  for (const item of items) if (fits(item)) return item;
  return null;
};

const before = function* (book: Frames, from: number): Generator<Frame> {
  const back = backOf(book, from);
  if (back !== null) yield* backwards(book, back);
};

export const startOf = (book: Frames): number => book.frames[0]?.id ?? 0;
export const endOf = (book: Frames, id: number): number => last(onwards(book, id))?.id ?? id;

/** Whether a trick is complete here, or a lap. */
export const rests = (book: Frames, frame: Frame): boolean =>
  frame.trick.winner !== null || endsLap(book.rounds[frame.round], frame);

/** The end of this trick, or of the next one where a trick is complete. */
export const nextTrick = (book: Frames, id: number): number =>
  first(onwards(book, id), (f) => rests(book, f) || f.over)?.id ?? endOf(book, id);

export const backTrick = (book: Frames, id: number): number =>
  first(before(book, id), (f) => rests(book, f) || f.played === null)?.id ?? startOf(book);

export const nextRound = (book: Frames, id: number): number =>
  first(onwards(book, id), (f) => f.round !== frameAt(book, id).round)?.id ?? endOf(book, id);

export const backRound = (book: Frames, id: number): number =>
  first(before(book, id), (f) => f.played === null)?.id ?? startOf(book);

/** The ways on from here: the line itself, then the side lines that leave from it. */
export const branches = (book: Frames, id: number): number[] => {
  const on = nextOf(book, id);
  return [...(on === null ? [] : [on]), ...frameAt(book, id).lines];
};

export const nextFork = (book: Frames, id: number): number | null =>
  first(onwards(book, id), (f) => f.lines.length > 0)?.id ?? null;

export const backFork = (book: Frames, id: number): number | null =>
  first(before(book, id), (f) => f.lines.length > 0)?.id ?? null;

const MISTAKES = new Set(["?", "??", "?!", "$2", "$4", "$6"]);

export const hasGlyph = (frame: Frame): boolean =>
  frame.played?.glyphs.some((glyph) => glyph !== "$7") ?? false;

export const isMistake = (frame: Frame): boolean =>
  frame.played !== null &&
  (frame.played.broke.length > 0 || frame.played.glyphs.some((glyph) => MISTAKES.has(glyph)));

export const nextWhere = (
  book: Frames,
  id: number,
  fits: (frame: Frame) => boolean,
): number | null => first(onwards(book, id), fits)?.id ?? null;

/** The last complete trick on the way to this frame. */
export const lastTrick = (book: Frames, id: number): Frame | null => {
  const here = frameAt(book, id);
  return first(backwards(book, id), (f) => f.round === here.round && f.trick.winner !== null);
};

/** Every card played in this round on the way to this frame, with the number of its trick. */
export const cardsPlayed = (
  book: Frames,
  id: number,
): { seat: number; card: string; trick: number }[] => {
  const here = frameAt(book, id);
  const found: { seat: number; card: string; trick: number }[] = [];
  for (const frame of backwards(book, id)) {
    if (frame.round !== here.round) break;
    if (frame.played)
      found.unshift({ seat: frame.played.seat, card: frame.played.card, trick: frame.number });
  }
  return found;
};
