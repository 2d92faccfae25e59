import { Component } from "preact";

/** A component that knows the element it has drawn. */
export abstract class Anchored<P> extends Component<P> {
  protected here: HTMLElement | null = null;
  protected readonly hold = (element: HTMLElement | null): void => {
    this.here = element;
  };
}
