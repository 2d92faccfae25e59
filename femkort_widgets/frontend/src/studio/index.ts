/** The studio as the replay loads it: its icons join those of the replay. */

import type { ReplayDesk } from "../replay/desk";
import { addIcons } from "./icons";
import { Studio } from "./studio";

addIcons();

export default (desk: ReplayDesk): Studio => new Studio(desk);
