import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { leave } from "./storage.ts";
import { TOURNAMENT, classOf } from "./tournament.screens.ts";
import { beginning, wordsOf } from "./words.ts";

const words = wordsOf("en");
const KEY = "flub.tournament";

const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
const list = (page: Page) => page.getByRole("textbox", { name: words("tournament-list") });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const tables = (page: Page) => page.locator(".tournament-table");
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? "", KEY);

/** Opens the page with this tournament kept, or none. */
async function open(page: Page, text?: string): Promise<void> {
  await leave(page, text === undefined ? {} : { [KEY]: text });
  await page.goto("./#/teach/tournament");
  await title(page).waitFor();
}

/** The player of a table, from 0. */
const player = (page: Page, table: number, at: number) => tables(page).nth(table).locator(".tournament-player").nth(at);

test("a class of 29 is pasted, and one tap makes the first round @sizes", async ({ page }) => {
  await open(page);
  await list(page).fill(classOf(29));
  await expect(page.locator(".tournament-count")).toHaveText(
    words("tournament-count", { players: 29, tables: "both", fours: 2, threes: 7, teams: 7 }),
  );
  await button(page, "tournament-make").click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 1 }));
  await expect(title(page)).toBeFocused();
  await expect(tables(page)).toHaveCount(9);
  await expect(page.locator(".tournament-player")).toHaveCount(29);
  const seed = /seed (\d+)/.exec(await kept(page))![1]!;
  await expect(page.locator(".tournament-head")).toContainText(words("tournament-about", { players: 29, teams: 7, seed }));
  await axe(page);
});

test("a round is tapped in with ties, undone, done again, and the next one moves players @translated", async ({ page }) => {
  await open(page);
  await list(page).fill(classOf(9));
  await button(page, "tournament-make").click();
  const same = (table: number) => tables(page).nth(table).getByRole("button", { name: words("tournament-same-place") });
  // 2 1 3; 1 1 3; all the same.
  for (const at of [1, 0, 2]) await player(page, 0, at).click();
  await player(page, 1, 0).click();
  await same(1).click();
  await player(page, 1, 1).click();
  await player(page, 1, 2).click();
  await player(page, 2, 0).click();
  for (const at of [1, 2]) {
    await same(2).click();
    await player(page, 2, at).click();
  }
  const places = "table 1: 2 1 3\ntable 2: 1 1 3\ntable 3: 1 1 1\n";
  await expect.poll(() => kept(page)).toContain(places);
  await expect(player(page, 0, 1)).toContainText(words("tournament-points", { points: 60 }));
  await expect(player(page, 1, 1)).toContainText(words("tournament-points", { points: 50 }));
  await expect(player(page, 2, 2)).toContainText(words("tournament-points", { points: 40 }));
  // A tap takes a place back, and undo brings it again.
  await player(page, 0, 1).click();
  await expect.poll(() => kept(page)).toContain("table 1: 1 - 2\n");
  await button(page, "table-undo").click();
  await button(page, "table-undo").click();
  await expect.poll(() => kept(page)).toContain("table 3: 1 1 -\n");
  await button(page, "table-redo").click();
  await expect.poll(() => kept(page)).toContain(places);
  const last = (await player(page, 0, 2).locator("bdi").textContent())!;
  await button(page, "tournament-next-round").click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 2 }));
  await expect(tables(page).nth(1), "the last of the first table moves down").toContainText(last);
  await page.reload();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 2 }));
  await button(page, "tournament-view-scores").click();
  await expect(page.locator(".tournament-news")).toContainText(words("tournament-rose"));
  await expect(page.locator(".tournament-rose > li")).toHaveCount(2);
  await expect(page.locator(".tournament-scores tbody tr")).toHaveCount(2);
  await expect(page.locator(".tournament-scores")).toContainText("60");
});

test("a table takes its result by keyboard, and says it", async ({ page }) => {
  await open(page);
  await list(page).fill("Ana\nBen\nCid");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await player(page, 0, 0).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".tournament-asked")).toHaveText(words("tournament-tap", { place: 2 }));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const said = [["Ana", 1, 60], ["Ben", 2, 40], ["Cid", 3, 20]].map(([name, place, points]) =>
    words("tournament-player-result", { name: name!, place: place!, points: points! }),
  );
  await expect(page.locator('[role="status"].visually-hidden', { hasText: said.reduce((first, then) => words("shell-clauses", { first, then })) })).toHaveCount(1);
  await expect(page.locator(".tournament-player").last()).toBeFocused();
});

test("who is absent is skipped, who comes late sits down, and an unfinished round asks", async ({ page }) => {
  await open(page);
  await list(page).fill(classOf(10));
  await button(page, "tournament-make").click();
  await page.locator("summary").click();
  const person = (at: number) => page.locator(".tournament-person").nth(at);
  await person(0).click();
  await expect(person(0)).toHaveAttribute("aria-pressed", "true");
  await expect(tables(page)).toHaveCount(3);
  await expect(page.locator(".tournament-player")).toHaveCount(9);
  await page.getByRole("textbox", { name: words("tournament-late") }).fill("<b>Zoë</b> 🦊");
  await button(page, "tournament-late-add").click();
  await expect(page.locator(".tournament-player")).toHaveCount(10);
  await expect(page.locator(".tournament-player", { hasText: "<b>Zoë</b> 🦊" })).toBeVisible();
  await button(page, "tournament-late-add").click();
  await expect(page.locator(".notice", { hasText: words("tournament-refused-no-name") })).toBeVisible();
  await player(page, 0, 0).click();
  await expect(person(1)).toHaveAttribute("aria-disabled", "true");
  await button(page, "tournament-next-round").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(words("tournament-next-open", { tables: 3 }));
  await dialog.getByRole("button", { name: words("tournament-next-anyway") }).click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 2 }));
  await expect(page.locator(".tournament-player"), "still absent").toHaveCount(10);
  await button(page, "table-undo").click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 1 }));
  await page.goto("./#/teach");
  await page.getByRole("link", { name: words("teach-tournament") }).click();
  await button(page, "table-redo").click();
  await expect(title(page), "changes can be done again after a look elsewhere").toHaveText(words("tournament-title", { round: 2 }));
});

test("rosters of 0, 1, 2, 60 and 61, and names of any kind", async ({ page }) => {
  await open(page);
  for (const [count, said] of [
    [0, words("tournament-few", { names: 0 })],
    [1, words("tournament-few", { names: 1 })],
    [2, words("tournament-few", { names: 2 })],
    [61, words("tournament-many", { names: 61, most: 60 })],
    [60, words("tournament-count", { players: 60, tables: "threes", threes: 20, fours: 0, teams: 15 })],
  ] as const) {
    await list(page).fill(classOf(count));
    await expect(page.locator(".tournament-count")).toHaveText(said);
    if (count === 60) break;
    await button(page, "tournament-make").click();
    await expect(list(page), "nothing is lost").toHaveValue(classOf(count));
  }
  const names = ["<img src=x onerror=alert(1)>", "🦊🦊", "ליאור כהן", "x".repeat(200), "Ana", "Ana", "a_b;c~%41"];
  await list(page).fill([...names, "y".repeat(201)].join("\n"));
  await expect(page.locator(".tournament-count")).toHaveText(words("tournament-long-name", { line: 8, most: 200 }));
  await list(page).fill(names.join("\n"));
  await button(page, "tournament-make").click();
  const shown = (await page.locator(".tournament-player bdi").allTextContents()).sort();
  expect(shown).toEqual([...names.slice(0, 5), "Ana (2)", "a_b,c~%41"].sort());
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const before = await kept(page);
  await button(page, "tournament-view-carry").click();
  const link = await page.getByRole("textbox", { name: words("tournament-link") }).inputValue();
  await leave(page, {});
  await page.goto(link);
  await expect(title(page)).toHaveText(words("tournament-title", { round: 1 }));
  expect(await kept(page), "the link carries all of it").toBe(before);
});

test("a tournament is taken along as a file, and replaces another only after a confirmation", async ({ page }) => {
  await open(page, TOURNAMENT);
  await button(page, "tournament-view-carry").click();
  await expect(page.getByRole("img", { name: words("tournament-code") })).toBeVisible();
  const link = await page.getByRole("textbox", { name: words("tournament-link") }).inputValue();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("tournament-file") }).click();
  const file = await (await download).path();
  await button(page, "tournament-new-now").click();
  await page.getByLabel(words("tournament-from-file")).setInputFiles(file);
  await button(page, "tournament-open-it").click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 2 }));
  expect(await kept(page)).toBe(TOURNAMENT);
  const other = "flub tournament 1 seed 9 awards 40 45 50\n- A\n- B\n- C\nround 1\n";
  await open(page, other);
  await page.goto("./#/");
  await page.goto(link);
  await expect(page.getByText(words("tournament-link-in-the-way"))).toBeVisible();
  expect(await kept(page)).toBe(other);
  await button(page, "tournament-link-open").click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 2 }));
  expect(await kept(page)).toBe(TOURNAMENT);
  await button(page, "tournament-view-carry").click();
  await button(page, "tournament-new-now").click();
  await expect(page.locator(".tournament-aside li"), "both were put aside").toHaveCount(2);
  await page.locator(".tournament-aside li").last().getByRole("button", { name: beginning(words("tournament-open")) }).click();
  await expect(title(page)).toHaveText(words("tournament-title", { round: 1 }));
  await expect.poll(() => kept(page)).toBe(other);
});

test("mangled links and files say what is wrong and change nothing", async ({ page }) => {
  await open(page, TOURNAMENT);
  for (const [link, said] of [
    ["%zz", words("tournament-fault-cut")],
    ["hello", words("tournament-fault-other")],
    ["flub_tournament_1_seed_7_awards_40_45_50;-_A;-_B;-_C", words("tournament-fault-cut")],
    ["flub_tournament_1_seed_7_awards_40_45_50;-_A;-_B;-_C;round_1;table_1:_1_2_9", words("tournament-fault-line", { line: 6 })],
  ] as const) {
    await page.goto("./#/");
    await page.goto(`./#/teach/tournament/${link}`);
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    expect(await kept(page)).toBe(TOURNAMENT);
  }
  await open(page);
  await list(page).fill(TOURNAMENT.replace("table 9", "tabel 9"));
  await expect(page.locator(".tournament-count")).toHaveText(words("tournament-fault-line", { line: 40 }));
});
