/** The frames as they come from Python, where each says only what is new in it. */

import type { Host } from "../host";
import type { Frame, Frames, Played, Reason, Trick } from "../types";

const IDLE = {
  comments: [],
  stop: null,
  lines: [],
  changed: null,
  over: false,
  result: null,
  winners: [],
  playoff: [],
  pass: null,
};
const NO_TRICK: Partial<Trick> = { cards: [], seats: [], winner: null, why: null };
/** What is empty in a reason does not travel. */
const BARE: Partial<Reason> = { params: {}, binds: [] };
const PLAIN: Partial<Played> = { broke: [], glyphs: [] };

/** What is missing stands as in the frame before, or is idle. */
export function unfolded(sent: Frames): Frames {
  const frames: Frame[] = [];
  for (const frame of sent.frames)
    frames.push({
      ...frames[frame.parent ?? -1],
      ...IDLE,
      ...frame,
      trick: { ...NO_TRICK, ...frame.trick },
      played: frame.played && { ...PLAIN, ...frame.played },
    });
  return { ...sent, reasons: sent.reasons.map((told) => ({ ...BARE, ...told })), frames };
}

const known = new WeakMap<Frames, Frames>();

/** The frames of the widget; the same ones are the same book. */
export function bookOf(host: Host): Frames {
  const sent = host.get<Frames>("frames");
  const book = known.get(sent) ?? unfolded(sent);
  known.set(sent, book);
  return book;
}
