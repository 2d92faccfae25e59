/** Hints and values on the screen: what the panel says beside the marks on the cards. */

import type { Advice, How } from "./advice";
import css from "./advice.css";
import { hintSaid } from "./said";

export function draw(advice: Advice) {
  const { desk, on, hint, trouble, ways, how } = advice;
  const { tr } = desk;
  if (!(on || hint || trouble)) return null;
  return (
    <div
      class="fk-advice"
      data-part="advice"
      tabIndex={0}
      role="group"
      aria-label={tr.t("ui.advice.title")}
    >
      <style>{css}</style>
      {trouble && <p>{trouble}</p>}
      {hint && advice.seat === hint.seat && (
        <p data-part="hint">
          <span class="fk-advised" aria-hidden="true">
            ▲
          </span>{" "}
          {hintSaid(advice, hint, "sign")}
        </p>
      )}
      {on && ways.length > 1 && (
        <select
          aria-label={tr.t("ui.advice.how")}
          value={how}
          onChange={(event) => advice.choose(event.currentTarget.value as How)}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {tr.t(`ui.advice.how_${way}`)}
            </option>
          ))}
        </select>
      )}
      {on && <p data-part="worth">{advice.basis}</p>}
    </div>
  );
}
