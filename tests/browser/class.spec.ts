import { readFileSync } from "node:fs";
import { type Locator, type Page } from "@playwright/test";
import { FOUR, progressOf, today, type Step } from "./class.ts";
import { axe, expect, test } from "./flub.ts";
import { TAUGHT } from "./games.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("flub.class"));

/** Opens a page with this in storage. */
async function open(page: Page, address: string, left: Record<string, string> = {}): Promise<void> {
  await settle(page, { language: "en", theme: "paper" });
  await leave(page, left);
  await page.goto(`./${address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Progress in POE. */
const poe = (...steps: Step[]) => progressOf({ poe: steps }, today());

const learnt: Step = { mastery: 4 };
const ADA = poe(learnt, learnt, { mastery: 2, slip: 0 });
const BEN = poe(learnt, { mastery: 1 }, { mastery: 1, slip: 0 });
const CY = poe({ mastery: 1, slip: 0 });

/** The nicknames in the order of the table. */
const names = (page: Page) => page.locator(".class-table tbody th").allTextContents();

const belief = (name: string) => words("learn-belief", { belief: name, letter: "R" });

/** The text of a file that a link offers. */
async function offered(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return readFileSync(await download.path(), "utf8");
}

test("pasted lines become a table, and a mangled one stays to be corrected", async ({ page }) => {
  await open(page, "#/teach/class");
  const field = page.getByLabel(words("class-many"));
  await field.fill(`Cy: ${CY}\nAda\thttps://example.org/#/learn/carry/${ADA}\nDan: ${BEN.slice(0, -1)}\n${BEN}`);
  await button(page, words("class-add")).click();
  await expect(field).toHaveValue(`Dan: ${BEN.slice(0, -1)}`);
  await expect(page.locator(".class-refused")).toContainText(words("class-fault", { fault: "mangled" }));
  expect(await names(page)).toEqual(["Ada", "Cy", words("class-unnamed", { number: 1 })]);
  await expect(main(page).getByText(words("class-made-up"))).toBeVisible();
  await expect(page.locator(".class-belief").first(), "two of three").toHaveText(belief("forbidden-joins"));
  await page.getByText(words("class-belief-who")).first().click();
  await expect(page.locator(".class-names").first()).toContainText("Ada");
  await axe(page);

  await field.fill(`Ben: ${BEN}`);
  await button(page, words("class-add")).click();
  expect(await names(page)).toContain("Ben");
  const sort = page.locator("th", { hasText: words("class-learnt") }).getByRole("button");
  await sort.click();
  await expect(page.locator("th[aria-sort]")).toHaveAttribute("aria-sort", "ascending");
  expect((await names(page))[0]).toBe("Cy");
  await sort.click();
  expect((await names(page))[0]).toBe("Ada");
});

test("links are added one after another, from the page and by opening them", async ({ page }) => {
  await open(page, "#/teach/class");
  const one = page.getByLabel(words("class-one"));
  for (const progress of [ADA, BEN]) {
    await one.fill(`https://example.org/#/learn/carry/${progress}`);
    await one.press("Enter");
    await expect(one).toHaveValue("");
    await expect(one).toBeFocused();
  }
  await page.evaluate((progress) => (location.hash = `#/learn/carry/${progress}`), CY);
  await page.getByLabel(words("learn-class-nickname")).fill("Cy");
  await button(page, words("learn-class-add")).click();
  await expect(main(page).getByText(words("learn-class-added", { name: "Cy" }))).toBeVisible();
  await page.getByRole("link", { name: words("learn-class-see") }).click();
  await expect(page.locator(".class-table tbody tr")).toHaveCount(3);
  await page.reload();
  await expect(main(page).getByText(words("class-nobody")), "nothing was saved").toBeVisible();
});

test("a class is forgotten unless it is saved, and a removed student can be restored", async ({ page }) => {
  await open(page, "#/teach/class");
  await page.getByLabel(words("class-many")).fill(`Ada ${ADA}\nBen ${BEN}`);
  await button(page, words("class-add")).click();
  expect(await kept(page)).toBe(null);
  await page.getByLabel(words("class-save"), { exact: true }).check();
  expect(await kept(page)).toBe(`Ada\t${ADA}\nBen\t${BEN}\n`);
  await page.reload();
  await expect(page.locator(".class-table tbody tr")).toHaveCount(2);
  await page.getByText(words("class-students"), { exact: true }).click();
  await button(page, words("class-remove", { name: "Ada" })).click();
  expect(await names(page)).toEqual(["Ben"]);
  await button(page, words("class-undo")).click();
  expect(await names(page)).toEqual(["Ada", "Ben"]);
  await page.getByLabel(words("class-nickname-of", { number: 1 })).fill("Ben");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(words("class-name-taken", { name: "Ben" }));
  await button(page, words("class-forget")).click();
  expect(await kept(page)).toBe(null);
  await page.reload();
  await expect(main(page).getByText(words("class-nobody"))).toBeVisible();
});

test("a table goes into a spreadsheet, whatever the students are called", async ({ page }) => {
  const nasty = ["=HYPERLINK(1)", "<b>Ben</b>", "עדה", "🦊", "x".repeat(200), 'say "yes", no'];
  await open(page, "#/teach/class");
  await page.getByLabel(words("class-many")).fill(nasty.map((name) => `${name}\t${ADA}`).join("\n"));
  await button(page, words("class-add")).click();
  await expect(page.locator(".class-table tbody tr")).toHaveCount(nasty.length);
  await expect(main(page).getByText(words("class-cut", { most: 40, names: "x".repeat(40) }))).toBeVisible();
  await expect(page.locator("b")).toHaveCount(0);
  const csv = await offered(page, page.getByRole("link", { name: words("class-csv") }));
  expect(csv.startsWith("\ufeff")).toBe(true);
  const rows = csv.slice(1).split("\r\n");
  expect(rows).toHaveLength(nasty.length + 2);
  expect(rows[0]).toContain(`${words("class-nickname")},${words("class-learnt")},`);
  expect(csv).toContain("'=HYPERLINK(1),2,");
  expect(csv).toContain('"say ""yes"", no",2,');
  expect(csv).toContain(words("class-belief-at", { step: 3, belief: belief("forbidden-joins") }));
});

test("a saved class of sixty takes no more students, and a mangled one is set aside", async ({ page }) => {
  const sixty = Array.from({ length: 60 }, (_, at) => `S${at + 1}\t${ADA}\n`).join("");
  await open(page, "#/teach/class", { "flub.class": sixty });
  await expect(page.locator(".class-table tbody tr")).toHaveCount(60);
  expect((await names(page)).slice(0, 3), "numbers by their size").toEqual(["S1", "S2", "S3"]);
  await page.getByLabel(words("class-many")).fill(`S61 ${ADA}`);
  await button(page, words("class-add")).click();
  await expect(page.locator(".class-refused")).toContainText(words("class-fault-full", { most: 60 }));
  await open(page, "#/teach/class", { "flub.class": sixty.slice(0, -3) });
  await expect(main(page).getByText(words("class-nobody"))).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("flub.aside.flub.class")))).toBe(true);
});

test("a student hands in a line with nickname and progress", async ({ page }) => {
  await open(page, "#/learn/carry", { "flub.learners": `* 1 ${ADA} Ada\n` });
  await expect(page.getByLabel(words("learn-hand-in-line"))).toHaveValue(`Ada: ${ADA}`);
});

/** How many pages it prints on A4. */
async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}

for (const language of ["en", "es"] as const) {
  test(`every plan prints on two pages at most (${language})`, ordinaryIf(language === "es"), async ({ page }) => {
    await settle(page, { language, theme: "slate" });
    for (const game of TAUGHT) {
      await page.goto(`./#/teach/plans/${game}`);
      await expect(page.locator(".plan-part")).toHaveCount(6);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(wordsOf(language)(`home-${game}`));
      expect(await pages(page), game).toBeLessThanOrEqual(2);
    }
  });
}

test("the parts of a plan take forty-five minutes, and its links lead to pages that exist", async ({ page }) => {
  await open(page, "#/teach/plans/poe");
  const minutes = await page.locator(".plan-time strong").allTextContents();
  expect(minutes.map((text) => Number.parseInt(text))).toEqual([5, 8, 7, 18, 5, 2]);
  const hrefs = await page.locator(".plan a").evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  for (const href of new Set(hrefs)) {
    await page.goto(`./${href}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(main(page).getByText(words("teach-no-page"))).toHaveCount(0);
  }
});

test("every step has its standards on paper and in a spreadsheet", async ({ page }) => {
  await open(page, "#/teach/standards");
  await expect(page.locator(".standards tbody tr")).toHaveCount(13 + 16 + 16 + 14);
  const csv = await offered(page, page.getByRole("link", { name: words("standards-csv") }));
  expect(csv.split("\r\n")).toHaveLength(1 + 59 + 1);
  expect(csv).toContain(`Wholes,6,${words("learn-wholes-step", { step: 6 })},`);
  expect(csv).toMatch(/Wholes,6,.*"4\.NF\.C, 6\.RP\.A\.3c"\r\n/);
});

test("the table of a class prints in landscape, without buttons", async ({ page }) => {
  await open(page, "#/teach/class", { "flub.class": FOUR });
  await expect(page.locator(".class-table tbody tr")).toHaveCount(4);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("textarea, .class-page > .sheet, .class-students").first()).toBeHidden();
  const size = await page.pdf({ preferCSSPageSize: true }).then((pdf) => pdf.toString("latin1").match(/\/MediaBox\s*\[0 0 (\d+)\S* (\d+)/));
  expect(Number(size?.[1])).toBeGreaterThan(Number(size?.[2]));
});
