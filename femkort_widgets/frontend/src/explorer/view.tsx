/** The explorer on the screen: the deal, one table or two, the rules, what differs, the text. */

import type { ComponentChildren } from "preact";
import { Choice } from "../panes/settings";
import { later } from "../shared/later";
import { outcomeSaid } from "../shared/rounds";
import { Button } from "../view/button";
import { Felt, Outcome } from "../view/felt";
import { PaneView, ToolBar } from "../view/panes";
import { ReasonLine } from "../view/reason";
import { Root } from "../view/root";
import { Scroll } from "../view/scroll";
import "./icons";
import { Choices } from "./choices";
import type { ExplorerDesk } from "./desk";
import { Differences } from "./differences";
import css from "./explorer.css";
import type { OtherDesk } from "./other";
import { changedSaid, foundSaid, troubleSaid } from "./said";
import { Share } from "./share";
import type { SideName } from "./state";

/** How many play, which deal of the match, who dealt, from where it is seen. */
function Head({ desk }: { desk: ExplorerDesk }) {
  const { tr, game, round, state } = desk;
  const players = game.sides[0]?.choices.find(({ kind }) => kind === "players");
  const seats = round.seats.map((_, seat): [number, string] => [seat, desk.name(seat)]);
  const counts = Array.from(
    { length: (players?.most ?? 0) - (players?.least ?? 0) + 1 },
    (_, i): [number, string] => [(players?.least ?? 0) + i, `${(players?.least ?? 0) + i}`],
  );
  const deals = game.rounds.map(({ key, size }, n): [number, string] => [
    n,
    new Set(game.rounds.map((one) => one.key)).size > 1
      ? tr.t("explorer.deal.round", { n: n + 1, round: tr.t(`round.${key}`) })
      : tr.t("explorer.deal.size", { n: n + 1, size }),
  ]);
  return (
    <div class="fk-head">
      <Choice
        label={tr.t("explorer.players")}
        value={round.players}
        options={counts}
        onPick={(n) => desk.agree("a", "players", Number(n))}
      />
      {deals.length > 1 && (
        <Choice
          label={tr.t("explorer.deal")}
          value={game.number % deals.length}
          options={deals}
          onPick={(n) => desk.ask("number", Number(n))}
        />
      )}
      <Choice
        label={tr.t("explorer.dealer")}
        value={round.dealer}
        options={seats}
        onPick={(seat) => desk.ask("dealer", Number(seat))}
      />
      <Choice
        label={tr.t("explorer.seat")}
        value={state.seat ?? -1}
        options={[[-1, tr.t("explorer.seat.turn")], ...seats]}
        onPick={(seat) => desk.sit(Number(seat) < 0 ? null : Number(seat))}
      />
    </div>
  );
}

function Bar({ desk }: { desk: ExplorerDesk }) {
  const { tr, game, state } = desk;
  const { can } = game;
  const two = game.sides.length > 1;
  const cover = state.covered ? "uncover" : "cover";
  return (
    <div class="fk-bar" role="toolbar" aria-label={tr.t("ui.actions")} data-zone="bar">
      <Button desk={desk} command="undo" keys="⌫" disabled={!can.undo} />
      <Button desk={desk} command="redo" keys="⇧⌫" disabled={!can.redo} tab={-1} />
      <Button desk={desk} command="next_trick" disabled={!can.next_trick} tab={-1} />
      <Button desk={desk} command="last" disabled={!can.next_trick} tab={-1} />
      <Button
        desk={desk}
        command="cover"
        icon={cover}
        label={desk.named(cover)}
        pressed={state.covered}
        tab={-1}
      />
      <Button desk={desk} command="deal" words tab={-1} />
      <span class="fk-gap" />
      <Button desk={desk} command="compare" words pressed={two} tab={-1} />
      {two && (
        <>
          <Button desk={desk} command="swap" tab={-1} />
          <Button desk={desk} command="find" words disabled={!can.find} tab={-1} />
        </>
      )}
    </div>
  );
}

/** What the last wish has come to, or why it was not granted. */
function Told({ desk }: { desk: ExplorerDesk }) {
  const { state, tr } = desk;
  const { trouble } = state;
  const said = trouble ? troubleSaid(desk, trouble) : foundSaid(desk) || changedSaid(desk, "sign");
  return (
    <Scroll class="fk-come" part="told" label={tr.t("ui.panel")} refused={trouble !== null}>
      {said || tr.t(`game.${desk.round.game}.about`)}
    </Scroll>
  );
}

/** The reason of the card looked at, or what can be done before one is. */
function Reasons({ at }: { at: ExplorerDesk | OtherDesk }) {
  const { tr, frame, state } = at;
  if (frame.played || state.spot || state.told || frame.to_play === null)
    return <ReasonLine desk={at} />;
  return (
    <Scroll class="fk-reason" part="reason" label={tr.t("ui.do.why")}>
      {tr.t("explorer.start", { name: at.name(frame.to_play) })}
    </Scroll>
  );
}

interface HalfProps {
  at: ExplorerDesk | OtherDesk;
  side: SideName;
  children?: ComponentChildren;
}

/** A table with its reasons; the only one has the rules beside it. */
function Half({ at, side, children }: HalfProps) {
  const name = at.tr.t("explorer.table", { side });
  return (
    <section class="fk-half" data-half={side} aria-label={name}>
      {!children && <h3>{name}</h3>}
      <div class="fk-frame">
        <Felt desk={at}>
          <Outcome text={at.frame.over ? outcomeSaid(at.teller, at.book, at.frame) : ""} />
        </Felt>
        {children ? (
          <div class="fk-panel" role="group" aria-label={at.tr.t("ui.panel")}>
            <div class="fk-panel-in" data-zone="panel">
              <Reasons at={at} />
              {children}
            </div>
          </div>
        ) : (
          <Reasons at={at} />
        )}
      </div>
    </section>
  );
}

export function Explorer({ desk }: { desk: ExplorerDesk }) {
  const { second } = desk;
  const pane = (
    <PaneView desk={desk}>{later.panes && <later.panes desk={desk as never} />}</PaneView>
  );
  return (
    <Root desk={desk} label={desk.region()} data={{ "data-turn": desk.game.turn }}>
      <style>{css}</style>
      <div class="fk-explorer" data-two={second ? "" : undefined}>
        <Head desk={desk} />
        <div class="fk-top">
          <Bar desk={desk} />
          <ToolBar desk={desk} />
        </div>
        <Told desk={desk} />
        {second ? (
          <>
            <div class="fk-halves">
              <Half at={desk} side="a" />
              <Half at={second} side="b" />
            </div>
            <div class="fk-below">
              <Differences desk={desk} />
              <Choices desk={desk} />
              {pane}
            </div>
          </>
        ) : (
          <Half at={desk} side="a">
            <div class="fk-fill">
              <Choices desk={desk} />
            </div>
            {pane}
          </Half>
        )}
        <Share desk={desk} />
      </div>
    </Root>
  );
}
