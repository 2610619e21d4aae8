import { expect, test } from "./flub.ts";
import { SIZES } from "./looks.ts";
import { FINISHED, WHOLE_GAME, actionsOf, deal, open, type Press, type Table } from "./wholes.ts";

/** Plays a whole game of two people at one screen, from the set-up, in which everything is done by pressing things so. */
async function play(table: Table, press: Press): Promise<void> {
  const { page, words } = table;
  for (const [index, name] of ["Ana", "Ben"].entries()) {
    const number = index + 1;
    await page.getByLabel(words("seating-player-name", { number })).fill(name);
    await page.getByLabel(words("seating-player-nature", { number })).selectOption(words("seating-person"));
  }
  await press(table.button("seating-remove-player", { number: 3 }));
  await press(table.button("wholes-begin"));
  for (const action of WHOLE_GAME.actions) await table.act(action, press);
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  expect(await table.places()).toEqual([20, 0]);
  expect(actionsOf(await page.evaluate((key) => localStorage.getItem(key), FINISHED))).toEqual(WHOLE_GAME.actions);
  await press(table.button("wholes-new-game"));
  await table.turn("Ana");
  expect(await table.places()).toEqual([0, 0]);
  expect(await table.counts()).toEqual([5, 5]);
}

test("a whole game by mouse", async ({ page }) => {
  test.slow();
  await deal(page, WHOLE_GAME.seed);
  await play(await open(page), (what) => what.click());
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a whole game by touch", async ({ page }) => {
    test.slow();
    await deal(page, WHOLE_GAME.seed);
    // Where cards overlap, a finger meets the edge of one that is to be seen.
    const edge = { position: { x: 12, y: 16 } };
    await play(await open(page), async (what) => what.tap((await what.evaluate((what) => what.matches(".held"))) ? edge : {}));
  });
});
