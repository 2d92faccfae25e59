/** The table on the screen. */

import { later } from "../shared/later";
import { dealSaid } from "../shared/rounds";
import { Button } from "../view/button";
import { Felt, Outcome } from "../view/felt";
import { PaneView, ToolBar } from "../view/panes";
import { ReasonLine } from "../view/reason";
import { Root } from "../view/root";
import "./icons";
import { Curtain } from "./curtain";
import type { TableDesk } from "./desk";
import { Asked, Memory, Standing, Status } from "./panel";

function Actions({ desk }: { desk: TableDesk }) {
  const { can, match } = desk.game;
  const { tr } = desk;
  return (
    <div class="fk-bar" role="toolbar" aria-label={tr.t("ui.actions")} data-zone="bar">
      <Button desk={desk} command="undo" keys="⌫" disabled={!can.undo} />
      <Button desk={desk} command="redo" keys="⇧⌫" disabled={!can.redo} tab={-1} />
      {desk.host.get("_advice") && (
        <>
          <Button desk={desk} command="hint" keys="!" disabled={!desk.myTurn} tab={-1} />
          <Button desk={desk} command="worth" pressed={desk.advice?.on === true} tab={-1} />
        </>
      )}
      <span class="fk-gap" />
      {can.ask_redeal && desk.curtain === null && (
        <Button desk={desk} command="ask_redeal" words tab={-1} />
      )}
      {can.stop && <Button desk={desk} command="stop" words tab={-1} />}
      {!(match.over && desk.ended && can.new_game) && (
        <Button desk={desk} command="new_game" words disabled={!can.new_game} tab={-1} />
      )}
    </div>
  );
}

/** When a deal is over: how it ended, and the way on. The status line tells of the match. */
function Ending({ desk }: { desk: TableDesk }) {
  const { can, match } = desk.game;
  if (desk.walking || !(desk.frame.over || desk.ended)) return null;
  return (
    <Outcome text={dealSaid(desk.teller, desk.book, desk.frame)}>
      {can.next_deal && !match.over && (
        <div data-part="primary">
          <Button desk={desk} command="next_deal" words primary />
        </div>
      )}
      {match.over && can.new_game && (
        <div data-part="primary">
          <Button desk={desk} command="new_game" words primary />
        </div>
      )}
    </Outcome>
  );
}

export function Table({ desk }: { desk: TableDesk }) {
  const { tr, state, game } = desk;
  const { curtain } = desk;
  const over = (
    <>
      <Ending desk={desk} />
      {curtain !== null && <Curtain key={curtain} desk={desk} seat={curtain} />}
    </>
  );
  const pane = <PaneView desk={desk}>{later.panes && <later.panes desk={desk} />}</PaneView>;
  if (desk.projector) return desk.projector.draw({ over, aside: <Asked desk={desk} />, pane });
  return (
    <Root
      desk={desk}
      label={desk.region(desk.request ? "asked" : desk.myTurn ? "you" : undefined)}
      onTouch={() => desk.hurry()}
      data={{
        "data-mode": game.mode,
        "data-turn": game.turn,
        "data-walking": desk.walking ? "" : undefined,
        "data-pending": state.pending ?? undefined,
      }}
    >
      <div class="fk-frame">
        <Felt desk={desk}>{over}</Felt>
        <Actions desk={desk} />
        <div class="fk-panel" role="group" aria-label={tr.t("ui.panel")}>
          <div class="fk-panel-in">
            <ToolBar desk={desk} />
            <Status desk={desk} />
            <Asked desk={desk} />
            {(game.mode !== "exam" || state.refusal || state.told) && <ReasonLine desk={desk} />}
            <div class="fk-fill">
              {desk.advice?.draw()}
              <Standing desk={desk} />
              <Memory desk={desk} />
            </div>
            {desk.sheet && <Button desk={desk} command="sheet" keys="=" words />}
            {pane}
          </div>
        </div>
      </div>
    </Root>
  );
}
