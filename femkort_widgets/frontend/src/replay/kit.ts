/** What later parts take from the replay beside what they take from any widget. */

import { kit } from "../shared/kit";
import { backwards, branches, roundOf } from "../shared/line";
import { sorted } from "../shared/order";
import { plainText } from "../shared/prose";
import { moveSaid } from "../shared/speech";
import { CardButton } from "../view/card";
import { aboutCard, handMark } from "../view/marks";
import { Scroll } from "../view/scroll";
import { remarkOf } from "./remarks";

Object.assign(kit, {
  CardButton,
  Scroll,
  aboutCard,
  backwards,
  branches,
  handMark,
  moveSaid,
  plainText,
  remarkOf,
  roundOf,
  sorted,
});
