import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { translator } from "../src/messages";
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

test.each([2, "1", undefined])(
  "frames of version %s are not drawn, and a word says why",
  (version) => {
    const [model, other] = [replayModel(), tableModel()];
    for (const each of [model, other])
      each.traits.frames = { ...(each.traits.frames as object), version };
    model.traits.lang = "fr";
    const ends = [opened(replay, model), opened(table, other)];
    expect(document.querySelectorAll('[role="region"]')).toHaveLength(0);
    const words = [...document.querySelectorAll(".fk-strange")].map((each) => each.textContent);
    expect(words).toEqual(["fr", "en"].map((lang) => translator(lang).t("ui.other_version")));
    for (const end of ends) end();
    expect(document.querySelectorAll(".fk-strange")).toHaveLength(0);
  },
);

test("frames that a broken notebook has lost are not drawn either", () => {
  const model = replayModel();
  model.traits.frames = null;
  opened(replay, model)();
  expect(document.body.textContent).toBe("");
});
