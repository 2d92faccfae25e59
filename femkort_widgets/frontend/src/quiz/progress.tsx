/** How far one is: a dot for every question, and the points so far. */

import type { QuizDesk } from "./desk";

const SIGNS: Record<string, string> = {
  kept: "•",
  right: "✓",
  partly: "◐",
  wrong: "✕",
  shown: "?",
  unread: "!",
};

export function Progress({ desk }: { desk: QuizDesk }) {
  const { quiz, tr } = desk;
  const { at, dots, score, possible } = quiz;
  const here = Math.min(at, dots.length - 1);
  return (
    <div class="fk-progress" data-part="progress">
      <p class="fk-faint">
        <b>
          {at < dots.length
            ? tr.t("ui.quiz.progress", { n: at + 1, of: dots.length })
            : tr.t("ui.quiz.result")}
        </b>
        {[quiz.title, quiz.student].filter(Boolean).map((text) => (
          <span key={text}>
            {" · "}
            <bdi>{text}</bdi>
          </span>
        ))}
        {` · ${tr.t(`ui.quiz.mode.${quiz.mode}`)}`}
      </p>
      {score !== null && (
        <p class="fk-points" data-part="score">
          {tr.t("ui.quiz.score", { score: tr.number(score), possible })}
        </p>
      )}
      <div class="fk-dots" role="toolbar" aria-label={tr.t("ui.quiz.questions")} data-zone="bar">
        {dots.map(({ number, state }, i) => (
          <button
            key={number}
            type="button"
            class="fk-dot"
            data-item=""
            data-number={number}
            data-state={state}
            aria-current={i === at ? "step" : undefined}
            tabIndex={i === here ? 0 : -1}
            aria-label={tr.t("ui.quiz.go", { n: number, state })}
            title={tr.t("ui.quiz.go", { n: number, state })}
            onClick={() => desk.go(i)}
          >
            {number}
            <span class="fk-dot-sign" aria-hidden="true">
              {SIGNS[state]}
            </span>
          </button>
        ))}
        <button
          type="button"
          class="fk-dot"
          data-item=""
          data-do="end"
          tabIndex={-1}
          aria-current={at >= dots.length ? "step" : undefined}
          onClick={() => desk.run("end")}
        >
          {tr.t("ui.quiz.result")}
        </button>
      </div>
    </div>
  );
}
