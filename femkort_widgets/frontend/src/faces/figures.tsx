import type { JSX } from "preact";
import type { Suit } from "./signs";

export type CourtRank = "J" | "Q" | "K";

/** Paint and path; the axis of the figure is x = 0, the top of the card y = 0. */
export type Shapes = readonly (readonly [paint: string, d: string])[];

export const draw = (shapes: Shapes): JSX.Element[] =>
  shapes.map(([paint, d]) => <path class={`fkc-${paint}`} d={d} />);

export const FACE: Shapes = [
  ["skin", "M-3.6 26H3.6V32C5 34 3 37 0 37C-3 37-5 34-3.6 32Z"],
  ["shade", "M-3.6 28.5L3.6 28.5V30.5Q1 33-3.6 31.5Z"],
  ["skin", "M-7 13H7V21C7 27 3 31.2-.5 31.2C-4 31.2-7 27-7 21Z"],
];

/** A face that looks to the left. */
export const FEATURES: Shapes = [
  ["nose", "M-1.2 19.5L-2.4 24.2Q-1.5 25-.2 24.5"],
  ["line", "M-5.6 18.3Q-4.2 17.1-2.4 18M.8 18Q2.8 16.9 4.6 18.2"],
  ["eye", "M-5 20.5Q-3.7 19.3-2.3 20.5Q-3.7 21.7-5 20.5ZM1 20.5Q2.5 19.2 4 20.5Q2.5 21.7 1 20.5Z"],
];

export const MOUTHS: Record<CourtRank, Shapes> = {
  K: [["lips", "M-2.4 26.9H1.8Q-.3 28.7-2.4 26.9Z"]],
  Q: [["lips", "M-2.7 27.2Q-1.5 26.1-.6 26.8Q.4 26.1 1.6 27.2Q-.5 29.3-2.7 27.2Z"]],
  J: [["line", "M-2.6 27Q-.8 28.2 1.4 26.8"]],
};

const KING_HAIR =
  "M-8 13C-10.5 17-8.5 21-11 26C-12 30-7 31-5 28H5C7 31 12 30 11 26C8.5 21 10.5 17 8 13Z";

const beard = (tip: string): string =>
  `M-7.2 19C-8.2 25-8 29-6 31.5${tip}6 31.5C8 29 8.2 25 7.2 19C6 23 4.5 25 1.5 24.9L-.4 25.8L-2.2 24.9C-5 25-6.2 23-7.2 19ZM1.9 26.9H-2.5Q-.3 28.8 1.9 26.9Z`;

const PAGE_HAIR =
  "M-7 12C-11 17-10 23-12 27C-10 30-6 29.5-4 28H4C6 29.5 10 30 12 27C10 23 11 17 7 12Z";
const FRINGE = "M-7.8 21.5C-8.5 13-5 11 0 11C5 11 8.5 13 7.8 21.5L6.2 16.5C2 18.2-3 18-6 16.3Z";
const PARTED =
  "M-7.8 22C-8.5 14-4 11 0 11C4 11 8.5 14 7.8 22C7 18 3 16.5-1 14.5C-3 16.5-7 18-7.8 22Z";

/** Hair behind the face and hair or beard over it. */
export const HAIR: Record<`${CourtRank}${Suit}`, readonly [behind: string, before: string]> = {
  KS: [KING_HAIR, beard("L0 40L")],
  KH: [KING_HAIR, beard("C-4 36.5 4 36.5 ")],
  KD: [KING_HAIR, beard("L-4 38.5L0 34L4 38.5L")],
  KC: [KING_HAIR, beard("C-6 40-2 40.5 0 38C2 40.5 6 40 ")],
  QS: ["M-8 13C-10 20-9.5 30-11 39H-4.5V28H4.5V39H11C9.5 30 10 20 8 13Z", PARTED],
  QH: [
    "M-8 13C-12 17-8 20-10 24C-13 28-8 29-10 33C-11 37-6 38-4.5 35V28H4.5V35C6 38 11 37 10 33C8 29 13 28 10 24C8 20 12 17 8 13Z",
    PARTED,
  ],
  QD: ["M-8 13C-12 17-11 23-9 25C-10 29-5 30-4 28H4C5 30 10 29 9 25C11 23 12 17 8 13Z", FRINGE],
  QC: [
    "M-8 13C-11 18-11 23-8 26H8C11 23 11 18 8 13ZM-9.5 24C-13 27-12 30-9.5 31C-12 33-11 36-8.5 37L-8 41L-5 37C-3.5 35-4 33-6 31C-4 29-5 25-7 24ZM9.5 24C13 27 12 30 9.5 31C12 33 11 36 8.5 37L8 41L5 37C3.5 35 4 33 6 31C4 29 5 25 7 24Z",
    PARTED,
  ],
  JS: [PAGE_HAIR, FRINGE],
  JH: [PAGE_HAIR, FRINGE],
  JD: [PAGE_HAIR, FRINGE],
  JC: [PAGE_HAIR, FRINGE],
};

const BROW: Shapes[number] = ["suit", "M-8.5 11.5Q0 13 8.5 11.5V14.8Q0 16.3-8.5 14.8Z"];

export const CROWNS: Record<Suit, Shapes> = {
  S: [["gold", "M-8.5 13L-11 5.5L-5 8.5L0 2.5L5 8.5L11 5.5L8.5 13Z"], BROW],
  H: [
    [
      "gold",
      "M-8.5 13C-13.5 8-10 4-6 5.5C-4.5 2.5-1.5 2-.8 4V2.5H.8V4C1.5 2 4.5 2.5 6 5.5C10 4 13.5 8 8.5 13Z",
    ],
    BROW,
  ],
  D: [
    [
      "gold",
      "M-8.5 13L-9.5 8.5L-10.8 6.5L-8.8 3.5L-6.5 7L-4 9L-2.2 7L0 2.5L2.2 7L4 9L6.5 7L8.8 3.5L10.8 6.5L9.5 8.5L8.5 13Z",
    ],
    BROW,
  ],
  C: [
    [
      "gold",
      "M-8.5 13L-9.5 9.5A2.3 2.3 0 1 1-6.5 7.5L-4 9.5L-1.8 7A2.5 2.5 0 1 1 1.8 7L4 9.5L6.5 7.5A2.3 2.3 0 1 1 9.5 9.5L8.5 13Z",
    ],
    BROW,
  ],
};

export const CAPS: Record<Suit, Shapes> = {
  S: [
    ["gold", "M5 10C7 5 12 2.5 16 3C17 7 13 11 7 12Z"],
    ["suit", "M-9 14.5C-15 10-10 4.5-1 4.5C7 4.5 12 8 9 14.5C4 12.5-4 12.5-9 14.5Z"],
  ],
  H: [
    ["gold", "M3 11C7 8 14 8 17 3.5C11 1.5 5 4 2 9Z"],
    ["suit", "M-8 13C-6 8-2 4 6 2.5C8.5 6 9 10 9 14Z"],
    ["suit", "M-14 15C-9 12-2 10.5 9 11.5L10 14.5C2 13.5-6 13.5-14 15Z"],
  ],
  D: [
    ["gold", "M-2 7C2 1.5 10 1 15 5C16 9 11 9.5 6 8Z"],
    ["suit", "M-12 12C-14 6-7 4.5 0 5C9 5 14 8 12 13C5 10-5 10-12 12Z"],
    [
      "gold",
      "M-12 14.5C-13 12-12 11-10 11C-4 9.5 5 10 11 12C12.5 13 12.5 14.5 11.5 15.5C4 12.8-5 12.5-12 14.5Z",
    ],
  ],
  C: [
    [
      "suit",
      "M-9.5 27C-12 15-9 5-1 4C6 2.5 13 5 15 13C12 12 11 12 10 13C11 18 10.5 23 9.5 27L7.3 23C8 17 6 15.5 4 15C1 14-3 14-5 15.5C-7.5 17-7.5 20-7.3 23Z",
    ],
    ["gold", "M13.5 12.5A1.8 1.8 0 1 1 16.5 14.5A1.8 1.8 0 1 1 13.5 12.5Z"],
  ],
};

const MANTLE: Shapes[number] = [
  "suit",
  "M-4 32C-13 32.5-18 35-19.5 43L19.5 52C19.5 40 15 33 4 32Z",
];

export const ROBES: Record<CourtRank, Shapes> = {
  K: [
    MANTLE,
    ["gold", "M-3.5 40H3.5V48L-3.5 46Z"],
    ["face", "M-13 33.5C-5 30 5 30 13 33.5C12.5 39.5 6 42 0 42C-6 42-12.5 39.5-13 33.5Z"],
    [
      "ink",
      "M-10 35L-9.2 37.2H-10.8ZM-6.5 37.5L-5.7 39.7H-7.3ZM10 35L10.8 37.2H9.2ZM6.5 37.5L7.3 39.7H5.7Z",
    ],
  ],
  Q: [
    MANTLE,
    ["skin", "M-8 32C-7 41 7 41 8 32Z"],
    ["gold", "M-10.5 32.3C-9 44 9 44 10.5 32.3L8 32C7 40.5-7 40.5-8 32Z"],
    ["trim", "M12.5 34.5Q8 40 9.5 49M16 37.5Q13 43 14.5 50.5M-13 34.5Q-9 40-9.5 44"],
  ],
  J: [
    MANTLE,
    ["gold", "M0 32H4C15 33 19.5 40 19.5 52L0 48Z"],
    ["face", "M-8.5 32.5L0 30L8.5 32.5L6.5 37.5L3.5 35L0 38.5L-3.5 35L-6.5 37.5Z"],
  ],
};

interface Attribute {
  shapes: Shapes;
  /** Place and size of a suit sign that belongs to it. */
  sign?: readonly [x: number, y: number, size: number];
}

const SHAFT = (top: number): Shapes[number] => ["wood", `M-.9 ${top}H.9V43H-.9Z`];

export const ATTRIBUTES: Record<`${CourtRank}${Suit}`, Attribute> = {
  KS: {
    shapes: [
      ["suit", "M0 3.5L2.2 8V27H-2.2V8Z"],
      ["gold", "M-5 26.5Q0 28.5 5 26.5V29Q0 31-5 29ZM-1.2 29.5H1.2V40H-1.2Z"],
    ],
  },
  KH: {
    shapes: [
      ["gold", "M-1.1 12H1.1V43H-1.1Z"],
      ["gold", "M-3 14.5H3V16.5H-3Z"],
    ],
    sign: [0, 9, 10],
  },
  KD: {
    shapes: [
      SHAFT(4),
      [
        "suit",
        "M-1 9.5C-3.5 9-4.5 7-5 5C-6.5 9-6.5 17-5 21C-4.5 18-3.5 16.5-1 16ZM1 10.5L4.5 12.7L1 15Z",
      ],
    ],
  },
  KC: {
    shapes: [
      ["gold", "M-.9 14.5H.9V17H3V18.8H.9V22H-.9V18.8H-3V17H-.9Z"],
      ["gold", "M-5 27A5 5 0 1 1 5 27A5 5 0 1 1-5 27Z"],
      ["suit", "M-5 26H5V28.2H-5Z"],
    ],
  },
  QS: {
    shapes: [
      ["suit", "M0 38C-7 28-6 13 3 4.5C7 13 5 27 0 38Z"],
      ["trim", "M2 10Q2.5 24-.5 41M-3.5 16L1.5 20M-4 22L1 27M5 13L2 17M4.5 20L1.5 24"],
    ],
  },
  QH: {
    shapes: [
      SHAFT(18),
      ["suit", "M-5 8L-2 11.5L0 7.5L2 11.5L5 8V15C5 21-5 21-5 15Z"],
      ["suit", "M0 31C-4 30-5.5 27-5 23C-2 24 0 27 0 31C0 29 1 26 4 25C4.5 28 3 31 0 31Z"],
    ],
  },
  QD: {
    shapes: [
      ["gold", "M-5.5 16.5A5.5 6.5 0 1 1 5.5 16.5A5.5 6.5 0 1 1-5.5 16.5ZM-1.2 23H1.2V41H-1.2Z"],
      ["face", "M-3.6 16.5A3.6 4.6 0 1 1 3.6 16.5A3.6 4.6 0 1 1-3.6 16.5Z"],
    ],
  },
  QC: {
    shapes: [
      SHAFT(16),
      ["suit", "M0 29C-5 29-6 25.5-6 23C-2 23 0 25 0 29C0 25 2 23 6 23C6 25.5 5 29 0 29Z"],
    ],
    sign: [0, 12.5, 12],
  },
  JS: {
    shapes: [
      SHAFT(14),
      ["suit", "M0 3.5C2 8 4 11 0 16.5C-4 11-2 8 0 3.5Z"],
      ["gold", "M-2.8 16.5H2.8V18.5H-2.8Z"],
    ],
  },
  JH: {
    shapes: [SHAFT(12)],
    sign: [0, 9.5, 10],
  },
  JD: {
    shapes: [
      SHAFT(12),
      ["suit", "M0 3L1 11.5L4.5 14L1 16.5H-1C-3 16.5-4.5 18-5.5 20V7C-4.5 8.5-3 9.5-1.2 9.5Z"],
    ],
  },
  JC: {
    shapes: [SHAFT(4), ["suit", "M-4.5 6H4.5V21L0 17L-4.5 21Z"], ["gold", "M-5 5H5V7H-5Z"]],
    sign: [0, 12, 6],
  },
};
