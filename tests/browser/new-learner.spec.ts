import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { check, exercises, give, type Exercise } from "./lessons.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The step of each game in which a first proof, whole or line is due. */
const GOALS: Record<string, number> = { lawtoe: 6, poe: 10, wholes: 8, floating: 4 };

/** What a child of ten does in ten minutes: a press every two seconds, and 150 words a minute. */
const SECONDS = 600;
const PRESS = 2;
const WORD = 60 / 150;

/** Records the exercises that are asked for, and counts presses. */
function watch(): void {
  const watched = { asked: [] as string[], presses: 0 };
  Object.assign(window, { watched });
  addEventListener("pointerdown", () => watched.presses++, true);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
    const exercise = typeof message === "string" ? /pose (.*)$/s.exec(message)?.[1] : undefined;
    if (exercise) watched.asked.push(exercise);
    return post.call(this, message, ...rest);
  };
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: { asked: string[]; presses: number } }).watched);

/** The exercise on the screen. */
async function posed(page: Page): Promise<Exercise> {
  const [exercise] = exercises((await watched(page)).asked.at(-1)!);
  return exercise!;
}

/** Takes what is to be seen on the screen into the texts that were read. */
async function read(page: Page, texts: Set<string>): Promise<void> {
  const seen = await page.locator("main *").evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".visually-hidden"))
      .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent!.trim())),
  );
  seen.forEach((text) => texts.add(text));
}

/** Goes from the home page through the steps of a game: three right answers each, and one in the last. Returns what was read. */
async function learn(page: Page, game: string, last: number): Promise<Set<string>> {
  const texts = new Set<string>();
  const press = async (name: string) => {
    await read(page, texts);
    await page.getByRole("button", { name: words(name), exact: true }).click();
  };
  await page.addInitScript(watch);
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  await read(page, texts);
  await page.locator(`a[href="#/learn/${game}"]`).first().click();
  for (let step = 1; step <= last; step++) {
    await page.locator(`main a[href="#/learn/${game}/${step}"]`).first().click();
    await press("learn-now-you");
    for (let row = 1; row <= (step < last ? 3 : 1); row++) {
      await expect(page.getByRole("button", { name: words("learn-check"), exact: true })).toBeVisible();
      await expect(page.getByText(words("learn-step-learnt")), `step ${step} after ${row - 1}`).toBeHidden();
      const exercise = await posed(page);
      await read(page, texts);
      await give(page, exercise, exercise.right);
      await check(page, true);
      if (step < last) await press("learn-next");
    }
    if (step < last) await expect(page.getByText(words("learn-step-learnt"))).toBeVisible();
  }
  await read(page, texts);
  return texts;
}

for (const [game, goal] of Object.entries(GOALS)) {
  test(`a step of ${game} is known after three right answers in a row`, ordinaryIf(game === "poe"), async ({ page }) => {
    await learn(page, game, 2);
  });

  test(`a new learner of ${game} gets to step ${goal} and a first right answer there in ten minutes @release`, async ({ page }) => {
    test.setTimeout(600_000);
    const texts = await learn(page, game, goal);
    const { presses } = await watched(page);
    const count = [...texts].flatMap((text) => text.split(/\s+/)).filter((word) => /\p{L}{2}/u.test(word)).length;
    console.log(`${game}: ${presses} presses, ${count} words to the first right answer of step ${goal}`);
    expect(presses * PRESS + count * WORD).toBeLessThan(SECONDS);
  });
}
