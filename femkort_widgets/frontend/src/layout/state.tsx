/** The rows as a table, for who does not see them. */

import type { Desk } from "../shared/desk";
import { SUITS } from "./rows";

export function LayoutTable({ desk }: { desk: Desk }) {
  const { tr, frame } = desk;
  const { layout } = frame;
  if (!layout) return null;
  return (
    <table data-part="rows">
      <caption>{tr.t("ui.layout")}</caption>
      <thead>
        <tr>
          {["suit", "lowest", "highest"].map((column) => (
            <th key={column} scope="col">
              {tr.t(`ui.col.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SUITS.map((suit) => (
          <tr key={suit}>
            <th scope="row">{tr.suit(suit, "name")}</th>
            {[layout[suit]?.low, layout[suit]?.high].map((card, i) => (
              <td key={i}>{card ? tr.card(card, "name") : ""}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
