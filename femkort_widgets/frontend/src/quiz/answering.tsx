/** The choices where they are no cards, what can be done, and what is said to the answer. */

import { plainText } from "../shared/prose";
import type { Reason } from "../types";
import { Button } from "../view/button";
import { Prose } from "../view/prose";
import { Cites } from "../view/reason";
import type { QuizDesk } from "./desk";
import { Sign } from "./marker";
import { type Asked, NONE } from "./state";

/** What is longer does not stand before what is said to it. */
const SHORT = 12;

function Choices({ desk, asked }: { desk: QuizDesk; asked: Asked }) {
  const { tr, state, takes } = desk;
  const { chosen, quiz } = state;
  const none = asked.many ? [{ key: NONE, text: tr.t("ui.quiz.none") }] : [];
  const choices = [...asked.choices, ...none];
  const at = Math.max(
    0,
    choices.findIndex(({ key }) => chosen.includes(key)),
  );
  const role = asked.many ? "checkbox" : "radio";
  const named = {
    role: asked.many ? "group" : "radiogroup",
    "aria-label": plainText(asked.text, tr),
  } as const;
  const short = choices.every(({ text }) => text.length < SHORT);
  return (
    <div
      class={`fk-choices${short ? " fk-few" : ""}`}
      {...named}
      data-zone="choices"
      data-part="choices"
    >
      {choices.map(({ key, text }, i) => {
        const line = key !== NONE && quiz.reply?.lines.find((one) => one.key === key);
        return (
          <button
            key={key}
            type="button"
            class="fk-choice"
            {...{ role, "aria-checked": chosen.includes(key) }}
            data-item=""
            data-choice={key}
            tabIndex={i === at ? 0 : -1}
            aria-disabled={!takes || undefined}
            onClick={() => desk.choose(key)}
          >
            <span class="fk-box" aria-hidden="true" />
            <span>
              <Prose desk={desk} text={text} />
            </span>
            {line && (
              <>
                <span class="fk-unseen">
                  {tr.t(line.right ? "ui.quiz.right" : "ui.quiz.wrong")}
                </span>
                <Sign right={line.right} />
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What is to be done next stands first, and has the focus once an answer was given. */
function Steps({ desk, asked }: { desk: QuizDesk; asked: Asked }) {
  const { tr, quiz, state } = desk;
  const label = (name: string) => tr.t(`ui.quiz.${name}`);
  const exam = quiz.mode === "exam";
  const last = quiz.at === quiz.dots.length - 1;
  const kept = exam && asked.given !== null && `${state.chosen}` === `${asked.given}`;
  const next = (primary: boolean) => (
    <Button
      desk={desk}
      command={last ? "end" : "next"}
      label={label(last ? "end" : "next")}
      keys="PgDn"
      icon=""
      words
      primary={primary}
    />
  );
  const check = (
    <Button
      desk={desk}
      command="check"
      label={label(exam ? "keep" : "check")}
      keys="+"
      icon=""
      disabled={state.chosen.length === 0}
      words
      primary
    />
  );
  const again = <Button desk={desk} command="again" label={label("again")} icon="" words primary />;
  const first = asked.takes && !kept ? check : asked.again ? again : next(true);
  return (
    <div class="fk-steps">
      <span data-part="primary">{first}</span>
      {asked.show && <Button desk={desk} command="show" label={label("show")} icon="" words />}
      {(asked.again || (asked.takes && !kept)) && next(false)}
    </div>
  );
}

export function Answering({ desk }: { desk: QuizDesk }) {
  const { asked } = desk;
  if (!asked) return null;
  return (
    <div class="fk-answering">
      {!asked.cards && <Choices key={asked.number} desk={desk} asked={asked} />}
      <Steps desk={desk} asked={asked} />
    </div>
  );
}

export function Feedback({ desk }: { desk: QuizDesk }) {
  const { asked, quiz, tr } = desk;
  const { reply: told, mode } = quiz;
  if (!told)
    return mode === "exam" && asked && asked.tries > 0 ? (
      <div class="fk-feedback" data-part="feedback">
        {tr.t("ui.quiz.kept")}
      </div>
    ) : null;
  return (
    <div class="fk-feedback" data-part="feedback" data-verdict={told.grade}>
      <p class="fk-says">
        {told.grade === "shown" || <Sign right={told.grade === "right"} />} {told.says}
        {asked && asked.tries > 1 && told.grade !== "shown" && (
          <span class="fk-faint"> {tr.t("ui.quiz.first_counts")}</span>
        )}
      </p>
      {asked?.hint && (
        <p>
          <Prose desk={desk} text={tr.t("ui.quiz.hint", { text: asked.hint })} />
        </p>
      )}
      {told.lines.length > 0 && (
        <ul>
          {told.lines.map(({ key, name, text, cites, right }) => (
            <li key={key} data-key={key}>
              <Sign right={right} />{" "}
              {name.length < SHORT && !text.startsWith(name) && (
                <b>
                  <Prose desk={desk} text={name} />
                  {tr.t("ui.colon", { what: "" })}{" "}
                </b>
              )}
              <Prose desk={desk} text={text} />{" "}
              <Cites desk={desk} reason={{ cites } as Reason} at={`quiz.${key}.`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
