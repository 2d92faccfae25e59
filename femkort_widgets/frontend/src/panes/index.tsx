/** The panes of any widget, which loads them when the first of them is opened. */

import type { Projected } from "../shared/projector";
import { CommonPanes } from "./common";
import { CountPane, SeenFrom } from "./count";
import { Faults } from "./faults";
import { PaceSettings } from "./pace";

export default function Panes({ desk }: { desk: Projected }) {
  const { pane } = desk.state;
  if (desk.kind === "table")
    return (
      <>
        <CommonPanes desk={desk} />
        {pane === "settings" && desk.host.get("_projector") && <PaceSettings desk={desk} />}
      </>
    );
  return (
    <>
      {pane === "settings" && <SeenFrom desk={desk} />}
      <CommonPanes desk={desk} />
      {pane === "faults" && <Faults desk={desk} />}
      {pane === "count" && <CountPane desk={desk} />}
    </>
  );
}
