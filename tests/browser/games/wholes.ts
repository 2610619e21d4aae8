import { expect } from "@playwright/test";
import type { Driven } from "../driven.ts";
import type { GameTests } from "../games.ts";
import { DECK_SCREENS } from "../wholes-decks.screens.ts";
import { WHOLES_SCREENS } from "../wholes.screens.ts";
import { SAVE, Table, WHOLE_GAME, called, said, saveOf } from "../wholes.ts";
import { wordsOf } from "../words.ts";

const words = wordsOf("en");

const TWO = ["person Ana", "person Ben"];

/** Plays one line of a record at a table. */
async function act(browser: Driven, action: string): Promise<void> {
  const [, seat, verb, rest] = /^(\d) (\w+) ?(.*)$/.exec(action)!;
  const name = ["Ana", "Ben"][Number(seat) - 1]!;
  const alone = words("wholes-curtain-open", { name });
  switch (verb) {
    case "draws":
      await browser.one(alone, words("wholes-draw"));
      if (await browser.offers(alone)) await browser.press(alone);
      return browser.press(words("wholes-draw"));
    case "passes":
      return browser.press(words("wholes-pass"));
    case "lets":
      return browser.press(words("wholes-nobody-calls"));
    case "calls":
      await browser.press(words("wholes-call-open"));
      await browser.press(words("wholes-call"));
      return browser.press(words("table-go-on"));
    case "replays":
      await browser.press(words("wholes-look-open"));
      await browser.choose(name);
      await browser.press(alone);
      await browser.press(called(words, "REPLAY"));
      return browser.press(words("wholes-replay-confirm"));
    default: {
      const [cards, faces] = rest!.split(" saying ").map((faces) => faces.split(", "));
      for (const card of cards!) await browser.pick(called(words, card), words("wholes-hand"));
      for (const [place, face] of faces!.entries()) {
        const card = cards![place]!;
        if (face === card) continue;
        await browser.press(words("wholes-change-said", { card: called(words, card), said: said(words, card) }));
        await browser.press(called(words, face), words("wholes-say-what"));
      }
      const bluffs = faces!.some((face, place) => face !== cards![place]);
      return browser.press(bluffs ? words("wholes-bluff") : words("wholes-play-cards", { count: cards!.length }));
    }
  }
}

export default {
  firstMove: (page) => new Table(page).button("wholes-draw").click(),
  firstSteps: 1,
  inPlay: saveOf({ players: ["person Ñusta <b>", "person Ben"], practice: true, actions: ["1 draws", "1 passes", "2 draws"] }),
  long: saveOf({ players: TWO, ...WHOLE_GAME }),
  thinking: saveOf({ players: ["computer sly Ada", "person Ana"] }),
  rules: "how-to-wholes-turn",
  board: ".wholes-table",
  playWhole: async (browser, address) => {
    await browser.open(address, "wholes", { [SAVE]: saveOf({ players: TWO, seed: WHOLE_GAME.seed }) });
    for (const action of WHOLE_GAME.actions) await act(browser, action);
    await browser.heading(words("wholes-won", { who: "other", name: "Ana" }));
    expect(await browser.count(words("table-record"))).toBe(WHOLE_GAME.actions.length);
  },
  screens: [...DECK_SCREENS, ...WHOLES_SCREENS],
} satisfies GameTests;
