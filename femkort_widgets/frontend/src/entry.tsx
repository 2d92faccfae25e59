/** Puts a desk and its view into the element that the notebook gives. */

import type { AnyModel } from "@anywidget/types";
import { type ComponentType, render } from "preact";
import { type Host, hostOf } from "./host";
import { translator } from "./messages";
import type { Desk } from "./shared/desk";
import type { Frames } from "./types";
import { learn } from "./words";

/** What Python writes with the frames that can be drawn here. */
const VERSION: Frames["version"] = 1;

/** What stands in the place of frames that another version has made. */
const strange = (model: AnyModel) => {
  learn(model.get("_words"));
  return <p class="fk-strange">{translator(model.get("lang") ?? "").t("ui.other_version")}</p>;
};

interface Given {
  model: AnyModel;
  el: HTMLElement;
}

/** Draws once the element comes near the window, so that thirty replays on a page cost one. */
const whenNear = (el: HTMLElement, draw: () => void): (() => void) => {
  if (typeof IntersectionObserver === "undefined") {
    draw();
    return () => {};
  }
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      draw();
    },
    { rootMargin: "600px" },
  );
  seen.observe(el);
  return () => seen.disconnect();
};

/** The numbers of the widgets on the page. Each may come with a module of its own. */
const page = globalThis as { fkNumbers?: Set<number> };
page.fkNumbers ??= new Set();
const numbers = page.fkNumbers;

export function widget<D extends Desk>(
  open: (host: Host) => D,
  View: ComponentType<{ desk: D }>,
): { render(given: Given): () => void } {
  return {
    render({ model, el }) {
      let desk: D | null = null;
      const draw = () => {
        if (model.get("frames")?.version !== VERSION) return render(strange(model), el);
        const opened = open(hostOf(model));
        desk = opened;
        while (numbers.has(opened.no)) opened.no++;
        numbers.add(opened.no);
        let due = false;
        const paint = () => {
          due = false;
          if (desk) render(<View desk={opened} />, el);
        };
        opened.onChange(() => {
          if (!due) queueMicrotask(paint);
          due = true;
        });
        paint();
        const wall = () => opened.host.get("projector") && opened.run("projector.open");
        opened.host.watch(["projector"], wall);
        wall();
      };
      el.classList.add("fk-place");
      const forget = whenNear(el, draw);
      return () => {
        forget();
        if (desk) {
          numbers.delete(desk.no);
          desk.close();
        }
        desk = null;
        render(null, el);
      };
    },
  };
}
