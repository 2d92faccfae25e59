/** Opens an explorer in the page of a test, as Python sends it. */

import { act } from "preact/test-utils";
import sent from "../fixtures/explorer.json";
import { ExplorerDesk } from "../src/explorer/desk";
import type { ExplorerTrait } from "../src/explorer/state";
import { Explorer } from "../src/explorer/view";
import type { Frames } from "../src/types";
import { FakeModel } from "./model";
import { find, show } from "./show";

export { sent };

const frames = sent.frames as unknown as Frames;
export const state = sent.state as unknown as ExplorerTrait;

export const opened = (more: Record<string, unknown> = {}) => {
  const model = new FakeModel({
    frames,
    state: { ...state },
    record: sent.record,
    seat: null,
    covered: false,
    lang: "en",
    settings: {},
    ...more,
  });
  const desk = new ExplorerDesk(model.host);
  const root = show(desk, Explorer);
  const publish = (next: Partial<ExplorerTrait>) =>
    act(() => {
      const before = model.traits.state as ExplorerTrait;
      model.traits.state = { ...before, changed: null, turn: before.turn + 1, ...next };
      model.fire("change:state");
    });
  return { model, desk, root, publish };
};
export const alone = (more: Partial<ExplorerTrait> = {}) =>
  opened({ state: { ...state, sides: state.sides.slice(0, 1), lines: [], ...more } });
export const click = (root: HTMLElement, selector: string) =>
  act(() => find(root, selector).click());
export const said = (root: HTMLElement, kind: string) =>
  find(root, `[data-live="${kind}"]`).textContent?.trim() ?? "";
export const card = (root: HTMLElement, side: string, code: string) =>
  find(root, `[data-half="${side}"] [data-card="${code}"]`);
