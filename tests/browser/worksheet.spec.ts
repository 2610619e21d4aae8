import { readFileSync } from "node:fs";
import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { TAUGHT } from "./games.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The steps of a game's ladder, counted from the names they have in its words. */
function stepsOf(game: string): number {
  const file = readFileSync(new URL(`../../static/words/en/learn/${game}.ftl`, import.meta.url), "utf8");
  const names = new RegExp(`learn-${game}-step = [^]*?\n}`).exec(file)![0];
  return names.match(/\[\d+\]/g)!.length;
}

const SPECIALS = ["lawtoe_faulty", "lawtoe_cloze", "poe_faulty", "poe_cloze", "wholes_faulty", "wholes_cloze", "wholes_sort", "floating_faulty", "floating_cloze", "floating_score"];

/** Waits until the sheets are made. */
async function made(page: Page): Promise<void> {
  await page.locator(".worksheet-desk[aria-busy=false] .worksheet-sheet").first().waitFor({ timeout: 30_000 });
}

/** Opens the page with this worksheet. */
async function open(page: Page, sheet: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#/teach/worksheet/${sheet}`);
  await made(page);
}

const radio = (page: Page, group: string, name: string) => page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true });
const texts = (page: Page, version: number) => page.locator(".worksheet-exercises").nth(version).locator(".worksheet-open a").allTextContents();

/** The sizes of the pages that are printed, in points. */
async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const count = (pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, wide, high]) => `${Math.round(Number(wide))}x${Math.round(Number(high))}`);
  expect(sizes.length).toBeGreaterThanOrEqual(1);
  return Array.from({ length: count }, (_, page) => sizes[Math.min(page, sizes.length - 1)]!);
}

test("four taps lead from the page for classes to a printed sheet of any step", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => ((window as unknown as { printed: number }).printed += 1) });
  });
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./#/teach");
  await page.getByRole("main").getByRole("link", { name: words("teach-worksheet"), exact: true }).click();
  await radio(page, words("worksheet-game"), words("home-poe")).check();
  await page.getByLabel(words("worksheet-content"), { exact: true }).selectOption("7");
  await page.getByRole("button", { name: words("table-print"), exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  await expect(page.locator(".worksheet-sheet h2").first()).toHaveText(words("learn-step", { step: 7, name: words("learn-poe-step", { step: 7 }) }));
});

test("the same link makes the same sheets, and version B has other exercises of the same steps", async ({ page }) => {
  const link = "worksheet_poe_5-14_10_seed_1234";
  await open(page, link);
  const [a, b] = [await texts(page, 0), await texts(page, 1)];
  const paper = await page.locator(".worksheet-papers").innerHTML();
  expect(a).toHaveLength(10);
  const steps = (texts: string[]) => texts.map((text) => text.replace(/ seed .*/, ""));
  expect(steps(a)).toEqual(steps(b));
  a.forEach((text, place) => expect(text).not.toBe(b[place]));
  await page.reload();
  await made(page);
  expect(await page.locator(".worksheet-papers").innerHTML()).toBe(paper);
  await expect(page.getByLabel(words("worksheet-link"))).toHaveValue(new RegExp(`#/teach/worksheet/${link}$`));
  // What stands at an exercise opens it on a screen.
  await page.locator(".worksheet-open a").first().click();
  await expect(page).toHaveURL(/#\/learn\/poe\/exercise\/poe_5_seed_\d+$/);
  await expect(page.locator(".lesson-ask")).not.toBeEmpty();
});

test("the key is on pages of its own, black on white, on Letter and on A4", async ({ page }) => {
  await settle(page, { language: "en", theme: "slate" });
  await open(page, "worksheet_lawtoe_4_6_seed_1");
  const [a4, letter] = ["595x842", "612x792"];
  expect(await printed(page)).toEqual([a4, a4, a4, a4]);
  await radio(page, words("worksheet-paper"), words("worksheet-letter")).check();
  expect(await printed(page)).toEqual([letter, letter, letter, letter]);
  await radio(page, words("worksheet-pages"), words("worksheet-pages-exercises")).check();
  await expect(page.locator(".worksheet-key")).toHaveCount(0);
  expect(await printed(page)).toHaveLength(2);
  await radio(page, words("worksheet-pages"), words("worksheet-pages-key")).check();
  await radio(page, words("worksheet-versions"), words("worksheet-versions-of", { count: 1 })).check();
  expect(await printed(page)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const astray = await page.evaluate(() => {
    const seen = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && !one.closest("svg, .visually-hidden"));
    const screen = seen.filter((one) => one.matches("header, nav, button, input, select, h1")).map((one) => one.outerHTML);
    return [...screen, ...seen.filter((one) => getComputedStyle(one).color !== "rgb(0, 0, 0)").map((one) => `not black: ${one.className}`)];
  });
  expect(astray).toEqual([]);
});

for (const game of TAUGHT) {
  const last = stepsOf(game);
  const sheets = [`${game}_1-${last}`, ...SPECIALS.filter((special) => special.startsWith(game))];
  test(`every step and special sheet of ${game} is drawn on paper, with its key`, ordinaryIf(game === "poe" || game === "wholes"), async ({ page }) => {
    test.slow();
    for (const sheet of sheets) {
      await open(page, `worksheet_${sheet}_${sheet === sheets[0] ? last : 4}_seed_28`);
      const count = sheet === sheets[0] ? last : 4;
      await expect(page.locator(".worksheet-exercise"), sheet).toHaveCount(2 * count);
      await expect(page.locator(".worksheet-answer"), sheet).toHaveCount(2 * count);
      const wrong = await page.evaluate(() => {
        const papers = document.querySelector(".worksheet-papers")!;
        const drawn = (one: Element) => one.querySelector("svg:not(.qr-code), .card, .face, .fraction, .paper-tick") !== null;
        const empty = [...papers.querySelectorAll(".worksheet-exercise")].filter((one) => !drawn(one) || one.getBoundingClientRect().height < 40);
        const unsaid = [...papers.querySelectorAll(".worksheet-answer")].filter((one) => !one.textContent!.trim() && !one.querySelector("svg"));
        const pressed = [...papers.querySelectorAll("button, input, select, [id], [tabindex]")];
        const wide = [...papers.querySelectorAll(".worksheet-board, .worksheet-form")].filter((one) => one.scrollWidth > one.clientWidth + 1);
        return [empty, unsaid, pressed, wide].map((ones) => ones.map((one) => one.outerHTML.slice(0, 400)));
      });
      expect(wrong, `${sheet}: empty, without an answer, to press or named, cut off`).toEqual([[], [], [], []]);
      await expect(page.locator(".worksheet-papers")).not.toContainText("⟦");
    }
  });
}

test("a hand to sort is opened on a screen by its code", async ({ page }) => {
  await open(page, "worksheet_wholes_sort_2_seed_4");
  await expect(page.locator(".worksheet-exercise .qr-code")).toHaveCount(4);
  await expect(page.locator(".worksheet-open a")).toHaveCount(0);
  await radio(page, words("worksheet-game"), words("home-poe")).check();
  await made(page);
  await expect(page.locator(".worksheet-exercise .qr-code"), "elsewhere when they are wanted").toHaveCount(0);
  await radio(page, words("worksheet-codes"), words("worksheet-codes-each")).check();
  await expect(page.locator(".worksheet-exercise .qr-code")).not.toHaveCount(0);
});

test("a link without a valid worksheet says why, and shows a sheet to begin with", async ({ page }) => {
  const links = [
    ["worksheet_poe_99_4_seed_9", "content"],
    ["worksheet_chess_1_4_seed_9", "ladder"],
    ["worksheet_poe_1_25_seed_9", "count"],
    ["worksheet_poe_1_4_seed_9999999", "seed"],
    ["%ZZ", "form"],
    ["%3Cb%3E🂡", "form"],
  ] as const;
  for (const [link, fault] of links) {
    await open(page, link);
    await expect(page.getByRole("alert")).toHaveText(words("worksheet-unreadable", { fault, most: 24 }));
    await expect(page.locator(".worksheet-exercise")).not.toHaveCount(0);
  }
});

test("a seed is typed or drawn, and an invalid one changes nothing", async ({ page }) => {
  await open(page, "worksheet_floating_7_2_seed_5");
  const first = await texts(page, 0);
  const seed = page.getByLabel(words("worksheet-seed"), { exact: true });
  const link = page.getByLabel(words("worksheet-link"));
  for (const wrong of ["-1", "1000000", "<b>7</b>", "🂡"]) {
    await seed.fill(wrong);
    await seed.press("Enter");
    await expect(page.getByText(words("worksheet-seed-wrong"))).toBeVisible();
    expect(await texts(page, 0)).toEqual(first);
  }
  await seed.fill("77");
  await seed.press("Enter");
  await expect(link).toHaveValue(/worksheet_floating_7_2_seed_77$/);
  await expect(page.getByText(words("worksheet-seed-wrong"))).toHaveCount(0);
  await page.getByRole("button", { name: words("worksheet-another"), exact: true }).click();
  await expect(link).not.toHaveValue(/seed_77$/);
  await expect(seed).not.toHaveValue("77");
});

test("a phone prints a whole sheet, in the largest text too", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "es", theme: "projector", size: "largest" });
  for (const sheet of ["poe_13_4", "wholes_14_2", "floating_1_2", "wholes_sort_2"]) {
    await open(page, `worksheet_${sheet}_seed_3`);
    const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(width, sheet).toBe(screen);
  }
  expect(await printed(page)).toHaveLength(4);
});
