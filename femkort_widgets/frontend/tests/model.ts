/** A stand-in for anywidget's model, with or without a living comm. */

import type { AnyModel } from "@anywidget/types";
import ace from "../fixtures/ace.json";
import deal from "../fixtures/deal-seen-by-0.json";
import { hostOf } from "../src/host";
import type { Agreed, Frames, TableTrait } from "../src/types";

export const aceBook = ace as unknown as Frames;
export const dealBook = deal as unknown as Frames;

type Then = (...args: never[]) => void;

export class FakeModel {
  heard = new Map<string, Then[]>();
  sent: Record<string, unknown>[] = [];
  alive = true;

  constructor(readonly traits: Record<string, unknown>) {}

  get(name: string): unknown {
    return this.traits[name];
  }
  set(name: string, value: unknown): void {
    this.traits[name] = value;
    this.fire(`change:${name}`);
  }
  save_changes(): void {
    if (!this.alive) throw new Error("comm is closed");
  }
  send(message: Record<string, unknown>): void {
    if (!this.alive) throw new Error("comm is closed");
    this.sent.push(message);
  }
  on(event: string, then: Then): void {
    this.heard.set(event, [...(this.heard.get(event) ?? []), then]);
  }
  off(event: string, then: Then): void {
    this.heard.set(
      event,
      (this.heard.get(event) ?? []).filter((one) => one !== then),
    );
  }
  fire(event: string, ...args: unknown[]): void {
    for (const then of this.heard.get(event) ?? []) then(...(args as never[]));
  }
  get host() {
    return hostOf(this as unknown as AnyModel);
  }
  /** Frames and state from Python, as they come: one event each. */
  publish(frames: Frames, state: TableTrait): void {
    this.traits.frames = frames;
    this.traits.state = state;
    this.fire("change:frames");
    this.fire("change:state");
  }
}

export const replayModel = (more: Record<string, unknown> = {}) =>
  new FakeModel({
    frames: aceBook,
    at: 0,
    seat: null,
    covered: false,
    answers: {},
    lang: "en",
    indices: "",
    settings: {},
    ...more,
  });

/** What a match of Femkort is played for, or of another game. */
export const agreed = (more: Partial<Agreed> = {}): Agreed => ({
  unit: 1,
  bank: false,
  target: 3,
  deals: null,
  chips: true,
  lowest: false,
  ...more,
});

export const tableState = (more: Partial<TableTrait> = {}): TableTrait => ({
  mode: "explain",
  turn: 1,
  can: { undo: false, redo: false, next_deal: false, new_game: true, ask_redeal: false },
  redeal: null,
  match: {
    number: 0,
    attempt: 1,
    dealer: 3,
    over: false,
    winners: [],
    playoff: [],
  },
  bots: [1, 2, 3],
  ...more,
});

/** The deal as far as the frame with this id. */
export const upTo = (id: number): Frames => ({
  ...dealBook,
  frames: dealBook.frames.slice(0, id + 1),
});

export const tableModel = (id = 0, more: Record<string, unknown> = {}) =>
  new FakeModel({
    frames: upTo(id),
    seat: 0,
    lang: "en",
    indices: "",
    settings: { pace: 350, hold: 900 },
    state: tableState(),
    ...more,
  });
