/** What-if and editing: a module of its own, made from the trait `_studio` when it is first wanted. */

import type { ComponentChildren } from "preact";
import { load } from "../shared/load";
import type { Spot } from "../types";
import type { ReplayDesk } from "./desk";

export interface Studio {
  /** Whether cards against the rules may be played. */
  readonly free: boolean;
  /** Takes a touched card; false where it stays with the replay. */
  touch(spot: Spot): boolean;
  /** Takes a command; false where it stays with the replay. */
  run(command: string): boolean;
  /** Its part of the screen; undefined where the replay's own stays. */
  draw(part: "bar" | "notes" | "pane"): ComponentChildren;
}

/** Empty where nothing may be edited; and a page may forbid modules that are made from text. */
export const openStudio = (desk: ReplayDesk): Promise<void> =>
  load<(desk: ReplayDesk) => Studio>(desk, "_studio", "whatif", (studio) => {
    desk.studio ??= studio(desk);
  });
