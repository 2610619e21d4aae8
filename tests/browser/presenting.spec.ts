import { type Page } from "@playwright/test";
import * as floating from "./floating.ts";
import { axe, expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { settle } from "./looks.ts";
import * as poe from "./poe.ts";
import { leave } from "./storage.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A game of each kind: in a hand cards are picked, and of POE a verdict is to be read. */
const GAMES = [
  { name: "lawtoe", save: lawtoe.SAVE, kept: lawtoe.saveOf({ actions: lawtoe.MATCHES.rich }) },
  { name: "poe", save: poe.SAVE, kept: poe.saveOf({ actions: poe.DONE }) },
  { name: "wholes", save: wholes.SAVE, kept: wholes.saveOf({ players: wholes.ALONE, actions: ["1 draws"] }) },
  { name: "floating", save: floating.SAVE, kept: floating.saveOf({ turns: floating.WHOLE.slice(0, 5) }) },
] as const;

const present = (page: Page) => page.getByRole("button", { name: words("table-present"), exact: true });
const end = (page: Page) => page.getByRole("button", { name: words("table-present-end"), exact: true });

for (const { name, save, kept } of GAMES) {
  test(`${name} is presented to a class, and Escape or the button ends it`, async ({ page }) => {
    await leave(page, { [save]: kept });
    await settle(page, { language: "en", theme: "projector" });
    await page.goto(`./#/${name}`);
    if (name === "wholes") await page.locator(".hand .held").first().click();
    const hidden = page.locator(".hand, .felt-middle.draft, .open-hands, .table-bar, .table-sheets, .letter-keys, nav .shell-link");
    const sizes = () =>
      page.locator(".status-turn, .status-latest").evaluateAll((shown) => shown.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    await expect(page.locator(".status-turn")).toBeVisible();
    const before = await sizes();
    await present(page).focus();
    await page.keyboard.press("Enter");
    await expect(end(page)).toBeFocused();
    for (const one of await hidden.all()) await expect(one).toBeHidden();
    (await sizes()).forEach((size, index) => expect(size).toBeGreaterThanOrEqual(1.8 * before[index]!));
    const beyond = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    expect(beyond, "nothing has to be scrolled").toEqual([0, 0]);
    if (name === "poe") await expect(page.locator(".verdict .notice")).toBeInViewport();
    await axe(page);
    await page.keyboard.press("Escape");
    await expect(present(page)).toBeFocused();
    await expect(page.locator("nav .shell-link")).toBeVisible();
    await present(page).click();
    await end(page).click();
    await expect(page.locator("nav .shell-link")).toBeVisible();
    await present(page).click();
    await page.goto("./#/settings");
    await expect(page.getByRole("heading", { level: 1, name: words("settings-title") })).toBeVisible();
    await page.goto(`./#/${name}`);
    await expect(present(page), "another page is not presented").toBeVisible();
  });
}

test("there is nothing to present where no game is played", async ({ page }) => {
  await leave(page, {});
  for (const path of ["", "settings", "how-to/poe", "lawtoe", "board/poe"]) {
    await page.goto(`./#/${path}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await expect(present(page)).toBeHidden();
  }
});
