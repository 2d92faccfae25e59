/** The quiz on the screen: how far one is, the question, the hand that it is about, the answer. */

import { SettingsPane } from "../panes/settings";
import { Button } from "../view/button";
import { Felt } from "../view/felt";
import { PaneView } from "../view/panes";
import { ReasonLine } from "../view/reason";
import { Root } from "../view/root";
import { Answering, Feedback } from "./answering";
import type { QuizDesk } from "./desk";
import { Ending } from "./ending";
import { onKey, QuizKeys } from "./keys";
import { PlaySoFar } from "./play";
import { Progress } from "./progress";
import { Question } from "./question";
import css from "./quiz.css";

function Tools({ desk }: { desk: QuizDesk }) {
  const { pane, settings } = desk.state;
  return (
    <div class="fk-tools" role="toolbar" aria-label={desk.tr.t("ui.tools")} data-zone="bar">
      <Button desk={desk} command="last_trick" keys="," />
      <Button desk={desk} command="whole" keys=":" tab={-1} />
      <Button desk={desk} command="diagram" pressed={settings.diagram} tab={-1} />
      <Button desk={desk} command="keys" keys="?" pressed={pane === "keys"} tab={-1} />
      <Button desk={desk} command="settings" pressed={pane === "settings"} tab={-1} />
    </div>
  );
}

function Panel({ desk }: { desk: QuizDesk }) {
  const { tr, state, quiz } = desk;
  return (
    <div class="fk-panel" role="group" aria-label={tr.t("ui.panel")}>
      <div class="fk-panel-in">
        <Answering desk={desk} />
        {(quiz.mode === "explain" || state.told) && <ReasonLine desk={desk} />}
        <div class="fk-fill" tabIndex={0} role="group" aria-label={tr.t("ui.quiz.play")}>
          <Feedback desk={desk} />
          <PlaySoFar desk={desk} />
        </div>
        <Tools desk={desk} />
        <PaneView desk={desk}>
          {state.pane === "keys" && <QuizKeys desk={desk} />}
          {state.pane === "settings" && <SettingsPane desk={desk} />}
        </PaneView>
      </div>
    </div>
  );
}

export function Quiz({ desk }: { desk: QuizDesk }) {
  const { quiz, tr, state, no } = desk;
  const { asked } = desk;
  const label = tr.t("ui.region.quiz", {
    no,
    name: quiz.title || tr.t(`game.${desk.round.game}`),
    n: asked ? quiz.at + 1 : 0,
    of: quiz.dots.length,
  });
  return (
    <Root
      desk={desk}
      label={label}
      onTouch={() => {}}
      data={{
        "data-mode": quiz.mode,
        "data-question": asked?.number,
        "data-kind": asked?.kind,
        "data-turn": quiz.turn,
        "data-pending": state.pending ? "" : undefined,
      }}
    >
      <style>{css}</style>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in it come through here */}
      <div class="fk-quiz" onKeyDown={(event) => onKey(desk, event)}>
        <Progress desk={desk} />
        {(quiz.problem || state.silent) && (
          <p class="fk-problem" data-part="problem">
            {state.silent ? tr.t("ui.quiz.no_kernel") : quiz.problem}
          </p>
        )}
        {asked ? (
          <div class="fk-frame">
            <Question desk={desk} asked={asked} />
            <Felt desk={desk} />
            <Panel desk={desk} />
          </div>
        ) : (
          <Ending desk={desk} />
        )}
      </div>
    </Root>
  );
}
