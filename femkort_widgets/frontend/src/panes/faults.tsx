/** What does not fit in the text of the record, and where: what stands there, what would fit. */

import type { ReplayDesk } from "../replay/desk";
import { worded } from "../shared/trouble";
import type { Worded } from "../types";
import { CardWord } from "../view/card";

export function Faults({ desk }: { desk: ReplayDesk }) {
  const { tr, book } = desk;
  const within = (told: Worded) => `${worded(tr, told)}`.replace(/\.$/, "");
  return (
    <ul data-part="faults">
      {book.faults?.map(({ key, line, column, card, found, expected }) => (
        <li key={`${line}:${column}:${key}`}>
          {line !== null && tr.t("ui.place_in_text", { line, column: column ?? 1 })}{" "}
          {card && <CardWord desk={desk} card={card} />} {tr.t(`fault.${key}`)}{" "}
          {found && <span class="fk-faint">{tr.t("ui.found", { found: within(found) })} </span>}
          {expected && (
            <span class="fk-faint">{tr.t("ui.expected", { expected: within(expected) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
