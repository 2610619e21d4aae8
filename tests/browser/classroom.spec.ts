import { type Page } from "@playwright/test";
import { FOUR } from "./class.ts";
import { axe, expect, test } from "./flub.ts";
import { TAUGHT } from "./games.ts";
import { isRelease, RELEASE } from "./level.ts";
import { settle } from "./looks.ts";
import { leave } from "./storage.ts";
import { TOURNAMENT, classOf } from "./tournament.screens.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
const radio = (page: Page, group: string, name: string) => page.getByRole("group", { name: words(group) }).getByRole("radio", { name: words(name, { count: 1 }), exact: true });

/** Opens a page for teachers with this in storage. */
async function open(page: Page, address: string, left: Record<string, string> = {}): Promise<void> {
  await leave(page, left);
  await page.goto(`./#/teach/${address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Opens the page with this worksheet. */
async function openSheet(page: Page, sheet: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#/teach/worksheet/${sheet}`);
  await page.locator(".worksheet-desk[aria-busy=false] .worksheet-sheet").first().waitFor();
}

/** The sizes of the pages that are printed, in points, or on this paper. */
async function printed(page: Page, format?: "A4" | "Letter"): Promise<string[]> {
  const pdf = (await page.pdf(format ? { format } : { preferCSSPageSize: true })).toString("latin1");
  const count = (pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, wide, high]) => `${Math.round(Number(wide))}x${Math.round(Number(high))}`);
  expect(sizes.length).toBeGreaterThanOrEqual(1);
  return Array.from({ length: count }, (_, page) => sizes[Math.min(page, sizes.length - 1)]!);
}

test("from the page for classes an exercise is posed in two taps @translated", async ({ page }) => {
  await page.goto("./#/teach");
  await page.getByRole("link", { name: words("teach-pose"), exact: true }).click();
  await button(page, "pose-go").click();
  await expect(page.locator(".pose-source")).toContainText(" seed ");
  await expect(button(page, "table-present-end"), "it is presented").toBeVisible();
  await page.reload();
  await expect(button(page, "table-present-end"), "it still is when it is loaded again").toBeVisible();
  await page.goto("./#/teach");
  await expect(page.getByRole("link", { name: words("settings-title") }), "leaving ends it").toBeVisible();
});

/** The labels that are not on their own card or square, or lie under the checker there. */
const astray = (labels: Element[]): string[] =>
  labels.filter((label) => {
    const own = label.getBoundingClientRect();
    const home = label.closest(".card, .square")!;
    const { left, right, top, bottom } = home.getBoundingClientRect();
    // What is written there is round, or ends as far from the middle.
    const padding = parseFloat(getComputedStyle(label).paddingLeft);
    const drawn = [...home.querySelectorAll(".square-sign > *")].map((one) => one.getBoundingClientRect());
    const isUnder = drawn.some(({ x, y, width, height }) => {
      const near = (from: number, to: number, middle: number) => Math.max(from - middle, middle - to, 0);
      const far = Math.hypot(near(own.left + padding, own.right - padding, x + width / 2), near(own.top, own.bottom, y + height / 2));
      return far < width / 2;
    });
    return own.width > 0 && (isUnder || own.left < left - 1 || own.right > right + 1 || own.top < top - 1 || own.bottom > bottom + 1);
  }).map((label) => `${label.closest("[data-square], .card")!.textContent}: ${label.textContent}`);

test("a posed exercise fills the wall, and nothing of it is cut", async ({ page }) => {
  test.slow();
  if (isRelease) test.setTimeout(20 * 60_000);
  const every = Object.entries({ floating: 14, lawtoe: 13, poe: 16, wholes: 16 }).flatMap(([game, steps]) =>
    Array.from({ length: steps }, (_, step) => `${game}_${step + 1}_hard_seed_3`),
  );
  for (const [width, height] of [[1366, 768], [1280, 800], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    for (const exercise of [...(isRelease ? every : []), "poe_13_seed_3", "lawtoe_13_seed_3", "floating_1_seed_3", "floating_1_medium_seed_4", "wholes_2_seed_3", "wholes_3_medium_seed_16", "wholes_10_seed_3", "wholes_15_seed_3", "wholes_16_seed_3"]) {
      await open(page, `pose/${exercise}`);
      await button(page, "table-present").click();
      await expect(page.locator(".pose-source")).toContainText(exercise.split("_").join(" "));
      expect(await page.locator(".card .face *, .square-rank, .square-file").evaluateAll(astray), `${exercise} at ${width}`).toEqual([]);
      for (const scene of ["posed", "voted"]) {
        const cut = () =>
          page.locator(".pose, .pose *:not(dialog *, .lesson-title, details:not([open]) > ul, details:not([open]) > ul *)").evaluateAll((all) =>
            all.filter((one) => {
              const { width, right, bottom } = one.getBoundingClientRect();
              return width > 0 && (right > innerWidth + 1 || bottom > innerHeight + 1);
            }).map((one) => one.outerHTML.slice(0, 80)),
          );
        await expect.poll(cut, `${exercise} ${scene} at ${width}`).toEqual([]);
        const mat = await page.locator(".pose .mat").boundingBox({ timeout: 200 }).catch(() => null);
        if (mat) expect(mat.height, exercise).toBeGreaterThan(0.8 * height);
        if (scene === "posed") {
          const letters = await page.locator(".pose-how > p").evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
          expect(Math.min(...letters), `what the class is to do, ${exercise} at ${width}`).toBeGreaterThanOrEqual(20);
        }
        await page.locator(".pose .primary").click();
      }
    }
  }
});

test("a key opens the code of a posed exercise as large as the screen", async ({ page }) => {
  await open(page, "pose/poe_13_seed_3");
  await page.locator(".pose-qr").waitFor();
  await page.keyboard.press("q");
  const code = await page.locator("dialog[open] .qr-code").boundingBox();
  const { height } = page.viewportSize()!;
  expect(code!.height).toBeGreaterThan(0.6 * height);
  const address = await page.locator("dialog[open] .pose-address").boundingBox();
  expect(address!.y + address!.height).toBeLessThanOrEqual(height);
  await axe(page);
  await page.keyboard.press("q");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  // On a device without keys a button says that it can be large, and the small one can be scanned from a desk.
  expect((await page.locator(".pose-qr .qr-code").boundingBox())!.height).toBeGreaterThan(0.17 * height);
  await page.getByRole("button", { name: words("pool-large") }).click();
  await expect(page.locator("dialog[open] .pose-large")).toBeVisible();
});

test("a class of 29 is pasted, and one tap makes the first round @sizes", async ({ page }) => {
  await open(page, "tournament");
  await page.getByRole("textbox", { name: words("tournament-list") }).fill(classOf(29));
  await button(page, "tournament-make").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator(".tournament-table")).toHaveCount(9);
  await expect(page.locator(".tournament-player")).toHaveCount(29);
  const first = (await page.locator(".tournament-table").first().boundingBox())!;
  expect(first.y, "what comes first takes little of a screen").toBeLessThan(0.65 * page.viewportSize()!.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe(page);
});

test("a table takes its result by keyboard, and says it", async ({ page }) => {
  await open(page, "tournament");
  await page.getByRole("textbox", { name: words("tournament-list") }).fill("Ana\nBen\nCid");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".tournament-player").first().focus();
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

test("a tournament is read from its file", async ({ page }) => {
  await open(page, "tournament", { "flub.tournament": TOURNAMENT });
  await button(page, "tournament-view-carry").click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("take-file") }).click();
  const file = await (await download).path();
  await button(page, "tournament-new-now").click();
  await page.getByLabel(words("tournament-from-file")).setInputFiles(file);
  await button(page, "tournament-open-it").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("tournament-title", { round: 2 }));
  expect(await page.evaluate(() => localStorage.getItem("flub.tournament"))).toBe(TOURNAMENT);
});

test("every plan prints on two pages, on any paper", async ({ page }) => {
  await settle(page, { language: "es", theme: "slate" });
  for (const game of TAUGHT) {
    for (const lesson of [1, 2, 3]) {
      await page.goto(`./#/teach/plans/${game}/${lesson}`);
      await expect(page.locator(".plan-part")).toHaveCount(6);
      const title = wordsOf("es")("plans-title", { game: wordsOf("es")(`home-${game}`), lesson });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      for (const paper of ["A4", "Letter"] as const) {
        expect((await printed(page, paper)).length, `${game} ${lesson} on ${paper}`).toBe(2);
      }
    }
  }
});

test("the table of a class prints in landscape, without buttons", async ({ page }) => {
  await settle(page, { language: "en", theme: "projector" });
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "class", { "flub.class": FOUR });
  await expect(page.locator(".class-table tbody tr")).toHaveCount(4);
  const hidden = await page.locator(".class-scroll").evaluate((table) => table.scrollWidth - table.clientWidth);
  expect(hidden, "sixteen steps stand beside each other in large text").toBe(0);
  const third = (await page.locator(".class-table tbody tr").nth(2).boundingBox())!;
  expect(third.y + third.height, "students are in sight at once").toBeLessThan(768);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("textarea, .class-page > .sheet, .class-students").first()).toBeHidden();
  const sizes = await printed(page);
  expect(sizes, "no page is blank").toHaveLength(1);
  const [width, height] = sizes[0]!.split("x");
  expect(Number(width)).toBeGreaterThan(Number(height));
  const many = Array.from({ length: 40 }, (_, number) => FOUR.replace(/^\w+/, `Student ${number}`).split("\n")[0]!).join("\n");
  await open(page, "class", { "flub.class": `${many}\n` });
  await expect(page.locator(".class-table tbody tr")).toHaveCount(40);
  expect(await printed(page), "forty do not fit one page, and are not made small for it").toHaveLength(2);
});

test("the page of an empty class prints no blank page", async ({ page }) => {
  await open(page, "class");
  expect(await printed(page)).toHaveLength(1);
});

test("the tables of a class fill the wall, with every name in one line", async ({ page }) => {
  for (const [width, height] of [[1366, 768], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "tournament", { "flub.tournament": TOURNAMENT.replace("- Ana A.", "- Maria Magdalena von Hohenlohe") });
    await button(page, "tournament-show").click();
    const groups = (await page.locator(".tournament-groups").boundingBox())!;
    expect(groups.height).toBeGreaterThan(0.8 * height);
    const wrong = () =>
      page.locator(".tournament-shown, .tournament-shown li").evaluateAll((all) =>
        all.filter((one) => {
          const { right, bottom, height } = one.getBoundingClientRect();
          const lines = one.matches("li li") ? height / parseFloat(getComputedStyle(one).lineHeight) : 1;
          return right > innerWidth || bottom > innerHeight || lines > 1.5;
        }).map((one) => one.outerHTML.slice(0, 80)),
      );
    await expect.poll(wrong).toEqual([]);
    const size = await page.locator(".tournament-shown").first().evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThan(height / 40);
  }
});

test("the newsletter of a tournament is a page without a seed", async ({ page }) => {
  await open(page, "tournament", { "flub.tournament": TOURNAMENT });
  await button(page, "tournament-view-scores").click();
  await expect(page.locator(".tournament-emblem")).toHaveCount(7);
  expect(await printed(page, "A4")).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toBeHidden();
});

test("the keys are on a page of their own, black on white, on Letter and on A4", async ({ page }) => {
  await settle(page, { language: "en", theme: "slate" });
  const [a4, letter] = ["595x842", "612x792"];
  // The second fills its first page to the last line, where a foot has no room that was not kept.
  for (const [sheet, count] of [["wholes_1-16_16_seed_3", 5], ["poe_1-16_24_seed_1", 8]] as const) {
    await openSheet(page, `worksheet_${sheet}`);
    for (const paper of ["worksheet-letter", "worksheet-a4"]) {
      await radio(page, "worksheet-paper", paper).check();
      await expect(page.locator(".worksheet-desk"), sheet).toContainText(words("worksheet-page-count", { count }));
      await expect(page.locator(".worksheet-sheet"), sheet).toHaveCount(count);
      expect(await printed(page), `${sheet} on ${paper}: the preview has the pages that are printed`).toHaveLength(count);
    }
    const second = page.locator(".worksheet-sheet").nth(1);
    const [number, length] = await Promise.all([second.locator("li").first().getAttribute("value"), page.locator(".worksheet-sheet").first().locator(".worksheet-exercise").count()]);
    expect(Number(number), "the second page goes on").toBe(length + 1);
    await expect(second.getByText(words("worksheet-name"), { exact: true }), "and says whose it is").toBeVisible();
  }
  await openSheet(page, "worksheet_lawtoe_4_6_seed_1");
  await expect(page.locator(".worksheet-key > .worksheet-head"), "both keys have room on one page").toHaveCount(2);
  const size = await page.locator(".worksheet-exercise").first().evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(size, "few exercises are larger").toBeGreaterThan(1.25 * 14);
  expect(await printed(page)).toEqual([a4, a4, a4]);
  await radio(page, "worksheet-paper", "worksheet-letter").check();
  expect(await printed(page)).toEqual([letter, letter, letter]);
  await radio(page, "worksheet-pages", "worksheet-pages-key").check();
  await radio(page, "worksheet-versions", "worksheet-versions-of").check();
  expect(await printed(page)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const astray = await page.evaluate(() => {
    const seen = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && !one.closest("svg, .visually-hidden"));
    const screen = seen.filter((one) => one.matches("header, nav, button, input, select, h1")).map((one) => one.outerHTML);
    return [...screen, ...seen.filter((one) => getComputedStyle(one).color !== "rgb(0, 0, 0)").map((one) => `not black: ${one.className}`)];
  });
  expect(astray).toEqual([]);
});

test("the eight exercises that are usual share one page of each version, and fill it", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  for (const sheet of ["floating_1_8", "floating_8_8", "wholes_3_8", "lawtoe_4_8", "poe_4_8"]) {
    await openSheet(page, `worksheet_${sheet}_seed_1`);
    const sheets = page.locator(".worksheet-sheet:not(.worksheet-key)");
    await expect(sheets, sheet).toHaveCount(2);
    const filled = await sheets.evaluateAll((all) => all.map((one) => {
      const [head, foot] = [".worksheet-head", ".worksheet-foot"].map((part) => one.querySelector(part)!.getBoundingClientRect());
      const lowest = Math.max(...[...one.querySelectorAll(".worksheet-exercise")].map((exercise) => exercise.getBoundingClientRect().bottom));
      return (lowest - head!.bottom) / (foot!.top - head!.bottom);
    }));
    for (const share of filled) expect(share, sheet).toBeGreaterThan(0.7);
    expect((await printed(page)).length, sheet).toBe(await page.locator(".worksheet-sheet").count());
  }
});

test("nothing on a sheet of any step is cut off", RELEASE, async ({ page }) => {
  test.setTimeout(300_000);
  for (const sheet of ["lawtoe_1-13_13", "poe_1-16_16", "wholes_1-16_16", "floating_1-14_14", "poe_faulty_4", "wholes_cloze_4", "wholes_sort_4", "floating_score_4"]) {
    await openSheet(page, `worksheet_${sheet}_seed_28`);
    const wrong = await page.evaluate(() => {
      const flat = [...document.querySelectorAll(".worksheet-exercise")].filter((one) => one.getBoundingClientRect().height < 40);
      const wide = [...document.querySelectorAll(".worksheet-board, .worksheet-form")].filter((one) => one.scrollWidth > one.clientWidth + 1);
      return [...flat, ...wide].map((one) => one.outerHTML.slice(0, 400));
    });
    expect(wrong, sheet).toEqual([]);
  }
});

test("a phone prints a whole sheet, in the largest text too", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "es", theme: "projector", size: "largest" });
  for (const sheet of ["poe_13_4", "wholes_14_2", "floating_1_2", "wholes_sort_2"]) {
    await openSheet(page, `worksheet_${sheet}_seed_3`);
    const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(width, sheet).toBe(screen);
  }
  expect(await printed(page), "both keys are on one page").toHaveLength(3);
});
