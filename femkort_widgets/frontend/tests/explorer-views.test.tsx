/** One explorer shown more than once: each view is drawn, one of them speaks. */

import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { ExplorerDesk } from "../src/explorer/desk";
import { alone, state } from "./explored";
import { hide } from "./show";

afterEach(hide);

const twice = () => {
  const first = alone();
  const other = new ExplorerDesk(first.model.host);
  return { ...first, other, spoken: () => [first.desk, other].map((one) => one.state.polite) };
};

it.each([0, 1])("speaks where it was asked: view %i", (asked) => {
  const { desk, other, publish, spoken } = twice();
  [desk, other][asked]?.run("deal");
  publish({});
  expect(spoken().map(Boolean)).toEqual([asked === 0, asked === 1]);
  expect(other.frame).toEqual(desk.frame);
});

it("speaks once of what Python does by itself, with whatever view is left", () => {
  const { desk, other, publish, spoken } = twice();
  publish({});
  expect(spoken().filter(Boolean)).toHaveLength(1);
  desk.close();
  other.update({ polite: "" });
  publish({});
  expect(other.state.polite).not.toBe("");
});

it("tells why a wish was not granted where it was made", () => {
  const { desk, other, model } = twice();
  other.run("deal");
  const error = { key: "not_now", data: {} };
  act(() => model.fire("msg:custom", { error, turn: state.turn }));
  expect([desk, other].map((one) => one.state.trouble?.key)).toEqual([undefined, "not_now"]);
});

it("tells it there too when another view is closed before the answer", () => {
  const { desk, other, model } = twice();
  const third = new ExplorerDesk(model.host);
  third.run("deal");
  desk.close();
  const error = { key: "not_now", data: {} };
  act(() => model.fire("msg:custom", { error, turn: state.turn }));
  expect([other, third].map((one) => one.state.trouble?.key)).toEqual([undefined, "not_now"]);
});
