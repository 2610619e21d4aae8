import { expect, test } from "./flub.ts";
import { GAMES, TESTED } from "./games.ts";
import { ordinaryIf } from "./level.ts";
import { SIZES } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

for (const { name, save, inPlay, rules, board } of TESTED) {
  test(`the rules of ${name} cover nothing that is played on`, ordinaryIf(name === "wholes"), async ({ page }) => {
    await leave(page, { [save]: inPlay });
    await page.goto(`./#/${name}`);
    await page.getByRole("button", { name: words("table-rules"), exact: true }).click();
    const drawer = page.getByRole("complementary", { name: words("table-rules"), exact: true });
    await expect(drawer.getByRole("heading", { name: words(rules), exact: true })).toBeFocused();
    const edge = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
      await page.setViewportSize(viewport);
      expect((await edge(board)).right).toBeLessThanOrEqual((await edge(".drawer")).left);
    }
    await page.setViewportSize(SIZES.phone.viewport);
    await expect(drawer).toBeInViewport();
  });
}

test("the games and their rules do not wait for code of lessons and classroom", async ({ page }) => {
  const parts: string[] = [];
  page.on("request", (request) => parts.push(...(/split_\w+\.wasm$/.exec(request.url()) ?? [])));
  for (const game of GAMES) {
    for (const place of ["how-to/", ""]) {
      await page.goto(`./#/${place}${game}`);
      await expect(page.getByRole("heading", { level: 1, name: words(`home-${game}`) })).toBeVisible();
    }
  }
  expect(new Set(parts)).toEqual(new Set(["split_play.wasm"]));
});
