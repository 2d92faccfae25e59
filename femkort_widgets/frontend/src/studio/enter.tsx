/** Entering a hand: what was dealt to whom, the names, the next round. */

import { Anchored } from "../view/anchored";
import { Button } from "../view/button";
import { Cards } from "./cards";
import { packOf } from "./hidden";
import type { Studio } from "./studio";

interface Props {
  studio: Studio;
}

const worded = ({ desk }: Studio, command: string, more = {}) => (
  <Button
    desk={desk}
    command={command}
    icon=""
    words
    label={desk.tr.t(`ui.studio.${command}`, more)}
  />
);

function Dealt({ studio }: Props) {
  const { desk, dealt, start } = studio;
  const { tr, round } = desk;
  const open = round.playing.filter((seat) => desk.isOpen(seat));
  const others = open.flatMap((seat) => (seat === dealt.seat ? [] : (start.hands[seat] ?? [])));
  const name = desk.name(dealt.seat);
  return (
    <>
      <label class="fk-setting">
        <span>{tr.t("ui.studio.whose")}</span>
        <select
          data-part="whose"
          onChange={(event: Event) =>
            studio.deal(Number((event.target as HTMLSelectElement).value))
          }
        >
          {open.map((seat) => (
            <option key={seat} value={seat} selected={seat === dealt.seat}>
              {desk.name(seat)}
            </option>
          ))}
        </select>
      </label>
      {worded(studio, "deal", { name, n: dealt.cards.length, of: start.counts[dealt.seat] ?? 0 })}
      <Cards
        key={dealt.seat}
        studio={studio}
        seat={dealt.seat}
        cards={packOf(round).filter((card) => !others.includes(card))}
        label={tr.t("ui.hand_of", { name })}
        chosen={dealt.cards}
      />
    </>
  );
}

class Names extends Anchored<Props> {
  get #inputs(): HTMLInputElement[] {
    return [...((this.here as HTMLElement).querySelectorAll("input") ?? [])];
  }
  override componentDidMount(): void {
    const { round } = this.props.studio.desk;
    for (const [seat, input] of this.#inputs.entries()) input.value = round.names[seat] ?? "";
  }
  readonly #save = (event: Event): void => {
    event.preventDefault();
    const names = this.#inputs.map(({ value }) => value.trim());
    this.props.studio.send({ do: "names", names });
  };
  override render({ studio }: Props) {
    const { tr, round } = studio.desk;
    return (
      <form ref={this.hold} data-part="names" onSubmit={this.#save}>
        {round.seats.map((label) => (
          <label key={label} class="fk-setting">
            <span>{tr.t("ui.studio.name", { seat: label })}</span>
            <input type="text" class="fk-text" data-lm-suppress-shortcuts="true" />
          </label>
        ))}
        <button type="submit" class="fk-button fk-worded" data-do="names">
          {tr.t("ui.studio.names")}
        </button>
      </form>
    );
  }
}

/** The card that the next round turns up for trumps. */
export function Turned({ studio }: Props) {
  const { desk } = studio;
  const label = desk.tr.t("ui.studio.turned");
  return (
    <>
      <h4>{label}</h4>
      <Cards
        studio={studio}
        seat={desk.bottom}
        cards={packOf(desk.round)}
        label={label}
        chosen={[]}
      />
    </>
  );
}

export function Enter({ studio }: Props) {
  return (
    <>
      <Dealt studio={studio} />
      <Names studio={studio} />
      {worded(studio, "new_round")}
    </>
  );
}
