import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { leave } from "./storage.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** How many pages it prints on this paper size. */
async function pages(page: Page, format: "A4" | "Letter" = "A4"): Promise<number> {
  const pdf = await page.pdf({ format });
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}

/** What prints although it is for the screen only, or is not black on white. */
async function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && !one.closest("svg, .visually-hidden"));
    const screen = seen.filter((one) => one.matches("header, nav, .button, .icon-button, dialog, .hand, input")).map((one) => `to press: ${one.className}`);
    const black = seen.filter((one) => getComputedStyle(one).color !== "rgb(0, 0, 0)").map((one) => `not black: ${one.className}`);
    return [...new Set([...screen, ...black])];
  });
}

/** What is folded and does not print. */
async function folded(page: Page): Promise<string[]> {
  const inside = page.locator("details > :not(summary)");
  expect(await inside.count()).toBeGreaterThan(0);
  return inside.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map((one) => one.textContent!));
}

for (const { name, save, long } of TESTED) {
  test(`a game of ${name} is printed with every move, black on white`, ordinaryIf(name === "poe"), async ({ page }) => {
    await leave(page, { [save]: long });
    await settle(page, { language: "en", theme: "slate" });
    await page.goto(`./#/${name}`);
    await expect(stepsOf(page, words)).not.toHaveCount(0);
    const steps = await stepsOf(page, words).count();
    await page.emulateMedia({ media: "print" });
    expect(await astray(page)).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const cut = await page.getByRole("region", { name: words("table-record") }).evaluate((record) => record.scrollHeight - record.clientHeight);
    expect(cut, "no move is behind an edge").toBeLessThanOrEqual(0);
    await expect(stepsOf(page, words).filter({ visible: true })).toHaveCount(steps);
    expect(await pages(page)).toBeLessThanOrEqual(3);
  });

  test(`how to play ${name} is printed whole`, ordinaryIf(name === "wholes"), async ({ page }) => {
    await settle(page, { language: "en", theme: "projector" });
    await page.goto(`./#/how-to/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const sections = await page.getByRole("heading", { level: 2 }).count();
    await page.emulateMedia({ media: "print" });
    expect(await astray(page)).toEqual([]);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(sections);
    expect(await folded(page), "what is folded is printed").toEqual([]);
    const count = await pages(page);
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(9);
  });
}

test("the steps of every game and their standards are printed, folded or not", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./#/teach/standards");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await expect(page.locator("tbody tr").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  expect(await folded(page)).toEqual([]);
  expect(await pages(page)).toBeGreaterThanOrEqual(3);
});

test("mats, boards and score sheets take a page each", async ({ page }) => {
  await settle(page, { language: "en", theme: "slate" });
  await page.goto("./#/print");
  const papers = [
    [words("print-mat", { side: 3 }), ".paper-mat li", 9],
    [words("print-mat", { side: 4 }), ".paper-mat li", 16],
    [words("print-board", { side: 7 }), ".paper-mat li", 49],
    [words("print-scores"), ".paper-scores tbody tr", 21],
  ] as const;
  for (const [name, pieces, count] of papers) {
    await page.getByRole("radio", { name, exact: true }).check();
    await expect(page.locator(pieces)).toHaveCount(count);
    await axe(page);
    await page.emulateMedia({ media: "print" });
    expect(await astray(page)).toEqual([]);
    for (const format of ["A4", "Letter"] as const) expect(await pages(page, format), `${name} ${format}`).toBe(1);
    await page.emulateMedia({ media: "screen" });
  }
});

test("the cards of a pack, and of a deck of one's own, are laid out nine to a page", async ({ page }) => {
  await leave(page, { "flub.wholes.decks": "My <b>halves</b>: 1/2*30, 50%*16\n" });
  await page.goto("./#/print");
  for (const deck of [words("wholes-pack-quarters"), "My <b>halves</b>"]) {
    await page.getByRole("radio", { name: words("print-cards", { deck }), exact: true }).check();
    const cards = await page.locator(".paper-cards .card").count();
    expect(cards).toBeGreaterThanOrEqual(36);
    await axe(page);
    await page.emulateMedia({ media: "print" });
    expect(await astray(page)).toEqual([]);
    for (const format of ["A4", "Letter"] as const) expect(await pages(page, format)).toBe(Math.ceil(cards / 9));
    await page.emulateMedia({ media: "screen" });
  }
});

test("every choice of paper fits the narrowest screen, in the largest size of the projector theme", async ({ page }) => {
  await settle(page, { language: "es", theme: "projector", size: "largest" });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("./#/print");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const papers = await page.getByRole("radio").all();
  expect(papers.length).toBeGreaterThanOrEqual(5);
  for (const paper of papers) {
    await paper.check();
    const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(width).toBe(screen);
  }
});
