import { type Page, type ViewportSize } from "@playwright/test";
import { COLOUR_RULES, VISIBLE_RULES, axe, expect, test } from "./flub.ts";
import { RELEASE, isRelease } from "./level.ts";
import { SIZES, THEMES, settle, type Language, type Theme } from "./looks.ts";
import { SCREENS, named, turnTo, visit } from "./pages.ts";
import { sitDown } from "./poe.ts";
import { type Look, beneath, beyond, scrolled, small, withoutRoom } from "./room.ts";
import { wordsOf } from "./words.ts";

/** From the narrowest phone to the largest projector, portrait and landscape; a laptop at 200 %, which is half as wide,
    and a school's old screen at 400 %. */
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

const USUAL: Look = { theme: "paper", size: "usual" };

/** The look with the least room. */
const LARGEST: Look = { theme: "projector", size: "largest" };

/** The looks that may be short of room. Slate differs from paper in colours only. */
const LOOKS: Look[] = [USUAL, { theme: "paper", size: "largest" }, { theme: "projector", size: "usual" }, LARGEST];

/** Wide letter spacing, independent of themes and sizes. */
const SPREAD: Look = { ...USUAL, spread: true };

/** Where to check that a screen fits. */
interface Room {
  viewports: ViewportSize[];
  looks: Look[];
}

/** Every viewport in every look, for the release run. */
const EVERYWHERE: Room = { viewports: VIEWPORTS, looks: [...LOOKS, SPREAD] };

/** Where there is least room of all, for every screen. */
const LEAST: Room = { viewports: [{ width: 320, height: 256 }], looks: [LARGEST, SPREAD] };

/** Where each layout has the least room. In the ordinary run the screens take turns with them, since of each layout there are many screens. */
const BY_TURNS: Room[] = [
  { viewports: [SIZES.phone.viewport], looks: [USUAL] },
  { viewports: [{ width: 640, height: 360 }], looks: [LARGEST] },
  { viewports: [{ width: 1024, height: 768 }], looks: [LARGEST] },
];

/** The rule that takes most of axe-core's time. In the ordinary run the screens take turns with it too: all contrasts are held without
    a browser (`tests/app/contrast.rs`). */
const contrastOf = (place: number) => (isRelease || place % BY_TURNS.length === 0 ? [] : ["color-contrast"]);

/** Where the longest words, and words from right to left, have the least room. */
const NARROW: Room = { viewports: [{ width: 320, height: 256 }, { width: 320, height: 568 }, { width: 360, height: 640 }, { width: 1024, height: 768 }], looks: [USUAL, LARGEST] };

/** Where to check that this screen fits, by its place among all. */
const roomsOf = (place: number) => (isRelease ? [EVERYWHERE] : [LEAST, BY_TURNS[place % BY_TURNS.length]!]);

/** The themes in which to check what every screen must meet. The engine's tests hold the contrasts of them all. */
const SEEN: readonly Theme[] = isRelease ? THEMES : ["paper"];

/** Applies a setting, which acts only through this attribute, as other tests show. */
async function show(page: Page, setting: "theme" | "size", value: string): Promise<void> {
  await page.evaluate(([name, value]) => document.documentElement.setAttribute(name!, value!), [`data-${setting}`, value]);
}

/** The rules that depend on the theme: a screen must meet all of them on paper; slate differs in colours, projector in
    sizes too. */
const DECIDED: Record<Theme, [rules?: string[]]> = { paper: [], slate: [COLOUR_RULES], projector: [VISIBLE_RULES] };

/** Checks that the screen meets the rules in these themes at this size, without some of them. */
async function isOpen(page: Page, size: keyof typeof SIZES, themes: readonly Theme[], without: string[] = []): Promise<void> {
  const { viewport } = SIZES[size];
  await page.setViewportSize(viewport);
  for (const theme of themes) {
    await show(page, "theme", theme);
    // Where a bar rests it covers nothing, which axe-core would take for small targets: one that sticks to the bottom rests at
    // the end of what scrolls, one that sticks to the top at its beginning.
    await page.evaluate(() => {
      const scrolling = [...document.querySelectorAll("main *")].filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
      for (const one of scrolling) one.scrollTop = one.scrollHeight;
      const bar = document.querySelector(".setup-start");
      const sticksOnTop = bar !== null && getComputedStyle(bar).bottom === "auto";
      scrollTo(0, sticksOnTop ? 0 : document.documentElement.scrollHeight);
    });
    await axe(page, DECIDED[theme][0], without);
    expect(await page.evaluate(beyond), `pixels beyond the right edge, ${theme}, ${viewport.width}`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(small), `too small to press, ${theme}, ${viewport.width}`).toEqual([]);
  }
}

/** How many screens are checked in one load of the app. */
const TOGETHER = 12;

/** Where each such row of screens begins. */
const FIRSTS = SCREENS.map((_, place) => place).filter((place) => place % TOGETHER === 0);

/** The languages that every screen is checked in beside English, and how. In the ordinary run it is Spanish alone, whose words are longer
    than the English ones; German has the longest words, and Arabic runs from right to left. */
const SPOKEN: { language: Language; name: string; rooms: (place: number) => Room[]; themes: readonly Theme[]; tag: string[] }[] = [
  { language: "es", name: "Spanish", rooms: roomsOf, themes: SEEN, tag: ["@phone-only"] },
  { language: "de", name: "German", rooms: () => [NARROW], themes: ["paper"], tag: ["@phone-only", "@release"] },
  { language: "ar", name: "Arabic", rooms: () => [NARROW], themes: ["paper"], tag: ["@phone-only", "@release"] },
];

for (const [{ language, name, rooms, themes, tag }, first] of SPOKEN.flatMap((spoken) => FIRSTS.map((first) => [spoken, first] as const))) {
  const screens = SCREENS.slice(first, first + TOGETHER);
  test(`every screen from ${screens[0]!.name} to ${screens.at(-1)!.name} is open to everybody in ${name}, and has room`, { tag }, async ({ page }) => {
    test.setTimeout(screens.length * (isRelease ? 90_000 : 30_000));
    await settle(page, { language, theme: "paper" });
    await page.goto("./");
    for (const [place, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        // It is opened where there is least room: what opens there for lack of room stays open.
        await page.setViewportSize(SIZES.phone.viewport);
        await turnTo(page, screen);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        if (screen.fits) expect(await page.evaluate(beneath), "what is done next is beneath what a phone shows").toEqual([]);
        await isOpen(page, "phone", themes, contrastOf(first + place));
        await show(page, "theme", "paper");
        if (screen.fits) {
          await page.setViewportSize(SIZES.laptop.viewport);
          expect(await page.evaluate(scrolled), "pixels that a laptop does not show at once").toBeLessThanOrEqual(0);
        }
        const problems: string[] = [];
        for (const { viewports, looks } of rooms(first + place)) problems.push(...(await withoutRoom(page, viewports, looks)));
        expect.soft(problems).toEqual([]);
      });
    }
  });
}

for (const screen of SCREENS) {
  test(`${screen.name} is open to everybody in English, in every theme and size`, RELEASE, async ({ page }) => {
    test.slow();
    await page.setViewportSize(SIZES.phone.viewport);
    await settle(page, { language: "en", theme: "paper" });
    await visit(page, screen);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    for (const size of ["phone", "laptop", "projector"] as const) await isOpen(page, size, THEMES);
  });
}

test("a long headline has room beside the last turn, without a torn word", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "es", theme: "paper", size: "largest" });
  await visit(page, named("floating-open"));
  const headline = wordsOf("es")("floating-turn-computer", { side: "O" });
  await page.locator(".status-turn > span").evaluate((span, headline) => (span.textContent = headline), headline);
  expect(await withoutRoom(page, VIEWPORTS, [{ theme: "paper", size: "largest" }])).toEqual([]);
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
  await page.setViewportSize({ width: 900, height: 768 });
  await expect(page.locator(".tick-label:visible")).toHaveCount(5);
});

test("pieces stand over their ticks, on any screen", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("wholes-called-wrong"));
  for (const width of [320, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const off = await page.evaluate(() => {
      const middle = (one: Element) => one.getBoundingClientRect().x + one.getBoundingClientRect().width / 2;
      const place = (one: Element) => /--place: ?(\d+)/.exec(one.getAttribute("style")!)![1]!;
      const ticks = new Map([...document.querySelectorAll(".tick")].map((tick) => [place(tick), middle(tick)]));
      return [...document.querySelectorAll(".piece")].map((piece) => Math.abs(middle(piece) - ticks.get(place(piece))!));
    });
    expect(Math.max(...off), `pixels beside its tick at ${width}`).toBeLessThan(1);
  }
});

test("what a card of a deck is drawn as is read whole, on any screen and in any size", { tag: "@phone-only" }, async ({ page }) => {
  await settle(page, { language: "es", theme: "paper" });
  await visit(page, named("wholes-decks-mixed"));
  const longest = page.getByLabel(wordsOf("es")("wholes-deck-form", { number: 1 }), { exact: true });
  const lacks = () =>
    longest.evaluate((select: HTMLElement) => {
      const width = select.offsetWidth;
      select.style.width = "max-content";
      const wanted = select.offsetWidth;
      select.style.width = "";
      return wanted - width;
    });
  for (const { theme, size } of isRelease ? LOOKS : [LARGEST]) {
    await show(page, "theme", theme);
    await show(page, "size", size);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      expect(await lacks(), `pixels that the longest lacks, ${theme}, ${size}, ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
  await turnTo(page, named("learn-wholes"));
  for (const { theme, size } of [USUAL, LARGEST]) {
    await show(page, "theme", theme);
    await show(page, "size", size);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const beside = await page.locator(".card").evaluateAll((cards) =>
        cards.map((card) => {
          const [outer, inner] = [card, card.querySelector(".card-value > .face")!].map((one) => one.getBoundingClientRect());
          return Math.min(inner!.left - outer!.left, outer!.right - inner!.right) / outer!.width;
        }),
      );
      expect(Math.min(...beside), `room beside a value, ${theme}, ${size}, ${viewport.width}`).toBeGreaterThan(0.08);
    }
  }
});

test("the table has more room than what stands beside it, on the screen of a small projector", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await settle(page, { language: "en", theme: "projector" });
  await page.goto("./");
  for (const [name, table] of [["wholes-turn", ".card-table"], ["lawtoe-writing", ".table-mat"]] as const) {
    await turnTo(page, named(name));
    const [board, side] = [(await page.locator(table).boundingBox())!, (await page.locator(".table-side").boundingBox())!];
    expect(board.width, name).toBeGreaterThan(side.width);
    expect(side.y + side.height, `${name}: it reaches down as far as there is a screen`).toBeGreaterThan(700);
  }
  // What is to be read is larger there, the rule of a card too.
  await turnTo(page, named("wholes-turn"));
  expect(await page.locator(".status-due").evaluate((due) => parseFloat(getComputedStyle(due).fontSize))).toBeGreaterThan(20);
  await page.setViewportSize(SIZES.laptop.viewport);
  await expect(page.locator(".hand .card-name").first()).toBeVisible();
  expect(await page.locator(".hand .card-rule").first().evaluate((rule) => parseFloat(getComputedStyle(rule).fontSize))).toBeGreaterThan(15);
});

test("a sum that is mended in court is as large as a laptop has room for", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("teach-court-mend"));
  await expect(page.locator(".pose")).toHaveAttribute("data-fit", "0");
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "projector"));
  await turnTo(page, named("teach-court-found"));
  for (const read of [".court-task", ".notice", ".pool-belief"]) {
    const size = await page.locator(`.pose ${read}`).first().evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(size, `${read} is read from the last row`).toBeGreaterThanOrEqual(24);
  }
});

test("every page has room when the browser's own letters are twice as large", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await settle(page, { language: "es", theme: "paper" });
  await page.goto("./");
  for (const name of ["home", "settings", "how-to-poe", "lawtoe-verdict-holds", "poe-writing", "floating-moved", "wholes-won"]) {
    await page.setViewportSize(SIZES.phone.viewport);
    await turnTo(page, named(name));
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThan(20);
    for (const { width, height } of VIEWPORTS) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(beyond), `pixels beyond the right edge, ${name}, ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the table and what to do are in sight at once on a low screen", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper" });
  // A phone in landscape, a laptop at 200 %, a larger phone.
  const [lowest, ...others] = [{ width: 640, height: 360 }, { width: 683, height: 384 }, { width: 844, height: 390 }] as const;
  await page.setViewportSize(lowest);
  await page.goto("./");
  for (const [name, table] of [["lawtoe-writing", ".table-mat"], ["poe-writing", ".table-mat"], ["floating-first", ".table-mat"], ["wholes-turn", ".card-table"]] as const) {
    await page.setViewportSize(lowest);
    await turnTo(page, named(name));
    for (const viewport of [lowest, ...others]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      if (name === "wholes-turn") await expect(page.locator(".hand")).toBeInViewport({ ratio: 0.99 });
      for (const part of [table, ".status", ".table-actions"]) await expect(page.locator(part), name).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test("what a word means fits the narrowest screen, wherever the word stands", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper", size: "largest" });
  await page.setViewportSize({ width: 320, height: 568 });
  await sitDown(page, {}, "es");
  const words = wordsOf("es");
  for (const term of ["connection", "solution"]) {
    const word = page.getByRole("button", { name: new RegExp(`^(${words(`poe-term-${term}`).replace(", ", "|")})$`) });
    await word.click();
    await expect(page.locator(".term-meaning", { hasText: words(`poe-term-${term}-is`) })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await word.click();
  }
});
