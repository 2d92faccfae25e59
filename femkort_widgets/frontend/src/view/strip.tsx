/** The line above the table: round, deal and trick, trump, pot. */

import { SuitSign } from "../faces/index";
import type { Desk } from "../shared/desk";
import { kindOf } from "../shared/rounds";
import { stageSaid } from "../shared/speech";
import { CardWord } from "./card";
import { Pot } from "./pot";

export function Strip({ desk }: { desk: Desk }) {
  const { round, frame, tr } = desk;
  const { number: n, attempt, derived, agreed } = round;
  return (
    <div class="fk-strip">
      <span>
        {tr.t("ui.strip", {
          ...kindOf(desk),
          derived,
          n,
          of: (!agreed?.target && agreed?.deals) || 0,
          attempt,
          stage: stageSaid(desk, frame),
        })}
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
