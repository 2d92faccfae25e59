/** The end: what was right, kind by kind, and new questions to go on with. */

import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { focused } from "../view/focus";
import type { QuizDesk } from "./desk";

export class Ending extends Anchored<{ desk: QuizDesk }> {
  /** The focus comes along, if it is in the widget at all. */
  override componentDidMount(): void {
    const root = this.here?.closest<HTMLElement>(".fk-root");
    const page = root?.ownerDocument;
    const holder = root && (focused(root) || page?.activeElement === page?.body);
    if (holder && this.props.desk.quiz.turn > 1) this.here?.focus({ preventScroll: true });
  }

  override render({ desk }: { desk: QuizDesk }) {
    const { quiz, tr } = desk;
    const exam = quiz.mode === "exam";
    const { score, possible, kinds } = quiz;
    return (
      <div class="fk-ending" data-part="ending">
        <h3 ref={this.hold} tabIndex={-1}>
          {score === null
            ? tr.t("ui.quiz.result")
            : tr.t("ui.quiz.score", { score: tr.number(score), possible })}
        </h3>
        <p>
          {tr.t("ui.quiz.done", quiz.done)} {exam && tr.t("ui.quiz.kept_all")}
        </p>
        <table class="fk-standing">
          <caption class="fk-unseen">{tr.t("ui.quiz.by_kind")}</caption>
          <thead>
            <tr>
              <th scope="col">{tr.t("ui.quiz.col.kind")}</th>
              <th scope="col">{tr.t(exam ? "ui.quiz.col.answered" : "ui.quiz.col.right")}</th>
              {quiz.more && <th scope="col">{tr.t("ui.quiz.more")}</th>}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, name, right, of }) => (
              <tr key={kind} data-kind={kind}>
                <th scope="row">{name}</th>
                <td>{tr.t("ui.quiz.of", { n: right, of })}</td>
                {quiz.more && (
                  <td>
                    <button
                      type="button"
                      class="fk-button fk-worded"
                      data-more={kind}
                      aria-label={tr.t("ui.quiz.more_of", { name })}
                      onClick={() => desk.more(kind)}
                    >
                      ↻
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <div class="fk-steps">
          {quiz.more && (
            <span data-part="primary">
              <Button
                desk={desk}
                command="more"
                label={tr.t("ui.quiz.more")}
                icon=""
                words
                primary
              />
            </span>
          )}
          <Button
            desk={desk}
            command="prev"
            label={tr.t("ui.quiz.prev")}
            keys="PgUp"
            icon=""
            words
          />
        </div>
      </div>
    );
  }
}
