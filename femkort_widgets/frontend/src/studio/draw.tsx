/** The studio on the screen: a bar, what is being written or chosen, and panes. */

import { Button } from "../view/button";
import { CardWord } from "../view/card";
import { Scroll } from "../view/scroll";
import { Bar } from "./bar";
import { Comment } from "./comment";
import { Enter, Turned } from "./enter";
import { Pick } from "./pick";
import type { Studio } from "./studio";
import css from "./studio.css";

/** In the place of the comment: why an edit was not made, what to do next, what was changed. */
function notes(studio: Studio) {
  const { desk, trouble, mode, first, moved, removed } = studio;
  const { tr } = desk;
  if (mode === "comment") return <Comment studio={studio} />;
  if (!trouble && !mode && !removed && moved.length === 0) return undefined;
  const card = first ? tr.card(first.card, "sign", "the") : "";
  return (
    <Scroll class="fk-notes" part="studio" label={tr.t("ui.studio.bar")} refused={trouble !== ""}>
      {trouble && (
        <p>
          <b aria-hidden="true">✕</b> {trouble}
        </p>
      )}
      {removed > 0 && (
        <p>
          {tr.t("say.studio.remove", { n: removed })}{" "}
          <Button desk={desk} command="undo" words keys="⌫" label={tr.t("ui.studio.take_back")} />
        </p>
      )}
      {mode && <p>{first ? tr.t("ui.studio.second", { card }) : tr.t("ui.studio.first")}</p>}
      {moved.length > 0 && (
        <p>
          <b>{tr.t("ui.studio.changed")}</b>{" "}
          {moved.map((spot) => (
            <span key={spot.card}>
              <CardWord desk={desk} card={spot.card} /> → {desk.name(spot.seat)}.{" "}
            </span>
          ))}
          {tr.t("ui.studio.play_on")}
        </p>
      )}
    </Scroll>
  );
}

function pane(studio: Studio) {
  const { pane } = studio.desk.state;
  return (
    <>
      {pane === "studio.pick" && <Pick studio={studio} />}
      {pane === "studio.enter" && <Enter studio={studio} />}
      {pane === "studio.turned" && <Turned studio={studio} />}
    </>
  );
}

export function draw(studio: Studio, part: "bar" | "notes" | "pane") {
  if (part === "notes") return notes(studio);
  if (part === "pane") return pane(studio);
  return (
    <>
      <style>{css}</style>
      <Bar studio={studio} />
    </>
  );
}
