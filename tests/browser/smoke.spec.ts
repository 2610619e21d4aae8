import { expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test.describe("smoke", { tag: "@smoke" }, () => {
  test("the home page offers every game", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-title"));
    for (const { name } of TESTED) {
      await expect(page.getByRole("link", { name: words("home-play", { game: words(`home-${name}`) }) })).toBeVisible();
    }
  });

  for (const { name, firstMove, firstSteps } of TESTED) {
    test(`${name} is begun, and the computer answers where it is its turn`, async ({ page }) => {
      await page.goto(`./#/${name}`);
      await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
      await firstMove(page);
      await expect(stepsOf(page, words)).toHaveCount(firstSteps);
    });
  }
});
