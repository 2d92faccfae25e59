/** A card for the seat to play: one that it holds or, where its hand is not known, any not yet seen. */

import { Button } from "../view/button";
import { Cards } from "./cards";
import { choices } from "./hidden";
import type { Studio } from "./studio";

export function Pick({ studio }: { studio: Studio }) {
  const { desk, mover } = studio;
  const { tr, frame } = desk;
  if (mover === null)
    return <p>{tr.t(desk.turn === null ? "ui.studio.over" : "ui.studio.covered")}</p>;
  const label = tr.t("ui.studio.card_of", { name: desk.name(mover) });
  return (
    <>
      <h4>{label}</h4>
      <Cards
        studio={studio}
        seat={mover}
        cards={choices(desk.book, desk.state.at, mover)}
        label={label}
      />
      {frame.layout && <Button desk={desk} command="pass" icon="" words />}
    </>
  );
}
