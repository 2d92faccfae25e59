/** The line above the table: deal and trick, trump, pot. */

import { SuitSign } from "../faces/index";
import type { Desk } from "../shared/desk";
import { stageSaid } from "../shared/speech";
import { CardWord } from "./card";
import { Pot } from "./pot";

export function Strip({ desk }: { desk: Desk }) {
  const { round, frame, tr } = desk;
  return (
    <div class="fk-strip">
      <span>
        {tr.t("ui.deal", { n: round.number })}
        {round.attempt > 1 ? ` · ${tr.t("ui.attempt", { n: round.attempt })}` : ""}
        {" · "}
        {stageSaid(desk, frame)}
      </span>
      {round.trump && (
        <span class="fk-trump">
          <span>{tr.t("ui.trump")}</span>{" "}
          <span class="fk-unseen">{tr.suit(round.trump, "name")}</span>
          {!round.turned && <SuitSign suit={round.trump} />}
          {round.turned && (
            <span class="fk-turned" title={tr.t("ui.turned")}>
              {" "}
              <span class="fk-unseen">{tr.t("ui.turned")}</span>
              <CardWord desk={desk} card={round.turned} />
            </span>
          )}
        </span>
      )}
      <Pot desk={desk} />
    </div>
  );
}
