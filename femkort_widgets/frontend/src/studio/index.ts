/** The studio as the replay loads it: its sentences and icons join those of the replay. */

import { catalogues } from "../catalogues";
import type { ReplayDesk } from "../replay/desk";
import { catalogues as own } from "./catalogues";
import { addIcons } from "./icons";
import { Studio } from "./studio";

addIcons();
for (const [lang, messages] of Object.entries(own)) Object.assign(catalogues[lang] ?? {}, messages);

export default (desk: ReplayDesk): Studio => new Studio(desk);
