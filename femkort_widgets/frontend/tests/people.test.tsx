/** Several people at one screen: nobody's hand is shown while it is passed on. */

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { GUARD, TableDesk } from "../src/table/desk";
import type { Frames } from "../src/types";
import { tableModel, tableState, upTo } from "./model";
import { find, hide, showTable } from "./show";

afterEach(hide);

const settle = () => new Promise<void>((done) => setTimeout(done));

/** The frames up to this one as nobody or another seat sees them. */
const seenBy = (book: Frames, viewer: number): Frames => ({
  ...book,
  viewer,
  frames: book.frames.map((frame) => ({
    ...frame,
    hands: frame.hands.map((hand, seat) => (seat === viewer ? (hand ?? ["SA", "HK"]) : null)),
    verdicts: frame.verdicts.map(() => null),
  })),
});
const people = { bots: [1, 3] };
const curtain = (seat: number, turn = 1) => tableState({ ...people, curtain: seat, turn });

describe("while the screen is passed on", () => {
  const passed = () => showTable(0, { frames: seenBy(upTo(0), -1), seat: null, state: curtain(2) });

  it("shows a plate with one wish, and no hand", () => {
    const { root, desk, model } = passed();
    const plate = find(root, '[data-part="curtain"]');
    expect(plate.textContent).toContain(desk.tr.t("ui.curtain", { name: "Cy" }));
    const buttons = plate.querySelectorAll("button");
    expect([...buttons].map((button) => button.textContent)).toEqual([
      desk.tr.t("ui.do.look", { name: "Cy" }),
    ]);
    expect(root.querySelector('[data-part="hand"] [data-card]')).toBeNull();
    act(() => desk.update({ game: { ...desk.game, can: { ...desk.game.can, look: true } } }));
    act(() => find(root, '[data-part="curtain"] button').click());
    expect(model.sent).toEqual([{ do: "look", turn: 1 }]);
  });

  it("the seat at the bottom is that of who takes it, and nobody is you", () => {
    const { root, desk } = passed();
    expect(find(root, ".fk-own").dataset.seat).toBe("2");
    expect(root.textContent).not.toContain("ui.seat");
    expect(desk.you).toBeNull();
    expect(desk.myTurn).toBe(false);
    expect(root.querySelector(".fk-you")).toBeNull();
  });

  it("Escape takes nothing away and shows nothing", () => {
    const { root, desk, model } = passed();
    expect(desk.run("close")).toBe(false);
    expect(root.querySelector('[data-part="curtain"]')).not.toBeNull();
    expect(model.sent).toEqual([]);
  });

  it("asks for no better cards in the name of who had the screen before", () => {
    const can = { ...tableState().can, ask_redeal: true };
    const { root, desk } = showTable(0, {
      frames: seenBy(upTo(0), -1),
      seat: 0,
      state: { ...curtain(2), can },
    });
    expect(root.querySelector('[data-do="ask_redeal"]')).toBeNull();
    act(() => desk.update({ game: { ...desk.game, curtain: null } }));
    expect(root.querySelector('[data-do="ask_redeal"]')).not.toBeNull();
  });

  it("falls only after the bots' cards have been shown, and is spoken", async () => {
    const model = tableModel(0, { frames: upTo(0), seat: 0, state: tableState(people) });
    const desk = new TableDesk(model.host);
    model.publish(seenBy(upTo(3), -1), curtain(2, 2));
    await settle();
    expect(desk.walking).toBe(true);
    expect(desk.curtain).toBeNull();
    expect(desk.bottom).toBe(0);
    desk.skip();
    expect(desk.curtain).toBe(2);
    expect(desk.state.polite).toContain(desk.tr.t("ui.curtain", { name: "Cy" }));
    desk.close();
  });

  it("goes with the look: that person sits at the bottom and no card is dealt again", async () => {
    const model = tableModel(3, { frames: seenBy(upTo(3), -1), seat: 0, state: curtain(2, 2) });
    const desk = new TableDesk(model.host);
    desk.skip();
    model.traits.seat = 2;
    model.fire("change:seat");
    model.publish(seenBy(upTo(3), 2), tableState({ ...people, turn: 3 }));
    await settle();
    expect([desk.bottom, desk.you, desk.curtain]).toEqual([2, 2, null]);
    expect(desk.state.at).toBe(3);
    desk.close();
  });

  it("a card taken back does not begin the deal again for another pair of eyes", async () => {
    const model = tableModel(4, { frames: seenBy(upTo(4), 2), seat: 2 });
    model.traits.state = tableState({ ...people, turn: 5 });
    const desk = new TableDesk(model.host);
    desk.skip();
    model.publish(seenBy(upTo(1), -1), curtain(0, 6));
    await settle();
    expect(desk.state.at).toBe(1);
    expect(desk.curtain).toBe(0);
    desk.close();
  });

  it("brings the focus to its button only where the widget had it", () => {
    const { root, desk } = showTable(0, { state: tableState(people) });
    act(() => find(root, '[data-part="hand"] [data-card]').focus());
    act(() => desk.update({ book: seenBy(upTo(0), -1), game: curtain(2) }));
    expect(document.activeElement?.getAttribute("data-do")).toBe("look");
    hide();
    passed();
    expect(document.activeElement?.getAttribute("data-do") ?? null).toBeNull();
  });
});

describe("a press meant for the curtain", () => {
  const look = { ...tableState().can, look: true };

  it("asks once for the hand", () => {
    const { desk, model } = showTable(0, { seat: null, state: { ...curtain(2), can: look } });
    expect([desk.run("look"), desk.run("look")]).toEqual([true, true]);
    expect(model.sent).toEqual([{ do: "look", turn: 1 }]);
  });

  it("plays no card of the hand that comes in its place", async () => {
    let now = 1000;
    const model = tableModel(0, { frames: seenBy(upTo(0), -1), seat: null, state: curtain(0) });
    const desk = new TableDesk(model.host, () => now);
    model.traits.seat = 0;
    model.fire("change:seat");
    model.publish(upTo(0), tableState({ ...people, turn: 2 }));
    await settle();
    const { to_play: seat, hands } = desk.frame;
    expect(seat).toBe(0);
    const spot = {
      seat: 0,
      card: hands[0]?.find((card) => desk.verdict({ seat: 0, card })?.legal),
    };
    now += GUARD - 1;
    desk.touch(spot as never);
    expect(model.sent).toEqual([]);
    now += 1;
    desk.touch(spot as never);
    expect(model.sent).toEqual([{ do: "play", card: spot.card, turn: 2 }]);
    desk.close();
  });

  it.each(["Enter", " "])("is one press however long %j is held", (key) => {
    const { root } = showTable();
    const held = (repeat: boolean) =>
      find(root, '[data-part="hand"] [data-card]').dispatchEvent(
        new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }),
      );
    expect([held(false), held(true)]).toEqual([true, false]);
  });
});

it("a bot's request is put to the people though nobody looks at the screen", () => {
  const redeal = { asker: 1, answers: [null, true, null, null], granted: null };
  const { root } = showTable(0, {
    frames: seenBy(upTo(0), -1),
    seat: null,
    state: tableState({ ...people, redeal }),
  });
  expect(find(root, '[data-part="redeal"]').querySelectorAll("button")).toHaveLength(2);
});
