/** What later parts take from any widget, so that nothing comes twice. The builder reads the names. */

import { Component, Fragment, h } from "preact";
import { PASS } from "../layout/rows";
import { capital } from "../messages";
import { PALETTES } from "../types";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { CardWord } from "../view/card";
import { Felt } from "../view/felt";
import { PATHS } from "../view/icons";
import { Binds, Cites, ReasonLine, reveal } from "../view/reason";
import { Root } from "../view/root";
import { Badge } from "../view/seats";
import { words } from "../words";
import { KEYS } from "./keys";
import { backOf, cardsPlayed, frameAt } from "./line";
import { movesOf, reasonAt, verdictOn } from "./reasons";
import { matchSaid } from "./rounds";
import { summed } from "./standing";
import { join, onlyIf } from "./teller";

export const kit = {
  Anchored,
  Badge,
  Binds,
  Button,
  CardWord,
  Cites,
  Component,
  Felt,
  Fragment,
  KEYS,
  PALETTES,
  PASS,
  PATHS,
  ReasonLine,
  Root,
  backOf,
  capital,
  cardsPlayed,
  frameAt,
  h,
  join,
  matchSaid,
  movesOf,
  onlyIf,
  reasonAt,
  reveal,
  summed,
  verdictOn,
  words,
};
