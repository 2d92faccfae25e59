/** The replay on the screen. */

import { later } from "../shared/later";
import { backOf } from "../shared/line";
import { outcomeSaid } from "../shared/rounds";
import { Button } from "../view/button";
import { Felt, Outcome } from "../view/felt";
import { PaneView, ToolBar } from "../view/panes";
import { ReasonLine } from "../view/reason";
import { Root } from "../view/root";
import { wanted } from "./asking";
import type { ReplayDesk } from "./desk";
import { Moves } from "./moves";
import { Notes, Question } from "./notes";
import { Scrubber } from "./scrubber";

function StepBar({ desk }: { desk: ReplayDesk }) {
  const { state, book, tr } = desk;
  const atStart = backOf(book, state.at) === null;
  const atEnd = desk.ways.length === 0;
  const { playing } = state;
  const pace = playing ? "pause" : "play";
  return (
    <div class="fk-bar" role="toolbar" aria-label={tr.t("ui.steps")} data-zone="bar">
      <Button desk={desk} command="first" keys="Home" disabled={atStart} tab={-1} />
      <Button desk={desk} command="prev_trick" keys="[" disabled={atStart} tab={-1} />
      <Button desk={desk} command="prev" keys="←" disabled={atStart} tab={-1} />
      <Button desk={desk} command="next" keys="→" disabled={atEnd} />
      <Button desk={desk} command="next_trick" keys="]" disabled={atEnd} tab={-1} />
      <Button desk={desk} command="last" keys="End" disabled={atEnd} tab={-1} />
      <Scrubber desk={desk} />
      <Button
        desk={desk}
        command="play"
        icon={pace}
        label={desk.named(pace)}
        pressed={playing}
        tab={-1}
      />
    </div>
  );
}

/** The view, lines, glyphs, speed: what is wanted now and then. */
function MoreBar({ desk }: { desk: ReplayDesk }) {
  const { book, state, tr } = desk;
  const turn = state.covered ? "uncover" : "cover";
  const forks = book.frames.some((frame) => frame.lines.length > 0);
  return (
    <div class="fk-more" role="toolbar" aria-label={tr.t("ui.more")} data-zone="bar">
      <Button desk={desk} command="turn" keys="f" tab={-1} />
      <Button
        desk={desk}
        command="cover"
        icon={turn}
        label={desk.named(turn)}
        pressed={state.covered}
        tab={-1}
      />
      {forks && (
        <>
          <Button desk={desk} command="fork_prev" keys="⇧←" tab={-1} />
          <Button desk={desk} command="fork_next" keys="⇧→" tab={-1} />
          <Button
            desk={desk}
            command="branch_down"
            icon="lines"
            keys="↓"
            tab={-1}
            disabled={desk.ways.length < 2}
          />
        </>
      )}
      {desk.sheet && <Button desk={desk} command="sheet" keys="=" tab={-1} />}
      {desk.host.get("_studio") && <Button desk={desk} command="whatif" keys="x" tab={-1} />}
      {desk.host.get("_advice") && (
        <>
          <Button desk={desk} command="hint" keys="!" tab={-1} />
          <Button desk={desk} command="worth" pressed={desk.advice?.on === true} tab={-1} />
        </>
      )}
      <Button desk={desk} command="count" keys="o" tab={-1} />
      <Button desk={desk} command="glyph" keys="g" tab={-1} />
      <Button desk={desk} command="mistake" keys="m" tab={-1} />
      <span class="fk-pace">
        <Button desk={desk} command="slower" keys="-" tab={-1} />
        <span class="fk-speed">×{tr.number(state.speed)}</span>
        <Button desk={desk} command="faster" keys="+" tab={-1} />
      </span>
    </div>
  );
}

export function Replay({ desk }: { desk: ReplayDesk }) {
  const { tr, frame, state } = desk;
  const asked = desk.stop;
  const asking = asked || state.feedback;
  const { faults = [] } = desk.book;
  const over = <Outcome text={frame.over ? outcomeSaid(desk.teller, desk.book, frame) : ""} />;
  const pane = (
    <PaneView desk={desk}>
      {later.panes && <later.panes desk={desk} />}
      {desk.studio?.draw("pane")}
    </PaneView>
  );
  if (desk.projector) return desk.projector.draw({ over, pane });
  return (
    <Root
      desk={desk}
      label={desk.region()}
      data={{
        "data-stop": asked ? "open" : undefined,
        "data-asking": asking ? "" : undefined,
      }}
    >
      <div class="fk-frame">
        <Felt
          desk={desk}
          suggested={asked && state.hint >= 3 && desk.asked === desk.bottom ? wanted(asked) : []}
        >
          {over}
        </Felt>
        <StepBar desk={desk} />
        <div class="fk-panel" role="group" aria-label={tr.t("ui.panel")}>
          <div class="fk-panel-in">
            <Moves desk={desk} />
            {desk.studio?.draw("bar") ?? <MoreBar desk={desk} />}
            <ToolBar desk={desk} />
            {(!asking || state.told) && <ReasonLine desk={desk} />}
            {desk.advice?.draw()}
            {asking ? (
              <Question desk={desk} />
            ) : (
              (desk.studio?.draw("notes") ?? <Notes desk={desk} />)
            )}
            {faults.length > 0 && <Button desk={desk} command="faults" words label={desk.unfit} />}
            {pane}
          </div>
        </div>
      </div>
    </Root>
  );
}
