/**
 * Reads messages: the same subset of ICU MessageFormat as `femkort_widgets/i18n/messages.py`, whose
 * docstring has the syntax. The built modules hold messages that have been read already.
 */

/** A name, or a name to choose by: by plural or by the word itself. */
export type Argument = string | [name: string, plural: boolean, cases: Record<string, Message>];
/** Texts and between them arguments, in turn; a text alone where there is no argument. */
export type Message = string | (string | Argument)[];

const categories = /(=\d+|zero|one|two|few|many|other)\s*\{/y;
const never = /(?!)/y;

/** Throws where the text is malformed. */
export function read(text: string): Message {
  let at = 0;
  const need = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`malformed message at ${at}: ${text}`);
    at = pattern.lastIndex;
    return found;
  };
  const message = (nested: boolean, plural: boolean): Message => {
    const parts: (string | Argument)[] = [""];
    const add = (letters: string): void => {
      parts.push((parts.pop() as string) + letters);
    };
    for (;;) {
      const char = text[at] ?? "";
      const next = text[at + 1] ?? "";
      if (char === "{") {
        at++;
        parts.push(argument(), "");
      } else if (char === "#" && plural) {
        at++;
        parts.push("#", "");
      } else if (char === (nested ? "}" : "")) {
        return parts.length > 1 ? parts : (parts[0] as string);
      } else if (char === "'" && (next === "{" || next === "}" || (plural && next === "#"))) {
        add(need(/'((?:[^']|'')*)'(?!')/y).replaceAll("''", "'"));
      } else {
        add(need(/(?:'(?='))?([^{}])/y));
      }
    }
  };
  const argument = (): Argument => {
    const name = need(/\s*([A-Za-z]\w*)\s*/y);
    if (need(/([,}])/y) === "}") return name;
    const plural = need(/\s*(plural|select)\s*,\s*/y) === "plural";
    const cases: Record<string, Message> = { __proto__: null } as never;
    do {
      const match = need(plural ? categories : /(\w+)\s*\{/y);
      if (match in cases) need(never);
      cases[match] = message(true, plural);
    } while (need(/\}\s*(\}?)/y) === "");
    if (!("other" in cases)) need(never);
    return [name, plural, cases];
  };
  return message(false, false);
}
