/** A place for text whose height never changes: what does not fit scrolls, and no line is cut. */

import type { ComponentChildren } from "preact";

interface Props {
  class: string;
  part: string;
  label: string;
  refused?: boolean | undefined;
  children: ComponentChildren;
}

export function Scroll({ class: name, part, label, refused, children }: Props) {
  return (
    <div class={name} data-part={part} data-refused={refused || undefined}>
      <div class="fk-scroll" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
