/** A card for the seat to play: one that it holds or, where its hand is not known, any not yet seen. */

import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { Cards } from "./cards";
import { choices } from "./hidden";
import type { Studio } from "./studio";

/** After the last card, whose button had the focus. */
class Over extends Anchored<{ studio: Studio }> {
  override componentDidMount(): void {
    this.here?.querySelector("button")?.focus({ preventScroll: true });
  }
  override render({ studio: { desk } }: { studio: Studio }) {
    const { tr } = desk;
    return (
      <div ref={this.hold}>
        <p>{tr.t("ui.studio.over")}</p>
        <Button desk={desk} command="new_round" icon="" words label={tr.t("ui.studio.new_round")} />
      </div>
    );
  }
}

export function Pick({ studio }: { studio: Studio }) {
  const { desk, mover } = studio;
  const { tr, frame } = desk;
  if (desk.turn === null) return <Over studio={studio} />;
  if (mover === null) return <p>{tr.t("ui.studio.covered")}</p>;
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
