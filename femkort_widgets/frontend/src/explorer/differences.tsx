/** What differs between the two tables, each in a sentence with the choice it is due to. */

import type { Reason } from "../types";
import { Cites } from "../view/reason";
import type { ExplorerDesk } from "./desk";
import { dueSaid, lineSaid } from "./said";

export function Differences({ desk }: { desk: ExplorerDesk }) {
  const { lines } = desk.game;
  const { tr } = desk;
  return (
    <section class="fk-differences" data-part="differences" data-zone="panel">
      <h3>{tr.t("explorer.differences", { n: lines.length })}</h3>
      {lines.length === 0 && <p class="fk-faint">{tr.t("explorer.no_difference")}</p>}
      <ul>
        {lines.map((line, i) => (
          <li key={`${line.key}${line.seat}${line.cards}${i}`} data-difference={line.key}>
            {lineSaid(desk, line)}{" "}
            <span class="fk-faint">
              {dueSaid(desk, line)}{" "}
              <Cites desk={desk} reason={line as unknown as Reason} at={`${i}:`} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
