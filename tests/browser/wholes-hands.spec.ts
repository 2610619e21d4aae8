import { type Locator } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { drag, swipe, type Draw } from "./hands.ts";
import { SIZES, THEMES, settle } from "./looks.ts";
import { named, visit } from "./pages.ts";
import { ALONE, FINISHED, WHOLE_GAME, actionsOf, deal, open, sitDown, type Press, type Table } from "./wholes.ts";
import { WHOLES_SCREENS } from "./wholes.screens.ts";

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

/** Cards are drawn to the table, and back to what lies no higher than the hand, by this way to draw. */
async function pull(table: Table, draw: Draw, back: Locator): Promise<void> {
  const { page } = table;
  const [cards, felt] = [table.hand(), page.locator(".felt")];
  const picked = page.locator(".held.picked");
  await draw(page, [cards.nth(0), felt]);
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth" }));
  await draw(page, [cards.nth(2), felt]);
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth plus one half" }));
  // A card that lies on the table is not put back by drawing it there again, but by drawing it down.
  await draw(page, [cards.nth(2), felt]);
  await expect(picked).toHaveCount(2);
  await draw(page, [cards.nth(2), back]);
  await expect(picked).toHaveCount(1);
  // One that stays in the hand is not picked, and the next touch is a touch again.
  await draw(page, [cards.nth(1), cards.nth(4)]);
  await expect(picked).toHaveCount(1);
  await expect(page.locator(".held[style]")).toHaveCount(0);
  await draw(page, [cards.nth(1), felt]);
  await expect(picked).toHaveCount(2);
  // SWAP asks what it is for.
  await draw(page, [cards.nth(5), felt]);
  await expect(page.getByRole("dialog", { name: table.words("wholes-swap-title") })).toBeVisible();
  expect(await table.actions()).toEqual(["1 draws"]);
}

test("a whole game by mouse", async ({ page }) => {
  test.slow();
  await deal(page, WHOLE_GAME.seed);
  await play(await open(page), (what) => what.click());
});

test("cards are dragged to the table and back", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await pull(table, drag, table.hand().nth(0));
  await table.button("wholes-not-now").click();
  await table.hand().nth(0).click();
  await expect(page.locator(".held.picked")).toHaveCount(1);
});

test("a card that is dragged out of the window does not make the page wider", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  const card = (await table.hand().last().boundingBox())!;
  await page.mouse.move(card.x + 20, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(1400, card.y, { steps: 4 });
  expect((await table.hand().last().boundingBox())!.x).toBeGreaterThan(1366);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await page.mouse.up();
});

test("a whole game of computers, which nobody has to wait for or to see the cards of", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((act: TimerHandler, _: number, ...rest: unknown[]) => wait(act, 0, ...rest)) as typeof setTimeout;
  });
  const table = await sitDown(page, { players: ["computer careful Ada", "computer sly Blaise", "computer expert Emmy"] });
  await expect(page.locator(".actions .primary")).toHaveCount(0);
  await expect.poll(() => table.steps().count()).toBeGreaterThan(10);
  await expect(page.locator(".hand .held")).toHaveCount(0);
  await expect(page.locator(".status-turn")).toHaveText(/ (wins|win together)!$/, { timeout: 60_000 });
  expect(Math.max(...(await table.places()))).toBe(20);
  await expect(table.button("wholes-review")).toBeVisible();
});

test("the page does not scroll during play, and hand and board stay where they are", async ({ page }) => {
  test.slow();
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const screen of WHOLES_SCREENS.filter(({ name }) => !name.startsWith("wholes-setup"))) {
    await visit(page, screen);
    expect.soft(await beyond(), screen.name).toBeLessThanOrEqual(0);
  }
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  const boxes = () => Promise.all([".hand", ".track", ".felt"].map((part) => page.locator(part).boundingBox()));
  const before = await boxes();
  await table.pick("1/4", "bar 1/2");
  await table.playing(2).click();
  await expect(page.locator(".refusal")).not.toBeEmpty();
  expect(await boxes(), "with a refusal").toEqual(before);
  await table.button("wholes-sums").click();
  await table.saying(0).click();
  expect(await boxes(), "with the values that can be said").toEqual(before);
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

  test("cards are drawn to the table and back with a finger", async ({ page }) => {
    const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
    await pull(table, swipe, page.locator(".table-bar"));
  });

  test("what is done next is in sight, whatever lies on the table", async ({ page }) => {
    test.slow();
    for (const screen of WHOLES_SCREENS.filter(({ name }) => /draw|turn|draft|bluff|face-down|unveiled|practice$/.test(name))) {
      await visit(page, screen);
      await expect(page.locator(".table-actions .primary").first(), screen.name).toBeInViewport({ ratio: 1 });
    }
  });
});

for (const theme of THEMES) {
  test(`the whole table is in sight at once, in the ${theme} theme`, async ({ page }) => {
    await settle(page, { language: "en", theme });
    for (const name of ["draft", "face-down", "called-wrong", "six"]) {
      await visit(page, named(`wholes-${name}`));
      for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
        await page.setViewportSize(viewport);
        const [scrolled, felt] = await page.evaluate(() => {
          const felt = document.querySelector(".felt")!;
          return [document.documentElement.scrollHeight - innerHeight, felt.scrollHeight - felt.clientHeight];
        });
        expect({ scrolled, felt }, `${name} at ${viewport.width}`).toEqual({ scrolled: 0, felt: 0 });
      }
    }
  });
}
