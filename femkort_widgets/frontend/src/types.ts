/** The shape of what Python sends. Everything here is plain JSON; no sentence, no rule. */

export type Seat = number;
export type Suit = "S" | "H" | "D" | "C";
/** Suit then rank, as in records: "SA", "HT"; or "pass". */
export type Code = string;

export interface Reason {
  legal: boolean;
  key: string;
  params: {
    led?: Suit;
    trump?: Suit;
    leader?: Seat;
    beat?: Code;
    card?: Code;
    ace?: string;
    house?: number;
  };
  cites: string[];
  binds: Code[];
  /** The sentence of a house rule, by language. */
  says?: Record<string, string>;
}

/** A request for better cards; answers by seat, null where none was given. */
export interface Request {
  asker: Seat | null;
  answers: (boolean | null)[];
  granted: boolean | null;
}

/** One deal of the score sheet; without points it is still to come, is played, or did not count. */
export interface SheetRow {
  round: number;
  kind: string;
  dealer: Seat;
  points: number[] | null;
  /** As they stand after the deal. */
  chips: number[] | null;
  note: null | "void" | "redeal" | "misdeal" | "stopped" | "playoff";
}

export interface Sheet {
  columns: string[];
  rows: SheetRow[];
  total: number[];
  chips: number[] | null;
  /** Whether the lowest sum wins. */
  lowest: boolean;
  decided: null | { winners: Seat[]; by: "points" | "chips" | "playoff" };
}

export interface Agreed {
  unit: number;
  /** Whether the pot stays until the match is won. */
  bank: boolean;
  target: number | null;
  deals: number | null;
  /** Whether chips decide a match that ends without its target. */
  chips: boolean;
  lowest: boolean;
}

export interface Round {
  match: number;
  title: string | null;
  game: string;
  kind: string;
  variants: string[];
  options: Record<string, number | string | null>;
  /** The score sheet of the match, with its first round. */
  sheet?: Sheet | null;
  /** Whether no text says where in the order this round stands. */
  derived?: boolean;
  /** How deals add up to a match; without a unit no chips change hands. */
  agreed?: Agreed;
  /** What about these rules may surprise. */
  warnings?: string[];
  players: number;
  number: number;
  attempt: number;
  dealer: Seat;
  seats: string[];
  names: string[];
  playing: Seat[];
  trump: Suit | null;
  turned: Code | null;
  /** Cards of the full pack that are not used. */
  removed?: Code[];
  result: null | "void" | "misdeal" | "redeal" | "claim" | "unfinished";
  requests?: Request[];
  lang: string;
}

export interface Stop {
  text: string;
  ok: Code[];
  best: Code[];
  say: Record<Code, string>;
  hint: string | null;
  lang: string;
}

export interface Remark {
  text: string;
  lang: string;
}

export interface Played {
  seat: Seat;
  card: Code;
  why: number | null;
  broke: string[];
  glyphs: string[];
}

export interface Trick {
  cards: Code[];
  seats: Seat[];
  winner: Seat | null;
  why: number | null;
}

/** What lies of a suit in Fan Tan. */
export interface Row {
  low: Code;
  high: Code;
}

export interface Frame {
  id: number;
  parent: number | null;
  line: number;
  round: number;
  ply: number;
  number: number;
  played: Played | null;
  to_play: Seat | null;
  leader: Seat | null;
  hands: (Code[] | null)[];
  counts: number[];
  verdicts: (number[] | null)[];
  trick: Trick;
  winning: Seat | null;
  /** In Fan Tan: the rows, the passes by seat, the verdict on passing now. */
  layout?: Record<Suit, Row | null>;
  passes?: number[];
  pass?: number | null;
  won: number[];
  contenders: Seat[];
  pot: number;
  chips: number[];
  points: number[];
  /** Who has won the match: on the frame that decides it. */
  winners?: Seat[];
  /** Who is level and plays off. */
  playoff?: Seat[];
  over: boolean;
  result: null | { winner: Seat | null; points: number[]; void: boolean };
  comments: Remark[];
  stop: Stop | null;
  lines: number[];
  changed: string | null;
  /** In a replay, what each seat has shown not to hold: suits, and ranks of others, "H D:KA". */
  known?: string[];
}

/** What does not fit in the text of a record, and where it stands. */
export interface Fault {
  key: string;
  line: number | null;
  column: number | null;
  card: Code | null;
  found: Worded;
  expected: Worded;
}

/** What Python tells by a key of the catalogues and what fills its message: see shared/trouble. */
export interface Trouble {
  key: string;
  data: Record<string, Worded>;
}
export type Worded = string | number | null | Trouble;

export interface Frames {
  version: 1;
  viewer: Seat | null;
  rounds: Round[];
  reasons: Reason[];
  frames: Frame[];
  faults?: Fault[];
}

export type SpeechLevel = "short" | "normal" | "full";

export const PALETTES = ["four", "two", "german"] as const;

export interface Settings {
  /** Colours of the suits: one each, red and black, or those of German tournaments. */
  palette: (typeof PALETTES)[number];
  /** Draws hands as lines of suits instead of cards. */
  diagram: boolean;
  /** Prints the letter of the suit beside its sign. */
  letters: boolean;
  speech: SpeechLevel;
  confirm: boolean;
  /** Milliseconds a full trick stays; -1 keeps it until a click. */
  hold: number;
  /** Milliseconds a bot waits before its card. */
  pace: number;
  sort: "high" | "low";
  keys: boolean;
  /** Shows every card played so far beside the table. */
  memory: boolean;
}

export type Mode = "explain" | "ask" | "exam" | "free";

export interface MatchState {
  number: number;
  attempt: number;
  dealer: Seat;
  over: boolean;
  winners: Seat[];
  playoff: Seat[];
  stopped?: boolean;
}

export interface Redeal extends Request {
  asker: Seat;
}

export interface TableTrait {
  mode: Mode;
  turn: number;
  can: {
    undo: boolean;
    redo: boolean;
    next_deal: boolean;
    new_game: boolean;
    ask_redeal: boolean;
    stop?: boolean;
    look?: boolean;
  };
  redeal: Redeal | null;
  /** Where several people share the screen: who is to take it. */
  curtain?: Seat | null;
  match: MatchState;
  bots: Seat[];
}

/** Tries at each stop by the id of its frame; "shown" where the answer was asked for. */
export type Answers = Record<string, string[]>;

/** A card in somebody's hand or on the table. */
export interface Spot {
  seat: Seat;
  card: Code;
}
