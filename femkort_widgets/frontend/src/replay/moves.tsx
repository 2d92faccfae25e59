/** The cards of this deal, trick by trick, with glyphs and nested side lines. */

import { frameAt, nextOf } from "../shared/line";
import { agreed } from "../shared/rounds";
import { outSaid, placeOf, sittingOut } from "../shared/speech";
import { glyphName, glyphSign } from "../shared/teller";
import type { Frame, Round, Seat } from "../types";
import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { CardWord } from "../view/card";
import { Icon } from "../view/icons";
import type { ReplayDesk } from "./desk";

export function MoveButton({ desk, frame }: { desk: ReplayDesk; frame: Frame }) {
  const { played } = frame;
  if (!played) return null;
  const { tr } = desk;
  const here = desk.state.at === frame.id;
  const next = desk.ways[desk.state.choice] === frame.id && desk.ways.length > 1;
  return (
    <button
      type="button"
      class={`fk-move${next ? " fk-chosen" : ""}`}
      data-move={frame.id}
      data-item=""
      tabIndex={here || (desk.frame.played === null && frame.parent === desk.state.at) ? 0 : -1}
      aria-current={here ? "step" : undefined}
      onClick={() => {
        desk.pause();
        desk.go(frame.id);
      }}
    >
      <CardWord desk={desk} card={played.card} />
      {played.glyphs.map((glyph) => (
        <span key={glyph} class="fk-glyph">
          <span aria-hidden="true">{glyphSign(glyph)}</span>
          <span class="fk-unseen"> {glyphName(tr, glyph)}</span>
        </span>
      ))}
      {played.broke.length > 0 && (
        <span class="fk-flag">
          <span aria-hidden="true">⚑</span>
          <span class="fk-unseen"> {tr.t("say.irregular")}</span>
        </span>
      )}
      {frame.comments.length > 0 && (
        <span class="fk-has">
          <span aria-hidden="true">•</span>
          <span class="fk-unseen"> {tr.t("ui.comment")}</span>
        </span>
      )}
      {frame.stop && (
        <span class="fk-has">
          <Icon name="asks" />
          <span class="fk-unseen"> {tr.t("ui.question")}</span>
        </span>
      )}
    </button>
  );
}

/** The frames of one line from here on, cut into tricks. */
function tricksOf(desk: ReplayDesk, from: number): Frame[][] {
  const tricks: Frame[][] = [];
  const { round } = frameAt(desk.book, from);
  for (let id: number | null = from; id !== null; id = nextOf(desk.book, id)) {
    const frame = frameAt(desk.book, id);
    if (frame.round !== round || desk.hidden(id)) break;
    if (!frame.played) continue;
    if (tricks.at(-1)?.[0]?.number !== frame.number) tricks.push([]);
    tricks.at(-1)?.push(frame);
  }
  return tricks;
}

/** The cards of a trick, and in their places the seats that sat a complete one out. */
function inOrder(round: Round, cards: Frame[]): (Frame | Seat)[] {
  const [first, end] = [cards[0], cards.at(-1)];
  if (!first || !end) return [];
  const after = (seat: Seat) =>
    (seat - (first.trick.seats[0] ?? 0) + round.players) % round.players;
  const from = after(first.played?.seat ?? 0);
  const row: (Frame | Seat)[] = [...cards];
  for (const seat of sittingOut(round, end)) {
    if (after(seat) < from) continue;
    const place = row.findIndex(
      (one) => after(typeof one === "number" ? one : (one.played?.seat ?? 0)) > after(seat),
    );
    row.splice(place < 0 ? row.length : place, 0, seat);
  }
  return row;
}

function SideLines({ desk, at }: { desk: ReplayDesk; at: Frame }) {
  const before = at.parent === null ? null : frameAt(desk.book, at.parent);
  if (!before || !desk.state.showLines || desk.hidden(at.id)) return null;
  const instead = at.played ? desk.tr.card(at.played.card, "sign") : "";
  const named = at.played ? desk.tr.card(at.played.card, "name") : "";
  if (before.lines.includes(at.id)) return null;
  return (
    <>
      {before.lines.map((id) => (
        <div
          key={id}
          class="fk-side"
          role="group"
          aria-label={desk.tr.t("ui.instead", { card: named })}
        >
          <span class="fk-instead" aria-hidden="true">
            {desk.tr.t("ui.instead", { card: instead })}
          </span>
          {frameAt(desk.book, id).changed && (
            <span class="fk-changed">{desk.tr.t("ui.changed")}</span>
          )}
          <Line desk={desk} from={id} />
        </div>
      ))}
    </>
  );
}

function Line({ desk, from }: { desk: ReplayDesk; from: number }) {
  return (
    <ol class="fk-line">
      {tricksOf(desk, from).map((cards) => {
        const first = cards[0] as Frame;
        const end = cards.at(-1) as Frame;
        const out = end.layout && end.result ? end.result.winner : null;
        const winner = end.trick.winner ?? out;
        return (
          <li key={first.id}>
            <span class="fk-number">
              {first.number}
              {placeOf(desk.round, first).card > 1 ? "…" : "."}
            </span>{" "}
            <span class="fk-leader">{desk.round.seats[first.played?.seat ?? 0]}</span>
            <span>
              {inOrder(desk.round, cards).map((one) =>
                typeof one === "number" ? (
                  <span key={`-${one}`} class="fk-out">
                    <span aria-hidden="true">–</span>
                    <span class="fk-unseen"> {outSaid(desk.teller, one)} </span>
                  </span>
                ) : (
                  <MoveButton key={one.id} desk={desk} frame={one} />
                ),
              )}
            </span>
            {winner !== null && (
              <span class="fk-to">
                <span aria-hidden="true">→ {desk.round.seats[winner]}</span>
                <span class="fk-unseen">
                  {desk.tr.t(out === null ? "say.wins_trick" : "ui.result.out", {
                    who: "other",
                    name: desk.name(winner),
                  })}
                </span>
              </span>
            )}
            {cards.map((frame) => (
              <SideLines key={frame.id} desk={desk} at={frame} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** Scrolls the list alone, never the page around it. */
function keepInView(list: HTMLElement | null): void {
  const here = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list) return;
  if (!here) {
    list.scrollTop = 0;
    return;
  }
  const [box, frame] = [here.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 30;
  else if (box.top < frame.top) list.scrollTop += box.top - frame.top - 30;
}

function List({ desk }: { desk: ReplayDesk }) {
  const { book, round, tr } = desk;
  const start = book.frames.find((f) => f.round === desk.frame.round && f.played === null);
  const rounds = book.rounds.length;
  return (
    <>
      {rounds > 1 && (
        <div class="fk-rounds">
          <Button
            desk={desk}
            command="prev_round"
            icon="prev"
            tab={-1}
            disabled={desk.frame.id === 0}
          />
          <b>{tr.t("ui.deal_of", { n: desk.frame.round + 1, of: rounds })}</b>
          <Button
            desk={desk}
            command="next_round"
            icon="next"
            tab={-1}
            disabled={desk.frame.round === rounds - 1}
          />
        </div>
      )}
      {round.title && <div class="fk-title">{round.title}</div>}
      <p class="fk-faint" data-part="rules">
        {[...agreed(desk), ...(start?.playoff?.length ? [tr.t("ui.playoff")] : [])].join(" · ")}
      </p>
      {start && <Line desk={desk} from={start.id} />}
    </>
  );
}

/** The list, with the card shown always in view; it scrolls after the paint, not before. */
export class Moves extends Anchored<{ desk: ReplayDesk }> {
  #shown: unknown[] = [];

  override componentDidMount(): void {
    const { at, feedback } = this.props.desk.state;
    if (this.#shown[0] === at && this.#shown[1] === feedback) return;
    this.#shown = [at, feedback];
    requestAnimationFrame(() => setTimeout(() => keepInView(this.here)));
  }
  override componentDidUpdate(): void {
    this.componentDidMount();
  }
  override render({ desk }: { desk: ReplayDesk }) {
    return (
      <div
        role="group"
        ref={this.hold}
        class="fk-moves"
        data-zone="moves"
        data-part="moves"
        aria-label={desk.tr.t("ui.moves")}
      >
        <List desk={desk} />
      </div>
    );
  }
}
