/** What was played so far, trick by trick: who counts cards needs it. */

import { cardsPlayed, lastTrick } from "../shared/line";
import { CardWord } from "../view/card";
import type { QuizDesk } from "./desk";

export function PlaySoFar({ desk }: { desk: QuizDesk }) {
  const { book, frame, tr } = desk;
  const cards = cardsPlayed(book, frame.id);
  if (cards.length === 0) return null;
  const tricks = [...new Set(cards.map(({ trick }) => trick))];
  const done = lastTrick(book, frame.id)?.number ?? 0;
  const winner = (number: number) =>
    book.frames.find((one) => one.number === number && one.trick.winner !== null)?.trick.winner;
  return (
    <table class="fk-standing fk-play" data-part="play">
      <caption class="fk-unseen">{tr.t("ui.quiz.play")}</caption>
      <tbody>
        {tricks.map((number) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {cards
              .filter(({ trick }) => trick === number)
              .map(({ card, seat }, i) => {
                const won = number <= done && !frame.layout && winner(number) === seat;
                return (
                  <td key={`${card}${i}`} data-won={won || undefined}>
                    <span class="fk-faint" aria-hidden="true">
                      {desk.round.seats[seat]}
                    </span>{" "}
                    <span class="fk-unseen">{desk.name(seat)}</span>
                    <CardWord desk={desk} card={card} />
                    {won && <span class="fk-unseen"> {tr.t("ui.wins")}</span>}
                  </td>
                );
              })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
