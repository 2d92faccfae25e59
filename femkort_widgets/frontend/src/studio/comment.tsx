/** Writing the comment of a step: plain text, in which [HQ] is a card. */

import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { pathTo } from "./path";
import type { Studio } from "./studio";

export class Comment extends Anchored<{ studio: Studio }> {
  /** The step that it is about, wherever one looks meanwhile. */
  readonly #path = pathTo(this.props.studio.desk.book, this.props.studio.desk.state.at);

  readonly #save = (): void => {
    const { studio } = this.props;
    const text = (this.here as HTMLTextAreaElement).value.trim();
    studio.send({ do: "comment", text, lang: studio.desk.tr.lang }, this.#path);
    studio.run("comment");
  };
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#save();
  };

  override componentDidMount(): void {
    const { frame, tr } = this.props.studio.desk;
    const own = frame.comments.filter(({ lang }) => lang === tr.lang);
    const area = this.here as HTMLTextAreaElement;
    area.value = own.map(({ text }) => text.trim()).join("\n");
    area.focus({ preventScroll: true });
  }
  override componentWillUnmount(): void {
    const button = this.here?.closest(".fk-root")?.querySelector('[data-do="comment"]');
    (button as HTMLElement | null)?.focus({ preventScroll: true });
  }
  override render({ studio }: { studio: Studio }) {
    const { desk } = studio;
    const { tr } = desk;
    return (
      <div class="fk-notes fk-writing" data-part="writing" data-zone="panel">
        <textarea
          ref={this.hold}
          aria-label={tr.t("ui.studio.comment")}
          placeholder={tr.t("ui.studio.write", { card: tr.card("HQ", "sign") })}
          data-lm-suppress-shortcuts="true"
          onKeyDown={this.#onKeyDown}
        />
        <span>
          <button
            type="button"
            class="fk-button fk-primary"
            data-do="save"
            aria-label={tr.t("ui.studio.save")}
            title={`${tr.t("ui.studio.save")} (Ctrl+↵)`}
            onClick={this.#save}
          >
            ✓
          </button>
          <Button desk={desk} command="close" keys="Esc" />
        </span>
      </div>
    );
  }
}
