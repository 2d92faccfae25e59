/** The icons that only the table needs. */

import { PATHS } from "../view/icons";

Object.assign(PATHS, {
  stop: "M5 5h10v10H5z",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5",
  ask_redeal: "M4 6h8v11H4zM8 3h8v11M6.5 9.5h3M6.5 12.5h3",
  next_deal: "M4 4h7v10H4zM12.5 10H17M15 7.5l2.5 2.5-2.5 2.5",
  new_game: "M10 4v12M4 10h12",
});
