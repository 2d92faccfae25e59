/** What differs between the two tables, each in a sentence with the choice it is due to. */

import type { Reason } from "../types";
import { Cites } from "../view/reason";
import type { ExplorerDesk } from "./desk";
import { dueSaid, lineSaid, sorted } from "./said";
import type { Line } from "./state";

const Lines = ({ desk, lines, at }: { desk: ExplorerDesk; lines: Line[]; at: string }) => (
  <ul>
    {lines.map((line, i) => (
      <li key={`${line.key}${line.seat}${line.cards}`} data-difference={line.key}>
        {lineSaid(desk, line)}{" "}
        <span class="fk-faint">
          {dueSaid(desk, line)}{" "}
          <Cites desk={desk} reason={line as unknown as Reason} at={`${at}${i}:`} />
        </span>
      </li>
    ))}
  </ul>
);

export function Differences({ desk }: { desk: ExplorerDesk }) {
  const { tr } = desk;
  const { reasons, others } = sorted(desk);
  const n = reasons.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <section
      class="fk-differences"
      data-part="differences"
      aria-label={tr.t("explorer.differences", { n: 0 })}
    >
      <h3>{tr.t("explorer.differences", { n: others.length })}</h3>
      {others.length === 0 && <p class="fk-faint">{tr.t("explorer.no_difference")}</p>}
      <Lines desk={desk} lines={others} at="d" />
      {n > 0 && (
        <details>
          <summary class="fk-faint">{tr.t("explorer.reasons", { n })}</summary>
          <Lines desk={desk} lines={reasons} at="r" />
        </details>
      )}
    </section>
  );
}
