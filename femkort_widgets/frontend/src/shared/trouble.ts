/** What went wrong, in words. Short as it is, a part that needs it brings it along: see kit.mjs. */

import type { Translator } from "../messages";
import type { Trouble, Worded } from "../types";

/** What has a message of its own, filled with what has one in its turn; all else as it is. */
export const worded = (tr: Translator, told: Worded): string | number | null => {
  if (typeof told !== "object" || !told) return told;
  const data = Object.entries(told.data).map(([name, one]) => [name, worded(tr, one)]);
  return tr.t(told.key, Object.fromEntries(data));
};

/** The sentence of an error or a refusal, of the first family that has it; never its bare key. */
export const troubleSaid = (
  tr: Translator,
  { key, data }: Trouble,
  families = ["error"],
): string => {
  const known = families.map((one) => `${one}.${key}`).find((one) => tr.t(one) !== one);
  return `${worded(tr, { key: known ?? "error.not_now", data })}`;
};
