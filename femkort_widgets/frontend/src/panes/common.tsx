/** The panes that every widget has: every reason, the keys, the settings, the score sheet. */

import type { Desk } from "../shared/desk";
import { KeysPane } from "./keys";
import { SettingsPane } from "./settings";
import { SheetPane } from "./sheet";
import { WhyPane } from "./why";

export function CommonPanes({ desk }: { desk: Desk }) {
  const { pane } = desk.state;
  return (
    <>
      {pane === "why" && <WhyPane desk={desk} />}
      {pane === "keys" && <KeysPane desk={desk} />}
      {pane === "settings" && <SettingsPane desk={desk} />}
      {pane === "sheet" && <SheetPane desk={desk} />}
    </>
  );
}
