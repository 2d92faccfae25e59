/** What an edit came to, in words. */

import type { Translator } from "../messages";
import { moveSaid } from "../shared/speech";
import { join } from "../shared/teller";
import { troubleSaid } from "../shared/trouble";
import type { Answer, Edit } from "./post";
import type { Studio } from "./studio";

/** As records number them, from 1. */
export const GLYPHS = ["!", "?", "!!", "??", "!?", "?!", "$7"];

export function said({ desk, moved, removed, added }: Studio, edit: Edit): string {
  const { tr, frame, teller, book } = desk;
  const done = (what: string, more = {}) => tr.t(`say.studio.${what}`, more);
  const waits = desk.stop && done("question");
  switch (edit.do) {
    case "play":
      return join([
        done("play", { side: frame.line > 0 ? "yes" : "no" }),
        moveSaid(teller, book, frame),
      ]);
    case "bots":
      return join([done(added > 0 ? "bots" : "walked"), moveSaid(teller, book, frame), waits]);
    case "undo":
    case "redo":
      return join([done(edit.do), moveSaid(teller, book, frame)]);
    case "comment":
      return done(edit.text.trim() ? "comment" : "uncomment");
    case "glyph":
      return edit.glyph ? tr.t(`ui.glyph.${GLYPHS.indexOf(edit.glyph) + 1}`) : done("unmark");
    case "try": {
      const cards = moved.map(({ seat, card }) =>
        done("moved", { card: tr.card(card, "name", "the"), name: desk.name(seat) }),
      );
      return done("try", { cards: tr.list(cards) });
    }
    case "remove":
      return done("remove", { n: removed });
    default:
      return done(edit.do);
  }
}

/** The sentence of an error or of a refusal. */
export const explained = (tr: Translator, { key, params = {} }: NonNullable<Answer["error"]>) =>
  troubleSaid(tr, { key, data: params }, ["error", "refused", "reason"]);
