/** The panes, loaded when the first of them is opened. */

import type { FunctionComponent } from "preact";
import type { Desk } from "./desk";
import { load } from "./load";
import type { Projected } from "./projector";

/** What has been loaded; a page without a notebook brings it along. */
export const later: { panes?: FunctionComponent<{ desk: Projected }> } = {};

export const openPane = (desk: Desk, command: string): Promise<void> =>
  load<FunctionComponent<{ desk: Projected }>>(desk, "_panes", command, (panes) => {
    later.panes = panes;
  });
