/** The pane that lies over the panel: every reason, the keys, the settings. */

import type { ComponentChildren } from "preact";
import type { Desk } from "../shared/desk";
import type { Pane } from "../shared/state";
import { Anchored } from "./anchored";
import { Button } from "./button";

interface Props {
  desk: Desk;
  pane: Pane;
  /** What the widget has in a pane of its own, or adds to one. */
  children?: ComponentChildren;
}

/** The focus goes into the pane, and back to where it was. */
class Open extends Anchored<Props> {
  #before: Element | null = null;

  override componentDidMount(): void {
    const { here } = this;
    if (!here) return;
    this.#before = (here.getRootNode() as Document | ShadowRoot).activeElement;
    here.querySelector("button")?.focus({ preventScroll: true });
  }
  override componentWillUnmount(): void {
    const { desk } = this.props;
    const { told } = desk.state;
    (this.#before as HTMLElement | null)?.focus?.({ preventScroll: true });
    if (told) desk.update({ told });
  }
  override render({ desk, pane, children }: Props) {
    const { tr } = desk;
    return (
      <div
        ref={this.hold}
        class="fk-pane"
        role="group"
        aria-label={tr.t(`ui.pane.${pane}`)}
        data-pane={pane}
        data-zone="panel"
      >
        <div class="fk-pane-head">
          <h3>{tr.t(`ui.pane.${pane}`)}</h3>
          <Button desk={desk} command="close" keys="Esc" />
        </div>
        <div class="fk-pane-body" tabIndex={0} role="group" aria-label={tr.t(`ui.pane.${pane}`)}>
          {children}
        </div>
      </div>
    );
  }
}

export function PaneView({ desk, children }: Omit<Props, "pane">) {
  const { pane } = desk.state;
  return (
    pane && (
      <Open key={pane} desk={desk} pane={pane}>
        {children}
      </Open>
    )
  );
}

export function ToolBar({ desk }: { desk: Desk }) {
  const { pane } = desk.state;
  return (
    <div class="fk-tools" role="toolbar" aria-label={desk.tr.t("ui.tools")} data-zone="bar">
      <Button desk={desk} command="why" keys="." pressed={pane === "why"} />
      <Button desk={desk} command="last_trick" keys="," tab={-1} />
      <Button desk={desk} command="score" keys=";" tab={-1} />
      <Button desk={desk} command="whole" keys=":" tab={-1} />
      <Button desk={desk} command="diagram" pressed={desk.state.settings.diagram} tab={-1} />
      <Button desk={desk} command="keys" keys="?" pressed={pane === "keys"} tab={-1} />
      <Button desk={desk} command="settings" pressed={pane === "settings"} tab={-1} />
      {desk.host.get("_projector") && <Button desk={desk} command="projector" keys="z" tab={-1} />}
    </div>
  );
}
