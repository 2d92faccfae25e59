/** The settings that only the table has: how fast it goes, what it asks and keeps in sight. */

import type { TableDesk } from "../table/desk";
import { Choice, Switches } from "./settings";

const PACE = [0, 200, 350, 700, 1200, 2000];
const HOLD = [0, 500, 900, 1500, 3000];

const nearest = (value: number, steps: number[]): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));

export function PaceSettings({ desk }: { desk: TableDesk }) {
  const { tr, state } = desk;
  const { pace, hold } = state.settings;
  const seconds = (ms: number): [number, string] => [
    ms,
    ms < 0
      ? tr.t("ui.set.until_click")
      : tr.t("ui.set.seconds", { n: (ms / 1000).toLocaleString(tr.lang) }),
  ];
  return (
    <div>
      <Choice
        label={tr.t("ui.set.pace")}
        value={nearest(pace, PACE)}
        options={PACE.map(seconds)}
        onPick={(value) => desk.set({ pace: Number(value) })}
      />
      <Choice
        label={tr.t("ui.set.hold")}
        value={hold < 0 ? -1 : nearest(hold, HOLD)}
        options={[...HOLD, -1].map(seconds)}
        onPick={(value) => desk.set({ hold: Number(value) })}
      />
      <Switches desk={desk} of={["confirm", "memory"]} />
    </div>
  );
}
