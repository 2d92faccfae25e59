/** The whole table as a table, for who does not see it. */

import { LayoutTable } from "../layout/state";
import type { Desk } from "../shared/desk";
import { counted, countOf } from "../shared/standing";

export function StateTable({ desk }: { desk: Desk }) {
  const { frame, round, tr } = desk;
  const names = (cards: string[]) => tr.list(cards.map((card) => tr.card(card, "name")));
  const columns = counted(round, frame);
  const laps = frame.layout !== undefined;
  return (
    <div class="fk-unseen">
      <table data-part="state">
        <caption>{tr.t("ui.state")}</caption>
        <thead>
          <tr>
            {["player", "cards", ...(laps ? [] : ["on_table"]), ...columns].map((column) => (
              <th key={column} scope="col">
                {tr.t(`ui.col.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {round.seats.map((label, seat) => {
            const place = frame.trick.seats.indexOf(seat);
            const open = desk.isOpen(seat) ? frame.hands[seat] : null;
            return (
              <tr key={label}>
                <th scope="row">{desk.name(seat)}</th>
                <td>
                  {open && open.length === frame.counts[seat]
                    ? names(open)
                    : tr.t("ui.cards", { n: frame.counts[seat] ?? 0 })}
                </td>
                {!laps && (
                  <td>{place < 0 ? "" : tr.card(frame.trick.cards[place] ?? "", "name")}</td>
                )}
                {columns.map((what) => (
                  <td key={what}>{tr.number(countOf(what, frame, seat))}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <LayoutTable desk={desk} />
    </div>
  );
}
