import { pathToFileURL } from "node:url";
import { expect, test as plain } from "@playwright/test";
import { Driven, isHere } from "./driven.ts";
import * as floating from "./floating.ts";
import { TESTED } from "./games.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");
const SITE = process.env["FLUB_URL"]!;
const FILE = pathToFileURL(process.env["FLUB_FILE"]!).href;

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
    for (const { name, playWhole } of TESTED) attempt(`a whole game of ${name} on a host`, (browser) => playWhole(browser, SITE));
    // WebKit stands for the browsers of phones and tablets, which open no page from a file.
    if (engine !== "webkit") {
      for (const { name, playWhole } of TESTED) attempt(`a whole game of ${name} from the one file`, (browser) => playWhole(browser, FILE));
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
