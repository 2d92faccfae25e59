/** The icons that only the studio needs. */

import { PATHS } from "../view/icons";

const OWN = {
  undo: "M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5",
  bots_trick: "M4 8h9v8H4zM6.5 11h.1M10.5 11h.1M7 14h3M8.5 8V5.5M15 6l2.5 2.5L15 11",
  bots_round: "M3 8h9v8H3zM5.5 11h.1M9.5 11h.1M6 14h3M7.5 8V5.5M14 6l2 2.5-2 2.5M17 6l2 2.5-2 2.5",
  pick: "M4 3.5h9v13H4zM8.5 7.5v5M6 10h5M16 6v10.5",
  comment: "M3 4.5h14v9H9l-4 3.5v-3.5H3zM6.5 7.5h7M6.5 10.5h5",
  swap: "M4 7h11M12.5 4 15.5 7l-3 3M16 13H5M7.5 10l-3 3 3 3",
  free: "M5 17V3.5h9l-2 3 2 3H5",
  remove: "M4 6h12M8 6V4h4v2M5.5 6l1 11h7l1-11M8.5 9v5M11.5 9v5",
  enter: "M4 3.5h8v13H4zM8 7v6M5.5 10h5M15 5v10M13.5 5h3M13.5 15h3",
  leave: "M9 4H4v12h5M8 10h9M14 7l3 3-3 3",
};

export const addIcons = (): void => void Object.assign(PATHS, OWN);
