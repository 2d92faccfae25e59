/** The projector as a widget loads it: its icons join those that are there. */

import type { Projected } from "../shared/projector";
import { PATHS } from "../view/icons";
import { Projector } from "./projector";

Object.assign(PATHS, {
  "projector.next": "M7.5 4.5 13 10l-5.5 5.5",
  "projector.back": "M12.5 4.5 7 10l5.5 5.5",
  "projector.cover": "M4 3.5h8v12H4zM14.5 5.5h2v12H9M6.5 6l3 7M9.5 6l-3 7",
  "projector.ask": "M5 10V5.5M8 10V3.5M11 10V4.5M14 11V6.5M5 9c0 5 2 8 5 8s4-3 4-6",
  "projector.note": "M3 4.5h14v9H9l-4 3.5v-3.5H3zM6.5 7.5h7M6.5 10.5h5",
  "projector.reveal":
    "M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
});

export default (desk: Projected): Projector => new Projector(desk);
