import { type Locator, type Page } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { axe, expect, test } from "./flub.ts";
import { Table, WHOLE, sitDown } from "./floating.ts";
import { drag, pen, swipe, type Draw } from "./hands.ts";
import { RELEASE } from "./level.ts";
import { SIZES } from "./looks.ts";

type Press = (what: Locator) => Promise<void>;

/** Plays a game from set-up to end and starts another, with this way of pressing. */
async function playOnPaper(table: Table, press: Press): Promise<void> {
  const { page, words } = table;
  await press(page.getByText(words("seating-second-person"), { exact: true }));
  await press(table.button("table-begin"));
  await table.turn("X");
  await expect.poll(() => table.open()).toEqual(["d4"]);
  for (const [place, square] of WHOLE.entries()) {
    await table.turn(place % 2 === 0 ? "X" : "O");
    await press(table.at(square));
    if (square === "g4") {
      await press(table.at("c4"));
      await expect(table.due()).toHaveText(words("floating-refused-large", { way: "wide", count: 5 }));
    }
    await expect(page.locator(".board .frame.whole")).toHaveCount(place < WHOLE.indexOf("d7") ? 0 : 1);
  }
  await table.headline("floating-drawn");
  await expect(table.due()).toHaveText(words("floating-result", { x: 3, o: 3, kind: "drawn" }));
  await expect.poll(() => table.points()).toEqual([3, 3]);
  await expect(table.lines("X")).toHaveCount(3);
  await expect(table.lines("O")).toHaveCount(3);
  await axe(page);

  // Undo and redo the last turn; then start another game of the same kind.
  await press(table.button("table-undo"));
  await table.turn("O");
  await press(table.button("table-redo"));
  await table.headline("floating-drawn");
  await press(table.button("table-again"));
  await table.turn("X");
  await expect.poll(() => table.filled()).toEqual([]);
}

/** Plays with checkers from the set-up, with this way of pressing; one is dragged, put back, and then moved for good. */
async function playCheckers({ page, words }: Table, press: Press, draw: Draw): Promise<void> {
  await press(page.getByText(words("seating-second-person"), { exact: true }));
  await press(page.getByText(words("floating-checkerboard"), { exact: true }));
  await press(page.getByText(words("table-more"), { exact: true }));
  await press(page.getByText(words("floating-moving"), { exact: true }));
  const checkers = new Table(page, "en", 8);
  await press(checkers.button("table-begin"));
  for (const square of ["e5", "d4"]) await press(checkers.at(square));
  await draw(page, ["e5", "d6", "c6"].map((square) => checkers.at(square)));
  await expect(checkers.due()).toHaveText(words("floating-due-moved"));
  await expect.poll(() => checkers.filled()).toEqual(["c6 X", "d4 O"]);
  await press(checkers.button("floating-put-back"));
  await expect.poll(() => checkers.filled()).toEqual(["d4 O", "e5 X"]);
  await draw(page, ["e5", "e6"].map((square) => checkers.at(square)));
  await press(checkers.at("e7"));
  await checkers.turn("O");
  await expect.poll(() => checkers.filled()).toEqual(["d4 O", "e6 X", "e7 X"]);
  expect(await checkers.saved()).toContain("\nx e5-e6, e7\n");
  // By touching it and its destination; O also uses its one move, and X has none left.
  await press(checkers.at("d4"));
  await expect(checkers.due()).toHaveText(words("floating-due-lifted"));
  await press(checkers.at("g7"));
  await press(checkers.at("f6"));
  await checkers.turn("X");
  await expect(checkers.due()).toHaveText(words("floating-due", { side: "X", touching: "no" }));
  await press(checkers.at("e6"));
  await expect(checkers.due()).toHaveText(words("floating-refused-filled", { square: "e6" }));
}

/** The set-up page of a game. */
async function setUp(page: Page): Promise<Table> {
  await page.goto("./#/floating");
  return new Table(page);
}

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a whole game by touch, and a finger that drags a checker @translated", async ({ page }) => {
    const table = await setUp(page);
    await playOnPaper(table, (what) => what.tap());
    await table.button("floating-more").tap();
    await table.button("table-leave").tap();
    await playCheckers(table, (what) => what.tap(), swipe);
  });

  for (const setup of ["7x7 plain", "8x8 moving"]) {
    test(`the board is as wide as the screen, and everything is in sight above the bar (${setup})`, async ({ page }) => {
      const table = await sitDown(page, { setup, turns: ["d4", "e5", "c4"] });
      const boxes = await Promise.all([table.mat, page.locator(".count"), page.locator(".table-actions")].map((part) => part.boundingBox()));
      const [board, count, bar] = boxes.map((box) => box!);
      expect(board!.width).toBe(360);
      expect(Math.abs(board!.height - board!.width)).toBeLessThan(1);
      expect(board!.y + board!.height).toBeLessThanOrEqual(count!.y);
      expect(count!.y + count!.height).toBeLessThanOrEqual(bar!.y);
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(640);
      // Text above the board does not move it.
      await table.at(setup.startsWith("8x8") ? "a8" : "a7").tap();
      await expect(table.refusal()).toBeVisible();
      expect((await table.mat.boundingBox())!.y).toBe(board!.y);
    });
  }
});

test("a checker is dragged by mouse", async ({ page }) => {
  await playCheckers(await setUp(page), (what) => what.click(), drag);
});

test("a whole game by mouse", RELEASE, async ({ page }) => {
  await playOnPaper(await setUp(page), (what) => what.click());
});

test("a whole game by pen, which drags a checker", RELEASE, async ({ page }) => {
  const table = await setUp(page);
  const press: Press = (what) => pen(page, [what]);
  await playOnPaper(table, press);
  await press(table.button("table-leave"));
  await playCheckers(table, press, pen);
});

test("the page does not scroll during play, the board stays where it is, and its squares are squares", async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 sharing" });
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const before = await table.mat.boundingBox();
  for (const square of WHOLE) {
    await table.play(square);
    expect(await beyond()).toBeLessThanOrEqual(0);
  }
  await table.headline("floating-won", { who: "other", side: "O" });
  // A row of four is a pair that shares; O's three cross in e6 and e5 and f5.
  await expect(table.due()).toHaveText(table.words("floating-result", { x: 4, o: 6, kind: "most" }));
  expect(await beyond()).toBeLessThanOrEqual(0);
  expect(await table.mat.boundingBox()).toEqual(before);
  for (const name of ["a1", "d4", "g7"]) {
    const { width, height } = (await table.at(name).boundingBox())!;
    expect(Math.abs(width - height), name).toBeLessThan(2);
  }
});

test("a tic-tac-toe is drawn while it is pointed at or has the focus", async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 sharing", turns: WHOLE.slice(0, 15) });
  const chip = (line: string) => page.getByRole("button", { name: table.words("floating-count-line", { line }) });
  await expect(table.lines("X")).toHaveCount(1);
  await chip("d5 e5 f5").hover();
  await expect(table.lines("O")).toHaveCount(1);
  await expect(table.lines("X")).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(table.lines("O")).toHaveCount(0);
  await chip("d4 e4 f4").focus();
  await expect(table.lines("X")).toHaveCount(1);
  await page.getByRole("button", { name: table.words("floating-count-shared", { line: "d4 e4 f4", line2: "e4 f4 g4" }) }).focus();
  await expect(table.lines("X")).toHaveCount(2);
});

test.describe("where things may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("at the end the tic-tac-toes are drawn one after another, and counted", async ({ page }) => {
    await holdTime(page);
    const table = await sitDown(page, { turns: WHOLE.slice(0, 15) });
    await table.play("g7");
    await table.headline("floating-drawn");
    for (const [count, points] of [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3]].entries()) {
      await expect.poll(() => table.points(), `after ${count}`).toEqual(points);
      await expect(table.lines("X")).toHaveCount(points[0]!);
      await expect(table.lines("O")).toHaveCount(points[1]!);
      await page.clock.runFor(700);
    }
  });
});
