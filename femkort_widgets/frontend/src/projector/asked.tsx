/** The question in large letters, a tally of the hands that go up, and the answer with its reasons. */

import { PASS } from "../layout/rows";
import { plainText } from "../shared/prose";
import { CardWord } from "../view/card";
import type { Projector } from "./projector";
import { answered, asked, isRight, type Question, reasonsOf } from "./questions";

interface Props {
  projector: Projector;
  question: Question;
}

const MOST = 99;

function Choice({ projector, question, choice }: Props & { choice: string }) {
  const { desk, real, votes } = projector;
  const { tr } = desk;
  const told = !projector.isOpen(question);
  const right = told && isRight(desk, real, question, choice);
  const n = votes[choice] ?? 0;
  const all = Math.max(1, ...Object.values(votes));
  const seat = question.kind === "who";
  const named = seat ? desk.name(Number(choice)) : tr.card(choice, "name");
  return (
    <li data-choice={choice} data-right={told ? right : undefined} style={{ "--n": n / all }}>
      <span class="fk-choice">
        {told && (
          <span class="fk-verdict" aria-hidden="true">
            {right ? "✓" : "✕"}
          </span>
        )}
        {seat ? (
          named
        ) : choice === PASS ? (
          tr.t("move.pass")
        ) : (
          <CardWord desk={desk} card={choice} />
        )}
      </span>
      {told ? (
        n > 0 && (
          <span class="fk-votes">
            <span aria-hidden="true">{tr.number(n)}</span>
            <span class="fk-unseen">{tr.t("ui.projector.hands", { n })}</span>
          </span>
        )
      ) : (
        <input
          type="number"
          min={0}
          max={MOST}
          inputMode="numeric"
          aria-label={tr.t("ui.projector.tally", { choice: named })}
          value={n || ""}
          onInput={({ currentTarget }) =>
            projector.vote(
              choice,
              Math.min(MOST, Math.max(0, Math.trunc(Number(currentTarget.value)) || 0)),
            )
          }
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey) return;
            event.preventDefault();
            event.currentTarget
              .closest(".fk-stage")
              ?.querySelector<HTMLElement>('[data-do="projector.next"]')
              ?.focus({ preventScroll: true });
            desk.run("projector.next");
          }}
        />
      )}
    </li>
  );
}

/** The reasons, of cards or of the winner, or what the record says of its answer. */
function Answer({ projector: { desk, real }, question }: Props) {
  const { kind } = question;
  const right = question.choices.find((choice) => isRight(desk, real, question, choice));
  const said = kind === "stop" && real.stop?.say[right ?? ""];
  return (
    <div data-part="answer">
      {kind !== "may" && <p class="fk-large">{answered(desk, real, question, "sign")}</p>}
      {said && <p>{plainText(said, desk.tr, "sign")}</p>}
      {kind !== "stop" && (
        <ul>
          {reasonsOf(desk, real, question).map(({ legal, cards, text }) => (
            <li key={text} data-legal={legal}>
              {kind === "may" && (
                <span class="fk-verdict" aria-hidden="true">
                  {legal ? "✓" : "✕"}
                </span>
              )}
              {cards.map((card) => (
                <span key={card}>
                  {" "}
                  {card === PASS ? desk.tr.t("move.pass") : <CardWord desk={desk} card={card} />}
                </span>
              ))}{" "}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Asked({ projector, question }: Props) {
  const { desk } = projector;
  const { tr } = desk;
  const open = projector.isOpen(question);
  return (
    <section
      class="fk-put"
      data-part="asked"
      data-kind={question.kind}
      aria-label={tr.t("ui.projector.asked")}
    >
      {open && <p class="fk-large">{asked(desk, projector.real, question, "sign")}</p>}
      {!open && <Answer projector={projector} question={question} />}
      {(open || Object.values(projector.votes).some(Boolean)) && (
        <ul class="fk-tally" data-part="tally">
          {question.choices.map((choice) => (
            <Choice key={choice} projector={projector} question={question} choice={choice} />
          ))}
        </ul>
      )}
    </section>
  );
}
