import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import * as lawtoe from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { SIZES } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const rulesButton = (page: Page) => page.getByRole("button", { name: words("table-rules"), exact: true });
const drawer = (page: Page) => page.getByRole("complementary", { name: words("table-rules"), exact: true });

for (const { name, save, inPlay, rules, board } of TESTED) {
  test(`the rules of ${name} open beside the table, at the part that matters`, ordinaryIf(name === "lawtoe" || name === "wholes"), async ({ page }) => {
    await leave(page, { [save]: inPlay });
    await page.goto(`./#/${name}`);
    await rulesButton(page).click();
    await expect(drawer(page).getByRole("heading", { name: words(rules), exact: true })).toBeFocused();
    const edge = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
      await page.setViewportSize(viewport);
      expect((await edge(board)).right, "the drawer covers nothing that is played on").toBeLessThanOrEqual((await edge(".drawer")).left);
    }
    await page.setViewportSize(SIZES.phone.viewport);
    await expect(drawer(page)).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(rulesButton(page), "the focus goes back").toBeFocused();
  });
}

test("the question mark opens the keys and marks of the screen", async ({ page }) => {
  await lawtoe.sitDown(page, { actions: lawtoe.MATCHES.rich });
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
