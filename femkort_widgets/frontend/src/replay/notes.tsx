/** The comment of this step, or the question that waits here. Its room never changes. */

import { PASS } from "../layout/rows";
import { movesOf } from "../shared/reasons";
import { outcomeSaid, prefaceSaid } from "../shared/rounds";
import { Button } from "../view/button";
import { Face } from "../view/card";
import { Prose } from "../view/prose";
import { Cites } from "../view/reason";
import { Scroll } from "../view/scroll";
import { hintText, wanted, wentOn } from "./asking";
import type { ReplayDesk } from "./desk";
import { remarkOf } from "./remarks";

/** What was told and asked before the first card and how the deal ended, then the comment of this step. */
function Remarks({ desk }: { desk: ReplayDesk }) {
  const { frame, round, teller, book, tr } = desk;
  const remark = remarkOf(frame, round, tr.lang);
  const told = [
    frame.played ? "" : prefaceSaid(teller),
    frame.over ? "" : outcomeSaid(teller, book, frame),
  ].filter(Boolean);
  return (
    <>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {remark && (
        <p>
          <Prose desk={desk} text={remark.text} lang={remark.lang} />
        </p>
      )}
      {!(remark || told.length || desk.stop || desk.state.feedback) && (
        <p class="fk-faint">{tr.t("ui.no_comment")}</p>
      )}
    </>
  );
}

export function Notes({ desk }: { desk: ReplayDesk }) {
  return (
    <Scroll class="fk-notes" part="comment" label={desk.tr.t("ui.comment")}>
      <Remarks desk={desk} />
    </Scroll>
  );
}

export function Question({ desk }: { desk: ReplayDesk }) {
  const { frame, tr, state } = desk;
  const { stop } = frame;
  const seat = desk.asked;
  if (!stop || seat === null) return null;
  const open = desk.stop !== null;
  const hand = movesOf(frame, seat, desk.inOrder(frame.hands[seat] ?? []));
  const suggested = state.hint >= 3 ? wanted(stop) : [];
  return (
    <div
      class="fk-question"
      data-part="question"
      role="group"
      aria-label={tr.t("ui.question")}
      data-zone="panel"
    >
      <div class="fk-asking" tabIndex={0} role="group" aria-label={tr.t("ui.comment")}>
        <Feedback desk={desk} />
        <p class="fk-asks">
          <Prose desk={desk} text={stop.text} lang={stop.lang} />
        </p>
        <Remarks desk={desk} />
      </div>
      {open ? (
        <div class="fk-answers">
          {hand.map((card) => (
            <button
              key={card}
              type="button"
              class={`fk-answer fk-suit-${card.charAt(0)}${suggested.includes(card) ? " fk-is-suggested" : ""}`}
              data-answer={card}
              aria-label={tr.card(card, "name")}
              onClick={() => desk.touch({ seat, card })}
            >
              {card === PASS ? tr.t("ui.do.pass") : <Face desk={desk} card={card} size="mini" />}
            </button>
          ))}
          <span class="fk-help">
            <Button desk={desk} command="hint" keys="!" words disabled={state.hint >= 3} />
            <Button desk={desk} command="show" words icon="" />
          </span>
        </div>
      ) : (
        <div class="fk-answers" data-part="primary">
          <Button desk={desk} command="next" words primary label={tr.t("ui.stop.go_on")} />
        </div>
      )}
    </div>
  );
}

function Feedback({ desk }: { desk: ReplayDesk }) {
  const { tr, state, frame } = desk;
  const { feedback } = state;
  const stop = frame.stop;
  if (!stop) return null;
  if (!feedback) return <p class="fk-feedback">{hintText(desk, "sign")}</p>;
  const sign = tr.card(feedback.card, "sign");
  return (
    <p class="fk-feedback" data-right={feedback.right}>
      <b>
        {sign} {feedback.right ? "✓" : "✕"}{" "}
        {tr.t(feedback.right ? "ui.stop.right" : feedback.reason ? "ui.cannot" : "ui.stop.wrong")}
      </b>{" "}
      {feedback.reason && desk.asked !== null && desk.sentence(feedback.reason, desk.asked)}
      {feedback.reason && <Cites desk={desk} reason={feedback.reason} at="" />}
      {feedback.text && <Prose desk={desk} text={feedback.text} lang={stop.lang} />}
      {feedback.right && ` ${wentOn(desk, feedback.card, "sign")}`}
      {!feedback.right && state.hint > 0 && <> {hintText(desk, "sign")}</>}
    </p>
  );
}
