import { afterEach, beforeEach, expect, test, vi } from "vitest";
import replay from "../src/replay";
import table from "../src/table";
import { replayModel, tableModel } from "./model";

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const opened = (widget: typeof table, model = tableModel()) => {
  const el = document.createElement("div");
  document.body.append(el);
  return widget.render({ model: model as never, el });
};
const names = () =>
  [...document.querySelectorAll('[role="region"]')].map((root) => root.getAttribute("aria-label"));

test("widgets that show the same have different names, and a number is free again", () => {
  const ends = [
    opened(table),
    opened(table),
    opened(replay, replayModel()),
    opened(replay, replayModel()),
  ];
  const before = names();
  expect(new Set(before).size).toBe(4);
  ends[1]?.();
  ends[3]?.();
  ends.push(opened(table), opened(replay, replayModel()));
  expect(names()).toEqual([before[0], before[2], before[1], before[3]]);
  for (const end of ends) end();
  const again = opened(table);
  expect(names()).toEqual([before[0]]);
  again();
});
