/** What a replay keeps, without any DOM. */

import type { Host } from "../host";
import { chosen, type Shared, sharedFrom } from "../shared/state";
import type { Answers, Code, Reason } from "../types";

export interface Feedback {
  card: Code;
  right: boolean;
  text: string | null;
  /** Set where the card may not be played at all. */
  reason: Reason | null;
}

export interface ReplayState extends Shared {
  answers: Answers;
  feedback: Feedback | null;
  /** 0 none, then the hint of the record or the duty, the suit, the card. */
  hint: number;
  /** Which of the ways on the next step takes; 0 is the line itself. */
  choice: number;
  showLines: boolean;
  /** Whose hand is known to who counts the cards: that below, or none. */
  countFrom: string;
  playing: boolean;
  speed: number;
  /** Where Home or End was pressed; pressed again they go back there. */
  returnTo: number | null;
}

export const replayFrom = (host: Host): ReplayState => ({
  ...sharedFrom(host),
  at: host.get<number>("at") ?? 0,
  covered: host.get<boolean>("covered") ?? false,
  answers: host.get<Answers>("answers") ?? {},
  feedback: null,
  hint: 0,
  choice: 0,
  showLines: true,
  countFrom: "",
  playing: false,
  ...chosen(host, { speed: 1 }, {}),
  returnTo: null,
});
