/** What does not fit in the text of the record, and where. */

import type { Fault } from "../types";
import { CardWord } from "../view/card";
import type { ReplayDesk } from "./desk";

export function Faults({ desk, faults }: { desk: ReplayDesk; faults: Fault[] }) {
  const { tr } = desk;
  return (
    <ul data-part="faults">
      {faults.map(({ key, line, column, card }) => (
        <li key={`${line}:${column}:${key}`}>
          {line !== null && tr.t("ui.place_in_text", { line, column: column ?? 1 })}{" "}
          {card && <CardWord desk={desk} card={card} />} {tr.t(`fault.${key}`)}
        </li>
      ))}
    </ul>
  );
}
