/**
 * The catalogues, read, without what only Python the studio or hints say.
 * The builder runs this and puts what comes out in its place.
 */

import en from "../../i18n/en.json";
import fr from "../../i18n/fr.json";
import { type Message, read } from "./reader";

const all = (catalogue: Record<string, string>): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(
        ([key]) =>
          !/^(cli|lab|annotate|draw\.measured|error\.lab|quiz|error\.classroom)\b|\.(?:studio|advice)\./.test(
            key,
          ),
      )
      .map(([key, text]) => [key, read(text)]),
  );

export const catalogues: Record<string, Record<string, Message>> = { en: all(en), fr: all(fr) };
