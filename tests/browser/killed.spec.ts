import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import * as floating from "./floating.ts";
import { Killable, withProfile } from "./killed.ts";
import { RELEASE } from "./level.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Two turns into a game, and those played before the browser is killed. */
const LINK = `#/floating/game/${floating.saveOf({ turns: ["d4", "d5"] }).trim().replaceAll("#", "~").replaceAll(" ", "_").replaceAll("\n", ";")}`;
const TURNS = ["e4", "e5", "f4"];
const ALL = 2 + TURNS.length;

const KILLS = 10;

/** Plays, kills the browser so long after the last turn, and returns how many turns are there when it is started again. */
function left(seconds: number, baseURL: string): Promise<number> {
  return withProfile(async (profile) => {
    const browser = await Killable.start(profile);
    await browser.page.goto(baseURL + LINK);
    const table = new floating.Table(browser.page);
    for (const [place, turn] of TURNS.entries()) {
      await table.play(turn);
      await expect(stepsOf(browser.page, words)).toHaveCount(3 + place);
    }
    await wait(1000 * seconds);
    await browser.kill();

    const again = await Killable.start(profile);
    await again.page.goto(`${baseURL}#/floating`);
    await again.page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    const steps = await stepsOf(again.page, words).count();
    await again.kill();
    return steps;
  });
}

for (const seconds of [0, 1, 3, 6]) {
  test(`a browser that is killed ${seconds} s after a turn loses at most that turn`, RELEASE, async ({ baseURL }) => {
    test.setTimeout(KILLS * 60_000);
    const found: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) found.push(await left(seconds, baseURL!));
    const games = found.filter((steps) => steps === 0).length;
    console.log(`killed after ${seconds} s: ${games} games of ${KILLS} lost, turns lost: ${found.map((steps) => ALL - steps).join(" ")}`);
    for (const steps of found) expect(steps).toBeGreaterThanOrEqual(seconds === 0 ? ALL - 1 : ALL);
  });
}
