/** The panes of a replay, which loads them when the first of them is opened. */

import type { ReplayDesk } from "../replay/desk";
import { CommonPanes } from "./common";
import { CountPane, SeenFrom } from "./count";
import { Faults } from "./faults";

export default function Panes({ desk }: { desk: ReplayDesk }) {
  const { pane } = desk.state;
  return (
    <>
      {pane === "settings" && <SeenFrom desk={desk} />}
      <CommonPanes desk={desk} />
      {pane === "faults" && <Faults desk={desk} />}
      {pane === "count" && <CountPane desk={desk} />}
    </>
  );
}
