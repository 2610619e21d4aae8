import * as floating from "./floating.ts";
import { expect, test } from "./flub.ts";
import { GAMES } from "./games.ts";
import * as lawtoe from "./lawtoe.ts";
import * as poe from "./poe.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test.describe("smoke", { tag: "@smoke" }, () => {
  test("the home page offers every game", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-title"));
    for (const game of GAMES) {
      await expect(page.getByRole("link", { name: words("home-play", { game: words(`home-${game}`) }) })).toBeVisible();
    }
  });

  test("LawToe is begun, and the computer answers a goal with two letters", async ({ page }) => {
    await page.goto("./#/lawtoe");
    const table = new lawtoe.Table(page);
    await table.button("table-begin").click();
    await table.button("lawtoe-set-odd").click();
    await expect(table.steps()).toHaveCount(2);
  });

  test("POE is begun, and the computer answers a goal", async ({ page }) => {
    await page.goto("./#/poe");
    const table = new poe.Table(page);
    await table.button("table-begin").click();
    await table.setGoal("odd");
    await expect(table.steps()).toHaveCount(2);
  });

  test("Wholes is begun, and a card is drawn", async ({ page }) => {
    await page.goto("./#/wholes");
    const table = new wholes.Table(page);
    await table.button("table-begin").click();
    await table.button("wholes-draw").click();
    await expect(table.hand()).toHaveCount(6);
  });

  test("Floating Tic-Tac-Toe is begun, and the computer answers a turn", async ({ page }) => {
    await page.goto("./#/floating");
    const table = new floating.Table(page);
    await table.button("table-begin").click();
    await table.play("d4");
    await expect(table.taken()).toHaveCount(2);
  });
});
