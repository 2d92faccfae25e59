/** The score sheet: a row for each deal, the sums, who leads, how the match was decided. */

import type { Desk } from "../shared/desk";
import { matchSaid } from "../shared/rounds";
import { summed } from "../shared/standing";
import { join } from "../shared/teller";
import type { Seat, Sheet } from "../types";
import { Badge } from "../view/seats";

/** Who has won, or who leads so far; nobody before anything has been counted. */
export function ahead({ decided, rows, total, lowest }: Sheet): Seat[] {
  if (decided) return decided.winners;
  if (!rows.some(({ points }) => points)) return [];
  const best = Math[lowest ? "min" : "max"](...total);
  return total.flatMap((sum, seat) => (sum === best ? [seat] : []));
}

/** Results behind an open question stay hidden, and with them all that would tell of them. */
export function SheetPane({ desk }: { desk: Desk }) {
  const { tr, teller, sheet, round } = desk;
  if (!sheet) return null;
  const { rows, total, chips } = sheet;
  const open = rows.every((_, i) => desk.seen(i));
  const decided = open && sheet.decided;
  const best = open ? ahead(sheet) : [];
  const cells = (numbers: number[] | null, dealer?: Seat) =>
    total.map((_, seat) => (
      <td key={seat} data-ahead={(dealer === undefined && best.includes(seat)) || undefined}>
        {numbers && tr.number(numbers[seat] ?? 0)} {seat === dealer && <Badge desk={desk} />}
      </td>
    ));
  const sums = open ? { [summed(desk.round)]: total, chips } : {};
  return (
    <>
      <p>
        {decided
          ? join([
              matchSaid(teller, decided),
              tr.t(`ui.decided.${decided.by === "points" ? summed(round) : decided.by}`),
            ])
          : tr.t(`ui.sheet.${sheet.lowest ? "lowest" : summed(round)}`, {
              n: round.agreed?.target ?? 0,
              chips: `${round.agreed?.chips}`,
            })}
      </p>
      <table class="fk-standing fk-sheet" data-part="sheet">
        <thead>
          <tr>
            <th scope="col">{tr.t("ui.col.deal")}</th>
            {total.map((_, seat) => (
              <th key={seat} scope="col" data-ahead={best.includes(seat) || undefined}>
                {best.includes(seat) && (
                  <>
                    <span aria-hidden="true">★ </span>
                    <span class="fk-unseen">
                      {tr.t(decided ? "ui.sheet.won" : "ui.sheet.leads")}{" "}
                    </span>
                  </>
                )}
                {desk.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ round: number, kind, dealer, points, note }, i) => (
            <tr key={i}>
              <th scope="row">
                {number}
                {rows.some((row) => row.kind !== kind) && `. ${tr.t(`round.${kind}`)}`}
                {note && desk.seen(i) && <span class="fk-faint"> {tr.t(`ui.note.${note}`)}</span>}
              </th>
              {cells(desk.seen(i) ? points : null, dealer)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {Object.entries(sums).map(
            ([what, numbers]) =>
              numbers && (
                <tr key={what}>
                  <th scope="row">{tr.t(`ui.col.${what}`)}</th>
                  {cells(numbers)}
                </tr>
              ),
          )}
        </tfoot>
      </table>
    </>
  );
}
