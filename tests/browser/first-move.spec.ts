import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import { isRelease } from "./level.ts";
import { SIZES } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The words that say and name the first move: the status, what Guided says, and the buttons that make it. */
const wordsToRead = (page: Page) =>
  page.locator(".status, .guide-says, .table-actions .primary").evaluateAll((parts) =>
    parts.flatMap((part) => (part as HTMLElement).innerText.split(/\s+/).filter((word) => /\p{L}/u.test(word))),
  );

test("the first move of every game takes two taps and at most 20 words", { tag: isRelease ? "@sizes" : "@phone-only" }, async ({ page }) => {
  for (const { name, save, firstMove } of TESTED) {
    await leave(page, {});
    await page.goto("./");
    const play = page.getByRole("link", { name: words("home-play", { game: words(`home-${name}`) }) });
    const label = await play.innerText();
    await play.click();
    await expect(page.locator(".status")).toBeVisible();
    const read = [...label.split(" "), ...(await wordsToRead(page))];
    expect(read.length, read.join(" ")).toBeLessThanOrEqual(20);
    await firstMove(page);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), save)).toMatch(/^flub 1 .*\n./m);
  }
});

test("the set-up of every game is one screen", async ({ page }) => {
  for (const { name } of TESTED) {
    await page.setViewportSize(SIZES.laptop.viewport);
    await leave(page, {});
    await page.goto(`./#/${name}`);
    const start = page.getByRole("button", { name: words("table-begin"), exact: true });
    await expect(start).toHaveClass(/primary/);
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(beyond, `nothing of ${name} has to be scrolled on a laptop`).toBeLessThanOrEqual(0);
    await page.setViewportSize(SIZES.phone.viewport);
    await expect(start, `that of ${name} is in reach on a phone`).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone the Tab key reaches first what begins a game, where it stands on top", { tag: "@phone-only" }, async ({ page }) => {
  for (const { name } of TESTED) {
    await page.goto(`./#/${name}`);
    await page.getByRole("heading", { level: 1, name: words(`home-${name}`) }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words("table-begin"), exact: true })).toBeFocused();
  }
});
