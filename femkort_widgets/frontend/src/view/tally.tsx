/** A sign with its meaning: as a tooltip, and for who listens. */

import type { ComponentChildren } from "preact";

interface Props {
  class: string;
  said: string;
  children: ComponentChildren;
}

export const Tally = ({ class: name, said, children }: Props) => (
  <span class={name} title={said}>
    <span aria-hidden="true">{children}</span>
    <span class="fk-unseen">{said}</span>
  </span>
);
