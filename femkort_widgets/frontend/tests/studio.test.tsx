import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeOf, choices, packOf, swapped, tried, unseen } from "../src/studio/hidden";
import { pathTo, placeOf } from "../src/studio/path";
import { PATIENCE } from "../src/studio/post";
import type { Frames } from "../src/types";
import { aceBook } from "./model";
import { at3, mover, on, opened, other, said } from "./opened";
import { find, hide } from "./show";
import { catalogues } from "./words";

const english = catalogues.en ?? {};

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  hide();
  vi.useRealTimers();
});

describe("a position by its cards", () => {
  test("is found again whatever the frames are numbered", () => {
    for (const { id } of aceBook.frames) expect(placeOf(aceBook, pathTo(aceBook, id))).toBe(id);
  });
  test("is nowhere once a card on the way is gone", () => {
    const path = pathTo(aceBook, 3);
    expect(placeOf(aceBook, { ...path, steps: [...path.steps, "0 S2 "] })).toBeNull();
    expect(placeOf(aceBook, { ...path, round: 9 })).toBeNull();
  });
});

describe("hidden cards", () => {
  const hands = [["SA", "H2"], ["D3", "C4"], null];
  test("change places, and the change is what a record writes", () => {
    const after = swapped(hands, { seat: 0, card: "SA" }, { seat: 1, card: "C4" });
    expect(after).toEqual([["C4", "H2"], ["D3", "SA"], null]);
    expect(changeOf(hands, after, ["S", "W", "N"])).toBe("S-SA S+C4 W-C4 W+SA");
    const back = swapped(after, { seat: 0, card: "C4" }, { seat: 1, card: "SA" });
    expect(changeOf(hands, back, ["S", "W", "N"])).toBe("");
  });
  test("that are tried stand in the book with the reasons that were sent along", () => {
    const reason = { legal: false, key: "follows", params: {}, cites: [], binds: [] };
    const sent = { hands, verdicts: [[0, 0], null, null], to_play: 0 };
    const book = tried(aceBook, 3, sent, [reason]);
    const frame = book.frames[3];
    expect(frame?.hands).toBe(hands);
    expect(book.reasons[frame?.verdicts[0]?.[0] ?? 0]).toEqual(reason);
    expect([frame?.id, frame?.parent, frame?.trick]).toEqual([3, at3.parent, at3.trick]);
    expect(aceBook.frames[3]).toBe(at3);
  });
});

describe("cards to choose from", () => {
  test("are those of the pack that nobody has shown", () => {
    const round = aceBook.rounds[0] as Frames["rounds"][number];
    expect(packOf(round)).toHaveLength(52);
    expect(packOf({ ...round, removed: ["S2", "H2"] })).toHaveLength(50);
    const left = unseen(aceBook, 3);
    const known = aceBook.frames[0]?.hands.flatMap((hand) => hand ?? []) ?? [];
    expect(left).toHaveLength(52 - known.length);
    expect(left.filter((card) => known.includes(card))).toEqual([]);
  });
  test("are the hand alone where all of it is known", () => {
    expect(choices(aceBook, 3, mover)).toEqual(at3.hands[mover]);
    const frames = aceBook.frames.map((one) => ({
      ...one,
      hands: one.hands.map((hand, seat) => (seat === mover ? [] : hand)),
    }));
    expect(choices({ ...aceBook, frames }, 3, mover)).toContain(other);
  });
});

test("a legal card goes to Python, once; one of the record is only a step", () => {
  const { desk, model } = opened();
  act(() => desk.touch({ seat: mover, card: other }));
  const id = expect.any(String);
  expect(model.sent).toEqual([{ kind: "edit", at: 3, turn: 0, id, do: "play", card: other }]);
});

test("a card of the record is only a step", () => {
  const { desk, model } = opened();
  act(() => desk.touch({ seat: mover, card: on as string }));
  expect(model.sent).toEqual([]);
  expect(desk.frame.parent).toBe(3);
});

test("a card against the rules is refused, and sent as one where they are allowed", () => {
  const at = aceBook.frames.find((one) =>
    one.verdicts[one.to_play ?? 0]?.some((index) => !aceBook.reasons[index]?.legal),
  ) as Frames["frames"][number];
  const seat = at.to_play as number;
  const place = at.verdicts[seat]?.findIndex((index) => !aceBook.reasons[index]?.legal) ?? 0;
  const card = at.hands[seat]?.[place] as string;
  const { desk, model, press } = opened({ at: at.id });
  act(() => desk.touch({ seat, card }));
  expect(desk.state.refusal?.card).toBe(card);
  expect(model.sent).toEqual([]);
  press('[data-do="free"]');
  act(() => desk.touch({ seat, card }));
  expect(model.sent).toMatchObject([{ do: "play", card, irregular: true }]);
});

test("one edit at a time: what is pressed meanwhile is done after it, on the new turn", () => {
  const { model, root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  expect(find(root, '[data-part="studio-bar"]').getAttribute("aria-busy")).toBe("true");
  press('[data-do="bots_round"]');
  expect(model.sent).toHaveLength(1);
  model.traits.revision = 1;
  answer();
  expect(model.sent[1]).toMatchObject({ do: "bots", upto: "round", turn: 1 });
});

test("an error is said and shown, and what waited behind it is dropped", () => {
  const { model, root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  press('[data-do="bots_round"]');
  answer({ error: { key: "stale", params: {} } });
  expect(model.sent).toHaveLength(1);
  expect(said(root, "assertive")).toBe(english["error.stale"]);
  expect(find(root, '[data-part="studio"]').textContent).toContain(english["error.stale"]);
  press('[data-do="bots_trick"]');
  expect(root.querySelector('[data-part="studio"]')).toBeNull();
});

test("no bare key is ever said", () => {
  const { root, answer, press } = opened();
  press('[data-do="bots_trick"]');
  answer({ error: { key: "nobody_knows" } });
  expect(said(root, "assertive")).toBe(english["error.not_now"]);
});

test("without a kernel, and where it does not answer, it says so", () => {
  const { model, root, press, answer } = opened();
  press('[data-do="bots_trick"]');
  act(() => void vi.advanceTimersByTime(PATIENCE));
  expect(said(root, "assertive")).toBe(english["ui.studio.no_kernel"]);
  press('[data-do="bots_round"]');
  expect(model.sent).toHaveLength(1);
  answer();
  expect(root.querySelector('[data-part="studio"]')).toBeNull();
  expect(model.sent).toHaveLength(1);
  model.alive = false;
  press('[data-do="bots_trick"]');
  expect(said(root, "assertive")).toBe(english["ui.studio.no_kernel"]);
  expect(find(root, '[data-part="studio-bar"]').getAttribute("aria-busy")).toBe("false");
});

test("an answer for another view of the widget is no answer for this one", () => {
  const { root, answer, press } = opened();
  answer({ error: { key: "stale" } });
  press('[data-do="bots_trick"]');
  answer({ id: "another", error: { key: "stale" }, undo: true });
  expect(said(root, "assertive")).toBe("");
  expect(find(root, '[data-part="studio-bar"]').getAttribute("aria-busy")).toBe("true");
});

test("two hidden cards are tried, marked, played from or forgotten", () => {
  const { model, desk, studio, root, answer, press } = opened();
  const [one, two] = [at3.hands[0]?.[0] as string, at3.hands[2]?.[0] as string];
  press('[data-do="swap"]');
  act(() => desk.touch({ seat: 0, card: one }));
  act(() => desk.touch({ seat: 2, card: two }));
  const [{ change }] = model.sent as [{ change: string }];
  const hands = swapped(at3.hands, { seat: 0, card: one }, { seat: 2, card: two });
  answer({ frame: { ...at3, hands, verdicts: at3.hands.map(() => null) }, reasons: [] });
  expect(desk.frame.hands[0]).toContain(two);
  expect(root.querySelectorAll("[data-changed]")).toHaveLength(2);
  act(() => desk.touch({ seat: mover, card: on as string }));
  expect(model.sent.at(-1)).toMatchObject({ do: "play", card: on, change });
  answer({ error: { key: "stale" } });
  act(() => void desk.run("prev"));
  expect(studio.tried).toBeNull();
  act(() => void desk.run("next"));
  expect(desk.frame.hands[0]).toContain(one);
});

test("Escape leaves what is being done, then the change, then the studio where it began", () => {
  const { desk, press, root } = opened();
  act(() => void desk.run("next"));
  press('[data-do="comment"]');
  act(() => void desk.run("close"));
  expect(root.querySelector("textarea")).toBeNull();
  expect(root.querySelector('[data-part="studio-bar"]')).not.toBeNull();
  act(() => void desk.run("close"));
  expect(root.querySelector('[data-part="studio-bar"]')).toBeNull();
  expect(desk.state.at).toBe(3);
});

test("a comment begins with what is written there and is sent for the step it is about", () => {
  const { desk, model, press, root } = opened({ at: 1 });
  press('[data-do="comment"]');
  const area = find(root, "textarea") as HTMLTextAreaElement;
  const written = aceBook.frames[1]?.comments.filter(({ lang }) => lang === "en") ?? [];
  const own = written.map(({ text }) => text).join("\n");
  expect(area.value).toBe(own);
  area.value = " [HQ] & <b> ";
  act(() => void desk.run("next"));
  expect(area.isConnected).toBe(true);
  press('[data-do="save"]');
  expect(model.sent).toMatchObject([{ do: "comment", text: "[HQ] & <b>", at: 1 }]);
});

test("a comment on a step that is gone meanwhile is not written elsewhere", () => {
  const { model, root, press } = opened();
  press('[data-do="comment"]');
  const { frames } = aceBook;
  const gone = { ...(frames[3] as Frames["frames"][number]), played: { seat: 9, card: "C2" } };
  model.traits.frames = { ...aceBook, frames: frames.map((one) => (one.id === 3 ? gone : one)) };
  act(() => model.fire("change:frames"));
  press('[data-do="save"]');
  expect(model.sent).toEqual([]);
  expect(said(root, "assertive")).toBe(english["error.stale"]);
});

test("cards of a deal are chosen up to a full hand; the rest is unknown", () => {
  const { desk, model, press, root } = opened();
  press('[data-do="enter"]');
  const known = aceBook.frames[0]?.hands[mover] ?? [];
  act(() => desk.touch({ seat: mover, card: "C2" }));
  expect(said(root, "assertive")).not.toBe("");
  act(() => desk.touch({ seat: mover, card: known[0] as string }));
  press('[data-do="deal"]');
  expect(model.sent).toMatchObject([{ do: "deal", seat: mover, cards: [...known.slice(1), "?1"] }]);
});
