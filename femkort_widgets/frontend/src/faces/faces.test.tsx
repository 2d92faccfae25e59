import { render } from "preact";
import { describe, expect, it } from "vitest";
import { CardBack, CardFace, type CardFaceProps } from "./index";

const RANKS = [..."23456789TJQKA"];
const CODES = [..."SHDC"].flatMap((suit) => RANKS.map((rank) => suit + rank));

const draw = (props: CardFaceProps): HTMLElement => {
  const root = document.createElement("div");
  render(<CardFace {...props} />, root);
  return root;
};

describe("card faces", () => {
  it("print the index at both ends, and as many pips as the rank says", () => {
    for (const [i, rank] of RANKS.slice(0, 9).entries()) {
      const root = draw({ code: `H${rank}`, rank: "x" });
      expect([...root.querySelectorAll("text")].map((text) => text.textContent)).toEqual([
        "x",
        "x",
      ]);
      expect(root.querySelectorAll(".fkc-suit").length).toBe(i + 2 + 2);
    }
  });

  it("show half of the pips upside down, those in the middle excepted", () => {
    const down = RANKS.slice(0, 9).map(
      (rank) => draw({ code: `C${rank}`, rank }).innerHTML.split("rotate(180) scale").length - 1,
    );
    expect(down).toEqual([1, 1, 2, 2, 2, 2, 3, 4, 5]);
  });

  it("differ from one another in their art", () => {
    const art = CODES.map((code) => draw({ code, rank: "x" }).innerHTML);
    expect(new Set(art).size).toBe(52);
  });

  it("hold nothing that two cards on one page could quarrel about", () => {
    const root = document.createElement("div");
    render(
      <>
        {CODES.map((code) => (
          <CardFace key={code} code={code} rank="x" />
        ))}
        <CardBack />
      </>,
      root,
    );
    expect(root.querySelectorAll("[id], defs, use, image, style").length).toBe(0);
    expect(root.querySelectorAll('svg:not([aria-hidden="true"])').length).toBe(0);
  });

  it("print one index and one sign when small, with the letter of the suit on request", () => {
    const root = draw({ code: "DT", rank: "10", size: "mini", letter: "K" });
    expect([...root.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["10", "K"]);
    expect(root.querySelectorAll(".fkc-suit").length).toBe(1);
  });
});
