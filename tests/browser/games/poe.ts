import type { GameTests } from "../games.ts";
import { POE_SCREENS } from "../poe.screens.ts";
import { DONE, ROUNDS, SAVE, Table, saveOf } from "../poe.ts";
import { wordsOf } from "../words.ts";

const words = wordsOf("en");

export default {
  firstMove: (page) => new Table(page).setGoal("odd"),
  firstSteps: 3,
  inPlay: saveOf({ actions: ROUNDS.a }),
  long: saveOf({ actions: DONE }),
  thinking: saveOf({ players: ["computer beginner Ada", "person Ana"] }),
  rules: "how-to-poe-flubs",
  board: ".table-mat",
  playWhole: async (browser, address) => {
    const match = { players: ["person Ana", "person Ben"], length: "for 1 rounds" };
    await browser.open(address, "poe", { [SAVE]: saveOf(match) });
    await browser.press(words("poe-goal", { goal: "even" }));
    for (const letter of ["R5", "P9"]) {
      await browser.pencil(letter);
      await browser.press(words("poe-write", { letter: letter[0]!, square: Number(letter[1]) }));
    }
    await browser.press(words("poe-challenge-open"));
    await browser.press(words("poe-challenge-confirm", { kind: "A" }));
    await browser.press(words("table-go-on"));
    await browser.press(words("poe-curtain-open", { name: "Ben" }));
    await browser.pencil("P1");
    await browser.enter(words("table-listing-label", { lines: "connections", example: "157" }), "159 159");
    await browser.choose(words("table-proof-part", { part: "instead", lines: "connections" }));
    await browser.pencil("F9");
    await browser.press(words("table-proof-hand-in"));
    await browser.heading(words("poe-won", { who: "other", name: "Ben" }));
    await browser.press(words("poe-review"));
    for (const [name, move] of [["Ben", "R5"], ["Ana", "P9"]]) await browser.item(words("poe-review-move", { name: name!, move: move! }));
  },
  screens: POE_SCREENS,
} satisfies GameTests;
