/** The question in words. The focus comes to a new one, if it is in the widget at all. */

import { Anchored } from "../view/anchored";
import { focused } from "../view/focus";
import { Prose } from "../view/prose";
import type { QuizDesk } from "./desk";
import type { Asked } from "./state";

interface Props {
  desk: QuizDesk;
  asked: Asked;
}

export class Question extends Anchored<Props> {
  #seen = this.#now;

  /** What is asked, whether it is open, and whether something was said to it. */
  get #now() {
    const { asked, desk } = this.props;
    return { at: desk.quiz.at, open: asked.takes, told: desk.quiz.reply !== null };
  }

  override componentDidUpdate(): void {
    const { at, open, told } = this.#seen;
    const now = this.#now;
    this.#seen = now;
    const root = this.here?.closest<HTMLElement>(".fk-root");
    if (!root || !focused(root) || this.props.desk.state.pane) return;
    if (now.at !== at || (now.open && !open)) this.here?.focus({ preventScroll: true });
    else if (now.told && !told)
      root.querySelector<HTMLElement>("[data-part=primary] button")?.focus();
  }

  override render({ desk, asked }: Props) {
    return (
      <div class="fk-asked" data-part="asked">
        <p class="fk-faint">{asked.name}</p>
        <h3 ref={this.hold} tabIndex={-1} data-part="question">
          <Prose desk={desk} text={asked.text} />
        </h3>
        {asked.note && (
          <p class="fk-about">
            <Prose desk={desk} text={asked.note} />
          </p>
        )}
        {asked.takes && <p class="fk-faint">{desk.hint}</p>}
      </div>
    );
  }
}
