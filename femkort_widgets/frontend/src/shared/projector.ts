/** The table on the wall: a module of its own, made from the trait `_projector` when it is wanted. */

import type { ComponentChildren, h } from "preact";
import type { ReplayDesk } from "../replay/desk";
import type { TableDesk } from "../table/desk";
import type { Frame } from "../types";
import type { Press, Zone } from "./keys";

export type Projected = TableDesk | ReplayDesk;

/** What a widget draws itself and the projector puts in its place. */
export interface Parts {
  over: ComponentChildren;
  aside?: ComponentChildren;
  pane: ComponentChildren;
}

export interface ProjectorPart {
  /** The frame as the class sees it. */
  veil(frame: Frame): Frame;
  /** The command of a key; empty for none, null where the key means what it always does. */
  key(press: Press, zone: Zone): string | null;
  /** What its keys do, for the list of keys. */
  readonly keys: { keys: string[]; command: string }[];
  run(command: string): boolean;
  draw(parts: Parts): ReturnType<typeof h>;
}
