/** What was played so far, trick by trick: who counts cards needs it. */

import { cardsPlayed } from "../shared/line";
import { CardWord } from "../view/card";
import type { QuizDesk } from "./desk";

export function PlaySoFar({ desk }: { desk: QuizDesk }) {
  const { book, frame, tr } = desk;
  const cards = cardsPlayed(book, frame.id);
  const tricks = [...new Set(cards.map(({ trick }) => trick))];
  const winner = (number: number) =>
    book.frames.find((one) => one.number === number && one.trick.winner !== null)?.trick.winner;
  return (
    <ol class="fk-play" data-part="play" aria-label={tr.t("ui.quiz.play")}>
      {tricks.map((number) => (
        <li key={number}>
          <span class="fk-number">{number}.</span>
          {cards
            .filter(({ trick }) => trick === number)
            .map(({ card, seat }) => {
              const won = winner(number) === seat;
              return (
                <span key={card + seat} data-won={won || undefined}>
                  <span class="fk-faint">{desk.name(seat)}</span>{" "}
                  <CardWord desk={desk} card={card} />
                  {won && <span class="fk-unseen"> {tr.t("ui.wins")}</span>}
                </span>
              );
            })}
        </li>
      ))}
    </ol>
  );
}
