/** What does not fit in the text of the record, and where: what stands there, what would fit. */

import type { ReplayDesk } from "../replay/desk";
import type { Fault } from "../types";
import { CardWord } from "../view/card";

/** What stands there: an error by the sentence of the language, where it has one. */
function foundSaid({ tr }: ReplayDesk, { found, cause }: Fault): string | null {
  if (!cause) return found;
  const { key, data } = cause;
  const keys = [`error.${key}.${data.why}`, `error.${key}`];
  const known = keys.find((one) => tr.t(one) !== one);
  if (!known) return found;
  return tr.t(known, { ...data, game: tr.t(`game.${data.game}`) }).replace(/\.$/, "");
}

export function Faults({ desk }: { desk: ReplayDesk }) {
  const { tr, book } = desk;
  return (
    <ul data-part="faults">
      {book.faults?.map((fault) => {
        const { key, line, column, card, expected } = fault;
        const found = foundSaid(desk, fault);
        return (
          <li key={`${line}:${column}:${key}`}>
            {line !== null && tr.t("ui.place_in_text", { line, column: column ?? 1 })}{" "}
            {card && <CardWord desk={desk} card={card} />} {tr.t(`fault.${key}`)}{" "}
            {found && <span class="fk-faint">{tr.t("ui.found", { found })} </span>}
            {expected && <span class="fk-faint">{tr.t("ui.expected", { expected })}</span>}
          </li>
        );
      })}
    </ul>
  );
}
