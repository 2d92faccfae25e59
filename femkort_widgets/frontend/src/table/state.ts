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
  /** True where Python did not answer in time. */
  silent: boolean;
}

export const tableFrom = (host: Host): TableState => {
  const shared = sharedFrom(host);
  return {
    ...shared,
    at: Math.max(0, shared.book.frames.length - 1),
    game: host.get<TableTrait>("state"),
    pending: null,
    marksFrom: null,
    silent: false,
  };
};
