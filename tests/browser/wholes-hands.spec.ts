import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { drag, swipe, type Draw } from "./hands.ts";
import { RELEASE, isRelease } from "./level.ts";
import { SIZES, THEMES, settle } from "./looks.ts";
import { visit } from "./pages.ts";
import { beneath, scrolled } from "./room.ts";
import { twice, waitAsForPeople } from "./taps.ts";
import { ALONE, FINISHED, WHOLE_GAME, actionsOf, deal, open, sitDown, type Press, type Table } from "./wholes.ts";
import { WHOLES_SCREENS } from "./wholes.screens.ts";

/** The first actions of a game, with everything people do except SWAP: drawing, playing, bluffing, calling, REPLAY. */
const FIRST = WHOLE_GAME.actions.slice(0, 13);

/** Sets up a game of two people at one screen and plays these actions, with this way of pressing. */
async function begin(page: Page, press: Press, actions: string[]): Promise<Table> {
  await deal(page, WHOLE_GAME.seed);
  const table = await open(page, {}, "en", ["Ana", "Ben"]);
  const { words } = table;
  for (const [index, name] of ["Ana", "Ben"].entries()) {
    const number = index + 1;
    await page.getByLabel(words("seating-player-name", { number })).fill(name);
    await page.getByLabel(words("seating-player-nature", { number })).selectOption(words("seating-person"));
  }
  await press(table.button("seating-remove-player", { number: 3 }));
  await press(table.button("table-begin"));
  for (const action of actions) await table.act(action, press);
  return table;
}

/** Plays a whole game like this, and starts another. */
async function play(page: Page, press: Press): Promise<void> {
  const table = await begin(page, press, WHOLE_GAME.actions);
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  expect(await table.places()).toEqual([20, 0]);
  expect(actionsOf(await page.evaluate((key) => localStorage.getItem(key), FINISHED))).toEqual(WHOLE_GAME.actions);
  await press(table.button("wholes-new-game"));
  await table.turn("Ana");
  expect(await table.places()).toEqual([0, 0]);
  expect(await table.counts()).toEqual([5, 5]);
}

/** Drags cards to the table, and back to a place no higher than the hand. */
async function pull(table: Table, draw: Draw, back?: Locator): Promise<void> {
  const { page } = table;
  const [fourth, decimal, half, bait, swap] = ["1/4", "0.25", "bar 1/2", "BAIT", "SWAP"].map((card) => table.held(card)) as [Locator, Locator, Locator, Locator, Locator];
  const middle = page.locator(".card-table");
  const picked = table.picked();
  await draw(page, [fourth, middle]);
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth" }));
  await draw(page, [half, middle]);
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth plus one half" }));
  // A card on the table is not put back by dragging it there again, but by dragging it down.
  await draw(page, [half, middle]);
  await expect(picked).toHaveCount(2);
  await draw(page, [half, back ?? fourth]);
  await expect(picked).toHaveCount(1);
  // A card that stays in the hand is not picked, and the next touch is a touch again.
  await draw(page, [decimal, bait]);
  await expect(picked).toHaveCount(1);
  await expect(page.locator(".held[style]")).toHaveCount(0);
  await draw(page, [decimal, middle]);
  await expect(picked).toHaveCount(2);
  // SWAP asks for its target.
  await draw(page, [swap, middle]);
  await expect(table.dialog("wholes-swap-title")).toBeVisible();
  expect(await table.actions()).toEqual(["1 draws"]);
}

test("a whole game by mouse @translated", RELEASE, async ({ page }) => {
  test.slow();
  await play(page, (what) => what.click());
});

test("a game is set up and played by taps that come twice", async ({ page }) => {
  test.slow();
  await waitAsForPeople(page);
  const first = FIRST.slice(0, isRelease ? undefined : 7);
  const table = await begin(page, twice("mouse"), first);
  expect(await table.actions()).toEqual(first);
});

test("cards are dragged to the table and back", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await pull(table, drag);
  await table.button("wholes-not-now").click();
  await table.held("1/4").click();
  await expect(table.picked()).toHaveCount(1);
});

test("a card that is dragged out of the window does not make the page wider", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  const card = table.card("SWAP");
  const before = (await card.boundingBox())!;
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(1400, before.y, { steps: 4 });
  expect((await card.boundingBox())!.x).toBeGreaterThan(1366);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await page.mouse.up();
});

test("a whole game of computers, which nobody has to wait for or to see the cards of", async ({ page }) => {
  test.slow();
  const table = await sitDown(page, { players: ["computer careful Ada", "computer sly Blaise", "computer expert Emmy"] });
  await expect(table.bar().getByRole("button")).toHaveCount(0);
  // An assertion that waits lets calls on the stage go on; counting does not.
  await expect(table.steps().nth(10)).toBeAttached();
  await expect(table.hand()).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: / (wins|win together)!$/ })).toBeVisible({ timeout: 60_000 });
  expect(Math.max(...(await table.places()))).toBe(20);
  await expect(table.button("wholes-review")).toBeVisible();
});

test("hand and board stay where they are during play", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  const boxes = () => Promise.all([".hand", ".track", ".card-table"].map((part) => page.locator(part).boundingBox()));
  const before = await boxes();
  await table.pick("1/4", "bar 1/2");
  await table.playing(2).click();
  await expect(table.refusal()).not.toBeEmpty();
  expect(await boxes(), "with a refusal").toEqual(before);
  await table.button("wholes-hops").click();
  await table.saying("1/4").click();
  expect(await boxes(), "with the values that can be said").toEqual(before);
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  // Where cards overlap, a finger touches the visible edge.
  const touch: Press = async (what) => what.tap((await what.evaluate((what) => what.matches(".held"))) ? { position: { x: 12, y: 16 } } : {});

  test("a game is set up and played by touch", async ({ page }) => {
    const table = await begin(page, touch, FIRST);
    expect(await table.actions()).toEqual(FIRST);
  });

  test("a game is set up and played by touches that come twice", RELEASE, async ({ page }) => {
    test.slow();
    await waitAsForPeople(page);
    const table = await begin(page, twice("touch"), FIRST);
    expect(await table.actions()).toEqual(FIRST);
  });

  test("a whole game by touch", RELEASE, async ({ page }) => {
    test.slow();
    await play(page, touch);
  });

  test("cards are drawn to the table and back with a finger", async ({ page }) => {
    const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
    await pull(table, swipe, table.button("wholes-record"));
  });

  // The ordinary run checks every screen like this, in Spanish.
  test("the next action is in sight, whatever lies on the table", RELEASE, async ({ page }) => {
    test.slow();
    for (const screen of WHOLES_SCREENS.filter(({ fits }) => fits)) {
      await visit(page, screen);
      expect.soft(await page.evaluate(beneath), screen.name).toEqual([]);
    }
  });
});

for (const theme of THEMES) {
  test(`the whole table is in sight at once, in the ${theme} theme`, RELEASE, async ({ page }) => {
    test.slow();
    await settle(page, { language: "en", theme });
    for (const screen of WHOLES_SCREENS.filter(({ fits }) => fits)) {
      await visit(page, screen);
      for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
        await page.setViewportSize(viewport);
        expect.soft(await page.evaluate(scrolled), `${screen.name} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
