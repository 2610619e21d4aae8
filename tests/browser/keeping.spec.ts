import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import * as floating from "./floating.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");
const { FINISHED, SAVE, WHOLE, saveOf } = floating;
const ASIDE = `flub.aside.${SAVE}`;

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** Goes to the settings and back to the table, without loading the page anew. */
async function visitSettings(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("heading", { level: 1, name: words("settings-title") }).waitFor({ state: "attached" });
  await page.evaluate(() => (location.hash = "#/floating"));
}

/** From now on the browser's storage has no room for keys that begin so. */
function fill(page: Page, prefix = "flub."): Promise<void> {
  return page.evaluate((prefix) => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith(prefix)) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  }, prefix);
}

test("a game that the browser refuses to store lasts as long as the page, whatever page is shown", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("./#/floating");
  const table = new floating.Table(page);
  await table.button("table-begin").click();
  await expect(table.mat).toBeVisible();
  await (await table.anyOpen()).click();
  const steps = stepsOf(page, words);
  await expect.poll(() => steps.count()).toBeGreaterThan(0);
  await visitSettings(page);
  await expect(table.mat).toBeVisible();
  expect(await steps.count()).toBeGreaterThan(0);
});

test("a game whose next steps cannot be stored goes on from there, also at its end", async ({ page }) => {
  const table = await floating.sitDown(page, { turns: ["d4", "d5"] });
  await fill(page);
  await table.play("e4");
  await expect(page.getByRole("main").getByText(words("shell-storage-refused"))).toBeVisible();
  await visitSettings(page);
  await expect(stepsOf(page, words)).toHaveCount(3);
  expect(await stored(page, SAVE), "what was stored stays").toBe(saveOf({ turns: ["d4", "d5"] }));

  const last = await floating.sitDown(page, { turns: WHOLE.slice(0, -1) });
  await fill(page);
  await last.play(WHOLE.at(-1)!);
  await expect(stepsOf(page, words)).toHaveCount(WHOLE.length);
  await visitSettings(page);
  await expect(stepsOf(page, words)).toHaveCount(WHOLE.length);
});

test("without room to put it aside, the running game stays, and the new one lasts as long as the page", async ({ page }) => {
  const table = await floating.sitDown(page, { turns: ["d4", "d5"] });
  const running = await stored(page, SAVE);
  await fill(page, ".save");
  await fill(page, "flub.aside.");
  await table.button("table-leave").click();
  await table.button("table-begin").click();
  await expect(stepsOf(page, words)).toHaveCount(0);
  await expect(page.getByRole("main").getByText(words("shell-storage-refused"))).toBeVisible();
  await (await table.anyOpen()).click();
  await expect.poll(() => stepsOf(page, words).count()).toBeGreaterThan(0);
  await visitSettings(page);
  await expect.poll(() => stepsOf(page, words).count()).toBeGreaterThan(0);
  expect(await stored(page, SAVE)).toBe(running);
});

test("undo on a finished game leaves the game of another window on its screen, and both are kept", async ({ page, context }) => {
  const table = await floating.sitDown(page, { turns: WHOLE.slice(0, -1) });
  await table.play(WHOLE.at(-1)!);
  await expect.poll(() => stored(page, FINISHED)).not.toBeNull();
  const other = await context.newPage();
  await other.goto("./#/floating");
  const there = new floating.Table(other);
  await there.button("table-begin").click();
  await (await there.anyOpen()).click();
  await expect.poll(() => stepsOf(other, words).count()).toBeGreaterThan(0);
  const running = await stored(page, SAVE);

  await table.button("table-undo").click();
  await expect.poll(() => stored(page, SAVE)).toBe(saveOf({ turns: WHOLE.slice(0, -1) }));
  expect(await stored(page, `${ASIDE}.1`)).toBe(running);
  const shown = await stepsOf(other, words).count();
  expect(shown, "the other window shows its own game").toBeLessThan(WHOLE.length - 1);
  await (await there.anyOpen()).click();
  await expect.poll(() => stepsOf(other, words).count()).toBeGreaterThan(shown);
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("flub.floating.save") || key.startsWith("flub.aside.flub.floating.save")));
  expect(kept.map(([, text]) => text), "so is the one taken up again").toContain(saveOf({ turns: WHOLE.slice(0, -1) }));
});
