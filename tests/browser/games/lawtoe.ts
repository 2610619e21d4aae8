import { expect } from "@playwright/test";
import type { GameTests } from "../games.ts";
import { LAWTOE_SCREENS } from "../lawtoe.screens.ts";
import { MATCHES, Table, saveOf } from "../lawtoe.ts";
import { listOf, wordsOf } from "../words.ts";

const words = wordsOf("en");

export default {
  firstMove: (page) => new Table(page).button("lawtoe-goal", { goal: "odd" }).click(),
  firstSteps: 2,
  inPlay: saveOf({ actions: MATCHES.rich }),
  long: saveOf({ actions: MATCHES.full }),
  thinking: saveOf({ plaintiff: "computer beginner" }),
  rules: "how-to-lawtoe-challenges",
  board: ".table-mat",
  playWhole: async (browser, address) => {
    await browser.open(address, "lawtoe");
    await browser.choose(words("seating-second-person"));
    await browser.press(words("table-begin"));
    await browser.press(words("lawtoe-goal", { goal: "even" }));
    const write = async (...letters: string[]) => {
      for (const letter of letters) await browser.pencil(letter);
      const [first, second] = letters.map((letter) => ({ letter: letter[0]!, square: Number(letter[1]) }));
      const two = second && { ...first!, letter2: second.letter, square2: second.square };
      await browser.press(two ? words("lawtoe-write-two", two) : words("lawtoe-write-one", first!));
    };
    await write("O4", "F3");
    await write("P1");
    await write("P7");
    await browser.press(words("lawtoe-challenge-open"));
    await browser.press(words("lawtoe-challenge-confirm", { kind: "A" }));
    await browser.press(words("table-go-on"));
    await browser.press(words("table-square-vacant", { square: 8 }));
    await browser.enter(words("table-listing-label", { lines: "triplets", example: "157" }), "147 148");
    await browser.press(words("table-proof-hand-in"));
    await browser.heading(words("lawtoe-verdict-winner", { who: "plaintiff" }));
    await browser.paragraph(words("lawtoe-verdict-holds", { who: "plaintiff", kind: "plain", list: listOf("en", ["147", "148"]), goal: "even" }));
    await browser.reload();
    expect(await browser.ask("return localStorage.getItem('flub.lawtoe.last')")).toContain("plaintiff challenges");
  },
  screens: LAWTOE_SCREENS,
} satisfies GameTests;
