/** Text of a record with its cards drawn in. */

import type { Desk } from "../shared/desk";
import { pieces } from "../shared/prose";
import { CardWord } from "./card";

export function Prose({ desk, text, lang }: { desk: Desk; text: string; lang?: string }) {
  return (
    <span lang={lang && lang !== desk.tr.lang ? lang : undefined}>
      {pieces(text).map((piece) =>
        "card" in piece ? <CardWord desk={desk} card={piece.card} /> : piece.text,
      )}
    </span>
  );
}
