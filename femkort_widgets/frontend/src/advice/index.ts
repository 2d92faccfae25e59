/** Hints and what cards are worth, as a widget loads them. */

import type { Advised } from "../shared/advice";
import { Advice } from "./advice";

export default (desk: Advised): Advice => new Advice(desk);
