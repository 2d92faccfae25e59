/** A slider over the cards of this deal on the line shown; above it where tricks end and marks stand. */

import { hasGlyph, rests, roundOf } from "../shared/line";
import { placeOf } from "../shared/speech";
import { openStop } from "../shared/stops";
import type { ReplayDesk } from "./desk";

export function Scrubber({ desk }: { desk: ReplayDesk }) {
  const { book, frame, tr, round, state } = desk;
  const path = roundOf(book, frame.id);
  const at = path.indexOf(frame);
  const gate = path.findIndex(({ id }, i) => i >= at && openStop(book, id, state.answers));
  const shown = gate < 0 ? path : path.slice(0, gate + 1);
  return (
    <span class="fk-scrub" style={{ "--n": path.length - 1 }}>
      {shown.map((one, i) => {
        const kind = one.stop ? "asks" : hasGlyph(one) ? "glyph" : rests(book, one) && "rest";
        return kind && <i key={one.id} data-kind={kind} style={{ "--i": i }} />;
      })}
      <input
        type="range"
        max={path.length - 1}
        value={at}
        data-part="scrubber"
        aria-label={tr.t("ui.scrub")}
        aria-valuetext={tr.t(frame.played ? "say.at" : "ui.scrub.start", placeOf(round, frame))}
        onInput={({ currentTarget: slider }) => {
          desk.pause();
          desk.go(path[+slider.value]?.id ?? null);
          slider.value = `${path.indexOf(desk.frame)}`;
        }}
      />
    </span>
  );
}
