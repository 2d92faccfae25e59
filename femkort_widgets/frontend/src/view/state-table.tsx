/** The whole table as a table, for who does not see it. */

import type { Desk } from "../shared/desk";

export function StateTable({ desk }: { desk: Desk }) {
  const { frame, round, tr } = desk;
  const names = (cards: string[]) => tr.list(cards.map((card) => tr.card(card, "name")));
  return (
    <div class="fk-unseen">
      <table data-part="state">
        <caption>{tr.t("ui.state")}</caption>
        <thead>
          <tr>
            {["player", "cards", "on_table", "tricks", "chips"].map((column) => (
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
                <td>{place < 0 ? "" : tr.card(frame.trick.cards[place] ?? "", "name")}</td>
                <td>{frame.won[seat] ?? 0}</td>
                <td>{tr.number(frame.chips[seat] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
