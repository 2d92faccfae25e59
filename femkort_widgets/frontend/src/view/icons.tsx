/** Small line icons, drawn on a 20 × 20 grid in the colour of the text; a widget may add its own. */

export const PATHS: Record<string, string> = {
  first: "M5 4v12M15 4l-7 6 7 6z",
  prev_trick: "M9.5 4.5 4 10l5.5 5.5M16 4.5 10.5 10l5.5 5.5",
  prev: "M12.5 4.5 7 10l5.5 5.5",
  play: "M6 4l10 6-10 6z",
  pause: "M6.5 4v12M13.5 4v12",
  turn: "M15.5 7A6.5 6.5 0 1 0 16.5 11M16 3v4.5h-4.5",
  cover: "M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM3.5 16.5l13-13",
  uncover:
    "M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  why: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9v5M10 6v.1",
  projector: "M3 4h14v9H3zM10 13v4M7 17h6",
  keys: "M2.5 5.5h15v9h-15zM6 8.5h.1M10 8.5h.1M14 8.5h.1M6 11.5h8",
  settings: "M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4",
  last_trick: "M4 6.5h7v9H4zM8 6V4h7.5v9.5H12",
  score: "M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM10 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  sheet: "M4 4h12v12H4zM4 8h12M9 4v12",
  whole: "M3 10c0-3 3-5 7-5s7 2 7 5-3 5-7 5-7-2-7-5zM10 2.5v.1M10 17.5v.1",
  lines: "M5 3.5v13M5 8c0 4 9 1 9 5.5v3M14 16.5l-2-2.5M14 16.5l2-2.5",
  glyph: "M8 4v8M8 15.5v.1M13 4v8M13 15.5v.1",
  mistake: "M7 7a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M10 15.5v.1M3 3h3M14 17h3",
  fork_prev: "M15 5c-5 0-4 5-9 5M15 15c-5 0-4-5-9-5M8.5 7.5 6 10l2.5 2.5",
  fork_next: "M5 10c5 0 4-5 9-5M5 10c5 0 4 5 9 5M11.5 2.5 14 5l-2.5 2.5",
  slower: "M5 10h10",
  faster: "M5 10h10M10 5v10",
  count: "M3.5 7.5l6-2 3.5 9.5-6 2zM12.5 5.5h4.5v8",
  close: "M5 5l10 10M15 5 5 15",
  diagram: "M4 5h1M4 10h1M4 15h1M8 5h8M8 10h5M8 15h7",
  asks: "M3 4.5h14v9H9l-4 3.5v-3.5H3zM7 9h.1M10 9h.1M13 9h.1",
  whatif: "M4 16v-3l9-9 3 3-9 9z",
  worth: "M4 16V9.5M10 16V4M16 16v-4",
  hint: "M7.5 13.5c0-2-2.5-3-2.5-5.5a5 5 0 0 1 10 0c0 2.5-2.5 3.5-2.5 5.5zM8 16.5h4",
};

/** Those that are another one seen in a mirror. */
const MIRRORED: Record<string, string> = {
  last: "first",
  next_trick: "prev_trick",
  next: "prev",
  redo: "undo",
};

export function Icon({ name }: { name: string }) {
  const mirrored = MIRRORED[name];
  return (
    <svg class="fk-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[mirrored ?? name]} transform={mirrored && "matrix(-1 0 0 1 20 0)"} />
    </svg>
  );
}
