import { type Locator, type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { Table, WHOLE, sitDown } from "./floating.ts";
import { drag, pen, swipe, type Draw } from "./hands.ts";
import { press, tabTo } from "./keys.ts";
import { RELEASE, ordinaryIf } from "./level.ts";
import { LANGUAGES, SIZES, settle, type Language } from "./looks.ts";
import { named, visit } from "./pages.ts";
import { wordsOf } from "./words.ts";

declare global {
  interface Window {
    /** The lengths of the tasks that blocked the page for more than 50 ms, in milliseconds. */
    long: number[];
  }
}

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
  await expect(checkers.due()).toHaveText(words("floating-due-moved", { from: "e5", to: "c6", side: "X" }));
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

  /** The names of ranks that the left line of a frame along them runs over. */
  const crossedOut = (frame: Element): string[] => {
    const board = frame.closest("svg")!;
    const { left, width } = board.getBoundingClientRect();
    const { x, strokeWidth } = getComputedStyle(frame);
    const inner = left + width / board.viewBox.baseVal.width * (parseFloat(x) + parseFloat(strokeWidth) / 2);
    const names = [...document.querySelectorAll(".square-rank:not(:empty)")];
    return names.filter((name) => name.getBoundingClientRect().left + parseFloat(getComputedStyle(name).paddingLeft) < inner).map((name) => name.textContent!);
  };

  test("either board is as wide as the screen, and everything is in sight above the bar", async ({ page }) => {
    for (const setup of ["7x7 plain", "8x8 moving"]) {
      const table = await sitDown(page, { setup, turns: ["d4", "e5", "c4"] });
      const boxes = await Promise.all([table.mat, page.locator(".count"), page.locator(".table-actions")].map((part) => part.boundingBox()));
      const [board, count, bar] = boxes.map((box) => box!);
      expect(board!.width).toBe(360);
      expect(Math.abs(board!.height - board!.width)).toBeLessThan(1);
      expect(board!.y + board!.height).toBeLessThanOrEqual(count!.y);
      expect(count!.y + count!.height).toBeLessThanOrEqual(bar!.y);
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(640);
      await expect(table.latest(), "what just happened is told under every rule").toBeInViewport({ ratio: 1 });
      // Text above the board does not move it.
      await table.at(setup.startsWith("8x8") ? "a8" : "a7").tap();
      await expect(table.refusal()).toBeVisible();
      expect((await table.mat.boundingBox())!.y).toBe(board!.y);
      expect(await page.locator(".frame.beyond").evaluate(crossedOut), "names of ranks under the frame").toEqual([]);
      // Nor does what is opened over it.
      await table.button("floating-more").tap();
      await expect(table.sheets()).toBeVisible();
      expect((await table.mat.boundingBox())!.y).toBe(board!.y);
    }
  });
});

test("a whole game by mouse, which drags a checker", async ({ page }) => {
  const table = await setUp(page);
  const press: Press = (what) => what.click();
  await playOnPaper(table, press);
  await press(table.button("table-leave"));
  await playCheckers(table, press, drag);
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

/** A tic-tac-toe made in the game below. */
const LINE = "c5 d4 e3";

/** Plays a game by the keyboard alone. */
async function playByKeyboard(page: Page, language: Language): Promise<void> {
  const table = new Table(page, language);
  const { words } = table;
  await page.goto("./#/floating/set-up");

  // Set-up: two people, with a variation.
  await expect(page.getByRole("heading", { level: 1, name: words("home-floating") })).toBeFocused();
  await tabTo(page, words("floating-level-easy"));
  await press(page, "ArrowUp", "ArrowUp");
  await expect(page.getByRole("radio", { name: words("seating-second-person") })).toBeChecked();
  await tabTo(page, words("table-more"));
  await press(page, "Enter");
  await tabTo(page, words("floating-moving") + words("floating-moving-about"));
  await press(page, " ");
  await expect(page.getByRole("switch", { name: words("floating-moving") })).toBeChecked();
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

  // The board by arrow keys, by files and ranks; an out-of-reach square says why and stays empty.
  await table.turn("X");
  await expect(table.at("d4")).toBeFocused();
  await press(page, "Enter");
  await table.turn("O");
  await press(page, "ArrowUp", "ArrowRight", "Enter");
  await table.turn("X");
  await expect.poll(() => table.filled()).toEqual(["d4 X", "e5 O"]);
  await press(page, "a", "4", "Enter");
  await expect(table.due()).toHaveText(words("floating-refused-large", { way: "wide", count: 5 }));
  await expect(table.at("a4")).toBeFocused();

  // A checker is picked up and put back in each way, then moved.
  await press(page, "d", "m");
  await expect(table.due()).toHaveText(words("floating-due-lifted"));
  await press(page, "Escape");
  await expect(table.due()).toHaveText(words("floating-due-moving"));
  await press(page, "m", "m", "Enter", "Enter", "Enter", "c", "5", "Enter");
  await expect(table.due()).toHaveText(words("floating-due-moved", { from: "d4", to: "c5", side: "X" }));
  await press(page, "Backspace");
  await expect.poll(() => table.filled()).toEqual(["d4 X", "e5 O"]);
  await press(page, "d", "4", "m", "c", "5", "Enter", "d", "6", "Enter");
  await table.turn("O");
  await expect.poll(() => table.filled()).toEqual(["c5 X", "d6 X", "e5 O"]);
  await expect(table.latest()).toHaveText(words("floating-event-moved", { side: "X", from: "d4", to: "c5", square: "d6" }));

  // The rest of the game: files c to f, ranks 3 to 6.
  for (const square of "f3 e6 c4 f6 c6 c3 d3 e3 e4 d4 d5 f4 f5".split(" ")) {
    await press(page, square[0]!, square[1]!);
    await expect(table.at(square)).toBeFocused();
    await press(page, "Enter");
  }
  await expect(table.taken()).toHaveCount(16);
  await expect(table.button("table-again")).toBeVisible();
  await axe(page);

  await expect(table.button("table-again"), "the keyboard goes on from the board").toBeFocused();

  // Tic-tac-toes, undo, the record, and leaving.
  await tabTo(page, words("floating-count-line", { line: LINE }), "Shift+Tab");
  await expect(page.locator(".board .line")).toHaveCount(1);
  await tabTo(page, words("table-undo"));
  await press(page, "Enter", "Enter");
  await expect(table.taken()).toHaveCount(14);
  await tabTo(page, words("table-record-back"));
  await press(page, "Enter");
  await table.headline("table-viewing", { step: 13 });
  await tabTo(page, words("table-record-now"));
  await press(page, "Enter");
  await expect(table.taken()).toHaveCount(14);
  await tabTo(page, words("table-leave"), "Shift+Tab");
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-floating") })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`a whole game by the keyboard alone, the focus always in sight (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await playByKeyboard(page, language);
  });
}

test("the whole line that scored comes into sight with the keyboard, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("floating-end"));
  await new Table(page).openSheets();
  const chips = page.getByRole("region", { name: wordsOf("en")("floating-count") }).getByRole("button");
  const [first, ...others] = await chips.evaluateAll((chips) => chips.map((chip) => chip.getAttribute("aria-label")!));
  expect(others).toHaveLength(9);
  await page.getByRole("button", { name: first!, exact: true }).focus();
  for (const name of others) {
    await page.keyboard.press("Tab");
    const chip = page.getByRole("button", { name, exact: true });
    await expect(chip).toBeFocused();
    await expect(chip).toBeInViewport({ ratio: 0.98 });
  }
  await chips.first().click();
  await expect(new Table(page).sheets(), "what covers the line closes").toBeHidden();
  await expect(page.locator(".board .line")).toHaveCount(1);
});

test("the whole plain game is solved away from the page, which stays quick", async ({ page }) => {
  const table = await sitDown(page, { turns: ["d4"] });
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration))).observe({ entryTypes: ["longtask"] });
  });
  const now = () => page.evaluate(() => performance.now());
  const start = await now();
  const pressed = await table.button("table-analyse").boundingBox();
  await table.button("table-analyse").click();
  await expect(table.analysis()).toContainText(table.words("floating-values-draw"));
  expect(await table.button("table-analyse").boundingBox(), "what is analysed does not move the pressed button").toEqual(pressed);
  await expect(table.due(), "what is due stays").toHaveText(table.words("floating-due", { side: "O", touching: "no" }));
  const value = (await now()) - start;
  await expect.poll(async () => Object.keys(await table.values()).length).toBe(48);
  const all = (await now()) - start;
  const long = await page.evaluate(() => window.long);
  console.log(`the game is proved a draw after ${value.toFixed(0)} ms, every move after ${all.toFixed(0)} ms; long tasks of the page: ${long.join(", ") || "none"}`);
  // The time is in benches/README.md; on a busy machine everything takes longer, the page's tasks too.
  expect(Math.max(0, ...long), "no task of the page takes as long as the solving").toBeLessThan(all / 2);
});

test("a value that is not proved at once is proved in the end", RELEASE, async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 moving sharing", turns: ["d4"] });
  await table.button("table-analyse").click();
  await expect(table.analysis()).toContainText(table.words("floating-values-won", { side: "X", count: 1 }), { timeout: 25_000 });
});
