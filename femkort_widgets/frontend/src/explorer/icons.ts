/** The icons that only the explorer has. */

import { PATHS } from "../view/icons";

Object.assign(PATHS, {
  undo: "M7.5 5 4 8.5 7.5 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H9",
  deal: "M4 6.5 11 4l4 10.5-7 2.5zM13 6l3.5 1.5L14 14",
  compare: "M3 4.5h6v11H3zM11 4.5h6v11h-6z",
  swap: "M4 7.5h11l-3-3M16 12.5H5l3 3",
  find: "M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.5 12.5 17 17",
  copy: "M7 7h9.5v9.5H7zM13 4H3.5v9.5",
});
