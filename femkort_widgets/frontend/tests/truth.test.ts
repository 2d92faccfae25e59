import { expect, test } from "vitest";
import { translator } from "../src/messages";
import { frameAt } from "../src/shared/line";
import { verdictOn } from "../src/shared/reasons";
import { agreed, outcomeSaid, prefaceSaid, startSaid } from "../src/shared/rounds";
import { moveSaid, sittingOut } from "../src/shared/speech";
import { heldSaid, onlyIf, reasonSaid } from "../src/shared/teller";
import type { Frame, Frames, Round } from "../src/types";
import { aceBook } from "./model";

const tell = (round: Partial<Round> = {}, you: number | null = null, lang = "en") => ({
  tr: translator(lang),
  round: { ...(aceBook.rounds[0] as Round), ...round },
  you,
  level: "normal" as const,
});

test("the reason of a held card is a condition where another seat is to play", () => {
  for (const lang of ["en", "fr"]) {
    const teller = tell({}, null, lang);
    const frame = frameAt(aceBook, 5);
    const reason = verdictOn(aceBook, frame, 0, "D8");
    if (!reason) throw new Error("no verdict");
    expect(frame.to_play).not.toBe(0);
    const plain = reasonSaid(teller, reason, 0);
    expect(heldSaid(teller, reason, 0, 0)).toBe(plain);
    const said = heldSaid(teller, reason, 0, frame.to_play);
    expect(said).toContain(plain);
    expect(said.length).toBeGreaterThan(plain.length);
  }
});

test("nobody is told to lead whose lead it is not", () => {
  const teller = tell();
  const reason = verdictOn(aceBook, frameAt(aceBook, 0), 2, "SA");
  expect(reason?.key).toBe("lead");
  if (!reason) return;
  expect(heldSaid(teller, reason, 2, 0)).not.toContain(reasonSaid(teller, reason, 2));
  expect(heldSaid(teller, reason, 2, 0)).toContain("Cy");
});

test("what is true at any time needs no condition", () => {
  const frame = frameAt(aceBook, 6);
  const reason = verdictOn(aceBook, frame, 2, "SA");
  expect(reason?.key).toBe("already_played");
  if (reason) expect(onlyIf(reason, 2, frame.to_play)).toBe(false);
});

const request = { asker: 1, answers: [true, true, false, true], granted: false };

test("a request tells who asked, who agreed, who refused and how it ended", () => {
  const { tr } = tell();
  const said = prefaceSaid(tell({ requests: [request] }));
  for (const name of ["Ada", "Bo", "Cy", "Di"]) expect(said).toContain(name);
  expect(said).toContain(tr.t("ui.redeal.refused"));
  expect(said).toContain(tr.list(["Ada", "Di"]));
  expect(prefaceSaid(tell({ requests: [request] }, 2))).not.toContain("Cy");
  expect(prefaceSaid(tell({ requests: [] }))).toBe("");
  expect(prefaceSaid(tell())).toBe("");
});

test("a request with unknown asker or answers tells what is known", () => {
  const said = prefaceSaid(
    tell({ requests: [{ asker: null, answers: [null, null, null, null], granted: true }] }),
  );
  expect(said).toBe(tell().tr.t("ui.redeal.granted"));
});

test("requests are spoken where the deal begins", () => {
  const teller = tell({ requests: [request] });
  expect(startSaid(teller, aceBook, frameAt(aceBook, 0))).toContain(prefaceSaid(teller));
});

test("every early end is told where the deal stops, and nowhere else", () => {
  const cut: Frames = { ...aceBook, frames: aceBook.frames.slice(0, 6) };
  for (const result of ["redeal", "misdeal", "void", "unfinished", "claim"] as const) {
    const teller = tell({ result });
    const told = teller.tr.t(`ui.result.${result}`);
    expect(outcomeSaid(teller, cut, frameAt(cut, 5))).toBe(told);
    expect(moveSaid(teller, cut, frameAt(cut, 5))).toContain(told);
    expect(outcomeSaid(teller, cut, frameAt(cut, 4))).toBe("");
  }
});

test("variants are named, options where they are not the usual ones", () => {
  const options = { ante: 1, pots_to_win: 3, max_deals: null };
  expect(agreed(tell({ options }))).toEqual([]);
  expect(agreed(tell({ options }), true)).toHaveLength(1);
  const named = agreed(
    tell({ variants: ["trump"], options: { ante: 2, pots_to_win: 5, max_deals: 8 } }),
  );
  expect(named[0]).toBe(tell().tr.t("variant.trump"));
  expect(named).toHaveLength(4);
});

test("a seat that sits a complete trick out is known and told", () => {
  const full = frameAt(aceBook, 4);
  const three: Frame = {
    ...full,
    trick: {
      ...full.trick,
      cards: full.trick.cards.slice(0, 3),
      seats: full.trick.seats.slice(0, 3),
    },
  };
  const { round } = tell();
  expect(sittingOut(round, full)).toEqual([]);
  expect(sittingOut(round, three)).toEqual([full.trick.seats[3]]);
  expect(sittingOut(round, { ...three, trick: { ...three.trick, winner: null } })).toEqual([]);
  const name = round.names[full.trick.seats[3] ?? 0];
  expect(moveSaid(tell(), aceBook, three)).toContain(
    tell().tr.t("say.sits_out", { who: "other", name }),
  );
});

test("a number has the same minus everywhere", () => {
  for (const lang of ["en", "fr"]) {
    const { tr } = tell({}, null, lang);
    expect(tr.number(-2)).toBe("\u22122");
    expect(tr.t("ui.chips", { n: -2 })).toContain("\u22122");
  }
});
