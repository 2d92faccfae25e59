/** Shows a widget in the page of a test. */

import { type ComponentType, render } from "preact";
import { act } from "preact/test-utils";
import Panes from "../src/panes";
import { ReplayDesk } from "../src/replay/desk";
import { Replay } from "../src/replay/view";
import type { Desk } from "../src/shared/desk";
import { later } from "../src/shared/later";
import { TableDesk } from "../src/table/desk";
import { Table } from "../src/table/view";
import { replayModel, tableModel } from "./model";

later.panes = Panes;

let place: HTMLElement | undefined;

export function show<D extends Desk>(desk: D, View: ComponentType<{ desk: D }>): HTMLElement {
  hide();
  place = document.createElement("div");
  document.body.append(place);
  const here = place;
  const paint = () => render(<View desk={desk} />, here);
  desk.onChange(paint);
  act(paint);
  return place.firstElementChild as HTMLElement;
}
export const showReplay = (more = {}) => {
  const desk = new ReplayDesk(replayModel(more).host);
  return { desk, root: show(desk, Replay) };
};
export const showTable = (id = 0, more = {}) => {
  const model = tableModel(id, more);
  const desk = new TableDesk(model.host);
  return { model, desk, root: show(desk, Table) };
};
export const find = (root: HTMLElement, selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};

export function hide(): void {
  if (!place) return;
  render(null, place);
  place.remove();
  place = undefined;
}
