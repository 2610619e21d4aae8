import { pathToFileURL } from "node:url";
import { expect, test as served } from "./flub.ts";
import { TESTED } from "./games.ts";
import { ordinaryIf } from "./level.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");
const FILE = pathToFileURL(process.env["FLUB_FILE"]!).href;

/** A game in which the person holds no special card, so that nobody waits for one to be played. */
const GAME = "# 1 person 1 Ana\n# 2 computer sly 2 Ada\n# 3 computer sly 3 Carl\nflub 1 wholes seats 3 quarters seed 11\n";

/** All of Flub in one file, opened as by double-click. A request for any other file is an error. */
const test = served.extend({ baseURL: async ({}, use) => use(FILE) });

test("every page is there, with its fonts, without a request", async ({ page }) => {
  await page.goto(FILE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-title"));
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.status === "loaded").length;
  });
  expect(fonts).toBeGreaterThan(0);
  for (const path of ["settings", "how-to/lawtoe", "how-to/poe", "how-to/wholes", "decks/wholes", "board/poe"]) {
    await page.goto(`${FILE}#/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

for (const { name, save: key, thinking: left } of TESTED) {
  test(`a computer plays ${name}, thinks in a worker, and its move is there after a reload`, ordinaryIf(name === "wholes"), async ({ page }) => {
    await page.addInitScript(([key, left]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, left!), [key, left]);
    const worker = page.waitForEvent("worker");
    await page.goto(`${FILE}#/${name}`);
    expect((await worker).url()).toMatch(/^blob:/);
    await expect(stepsOf(page, words)).not.toHaveCount(0);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), key)).not.toBe(left);
    const steps = await stepsOf(page, words).count();
    await page.reload();
    await expect.poll(() => stepsOf(page, words).count()).toBeGreaterThanOrEqual(steps);
  });
}

test("a link opens from the file, and one that was cut says so", async ({ page }) => {
  await page.goto(`${FILE}#/wholes/game/${GAME.trim().replaceAll("#", "~").replaceAll("\n", ";").replaceAll(" ", "_")};1_draws`);
  await expect(stepsOf(page, words)).toHaveCount(1);
  await page.goto("about:blank");
  await page.goto(`${FILE}#/wholes/game/~_1_person_1_Ana;flub_1_who%`);
  await expect(page.getByRole("alert")).toHaveText(words("shell-sent-mangled"));
});
