import { type Page } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { SAVE, Table, sitDown } from "./poe.ts";
import { leave } from "./storage.ts";

/** The board without opponents. */
async function board(page: Page): Promise<Table> {
  await leave(page, {});
  await page.goto("./#/board/poe");
  const table = new Table(page);
  await expect(table.mat).toBeVisible();
  return table;
}

async function write(table: Table, ...letters: string[]): Promise<void> {
  for (const letter of letters) await table.pencil(letter);
}

/** A statement about the board with this text. */
function fact(table: Table, told: string | RegExp) {
  return table.page.getByRole("main").getByRole("listitem").filter({ hasText: told });
}

async function draw(table: Table, what: "required" | "permitted" | "none"): Promise<void> {
  await table.page.getByRole("radio", { name: table.words(`table-lines-${what}`), exact: true }).check();
}

async function goal(table: Table, kind: "odd" | "even" | "least" | "exactly", number?: number): Promise<void> {
  await table.page.getByRole("radio", { name: table.words(`poe-goal-${kind}`), exact: true }).check();
  if (number) await table.page.getByLabel(table.words("poe-goal-number")).fill(String(number));
}

/** The letters noted in a square, by kind. */
async function notes(table: Table, square: number, kind: "safe" | "ripe" | "impossible"): Promise<string> {
  return (await table.square(square).locator(`.note-${kind}`).allTextContents()).join("");
}

test("letters are written, replaced and erased, by mouse and by keys", async ({ page }) => {
  const table = await board(page);
  await write(table, "R1", "F5", "P9");
  await expect.poll(() => table.letters()).toBe("R...F...P");
  await write(table, "P1");
  await expect.poll(() => table.letters()).toBe("P...F...P");
  await table.square(5).click();
  await table.button("table-board-erase").click();
  await expect.poll(() => table.letters()).toBe("P.......P");
  await table.square(2).press("r");
  await table.square(2).press("9");
  await page.keyboard.press("Backspace");
  await expect.poll(() => table.letters()).toBe("PR.......");
  await table.button("table-board-clear").click();
  await expect.poll(() => table.letters()).toBe(".........");
});

test("connections are counted and drawn, the required and the permitted apart", async ({ page }) => {
  const table = await board(page);
  // `P.. PRR P..` of the rules: one required, four permitted.
  await write(table, "P1", "P4", "R5", "R6", "P7");
  await expect(page.getByText(table.words("table-board-connections", { required: 1, permitted: 4 }))).toBeVisible();
  await draw(table, "required");
  await expect(table.strokes("required")).toHaveCount(1);
  await expect(table.strokes()).toHaveCount(1);
  await draw(table, "permitted");
  await expect(table.strokes("permitted")).toHaveCount(4);
  await expect(table.strokes()).toHaveCount(4);
  await draw(table, "none");
  await expect(table.strokes()).toHaveCount(0);
});

test("the board says whether it is solved, possible and ripe, and why not, and shows a proof", async ({ page }) => {
  const table = await board(page);
  const says = (id: string, values?: Parameters<Table["words"]>[1]) => expect(fact(table, table.words(id, values))).toBeVisible();
  await says("poe-board-unsolved");
  await says("poe-board-possible");
  await says("poe-board-unripe");

  await write(table, "P5", "R2");
  const ripe = fact(table, /One letter is enough: with [PR]\d there is \d{3}/);
  await ripe.getByRole("button").click();
  await expect(table.strokes()).not.toHaveCount(0);
  await ripe.getByRole("button").click();
  await expect(table.strokes()).toHaveCount(0);
  await expect(fact(table, "R2 is an A-flub"), "the last letter's flub").toBeVisible();

  await write(table, "P8");
  await says("poe-board-solved", { list: "258" });

  await table.button("table-board-clear").click();
  await write(table, "R1", "F2", "F4", "F5");
  const why = table.words("poe-obstacle-stranded", { square: 1 });
  await says("poe-board-impossible", { why });
  await says("poe-note-p", { move: "F5", why });
});

test("in empty squares the letters are sorted: safe, ripe, impossible; and a screen reader hears the safe ones", async ({ page }) => {
  const table = await board(page);
  await goal(table, "even");
  await write(table, "F2", "F5", "F8");
  expect(await notes(table, 6, "impossible"), "F6 is a P-flub in the rules").toContain("F");
  await table.button("table-board-clear").click();
  await goal(table, "odd");
  await write(table, "P5");
  // R2, and P2, would make 257 or 258 one letter away; the rules name F1, F2 and F3 as safe.
  expect(await notes(table, 2, "ripe")).toContain("R");
  for (const square of [1, 2, 3]) expect(await notes(table, square, "safe")).toContain("F");
  await expect(table.square(1)).toHaveAccessibleName(table.words("table-board-square", { square: 1, count: 1, letters: "F" }));
});

test("other goals and mats: at least, exactly, and 4 by 4", async ({ page }) => {
  const table = await board(page);
  await expect(page.getByRole("radio", { name: table.words("poe-goal-least"), exact: true })).toHaveCount(0);
  await page.getByRole("radio", { name: table.words("poe-tough"), exact: true }).check();
  await goal(table, "exactly", 5);
  await write(table, "R1", "R3", "F4", "F8", "P7", "P9");
  await expect(fact(table, "P9 is a P-flub"), "the rules: P9 is a P-flub").toBeVisible();
  await page.getByRole("radio", { name: table.words("poe-big-tough"), exact: true }).check();
  await expect(table.mat.getByRole("button")).toHaveCount(16);
  await goal(table, "least", 1);
  await write(table, "P1", "P6", "P11", "P16");
  await expect(fact(table, table.words("poe-board-solved", { list: "1-6-11-16" }).replace(/\.$/, ""))).toBeVisible();
});

test("a number that cannot be a goal is brought into bounds", async ({ page }) => {
  const table = await board(page);
  await page.getByRole("radio", { name: table.words("poe-tough"), exact: true }).check();
  await goal(table, "least");
  const field = page.getByLabel(table.words("poe-goal-number"));
  await expect(page.getByText(table.words("poe-goal-range", { most: 34 })), "what is allowed is said").toBeVisible();
  for (const [typed, kept] of [["999999", "34"], ["0", "1"], ["-3", "1"], ["7", "7"]] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(kept);
  }
});

test("a number is typed character by character without interference", async ({ page }) => {
  const table = await board(page);
  await page.getByRole("radio", { name: table.words("poe-tough"), exact: true }).check();
  await goal(table, "exactly");
  const field = page.getByLabel(table.words("poe-goal-number"));
  await field.press("End");
  await field.press("Backspace");
  await expect(field).toHaveValue("");
  await field.pressSequentially("12");
  await expect(field).toHaveValue("12");
  await field.blur();
  await expect(field).toHaveValue("12");
  await field.fill("");
  await field.blur();
  await expect(field, "without a number the one before stays").toHaveValue("12");
});

test("a game starts from the board, with its goal and letters", async ({ page }) => {
  await holdTime(page);
  const table = await board(page);
  await write(table, "R4", "F9");
  await goal(table, "even");
  await table.button("poe-board-start").click();
  await expect(page.getByText(table.words("poe-opening", { goal: table.words("poe-goal", { goal: "even" }), letters: 2 }))).toBeVisible();
  await table.button("table-begin").click();
  await expect.poll(() => table.letters()).toBe("...R....F");
  await expect(page.getByText(table.words("poe-goal", { goal: "even" }), { exact: true })).toBeVisible();
  expect(await table.saved()).toContain(" from E ...R....F seed ");
  await page.reload();
  await expect.poll(() => table.letters()).toBe("...R....F");
  await expect(page).toHaveURL(/#\/poe$/);
});

test("no game starts from a mat that is full or from which no solution can be reached", async ({ page }) => {
  const table = await board(page);
  const start = table.button("poe-board-start");
  await expect(start).toHaveAttribute("aria-disabled", "false");
  await write(table, "R1", "F2", "F4", "F5");
  await expect(start).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(table.words("poe-board-no-start"))).toBeVisible();
  await start.click({ force: true });
  await expect(page.getByRole("heading", { level: 2, name: table.words("table-board") })).toBeVisible();
  await table.button("table-board-clear").click();
  await expect(start).toHaveAttribute("aria-disabled", "false");
  await write(table, "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9");
  await expect(start).toHaveAttribute("aria-disabled", "true");
});

test("a match in play is not lost by looking at the board", async ({ page }) => {
  await holdTime(page);
  await page.goto("./#/poe");
  const table = new Table(page);
  await table.button("table-begin").click();
  await table.setGoal("odd");
  await page.goto("./#/board/poe");
  await write(table, "R1");
  const saved = await table.saved();
  await table.button("poe-board-start").click();
  expect(await table.saved()).toBe(saved);
  await expect(table.button("table-begin"), "who starts from a board wants that game").toHaveClass(/primary/);
  await table.button("table-continue").click();
  await expect(table.latest()).toHaveText(table.words("poe-event-goal", { who: "you", goal: "odd" }));
});

test("a match that begins from the board puts the one in play aside", async ({ page }) => {
  await holdTime(page);
  await sitDown(page, { actions: ["1 goal O", "2 F1"] });
  const table = new Table(page);
  const running = await table.saved();
  await page.goto("./#/board/poe");
  await write(table, "R1");
  await table.button("poe-board-start").click();
  await table.button("table-begin").click();
  await expect.poll(() => table.saved()).toContain(" from O R........ seed ");
  expect(await page.evaluate((key) => localStorage.getItem(`flub.aside.${key}.1`), SAVE)).toBe(running);
});
