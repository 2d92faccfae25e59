/**
 * The words of the languages that the page has: messages that have been read, by key. Every widget
 * brings those of its own language and finds here what another one has brought.
 */

import type { Message } from "./reader";

const page = globalThis as { fkWords?: Record<string, Record<string, Message>> };
page.fkWords ??= {};
export const words = page.fkWords;

/** Takes in what Python or the page holds as text: messages by language. */
export const learn = (text = ""): void => {
  if (text) Object.assign(words, JSON.parse(text));
};
