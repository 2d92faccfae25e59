import { Component } from "preact";

/** A drawing: made again only when something of it has changed. */
export abstract class Still<P extends object> extends Component<P> {
  override shouldComponentUpdate(next: Readonly<P>): boolean {
    return Object.entries(next).some(([key, value]) => this.props[key as keyof P] !== value);
  }
}
