import { pathToFileURL } from "node:url";
import { expect, test as plain } from "@playwright/test";
import { Driven, isHere } from "./driven.ts";
import * as floating from "./floating.ts";
import * as poe from "./poe.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");
const SITE = process.env["FLUB_URL"]!;
const FILE = pathToFileURL(process.env["FLUB_FILE"]!).href;

/** A game from its beginning to its end, by the buttons that a person presses. */
type Play = (browser: Driven, address: string) => Promise<void>;

const GAMES: Record<string, Play> = {
  lawtoe: async (browser, address) => {
    await opened(browser, address, "lawtoe", {});
    await browser.choose(words("lawtoe-level-person"));
    await browser.press(words("lawtoe-begin"));
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
    await browser.click("#square-8");
    await list(browser, "147 148");
    await browser.press(words("lawtoe-proof-hand-in"));
    await browser.reads(".status-turn", words("lawtoe-verdict-winner", { who: "plaintiff" }));
    const holds = words("lawtoe-verdict-holds", { kind: "plain", list: "147 148", goal: "even" });
    await browser.reads(".verdict .notice-text", holds);
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
    await browser.choose(words("poe-flub", { kind: "A" }));
    await browser.press(words("poe-challenge-confirm", { kind: "A" }));
    await browser.press(words("poe-curtain-open", { name: "Ben" }));
    await pencil(browser, "P1");
    await browser.choose(words("poe-proof-part", { part: "connections" }));
    await list(browser, "159 159");
    await browser.choose(words("poe-proof-part", { part: "instead" }));
    await pencil(browser, "F9");
    await browser.press(words("poe-proof-hand-in"));
    await browser.reads(".status-turn", words("poe-won", { who: "other", name: "Ben" }));
    await browser.press(words("poe-review"));
    expect(await browser.count(".review-move")).toBe(3);
  },
  wholes: async (browser, address) => {
    const { WHOLE_GAME, saveOf, SAVE } = wholes;
    await opened(browser, address, "wholes", { [SAVE]: saveOf({ players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed }) });
    for (const action of WHOLE_GAME.actions) await act(browser, action);
    await browser.reads(".status-turn", words("wholes-won", { who: "other", name: "Ana" }));
    expect(await browser.count(".record-step")).toBe(WHOLE_GAME.actions.length);
  },
  floating: async (browser, address) => {
    await opened(browser, address, "floating", {});
    await browser.choose(words("floating-level-person"));
    await browser.press(words("floating-begin"));
    for (const turn of floating.WHOLE) await browser.click(`#square-${turn}`);
    await browser.see(".count-points strong");
    expect(await browser.count(".record-step")).toBe(floating.WHOLE.length);
  },
};

/** Opens a game's page in a browser that keeps this and no more. */
async function opened(browser: Driven, address: string, game: string, left: Record<string, string>): Promise<void> {
  await browser.goto(`${address}#/how-to/${game}`);
  await browser.see("h1");
  const keep = "localStorage.clear(); for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)";
  // Nothing moves, so that what is pressed is where it was seen.
  await browser.ask(keep, { "flub.settings": "motion none\n", ...left });
  await browser.goto(`${address}#/${game}`);
  await browser.see("main h1");
}

/** Counts what the page hears from workers. */
const HEARD = `
  window.heard = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => window.heard++);
    }
  };
`;

/** Does at a table of Wholes what a line of its record says. */
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
      return browser.press(words("wholes-call"));
    case "replays":
      await browser.press(words("wholes-special-open"));
      await browser.choose(name);
      await browser.press(alone);
      await browser.pick(".special-cards button", wholes.called(words, "REPLAY"));
      return browser.press(words("wholes-replay-confirm"));
    default: {
      const [cards, said] = rest!.split(" saying ").map((faces) => faces.split(", "));
      for (const card of cards!) await browser.pick(".hand button", wholes.called(words, card));
      for (const [place, face] of said!.entries()) {
        if (face === cards![place]) continue;
        await browser.click(`[aria-label="${words("wholes-your-play")}"] > :nth-child(${place + 1}) button`);
        await browser.pick(".picker button", wholes.called(words, face));
      }
      const bluffs = said!.some((face, place) => face !== cards![place]);
      return browser.press(bluffs ? words("wholes-bluff") : words("wholes-play-cards", { count: cards!.length }));
    }
  }
}

/** Pencils a letter, as in `P1`. */
async function pencil(browser: Driven, letter: string): Promise<void> {
  await browser.click(`[role=grid] #square-${letter[1]!}`);
  await browser.press(words(`table-letter-${letter[0]!.toLowerCase()}`));
}

/** Types connections into the proof. */
async function list(browser: Driven, connections: string): Promise<void> {
  await browser.enter("#triplet", connections);
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
    test.describe.configure({ mode: "default", timeout: 120_000 });
    test.skip(!isHere(engine), `${engine} and its driver are not on this machine`);
    for (const [game, play] of Object.entries(GAMES)) {
      test(`a whole game of ${game} on a host`, ({ browserOf }) => play(browserOf, SITE));
    }
    // WebKit is tried in its own browser on phones and tablets, which run no page from a file.
    if (engine !== "webkit") {
      for (const [game, play] of Object.entries(GAMES)) {
        test(`a whole game of ${game} from the one file`, ({ browserOf }) => play(browserOf, FILE));
      }
      test("a computer thinks in a worker, from the one file", async ({ browserOf }) => {
        await browserOf.goto(`${FILE}#/how-to/floating`);
        await browserOf.see("h1");
        await browserOf.ask(HEARD);
        await browserOf.ask(
          "localStorage.clear(); localStorage.setItem(arguments[0], arguments[1]); location.hash = '#/floating'",
          floating.SAVE,
          floating.saveOf({ x: "computer easy" }),
        );
        await browserOf.see(".record-step");
        expect(await browserOf.ask<number>("return heard")).toBeGreaterThan(0);
      });
    }
  });
}
