import { type Page } from "@playwright/test";
import { VISIBLE_RULES, axe, expect, test } from "./flub.ts";
import { SIZES, THEMES, settle } from "./looks.ts";
import { SCREENS, named, visit } from "./pages.ts";
import { sitDown } from "./poe.ts";
import { type Look, beyond, small, withoutRoom } from "./room.ts";
import { wordsOf } from "./words.ts";

/** From the narrowest phone to the largest projector, on end and on its side; a laptop at 200 %, which is half as wide, and a
    school's old screen at 400 %. */
const VIEWPORTS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 960, height: 540 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 3840, height: 2160 },
];

/** Where there may be too little room. Slate differs from paper in colours alone. */
const LOOKS: Look[] = [
  { theme: "paper", size: "usual" },
  { theme: "paper", size: "largest" },
  { theme: "projector", size: "usual" },
  { theme: "projector", size: "largest" },
  { theme: "paper", size: "usual", spread: true },
];

/** Changes what a setting would: all of it hangs on this attribute, as other tests show. */
async function show(page: Page, setting: "theme" | "size", value: string): Promise<void> {
  await page.evaluate(([name, value]) => document.documentElement.setAttribute(name!, value!), [`data-${setting}`, value]);
}

/** Holds the screen to what it is to be in every theme. */
async function isOpen(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  for (const theme of THEMES) {
    await show(page, "theme", theme);
    await (theme === "paper" ? axe(page) : axe(page, VISIBLE_RULES));
    expect(await page.evaluate(beyond), `pixels beyond the right edge, ${theme}, ${width}`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(small), `too small to press, ${theme}, ${width}`).toEqual([]);
  }
}

// A screen is reached once and looked at in every way, since reaching it takes longest. It is reached where there is least
// room: what is opened there for want of room stays open.
for (const screen of SCREENS) {
  test(`${screen.name} is open to everybody, in every theme and size`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(SIZES.phone.viewport);
    await settle(page, { language: "en", theme: "paper" });
    await visit(page, screen);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    for (const { viewport } of [SIZES.phone, SIZES.laptop, SIZES.projector]) {
      await page.setViewportSize(viewport);
      await isOpen(page);
    }
  });

  // Longer words matter most where there is little room.
  test(`${screen.name} is open to everybody in Spanish, and has room on any screen @phone-only`, async ({ page }) => {
    test.slow();
    await settle(page, { language: "es", theme: "paper" });
    await visit(page, screen);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await isOpen(page);
    const amiss: string[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      amiss.push(...(await withoutRoom(page, LOOKS)));
    }
    expect(amiss).toEqual([]);
  });
}

test("a long headline has room beside the last turn, without a torn word @phone-only", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper", size: "largest" });
  await visit(page, named("floating-open"));
  const headline = wordsOf("es")("floating-turn-computer", { side: "O" });
  await page.locator(".status-turn > span").evaluate((span, headline) => (span.textContent = headline), headline);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    expect(await withoutRoom(page, [{ theme: "paper", size: "largest" }])).toEqual([]);
  }
});

test("the twentieths of the board stand apart, on any screen and in any size", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("wholes-turn"));
  const apart = () =>
    page.locator(".tick-label:visible").evaluateAll((labels) => {
      const boxes = labels.map((label) => label.getBoundingClientRect());
      return Math.min(...boxes.slice(1).map((box, before) => box.left - boxes[before]!.right));
    });
  for (const size of ["usual", "largest"]) {
    await show(page, "size", size);
    for (const width of [320, 640, 768, 897, 1024, 1366, 3840]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await apart(), `pixels between two of them, ${size}, ${width}`).toBeGreaterThan(4);
    }
  }
  await show(page, "size", "usual");
  await page.setViewportSize(SIZES.laptop.viewport);
  await expect(page.locator(".tick-label:visible")).toHaveCount(21);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator(".tick-label:visible")).toHaveCount(5);
});

test("what a card of a deck is drawn as is read whole, on any screen and in any size @phone-only", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper" });
  await visit(page, named("wholes-decks-mixed"));
  const lacks = () =>
    page.locator(".deck-select").first().evaluate((select: HTMLElement) => {
      const width = select.offsetWidth;
      select.style.width = "max-content";
      const wanted = select.offsetWidth;
      select.style.width = "";
      return wanted - width;
    });
  for (const [theme, size] of [["paper", "usual"], ["paper", "largest"], ["projector", "usual"], ["projector", "largest"]] as const) {
    await show(page, "theme", theme);
    await show(page, "size", size);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      expect(await lacks(), `pixels that the longest lacks, ${theme}, ${size}, ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});

for (const [name, table] of [["wholes-turn", ".felt"], ["lawtoe-writing", ".table-mat"]] as const) {
  test(`${name} gives the table more room than what stands beside it, on the screen of a small projector`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await settle(page, { language: "en", theme: "projector" });
    await visit(page, named(name));
    const [board, side] = [(await page.locator(table).boundingBox())!, (await page.locator(".table-side").boundingBox())!];
    expect(board.width).toBeGreaterThan(side.width);
    expect(side.y + side.height, "it reaches down as far as there is a screen").toBeGreaterThan(700);
  });
}

for (const name of ["home", "settings", "how-to-poe", "lawtoe-verdict-holds", "poe-writing", "floating-moved", "wholes-won"]) {
  test(`${name} has room when the browser's own letters are twice as large`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize(SIZES.phone.viewport);
    await settle(page, { language: "es", theme: "paper" });
    await visit(page, named(name));
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThan(20);
    for (const { width, height } of VIEWPORTS) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(beyond), `pixels beyond the right edge, ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  });
}

// A phone on its side, a laptop at 200 %.
for (const viewport of [{ width: 640, height: 360 }, { width: 683, height: 384 }]) {
  for (const [name, table] of [["lawtoe-writing", ".table-mat"], ["poe-writing", ".table-mat"], ["floating-first", ".table-mat"], ["wholes-turn", ".felt"]] as const) {
    test(`${name} has the table and what to do in sight at once on a screen of ${viewport.width} by ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await settle(page, { language: "es", theme: "paper" });
      await visit(page, named(name));
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of [table, ".status", ".table-actions"]) await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 });
    });
  }
}

test("what a word means fits the narrowest screen, wherever the word stands", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper", size: "largest" });
  await page.setViewportSize({ width: 320, height: 568 });
  await sitDown(page, {}, "es");
  for (const term of await page.locator(".term").all()) {
    await term.locator("summary").click();
    await expect(term.locator(".term-meaning")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await term.locator("summary").click();
  }
});
