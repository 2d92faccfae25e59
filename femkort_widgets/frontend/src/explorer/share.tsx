/** The rules and the position as text, to be copied. */

import { Anchored } from "../view/anchored";
import { Icon } from "../view/icons";
import type { ExplorerDesk } from "./desk";

export class Share extends Anchored<{ desk: ExplorerDesk }> {
  readonly #copy = async (): Promise<void> => {
    const { desk } = this.props;
    const text = this.here as HTMLTextAreaElement | null;
    let copied: "copied" | "not_copied" = "copied";
    try {
      await navigator.clipboard.writeText(desk.host.get("record"));
    } catch {
      text?.focus();
      text?.select();
      copied = "not_copied";
    }
    desk.update({ copied });
    desk.say(desk.tr.t(`explorer.${copied}`));
  };

  override render({ desk }: { desk: ExplorerDesk }) {
    const { tr, state } = desk;
    return (
      <details class="fk-share" data-part="share">
        <summary>{tr.t("explorer.share")}</summary>
        <textarea
          ref={this.hold as (element: HTMLTextAreaElement | null) => void}
          readOnly
          rows={8}
          spellcheck={false}
          aria-label={tr.t("explorer.share")}
          value={desk.host.get<string>("record")}
        />
        <p>
          <button
            type="button"
            class="fk-button fk-worded"
            data-do="copy"
            onClick={() => void this.#copy()}
          >
            <Icon name="copy" />
            <span>{tr.t("ui.do.copy")}</span>
          </button>{" "}
          <span class="fk-faint" data-copied={state.copied || undefined}>
            {state.copied ? tr.t(`explorer.${state.copied}`) : tr.t("explorer.share.how")}
          </span>
        </p>
      </details>
    );
  }
}
