/** What is counted for each player in this round, in the order in which it is shown. */

import type { Frame, Round, Seat } from "../types";

export type Counted = "tricks" | "passes" | "pots" | "points" | "chips";

/** Whether chips change hands. */
export const staked = ({ agreed }: Round): boolean => agreed?.unit !== 0;

/** What the deals of a match add up to beside chips. */
export const summed = ({ kind }: Round): Counted => (kind === "femkort" ? "pots" : "points");

export const counted = (round: Round, { layout }: Frame): Counted[] => [
  layout ? "passes" : "tricks",
  summed(round),
  ...(staked(round) ? (["chips"] as const) : []),
];

export const countOf = (what: Counted, frame: Frame, seat: Seat): number => {
  const { won: tricks, passes = [], points, chips } = frame;
  return { tricks, passes, pots: points, points, chips }[what][seat] ?? 0;
};
