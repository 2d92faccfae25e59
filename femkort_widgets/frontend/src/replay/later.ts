/** The panes, loaded when the first of them is opened. */

import type { FunctionComponent } from "preact";
import { load } from "../shared/load";
import type { ReplayDesk } from "./desk";
import { kit } from "./kit";

/** What has been loaded; a page without a notebook brings it along. */
export const later: { panes?: FunctionComponent<{ desk: ReplayDesk }> } = {};

export const openPane = (desk: ReplayDesk, command: string): Promise<void> =>
  load<typeof later.panes>(desk, kit, "_panes", command, (panes) => {
    if (panes) later.panes = panes;
  });
