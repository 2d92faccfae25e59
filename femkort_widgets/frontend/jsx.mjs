/** What elements become in the built modules. */
export { Fragment, h } from "preact";
