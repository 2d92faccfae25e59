/** What later parts take from the replay, so that nothing comes twice. The builder reads the names. */

import { Fragment, h } from "preact";
import { catalogues } from "../catalogues";
import { PASS } from "../layout/rows";
import { capital, indexSets, languages } from "../messages";
import { keyList } from "../shared/keys";
import { backwards, branches, cardsPlayed, frameAt, roundOf } from "../shared/line";
import { sorted } from "../shared/order";
import { movesOf, verdictOn } from "../shared/reasons";
import { matchSaid } from "../shared/rounds";
import { moveSaid } from "../shared/speech";
import { summed } from "../shared/standing";
import { join, onlyIf } from "../shared/teller";
import { PALETTES } from "../types";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { CardButton, CardWord } from "../view/card";
import { PATHS } from "../view/icons";
import { aboutCard, handMark } from "../view/marks";
import { Binds, Cites, reveal } from "../view/reason";
import { Scroll } from "../view/scroll";
import { Badge } from "../view/seats";

export const kit = {
  Anchored,
  Badge,
  Binds,
  Button,
  CardButton,
  CardWord,
  Cites,
  Fragment,
  PALETTES,
  PASS,
  PATHS,
  Scroll,
  aboutCard,
  backwards,
  branches,
  capital,
  cardsPlayed,
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
  onlyIf,
  reveal,
  roundOf,
  sorted,
  summed,
  verdictOn,
};
