/** What a table keeps, without any DOM. */

import type { Host } from "../host";
import { type Shared, sharedFrom } from "../shared/state";
import type { Code, TableTrait } from "../types";

export interface TableState extends Shared {
  game: TableTrait;
  /** A card sent to Python and not yet answered. */
  pending: Code | null;
  /** The turn at which a refused try uncovered the marks (mode "ask"). */
  marksFrom: number | null;
  /** Whether to end the match has been asked and not yet answered. */
  stopping: boolean;
  /** True where Python did not answer in time. */
  silent: boolean;
}

export const tableFrom = (host: Host): TableState => {
  const shared = sharedFrom(host);
  const game = host.get<TableTrait>("state");
  const { frames } = shared.book;
  const begun = game.turn > 1 || frames.some(({ played }) => played?.seat === shared.seat);
  return {
    ...shared,
    // At a fresh table the bots' first cards are still to be seen.
    at: begun ? Math.max(0, frames.length - 1) : 0,
    game,
    pending: null,
    marksFrom: null,
    stopping: false,
    silent: false,
  };
};
