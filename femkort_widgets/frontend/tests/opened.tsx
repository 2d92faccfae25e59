/** A studio that has been opened at a step, and what its tests look at. */

import { act } from "preact/test-utils";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import openStudio from "../src/studio";
import type { Studio } from "../src/studio/studio";
import type { Frames } from "../src/types";
import { aceBook, replayModel } from "./model";
import { find, show } from "./show";

/** A host that answers when it is told to. */
export const opened = (more: Record<string, unknown> = {}) => {
  const model = replayModel({ at: 3, revision: 0, editable: true, _studio: "text", ...more });
  const desk = new ReplayDesk(model.host);
  const studio = openStudio(desk) as Studio;
  desk.studio = studio;
  const root = show(desk, Replay);
  act(() => void desk.run("whatif"));
  const answer = (given: Record<string, unknown> = {}) => {
    const { id } = model.sent.at(-1) ?? {};
    act(() => model.fire("msg:custom", { kind: "edited", turn: 1, id, ...given }));
  };
  if (!desk.stop) answer();
  model.sent.length = 0;
  const press = (selector: string) => act(() => find(root, selector).click());
  return { model, desk, studio, root, answer, press };
};
export const said = (root: HTMLElement, kind: string) =>
  find(root, `[data-live="${kind}"]`).textContent?.trim();

export const at3 = aceBook.frames[3] as Frames["frames"][number];
export const mover = at3.to_play as number;
export const on = aceBook.frames.find((one) => one.parent === 3)?.played?.card;
export const other = at3.hands[mover]?.find((card) => card !== on) as string;

export const stop = aceBook.frames.findIndex((frame) => frame.stop);
export const answers = { [stop]: ["shown"] };
