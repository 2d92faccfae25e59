/** Hints and what cards are worth, as a widget loads them: its sentences join those that are there. */

import { catalogues } from "../catalogues";
import type { Advised } from "../shared/advice";
import { Advice } from "./advice";
import { catalogues as own } from "./catalogues";

for (const [lang, messages] of Object.entries(own)) Object.assign(catalogues[lang] ?? {}, messages);

export default (desk: Advised): Advice => new Advice(desk);
