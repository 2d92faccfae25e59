/** A stand-in for the notebook: a model with traits, and a Python that plays the recorded cards. */

const wish = new URLSearchParams(location.search);
const name = wish.get("widget") ?? "replay";
const book = wish.get("frames")
  ? JSON.parse(localStorage.getItem(wish.get("frames")))
  : await (await fetch(`../fixtures/${wish.get("book") ?? "ace"}.json`)).json();
document.body.dataset.jpThemeLight = String(!wish.has("dark"));

class Model {
  constructor(traits) {
    this.traits = traits;
    this.heard = new Map();
    this.sent = [];
  }
  get(key) {
    return this.traits[key];
  }
  set(key, value) {
    this.traits[key] = value;
    this.fire(`change:${key}`);
  }
  fire(event, ...args) {
    for (const then of this.heard.get(event) ?? []) then(...args);
  }
  save_changes() {}
  on(event, then) {
    this.heard.set(event, [...(this.heard.get(event) ?? []), then]);
  }
  off(event, then) {
    this.heard.set(
      event,
      (this.heard.get(event) ?? []).filter((one) => one !== then),
    );
  }
  send(message) {
    this.sent.push(message);
    setTimeout(() => this.answer(message), 20);
  }
  /** Goes on with the recorded deal as far as the next turn of seat 0. */
  answer({ do: what, card }) {
    if (what !== "play") return;
    const shown = this.traits.frames.frames.length;
    const next = book.frames[shown];
    if (next?.played.card !== card) {
      this.fire("msg:custom", { refused: { card, reason: null }, turn: this.traits.state.turn });
      return;
    }
    let end = shown + 1;
    while (end < book.frames.length && book.frames[end - 1].to_play !== 0) end++;
    this.traits.frames = { ...book, frames: book.frames.slice(0, end) };
    this.traits.state = game(this.traits.state.turn + 1, book.frames[end - 1].over);
    this.fire("change:frames");
    this.fire("change:state");
  }
}

const game = (turn, over) => ({
  mode: wish.get("mode") ?? "explain",
  turn,
  can: { undo: turn > 1, redo: false, next_deal: over, new_game: true, ask_redeal: turn === 1 },
  redeal: null,
  match: {
    number: 0,
    attempt: 1,
    dealer: book.rounds[0].dealer,
    over: false,
    winners: [],
    playoff: [],
    pots_to_win: 3,
    max_deals: null,
  },
  bots: book.rounds[0].playing.filter((seat) => seat !== 0),
});

const to = Number(wish.get("at") ?? 0);
const begun = name === "table" ? { ...book, frames: book.frames.slice(0, to + 1) } : book;
const lang = wish.get("lang") ?? "en";
const model = new Model({
  frames: begun,
  at: to,
  seat: wish.has("seat") ? Number(wish.get("seat")) : name === "table" ? 0 : null,
  covered: wish.has("covered"),
  answers: wish.has("answered") ? { 13: ["HJ"] } : {},
  lang,
  _words: `{"${lang}":${await (await fetch(`../../static/words/${lang}.json`)).text()}}`,
  indices: "",
  settings: {},
  state: game(1, begun.frames.at(-1).over),
});
window.model = model;
const { default: widget } = await import(`../../static/${name}.js`);
widget.render({ model, el: document.querySelector("#here") });
