/** The stage: the table on one side, what is asked or said on the other, the teacher's keys below. */

import type { ComponentChildren } from "preact";
import type { Parts } from "../shared/projector";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { Felt } from "../view/felt";
import { ReasonLine } from "../view/reason";
import { Root } from "../view/root";
import { Asked } from "./asked";
import type { Projector } from "./projector";
import css from "./projector.css";

/** The size for which everything here is drawn; a stage of another size is scaled. */
const AREA = 960 * 540;
const LEAST = { width: 640, height: 470 };
/** Wider than this the words stand beside the table, else below it. */
const WIDE = 1.15;

class Stage extends Anchored<{ projector: Projector; children: ComponentChildren }> {
  #watch: ResizeObserver | undefined;

  override componentDidMount(): void {
    const { here } = this;
    const root = here?.closest<HTMLElement>(".fk-root");
    if (!here || !root) return;
    this.#watch = new ResizeObserver(() => this.#fit(here));
    this.#watch.observe(here);
    if (this.props.projector.screen.begin(root))
      here.querySelector<HTMLElement>(".fk-on")?.focus({ preventScroll: true });
  }
  override componentWillUnmount(): void {
    this.#watch?.disconnect();
    this.props.projector.screen.end();
  }
  #fit(here: HTMLElement): void {
    const { clientWidth: w, clientHeight: h } = here;
    const scale = Math.min(Math.sqrt((w * h) / AREA), w / LEAST.width, h / LEAST.height);
    here.style.setProperty("--k", `${scale}`);
    here.dataset.shape = w / h < WIDE ? "tall" : "wide";
  }
  override render() {
    return (
      <div ref={this.hold} class="fk-stage">
        <div class="fk-staged" style={{ "--n": this.props.projector.desk.round.players }}>
          {this.props.children}
        </div>
      </div>
    );
  }
}

function Bar({ projector }: { projector: Projector }) {
  const { desk, covered, asking, screen, open, note } = projector;
  const { tr } = desk;
  const replay = desk.kind === "replay";
  const end = replay ? desk.ways.length === 0 : !desk.walking && !desk.game.can.next_deal;
  const start = replay
    ? !projector.real.ply && projector.real.parent === null
    : !desk.game.can.undo;
  return (
    <div class="fk-bar" role="toolbar" aria-label={tr.t("ui.projector.bar")} data-zone="bar">
      <Button
        desk={desk}
        command="projector.back"
        keys="PgUp"
        disabled={start}
        label={tr.t(replay ? "ui.do.prev" : "ui.do.undo")}
      />
      <button
        type="button"
        class="fk-button fk-worded fk-primary fk-on"
        data-do="projector.next"
        data-item=""
        aria-disabled={(end && !open) || undefined}
        title="PgDn →"
        onClick={() => desk.run("projector.next")}
      >
        {tr.t(
          open ? "ui.projector.reveal" : replay || desk.walking ? "ui.do.next" : "ui.do.next_deal",
        )}
      </button>
      <span class="fk-gap" />
      <Button desk={desk} command="projector.ask" keys="q" pressed={asking} />
      <Button desk={desk} command="projector.cover" keys="b" pressed={covered} />
      {replay && <Button desk={desk} command="turn" keys="f" />}
      {replay && <Button desk={desk} command="projector.note" keys="n" disabled={!note} />}
      <Button desk={desk} command="why" keys="." disabled={open !== null} />
      {desk.sheet && <Button desk={desk} command="sheet" keys="=" />}
      <Button desk={desk} command="diagram" pressed={desk.state.settings.diagram} />
      <Button desk={desk} command="keys" keys="?" />
      <Button
        desk={desk}
        command="projector"
        keys="z"
        pressed={screen.filled !== ""}
        label={tr.t(`ui.projector.${screen.filled ? "small" : "full"}`)}
      />
      <Button desk={desk} command="projector.leave" icon="close" />
    </div>
  );
}

export function draw(projector: Projector, { over, aside, pane }: Parts) {
  const { desk, screen, question, open } = projector;
  const { tr } = desk;
  return (
    <Root
      desk={desk}
      label={desk.region()}
      data={{ "data-stage": screen.filled || "inline", "data-asking": open?.kind }}
    >
      <style>{css}</style>
      <Stage projector={projector}>
        <Felt desk={desk}>{open?.kind === "who" ? null : over}</Felt>
        <div class="fk-aside" role="group" aria-label={tr.t("ui.projector.said")}>
          {screen.refused && (
            <p class="fk-faint" data-part="page">
              {tr.t("ui.projector.page")}
            </p>
          )}
          {aside}
          {question && !desk.state.told ? (
            <Asked projector={projector} question={question} />
          ) : (
            <ReasonLine desk={desk} />
          )}
          {pane}
        </div>
        <Bar projector={projector} />
      </Stage>
    </Root>
  );
}
