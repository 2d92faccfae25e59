/** What only hints and badges say, read. The builder runs this and puts what comes out in its place. */

import en from "../../../i18n/en.json";
import fr from "../../../i18n/fr.json";
import { type Message, read } from "../reader";

const own = (catalogue: Record<string, string>): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => key.includes(".advice."))
      .map(([key, text]) => [key, read(text)]),
  );

export const catalogues: Record<string, Record<string, Message>> = { en: own(en), fr: own(fr) };
