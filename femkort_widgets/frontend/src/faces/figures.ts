import type { Suit } from "./signs";

export type CourtRank = "J" | "Q" | "K";

/** Paint and path; the axis of the figure is x = 0, the top of the card y = 0. */
export type Shapes = readonly (readonly [paint: string, d: string])[];

export const FACE: Shapes = [
  ["skin", "M-3.5 26H3.5V33C2 36-2 36-3.5 33Z"],
  ["skin", "M-7 13H7V21C7 27 3.5 31 0 31C-3.500 31-7 27-7 21Z"],
];

/** Brows, eyes, nose and mouth of a face that looks to the left. */
export const FEATURES =
  "M-5.2 18.400Q-3.500 17.300-1.800 18.200M2 18.200Q3.500 17.400 5 18.400M-4 20.300V21.200M2.800 20.300V21.200M-.6 18.800L-2 24H-.2M-2.200 27.200Q-.5 28 1.600 27.200";

export const KING_HAIR =
  "M-8 13C-10.500 17-8 21-11 27C-9.500 30-6 30-5 27H5C6 30 9.500 30 11 27C8 21 10.500 17 8 13Z";

const beard = (tip: string): string =>
  `M-7.200 19C-8.200 25-8 29-6 31.500${tip}6 31.500C8 29 8.200 25 7.200 19C6 23 4.500 24.800 1 24.800L-.5 25.400L-2 24.800C-5 24.800-6.200 23-7.200 19ZM2.400 26.900Q-.2 29-2.800 26.900Z`;

export const BEARDS: Record<Suit, string> = {
  S: beard("L0 40L"),
  H: beard("C-4 36 4 36 "),
  D: beard("L-4 38.500L0 34L4 38.500L"),
  C: beard("C-6 40-2 40 0 37.500C2 40 6 40 "),
};

interface Hair {
  behind: string;
  before: string;
}

const parted = "M-7.800 22C-8.500 14-4 11 0 11C4 11 8.500 14 7.800 22C7 18 3 16.500 0 14.500C-3 16.500-7 18-7.800 22Z";

export const HAIR: Record<Suit, Hair> = {
  S: { behind: "M-8 13C-10 20-10 30-11 38H-5V28H5V38H11C10 30 10 20 8 13Z", before: parted },
  H: {
    behind: "M-8 13C-12 17-8 20-10 24C-13 28-8 29-10 33C-11 36-7 38-5 35V28H5V35C7 38 11 36 10 33C8 29 13 28 10 24C8 20 12 17 8 13Z",
    before: parted,
  },
  D: { behind: "M-8 13C-11 18-10 24-8 28H8C10 24 11 18 8 13Z", before: parted },
  C: { behind: "M-8 13C-12 20-12 28-8 34L-4 30H4L8 34C12 28 12 20 8 13Z", before: parted },
};

export const PAGE_HAIR: Hair = {
  behind: "M-7 12C-11 17-11 24-11.500 28C-9 30-6 29.500-4 28H4C6 29.500 9 30 11.500 28C11 24 11 17 7 12Z",
  before: "M-7.600 21C-8.500 13-5 11 0 11C5 11 8.500 13 7.600 21L6 16.500C2 18-3 18-6 16.500Z",
};

export const CROWNS: Record<Suit, Shapes> = {
  S: [
    ["gold", "M-8.500 14.500L-11 5.500L-5 9.500L0 2.500L5 9.500L11 5.500L8.500 14.500Z"],
    ["suit", "M-8.500 12H8.500V15H-8.500Z"],
  ],
  H: [
    ["gold", "M-8.500 14.500C-13 9-9 4.500-5.500 6.500C-4 3-1 3 0 5C1 3 4 3 5.500 6.500C9 4.500 13 9 8.500 14.500Z"],
    ["suit", "M-8.500 12H8.500V15H-8.500Z"],
  ],
  D: [
    ["gold", "M-8.500 14.500L-10 8L-7.500 5L-5 8L-2.500 8L0 3L2.500 8H5L7.500 5L10 8L8.500 14.500Z"],
    ["suit", "M-8.500 12H8.500V15H-8.500Z"],
  ],
  C: [
    ["gold", "M-8.500 14.500L-10 9A2 2 0 1 1-7 7L-4 10L-2 7A2.500 2.500 0 1 1 2 7L4 10L7 7A2 2 0 1 1 10 9L8.500 14.500Z"],
    ["suit", "M-8.500 12H8.500V15H-8.500Z"],
  ],
};

export const CAPS: Record<Suit, Shapes> = {
  S: [
    ["gold", "M6 10C10 8 14 4 13 1C9 2 4 5 3 10Z"],
    ["suit", "M-9 14C-14 9-9 5-1 5C7 5 12 8 9 14C4 12.500-4 12.500-9 14Z"],
  ],
  H: [
    ["gold", "M4 12C8 10 14 9 16 5C11 3 6 6 3 11Z"],
    ["suit", "M-13 14C-8 9-4 5 5 3C8 7 9 10 9.500 14C4 12-6 12-13 14Z"],
  ],
  D: [
    ["suit", "M-8 13V6H8V13Z"],
    ["gold", "M-12 14C-6 11 6 11 12 14V11.500C6 9-6 9-12 11.500Z"],
  ],
  C: [
    ["suit", "M-8 13C-9 3 9 3 8 13Z"],
    ["gold", "M-9 14.500V11.500H9V14.500Z"],
  ],
};

const MANTLE = "M-5 31C-13 32-18 35-19 43L19 52C19 40 15 33 5 31Z";

export const ROBES: Record<CourtRank, Shapes> = {
  K: [
    ["suit", MANTLE],
    ["gold", "M-4 34H4V48L-4 46Z"],
    ["paper", "M-13 33C-5 29 5 29 13 33C12 39 6 41.500 0 41.500C-6 41.500-12 39-13 33Z"],
  ],
  Q: [
    ["suit", MANTLE],
    ["skin", "M-7 31.500C-6 40 6 40 7 31.500Z"],
    ["gold", "M-9 32C-7 42 7 42 9 32L7 31.500C6 40-6 40-7 31.500Z"],
  ],
  J: [
    ["suit", MANTLE],
    ["gold", "M0 34L15 35C18 39 19 45 19 52L0 47Z"],
    ["paper", "M-8 32L0 30L8 32L6 37L3 34.500L0 38L-3 34.500L-6 37Z"],
  ],
};

interface Attribute {
  shapes: Shapes;
  /** Place and size of a suit sign that belongs to it. */
  sign?: readonly [x: number, y: number, size: number];
}

export const ATTRIBUTES: Record<`${CourtRank}${Suit}`, Attribute> = {
  KS: {
    shapes: [
      ["suit", "M0 4L1.800 8V27H-1.800V8Z"],
      ["gold", "M-5 27H5V29.500H-5ZM-1 29H1V38H-1Z"],
    ],
  },
  KH: { shapes: [["gold", "M-1 13H1V42H-1Z"]], sign: [0, 9, 9] },
  KD: {
    shapes: [
      ["ink", "M-1 5H1V42H-1Z"],
      ["suit", "M1 10C4 9 5 7 6 5V20C5 17 4 16 1 15.500ZM-1 10.500L-4 12.500L-1 15Z"],
    ],
  },
  KC: {
    shapes: [
      ["gold", "M-.8 20H.8V22H2.500V23.600H.8V26H-.8V23.600H-2.500V22H-.8Z"],
      ["gold", "M-4.500 30A4.500 4.500 0 1 1 4.500 30A4.500 4.500 0 1 1-4.500 30Z"],
    ],
  },
  QS: { shapes: [["suit", "M0 36L-5.500 21A16 16 0 0 1 5.500 21Z"], ["gold", "M0 36L-2 24H2Z"]] },
  QH: {
    shapes: [
      ["ink", "M-.6 20H.6V42H-.6Z"],
      ["suit", "M-4 12L-1.500 14.500L0 11L1.500 14.500L4 12V18C4 23-4 23-4 18Z"],
    ],
  },
  QD: {
    shapes: [
      ["gold", "M-5 18A5 6 0 1 1 5 18A5 6 0 1 1-5 18ZM-1 24H1V38H-1Z"],
      ["paper", "M-3.400 18A3.400 4.400 0 1 1 3.400 18A3.400 4.400 0 1 1-3.400 18Z"],
    ],
  },
  QC: {
    shapes: [["ink", "M-.6 18H.6V42H-.6Z"], ["suit", "M0 28C-4 28-5 25-5 23C-2 23 0 25 0 28C0 25 2 23 5 23C5 25 4 28 0 28Z"]],
    sign: [0, 14, 10],
  },
  JS: { shapes: [["ink", "M-.8 14H.8V42H-.8Z"], ["suit", "M0 4C2 8 3.500 11 0 16C-3.500 11-2 8 0 4Z"], ["gold", "M-2.500 16H2.500V17.500H-2.500Z"]] },
  JH: { shapes: [["ink", "M-.6 12H.6V42H-.6Z"]], sign: [0, 10, 9] },
  JD: {
    shapes: [
      ["ink", "M-.8 12H.8V42H-.8Z"],
      ["suit", "M0 3L1.500 9C3 9 5 8 6 7V18C5 16.500 3 15.500 1 15.500H-1L-4.500 13.500L-1 11.500Z"],
    ],
  },
  JC: { shapes: [["ink", "M-.8 5H.8V42H-.8Z"], ["suit", "M.8 6H8L6 10.500L8 15H.8Z"]] },
};
