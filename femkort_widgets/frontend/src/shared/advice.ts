/** Hints and what cards are worth: a module of its own, made from the trait `_advice` when wanted. */

import type { h } from "preact";
import type { ReplayDesk } from "../replay/desk";
import type { TableDesk } from "../table/desk";
import type { Spot } from "../types";
import type { Mark } from "../view/card";
import type { Desk } from "./desk";
import { load } from "./load";

export type Advised = TableDesk | ReplayDesk;

export interface Advice {
  /** Whether the cards show what they are worth. */
  readonly on: boolean;
  run(command: string): boolean;
  /** What it adds to a card that is held. */
  mark(spot: Spot): Mark;
  /** Its part of the panel. */
  draw(): ReturnType<typeof h> | null;
}

/** False where there is nobody to ask: in an exam, and in a page without a notebook. */
export function advise(desk: Desk, command: string): boolean {
  if (desk.advice) return desk.advice.run(command);
  if (!desk.host.get("_advice")) return false;
  load<(desk: Desk) => Advice>(desk, "_advice", command, (advice) => {
    desk.advice ??= advice(desk);
  });
  return true;
}
