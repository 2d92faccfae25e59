import { expect, test } from "vitest";
import { translator } from "../src/messages";
import { frameAt } from "../src/shared/line";
import { merger } from "../src/shared/merger";
import { moveSaid, turnSaid, wholeTableSaid } from "../src/shared/speech";
import { spokenAnew } from "../src/shared/state";
import { glyphName, glyphSign } from "../src/shared/teller";
import type { Round, SpeechLevel } from "../src/types";
import { aceBook, dealBook } from "./model";

const teller = (level: SpeechLevel, you: number | null = null, lang = "en") => ({
  tr: translator(lang),
  round: aceBook.rounds[0] as Round,
  you,
  level,
});

test("the same text twice in a row is made new, an empty one stays empty", () => {
  expect(spokenAnew("Trick 2.", "Trick 2.")).toBe("Trick 2.\u00a0");
  expect(spokenAnew("Trick 2.\u00a0", "Trick 2.")).toBe("Trick 2.");
  expect(spokenAnew("", "")).toBe("");
});

test("a card is spoken by name, never as a sign or a code", () => {
  for (const level of ["short", "normal", "full"] as const) {
    const said = moveSaid(teller(level), aceBook, frameAt(aceBook, 8));
    expect(said).not.toMatch(/[♠♥♦♣]|S5/);
    expect(said).toContain("five of spades");
  }
});

test("a higher level says more", () => {
  const lengths = (["short", "normal", "full"] as const).map(
    (level) => moveSaid(teller(level), aceBook, frameAt(aceBook, 8)).length,
  );
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
});

test("you are called you, others by name", () => {
  const frame = frameAt(aceBook, 1);
  expect(moveSaid(teller("normal"), aceBook, frame)).toContain("Ada");
  expect(moveSaid(teller("normal", 0), aceBook, frame)).not.toContain("Ada");
});

test("your turn tells the duty only where cards are marked", () => {
  const you = { ...teller("normal", 0), round: dealBook.rounds[0] as Round };
  const frame = frameAt(dealBook, 15);
  const marked = turnSaid(you, dealBook, frame, true);
  expect(marked).toContain("three of spades");
  expect(turnSaid(you, dealBook, frame, false)).toBe(translator("en").t("say.turn"));
  expect(turnSaid(you, dealBook, frameAt(dealBook, 13), true)).toBe("");
});

test("your turn names no duty of the plain game where a rule of the house binds", () => {
  const you = { ...teller("normal", 0), round: dealBook.rounds[0] as Round };
  const frame = frameAt(dealBook, 15);
  const any = translator("en").t("say.turn_any", { n: 1 });
  const why = frame.verdicts[0]?.find((index) => dealBook.reasons[index]?.legal) as number;
  const reasons = dealBook.reasons.map((reason, index) =>
    index === why ? { ...reason, params: { ...reason.params, house: 1 } } : reason,
  );
  expect(turnSaid(you, { ...dealBook, reasons }, frame, true)).toBe(any);
});

test("the whole table names the size of every hand, withheld ones too", () => {
  const said = wholeTableSaid({ ...teller("full", 0) }, frameAt(dealBook, 3));
  expect(said.match(/\d+ cards/g)).toHaveLength(4);
});

test("glyphs are spoken by name and drawn as signs, $n as its sign", () => {
  const tr = translator("en");
  expect(glyphName(tr, "??")).toBe(glyphName(tr, "$4"));
  expect(glyphSign("$4")).toBe("??");
  expect(glyphName(tr, "$99")).toBe("");
});

test("what happens within a second becomes one message", () => {
  const said: string[] = [];
  const spoken = merger((text) => said.push(text));
  spoken.add("a");
  spoken.pass(350);
  spoken.add("b");
  spoken.pass(350);
  spoken.add("c");
  spoken.pass(350);
  spoken.add("d");
  spoken.flush();
  expect(said).toEqual(["a b c", "d"]);
});
