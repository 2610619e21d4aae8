import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import { isRelease } from "./level.ts";
import { SIZES } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The words that say and name the first move: the status, and the buttons that make it. */
const wordsToRead = (page: Page) =>
  page.locator(".status, .table-actions .primary").evaluateAll((parts) =>
    parts.flatMap((part) => (part as HTMLElement).innerText.split(/\s+/).filter((word) => /\p{L}/u.test(word))),
  );

const saved = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** The moves of a saved game: the lines after the first of its record. */
const movesOf = (save: string) => save.trim().split(/^flub 1 .*$/m)[1]!.split("\n").slice(1);

for (const { name, save, firstMove, inPlay } of TESTED) {
  const game = words(`home-${name}`);
  const offers = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: game, exact: true }) });

  test(`the first move of ${name} takes two taps and at most 20 words`, { tag: isRelease ? "@sizes" : "@phone-only" }, async ({ page }) => {
    await leave(page, {});
    await page.goto("./");
    const play = page.getByRole("link", { name: words("home-play", { game }) });
    const label = await play.innerText();
    await play.click();
    await expect(page.locator(".status")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/${name}$`));
    const read = [...label.split(" "), ...(await wordsToRead(page))];
    expect(read.length, read.join(" ")).toBeLessThanOrEqual(20);
    await firstMove(page);
    await expect.poll(async () => movesOf((await saved(page, save))!).length).toBeGreaterThan(0);
  });

  test(`a game of ${name} in play is offered first, and another begins only from the set-up`, async ({ page }) => {
    await leave(page, { [save]: inPlay });
    await page.goto("./");
    await expect(page.getByRole("link", { name: words("home-continue", { game }) })).toHaveClass(/primary/);
    await offers(page).getByRole("link", { name: words("home-new"), exact: true }).click();
    await expect(page.getByRole("button", { name: words("table-continue"), exact: true })).toHaveClass(/primary/);
    expect(await saved(page, save)).toBe(inPlay);
    await page.goto(`./#/${name}/start`);
    await expect(page.locator(".status")).toBeVisible();
    expect(await saved(page, save), "an address does not replace it either").toContain(movesOf(inPlay).at(-1)!);
  });

  test(`the set-up of ${name} is one screen, and starts from there`, async ({ page }) => {
    await leave(page, {});
    await page.goto("./");
    await offers(page).getByRole("link", { name: words("home-set-up"), exact: true }).click();
    const start = page.getByRole("button", { name: words("table-begin"), exact: true });
    await expect(start).toHaveClass(/primary/);
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(beyond, "nothing has to be scrolled on a laptop").toBeLessThanOrEqual(0);
    await page.setViewportSize(SIZES.phone.viewport);
    await expect(start, "it is in reach on a phone").toBeInViewport({ ratio: 1 });
  });
}

test("on a phone the Tab key reaches first what begins a game, where it stands on top", { tag: "@phone-only" }, async ({ page }) => {
  for (const { name } of TESTED) {
    await page.goto(`./#/${name}`);
    await page.getByRole("heading", { level: 1, name: words(`home-${name}`) }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words("table-begin"), exact: true })).toBeFocused();
  }
});
