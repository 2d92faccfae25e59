/** What a reader has chosen before, kept by the browser for every widget on every page. */

const KEY = "femkort-widgets";

export type Kept = Record<string, unknown>;

/** A browser may have no storage, forbid it or hold anything in it. */
export function kept(): Kept {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return {};
  }
}

/** Keeps more; null forgets everything. */
export function keep(more: Kept | null): void {
  try {
    if (more) localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...more }));
    else localStorage.removeItem(KEY);
  } catch {
    // It then lasts as long as the widget.
  }
}
