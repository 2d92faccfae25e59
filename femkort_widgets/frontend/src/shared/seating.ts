/** Who sits where: the bottom seat is yours, play goes clockwise from there. */

import type { Seat } from "../types";

export interface Place {
  seat: Seat;
  /** Steps clockwise from the bottom seat. */
  step: number;
  /** Fractions of the table, 0 left or top, 1 right or bottom. */
  x: number;
  y: number;
  /** Direction from the middle of the table, for the card played and its flight. */
  dx: number;
  dy: number;
}

/** Pushes a point of the unit circle towards the corners, so that many seats find room. */
const squared = (part: number, power = 0.62): number => Math.sign(part) * Math.abs(part) ** power;

/** Many cards lie in three rows, the middle one wider than the others. */
const spread = (across: number, down: number, many: boolean): { dx: number; dy: number } => {
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  return many
    ? { dx: tidy(within(across * 1.4, 1.2)), dy: tidy(within(down * 1.42 - 0.1, 1)) }
    : { dx: tidy(across), dy: tidy(down) };
};

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

export function seating(players: number, bottom: Seat): Place[] {
  return Array.from({ length: players }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / players;
    const across = Math.cos(angle);
    const down = Math.sin(angle);
    return {
      seat: (bottom + step) % players,
      step,
      x: tidy((1 + squared(across)) / 2),
      y: tidy(Math.min(1, (1 + squared(down, 0.9)) / (players > 6 ? 1.75 : 1.85))),
      ...spread(across, down, players > 6),
    };
  });
}
