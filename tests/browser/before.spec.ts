import { readFileSync } from "node:fs";
import { expect, test } from "./flub.ts";
import { isRelease } from "./level.ts";
import { leave } from "./storage.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A game stored by an earlier version: the whole storage, the record's steps, and the link that version made. */
interface Before {
  name: string;
  game: string;
  kept: Record<string, string>;
  steps: string[];
  link?: string;
}

/** Made by the last version not built by Trunk alone, from the screens the tests know. */
const BEFORE = JSON.parse(readFileSync(new URL("before.json", import.meta.url), "utf8")) as Before[];

for (const game of new Set(BEFORE.map(({ game }) => game))) {
  test(`what an earlier version kept of ${game} and its links open as they were`, async ({ page }) => {
    test.setTimeout(120_000);
    const told = () => stepsOf(page, words).allTextContents();
    const all = BEFORE.filter((before) => before.game === game);
    expect(all.length).toBeGreaterThan(10);
    const found = all.filter((_, place) => isRelease || place % 6 === 0);
    for (const { name, kept, steps, link } of found) {
      await test.step(name, async () => {
        await leave(page, kept);
        await page.goto(`./#/${game}`);
        // If it is a computer's turn, it plays on; the steps before stay the same.
        await expect.poll(async () => (await told()).slice(0, steps.length)).toEqual(steps);
        if (!link) return;
        await leave(page, {});
        await page.goto(`./${link}`);
        await expect.poll(async () => (await told()).slice(0, steps.length)).toEqual(steps);
      });
    }
  });
}
