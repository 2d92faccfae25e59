import { expect, test } from "vitest";
import { sorted } from "../src/shared/order";
import { pieces } from "../src/shared/prose";
import { seating } from "../src/shared/seating";

test("you sit at the bottom and play goes clockwise from there", () => {
  const [you, left, top, right] = seating(4, 2);
  expect([you, left, top, right].map((place) => place?.seat)).toEqual([2, 3, 0, 1]);
  expect(you?.dy).toBe(1);
  expect(left?.x).toBe(0);
  expect(top?.y).toBe(0);
  expect(right?.x).toBe(1);
});

test("from two to eight seats everybody has a place of his own", () => {
  for (let players = 2; players <= 8; players++) {
    const places = seating(players, 0).map(({ x, y }) => `${x}/${y}`);
    expect(new Set(places).size).toBe(players);
  }
});

test("a hand alternates colours, trump first, and playing a card never reorders the rest", () => {
  const hand = ["C2", "DA", "HT", "S3", "SK"];
  expect(sorted(hand)).toEqual(
    ["SK", "S3", "HT", "C2", "DA"].sort(
      (a, b) => "SHCD".indexOf(a.charAt(0)) - "SHCD".indexOf(b.charAt(0)),
    ),
  );
  expect(sorted(hand, "low", "D")[0]).toBe("DA");
  const before = sorted(hand);
  expect(sorted(hand.filter((card) => card !== "HT"))).toEqual(
    before.filter((card) => card !== "HT"),
  );
});

test("a card in prose is a card, anything else stays text", () => {
  expect(pieces("Keep [HQ], not [h10] <b>")).toEqual([
    { text: "Keep " },
    { card: "HQ" },
    { text: ", not [h10] <b>" },
  ]);
  expect(pieces("[D10]")).toEqual([{ card: "DT" }]);
});
