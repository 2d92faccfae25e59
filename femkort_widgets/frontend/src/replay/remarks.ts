/** The comment of a frame: in the reader's language where there is one, else in the record's. */

import type { Frame, Remark, Round } from "../types";

export function remarkOf(frame: Frame, round: Round, lang: string): Remark | null {
  const { comments } = frame;
  const spoken =
    [lang, round.lang].find((wanted) => comments.some((c) => c.lang === wanted)) ??
    comments[0]?.lang;
  if (spoken === undefined) return null;
  const text = comments
    .filter((comment) => comment.lang === spoken)
    .map((comment) => comment.text.trim())
    .join(" ");
  return { text, lang: spoken };
}
