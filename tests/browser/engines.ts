import { pathToFileURL } from "node:url";
import { expect, test as plain } from "@playwright/test";
import { Driven, isHere } from "./driven.ts";
import * as floating from "./floating.ts";
import * as poe from "./poe.ts";
import * as wholes from "./wholes.ts";
import { listOf, wordsOf } from "./words.ts";

const words = wordsOf("en");
const SITE = process.env["FLUB_URL"]!;
const FILE = pathToFileURL(process.env["FLUB_FILE"]!).href;

/** A whole game, played with the buttons a person presses. */
type Play = (browser: Driven, address: string) => Promise<void>;

const GAMES: Record<string, Play> = {
  lawtoe: async (browser, address) => {
    await opened(browser, address, "lawtoe", {});
    await browser.choose(words("seating-second-person"));
    await browser.press(words("table-begin"));
    await browser.press(words("lawtoe-set-even"));
    const write = async (...letters: string[]) => {
      for (const letter of letters) await pencil(browser, letter);
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
    await browser.press(words("lawtoe-proof-hand-in"));
    await browser.heading(words("lawtoe-verdict-winner", { who: "plaintiff" }));
    await browser.paragraph(words("lawtoe-verdict-holds", { who: "plaintiff", kind: "plain", list: listOf("en", ["147", "148"]), goal: "even" }));
    await browser.reload();
    expect(await browser.ask("return localStorage.getItem('flub.lawtoe.last')")).toContain("plaintiff challenges");
  },
  poe: async (browser, address) => {
    const match = { players: ["person Ana", "person Ben"], length: "for 1 rounds" };
    await opened(browser, address, "poe", { [poe.SAVE]: poe.saveOf(match) });
    await browser.press(words("poe-set-goal", { goal: "even" }));
    for (const letter of ["R5", "P9"]) {
      await pencil(browser, letter);
      await browser.press(words("poe-write", { letter: letter[0]!, square: Number(letter[1]) }));
    }
    await browser.press(words("poe-challenge-open"));
    await browser.press(words("poe-challenge-confirm", { kind: "A" }));
    await browser.press(words("table-go-on"));
    await browser.press(words("poe-curtain-open", { name: "Ben" }));
    await pencil(browser, "P1");
    await browser.enter(words("table-listing-label", { lines: "connections", example: "157" }), "159 159");
    await browser.choose(words("poe-proof-part", { part: "instead" }));
    await pencil(browser, "F9");
    await browser.press(words("poe-proof-hand-in"));
    await browser.heading(words("poe-won", { who: "other", name: "Ben" }));
    await browser.press(words("poe-review"));
    for (const [name, move] of [["Ben", "R5"], ["Ana", "P9"]]) await browser.item(words("poe-review-move", { name: name!, move: move! }));
  },
  wholes: async (browser, address) => {
    const { WHOLE_GAME, saveOf, SAVE } = wholes;
    await opened(browser, address, "wholes", { [SAVE]: saveOf({ players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed }) });
    for (const action of WHOLE_GAME.actions) await act(browser, action);
    await browser.heading(words("wholes-won", { who: "other", name: "Ana" }));
    expect(await browser.count(words("table-record"))).toBe(WHOLE_GAME.actions.length);
  },
  floating: async (browser, address) => {
    await opened(browser, address, "floating", {});
    await browser.choose(words("seating-second-person"));
    await browser.press(words("table-begin"));
    for (const turn of floating.WHOLE) await browser.press(words("floating-square-empty", { square: turn }));
    await browser.heading(words("floating-drawn"));
    expect(await browser.count(words("table-record"))).toBe(floating.WHOLE.length);
  },
};

/** Opens a game's page in a browser with only this in its storage. */
async function opened(browser: Driven, address: string, game: string, left: Record<string, string>): Promise<void> {
  await browser.goto(`${address}#/how-to/${game}`);
  await browser.arrive();
  const keep = "localStorage.clear(); localStorage.setItem('flub.stamp', '999999999'); for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)";
  // Nothing moves, so that clicks land where an element was found.
  await browser.ask(keep, { "flub.settings": "motion none\n", ...left });
  await browser.goto(`${address}#/${game}`);
  await browser.arrive();
}

/** Counts the messages the page receives from workers. */
const HEARD = `
  window.heard = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => window.heard++);
    }
  };
`;

/** Plays one line of a record at a table of Wholes. */
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
      await browser.press(wholes.called(words, "REPLAY"));
      return browser.press(words("wholes-replay-confirm"));
    default: {
      const [cards, said] = rest!.split(" saying ").map((faces) => faces.split(", "));
      for (const card of cards!) await browser.pick(wholes.called(words, card), words("wholes-hand"));
      for (const [place, face] of said!.entries()) {
        const card = cards![place]!;
        if (face === card) continue;
        await browser.press(words("wholes-change-said", { card: wholes.called(words, card), said: wholes.said(words, card) }));
        await browser.press(wholes.called(words, face), words("wholes-say-what"));
      }
      const bluffs = said!.some((face, place) => face !== cards![place]);
      return browser.press(bluffs ? words("wholes-bluff") : words("wholes-play-cards", { count: cards!.length }));
    }
  }
}

/** Pencils a letter, such as `P1`. */
async function pencil(browser: Driven, letter: string): Promise<void> {
  await browser.press(words("table-square-vacant", { square: letter[1]! }));
  await browser.press(words(`table-letter-${letter[0]!.toLowerCase()}`));
}

for (const engine of ["chromium", "firefox", "webkit"] as const) {
  // One browser for all of an engine's games: starting it takes longer than a game.
  const test = plain.extend<object, { browserOf: Driven }>({
    browserOf: [
      async ({}, use) => {
        const browser = await Driven.start(engine);
        await use(browser);
        await browser.stop();
      },
      { scope: "worker" },
    ],
  });
  test.describe(engine, () => {
    test.describe.configure({ mode: "default", timeout: 240_000 });
    test.skip(!isHere(engine), `${engine} and its driver are not on this machine`);
    const attempt = (what: string, run: (browser: Driven) => Promise<void>) => test(what, ({ browserOf }) => run(browserOf));
    for (const [game, play] of Object.entries(GAMES)) attempt(`a whole game of ${game} on a host`, (browser) => play(browser, SITE));
    // WebKit stands for the browsers of phones and tablets, which open no page from a file.
    if (engine !== "webkit") {
      for (const [game, play] of Object.entries(GAMES)) attempt(`a whole game of ${game} from the one file`, (browser) => play(browser, FILE));
      attempt("a computer thinks in a worker, from the one file", async (browser) => {
        await browser.goto(`${FILE}#/how-to/floating`);
        await browser.arrive();
        await browser.ask(HEARD);
        await browser.ask(
          "localStorage.clear(); localStorage.setItem('flub.stamp', '999999999'); localStorage.setItem(arguments[0], arguments[1]); location.hash = '#/floating'",
          floating.SAVE,
          floating.saveOf({ x: "computer easy" }),
        );
        await browser.some(words("table-record"));
        expect(await browser.ask<number>("return heard")).toBeGreaterThan(0);
      });
    }
  });
}
