/** The pane that lies over the panel: every reason, the keys, the settings. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Desk } from "../shared/desk";
import { Button } from "./button";
import { KeysPane } from "./keylist";
import { SettingsPane } from "./settings";
import { WhyPane } from "./why";

export function PaneView({ desk }: { desk: Desk }) {
  const { pane } = desk.state;
  const place = useRef<HTMLDivElement>(null);
  // The focus goes into the pane, and back to where it was.
  useLayoutEffect(() => {
    const here = place.current;
    if (!here) return;
    const { activeElement } = here.getRootNode() as Document | ShadowRoot;
    here.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    return () => (activeElement as HTMLElement | null)?.focus?.({ preventScroll: true });
  }, [pane]);
  if (!pane) return null;
  return (
    <div
      ref={place}
      class="fk-pane"
      role="group"
      aria-label={desk.tr.t(`ui.do.${pane}`)}
      data-pane={pane}
      data-zone="panel"
    >
      <div class="fk-pane-head">
        <h3>{desk.tr.t(`ui.pane.${pane}`)}</h3>
        <Button desk={desk} command="close" keys="Esc" />
      </div>
      <div class="fk-pane-body" tabIndex={0} role="group" aria-label={desk.tr.t(`ui.pane.${pane}`)}>
        {pane === "why" && <WhyPane desk={desk} />}
        {pane === "keys" && <KeysPane desk={desk} />}
        {pane === "settings" && <SettingsPane desk={desk} />}
      </div>
    </div>
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
      <Button desk={desk} command="keys" keys="?" pressed={pane === "keys"} tab={-1} />
      <Button desk={desk} command="settings" pressed={pane === "settings"} tab={-1} />
    </div>
  );
}
