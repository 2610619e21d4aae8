import { type Page } from "@playwright/test";
import * as floating from "./floating.ts";
import { expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { SIZES } from "./looks.ts";
import * as poe from "./poe.ts";
import { leave } from "./storage.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A table of each game, and the part of the rules that matters there. */
const GAMES = {
  lawtoe: { left: { [lawtoe.SAVE]: lawtoe.saveOf({ actions: lawtoe.MATCHES.rich }) }, part: "how-to-lawtoe-challenges", board: ".table-mat" },
  poe: { left: { [poe.SAVE]: poe.saveOf({ actions: poe.ROUNDS.a }) }, part: "how-to-poe-flubs", board: ".table-mat" },
  wholes: { left: { [wholes.SAVE]: wholes.saveOf({ actions: ["1 draws"] }) }, part: "how-to-wholes-turn", board: ".wholes-table" },
  floating: { left: { [floating.SAVE]: floating.saveOf({ turns: ["d4"] }) }, part: "how-to-floating-area", board: ".table-mat" },
};

const rules = (page: Page) => page.getByRole("button", { name: words("table-rules"), exact: true });
const drawer = (page: Page) => page.getByRole("complementary", { name: words("table-rules"), exact: true });

for (const [game, { left, part, board }] of Object.entries(GAMES)) {
  test(`the rules of ${game} open beside the table, at the part that matters`, ordinaryIf(game === "lawtoe" || game === "wholes"), async ({ page }) => {
    await leave(page, left);
    await page.goto(`./#/${game}`);
    await rules(page).click();
    await expect(drawer(page).getByRole("heading", { name: words(part), exact: true })).toBeFocused();
    const edge = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
      await page.setViewportSize(viewport);
      expect((await edge(board)).right, "the drawer covers nothing that is played on").toBeLessThanOrEqual((await edge(".drawer")).left);
    }
    await page.setViewportSize(SIZES.phone.viewport);
    await expect(drawer(page)).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(rules(page), "the focus goes back").toBeFocused();
  });
}

test("the question mark opens the keys and marks of the screen", async ({ page }) => {
  await leave(page, GAMES.lawtoe.left);
  await page.goto("./#/lawtoe");
  const keys = page.getByRole("complementary", { name: words("table-keys"), exact: true });
  await new lawtoe.Table(page).square(5).press("?");
  await expect(keys.getByText(words("help-letters-pencil"), { exact: true }), "those of a turn").toBeVisible();
  await page.getByRole("button", { name: words("table-keys"), exact: true }).click();
  await expect(keys).toBeHidden();
  // Where somebody types it is a letter like any other.
  const table = new lawtoe.Table(page);
  await table.button("table-record-share").click();
  await table.pasting().press("?");
  await expect(table.pasting()).toHaveValue("?");
  await expect(keys).toBeHidden();
});
