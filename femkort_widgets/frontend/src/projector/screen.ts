/** Filling the screen; where the host forbids it, its page. */

export class Screen {
  /** What is filled: the screen, the page, or "" for the widget's own place. */
  filled: "" | "screen" | "page" = "";
  /** Whether the screen was asked for in vain. */
  refused = false;
  #root: HTMLElement | null = null;
  #wanted = false;

  constructor(readonly changed: () => void) {}

  /** The widget's root is on the page. True where somebody there has asked for the screen. */
  begin(root: HTMLElement): boolean {
    const wanted = this.#wanted;
    this.#root = root;
    root.addEventListener("fullscreenchange", this.#left);
    if (wanted) this.fill();
    return wanted;
  }
  end(): void {
    this.#root?.removeEventListener("fullscreenchange", this.#left);
    this.leave();
    this.#root = null;
  }

  async fill(): Promise<void> {
    const root = this.#root;
    this.#wanted = root === null;
    if (!root) return;
    try {
      await root.requestFullscreen({ navigationUI: "hide" });
      this.filled = "screen";
    } catch {
      root.popover = "manual";
      root.showPopover();
      this.filled = "page";
    }
    this.refused = this.filled === "page";
    this.changed();
  }
  leave(): void {
    const root = this.#root;
    const { filled } = this;
    this.#wanted = false;
    if (!root || !filled) return;
    this.filled = "";
    this.refused = false;
    if (filled === "screen") {
      if (root.matches(":fullscreen")) root.ownerDocument.exitFullscreen();
    } else {
      root.hidePopover();
      root.popover = null;
    }
    this.changed();
  }
  /** The browser has its own key for leaving. */
  readonly #left = (): void => {
    if (this.filled === "screen" && !this.#root?.matches(":fullscreen")) this.leave();
  };
}
