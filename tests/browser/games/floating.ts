import { expect } from "@playwright/test";
import { FLOATING_SCREENS } from "../floating.screens.ts";
import { Table, WHOLE, saveOf } from "../floating.ts";
import type { GameTests } from "../games.ts";
import { wordsOf } from "../words.ts";

const words = wordsOf("en");

export default {
  firstMove: (page) => new Table(page).play("d4"),
  firstSteps: 2,
  inPlay: saveOf({ turns: ["d4", "d5"] }),
  long: saveOf({ turns: WHOLE }),
  thinking: saveOf({ x: "computer easy" }),
  rules: "how-to-floating-area",
  board: ".table-mat",
  playWhole: async (browser, address) => {
    await browser.open(address, "floating");
    await browser.choose(words("seating-second-person"));
    await browser.press(words("table-begin"));
    for (const turn of WHOLE) await browser.press(words("floating-square-empty", { square: turn }));
    await browser.heading(words("floating-drawn"));
    expect(await browser.count(words("table-record"))).toBe(WHOLE.length);
  },
  screens: FLOATING_SCREENS,
} satisfies GameTests;
