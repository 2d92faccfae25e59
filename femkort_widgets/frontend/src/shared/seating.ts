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
const squared = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.62;

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
      y: tidy(Math.min(1, (1 + squared(down)) / 1.75)),
      dx: tidy(players > 6 ? squared(across) : across),
      dy: tidy(players > 6 ? squared(down) : down),
    };
  });
}
