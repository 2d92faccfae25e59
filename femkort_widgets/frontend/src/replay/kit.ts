/** What later parts take from the replay, so that nothing comes twice. The builder reads the names. */

import { Fragment, h } from "preact";
import { catalogues } from "../catalogues";
import { capital, indexSets, languages } from "../messages";
import { keyList } from "../shared/keys";
import { backwards, branches, frameAt, roundOf } from "../shared/line";
import { sorted } from "../shared/order";
import { movesOf } from "../shared/reasons";
import { matchSaid } from "../shared/rounds";
import { moveSaid } from "../shared/speech";
import { summed } from "../shared/standing";
import { join } from "../shared/teller";
import { PALETTES } from "../types";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { CardButton, CardWord } from "../view/card";
import { PATHS } from "../view/icons";
import { aboutCard, handMark } from "../view/marks";
import { Scroll } from "../view/scroll";
import { Badge } from "../view/seats";

export const kit = {
  Anchored,
  Badge,
  Button,
  CardButton,
  CardWord,
  Fragment,
  PALETTES,
  PATHS,
  Scroll,
  aboutCard,
  backwards,
  branches,
  capital,
  catalogues,
  frameAt,
  h,
  handMark,
  indexSets,
  join,
  keyList,
  languages,
  matchSaid,
  moveSaid,
  movesOf,
  roundOf,
  sorted,
  summed,
};
