/**
 * Counting the cards: what is still out of each suit, seen from one hand or from none, and what each
 * seat has shown not to hold. That comes with the frames; hidden hands are never looked at.
 */

import type { ReplayDesk } from "../replay/desk";
import { roundOf } from "../shared/line";
import { sorted } from "../shared/order";
import type { Code, Seat, Suit } from "../types";
import { CardWord } from "../view/card";
import { Choice } from "./settings";

const SUITS: Suit[] = ["S", "H", "D", "C"];
const RANKS = "AKQJT98765432";

/** Whose place the table is seen from; for the keyboard what a click on a name does. */
export function SeenFrom({ desk }: { desk: ReplayDesk }) {
  const { round, tr } = desk;
  return (
    <Choice
      label={tr.t("ui.count.from")}
      value={desk.bottom}
      options={round.playing.map((seat) => [seat, desk.name(seat)])}
      onPick={(seat) => desk.update({ seat: Number(seat), motion: "none" })}
    />
  );
}

/** The cards of the pack that this hand does not hold and nobody has played. */
export function cardsOut({ book, frame, round }: ReplayDesk, seat: Seat | null): Code[] {
  const hand = (seat !== null && frame.hands[seat]) || [];
  const path = roundOf(book, frame.id);
  const played = path.slice(0, path.indexOf(frame) + 1).map((one) => one.played?.card);
  const gone = new Set([...hand, ...played, ...(round.removed ?? [])]);
  return SUITS.flatMap((suit) => [...RANKS].map((rank) => suit + rank)).filter(
    (card) => !gone.has(card),
  );
}

/** "no hearts left · not ♦K, ♦A", as the frame tells it. */
function Shown({ desk, seat }: { desk: ReplayDesk; seat: Seat }) {
  const { tr, frame } = desk;
  const words = (frame.known?.[seat] ?? "").split(" ").filter(Boolean);
  if (words.length === 0) return null;
  const cards = words.flatMap((word) => [...word.slice(2)].map((rank) => word.charAt(0) + rank));
  return (
    <li data-known={seat}>
      <b>{tr.t("ui.count.known", { name: desk.name(seat) })}</b>{" "}
      {words
        .filter((word) => !word[1])
        .map((suit) => tr.t("ui.count.void", { suit: tr.suit(suit, "name") }))
        .concat(
          cards.length > 0
            ? tr.t("ui.count.lacks", {
                cards: tr.list(
                  sorted(cards).map((card) => tr.card(card, "sign")),
                  "or",
                ),
              })
            : [],
        )
        .join(" · ")}
    </li>
  );
}

export function CountPane({ desk }: { desk: ReplayDesk }) {
  const { tr, frame, round, state } = desk;
  const hand = frame.hands[desk.bottom];
  const from = state.countFrom !== "table" && hand ? desk.bottom : null;
  const out = cardsOut(desk, from);
  const shown = round.playing.filter((seat) => frame.known?.[seat]);
  return (
    <div class="fk-count-pane">
      <Choice
        label={tr.t("ui.count.from")}
        value={from ?? "table"}
        options={[
          ["table", tr.t("ui.count.nobody")],
          ...(hand ? [[desk.bottom, desk.name(desk.bottom)] as [number, string]] : []),
        ]}
        onPick={(countFrom) => desk.update({ countFrom })}
      />
      <p class="fk-faint">{tr.t(from === null ? "ui.count.out" : "ui.count.out_from")}</p>
      <table data-part="out">
        <tbody>
          {SUITS.map((suit) => {
            const cards = out.filter((card) => card.startsWith(suit));
            return (
              <tr key={suit}>
                <th scope="row">
                  <span aria-hidden="true" class={`fk-word fk-suit-${suit}`}>
                    {tr.suit(suit, "sign")}
                  </span>
                  <span class="fk-unseen">{tr.suit(suit, "name")}</span>
                </th>
                <td>{tr.number(cards.length)}</td>
                <td data-out={cards.join(" ")}>
                  {cards.map((card) => (
                    <span key={card}>
                      <CardWord desk={desk} card={card} />{" "}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul data-part="known">
        {shown.map((seat) => (
          <Shown key={seat} desk={desk} seat={seat} />
        ))}
        {shown.length === 0 && <li class="fk-faint">{tr.t("ui.count.nothing")}</li>}
      </ul>
    </div>
  );
}
