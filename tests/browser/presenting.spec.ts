import { type Locator, type Page } from "@playwright/test";
import * as floating from "./floating.ts";
import { axe, expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { isRelease, ordinaryIf } from "./level.ts";
import { LANGUAGES, SIZES, settle, type Language } from "./looks.ts";
import { named, visit } from "./pages.ts";
import * as poe from "./poe.ts";
import { beyond as tooWide } from "./room.ts";
import { leave } from "./storage.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A game of each kind; in Wholes, the test picks a card of the hand. */
const GAMES = [
  { name: "lawtoe", save: lawtoe.SAVE, kept: lawtoe.saveOf({ actions: lawtoe.MATCHES.rich }) },
  { name: "poe", save: poe.SAVE, kept: poe.saveOf({ actions: poe.ROUNDS.a }) },
  { name: "wholes", save: wholes.SAVE, kept: wholes.saveOf({ players: wholes.ALONE, actions: ["1 draws"] }) },
  { name: "floating", save: floating.SAVE, kept: floating.saveOf({ turns: floating.WHOLE.slice(0, 5) }) },
] as const;

const present = (page: Page, language: Language = "en") => page.getByRole("button", { name: wordsOf(language)("table-present"), exact: true });
/** Waits until the style sheet makes the page large: a moment after its buttons have changed. */
const isLarge = (page: Page) => expect(page.locator(":root[data-presenting]")).toBeVisible();

async function start(page: Page, language?: Language): Promise<void> {
  await present(page, language).click();
  await isLarge(page);
}

const settings = (page: Page) => page.getByRole("navigation").getByRole("link", { name: words("settings-title") });

const toggle = (page: Page, id: string) => page.locator(".presenter").getByRole("button", { name: words(id), exact: true });
/** The elements with visible text smaller than 24 px. */
const small = (page: Page, besides = "") =>
  page.locator("body *").evaluateAll((all, besides) => {
    const text = (one: Element) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "");
    const left = `.visually-hidden, .skip-link${besides}`;
    const shown = all.filter((one) => text(one) && one.checkVisibility({ visibilityProperty: true }) && !one.closest(left));
    return shown.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 24).map((one) => one.outerHTML);
  }, besides);

for (const { name, save, kept } of GAMES) {
  test(`${name} is presented to a class, playable and large`, ordinaryIf(name === "poe"), async ({ page }) => {
    await leave(page, { [save]: kept });
    await settle(page, { language: "en", theme: "projector" });
    await page.goto(`./#/${name}`);
    if (name === "wholes") await new wholes.Table(page).card("1/4").click();
    await expect(page.locator(".status-turn")).toBeVisible();
    await present(page).focus();
    await page.keyboard.press("Enter");
    await expect(toggle(page, "shell-presenter-reveal"), "a presenter's keys press it").toBeFocused();
    await isLarge(page);
    for (const one of await page.locator("nav .shell-link, .record").all()) await expect(one).toBeHidden();
    for (const one of await page.locator(".mat, .held, .letter-key, .table-actions button:not(dialog button, .only-narrow)").all()) {
      await expect(one, await one.innerText()).toBeVisible();
    }
    expect(await small(page)).toEqual([]);
    const beyond = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    expect(beyond, "nothing has to be scrolled").toEqual([0, 0]);
    await axe(page);
    for (const [width, height] of [[1024, 900], [360, 640]] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(tooWide), `pixels too wide at ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(SIZES.laptop.viewport);
    await toggle(page, "table-record").click();
    await expect(page.locator(".record")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(settings(page)).toBeVisible();
  });
}

test("open hands are large enough to be read by a class", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  for (const screen of ["wholes-practice", "wholes-six-practice"]) {
    await visit(page, named(screen));
    await start(page);
    await expect(page.locator(".open-hand").first()).toBeVisible();
    // The third of a percent is part of a number that is itself large.
    expect(await small(page, ", .open-hand .face > * > .fraction"), screen).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("the hand of Wholes is whole beside a sum, however many play", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  const others = ["Ada", "Blaise", "Emmy", "Kurt", "Leo"].map((name) => `computer careful ${name}`);
  for (const count of [1, 2, 3, 4, 5]) {
    await leave(page, { [wholes.SAVE]: wholes.saveOf({ players: ["person Ana", ...others.slice(0, count)], actions: ["1 draws"] }) });
    await page.goto("./#/wholes");
    await page.locator(".held").first().click();
    await start(page);
    for (const card of await page.locator(".held").all()) await expect(card, `with ${count} others`).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Escape");
  }
});

test("what a presenter hides is not to be seen until it is revealed", async ({ page }) => {
  await leave(page, { [poe.SAVE]: poe.saveOf({ actions: poe.DONE }) });
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./#/poe");
  await start(page);
  const parts = [page.locator(".verdict .notice"), page.locator(".mat-strokes"), page.locator(".status-turn")];
  for (const part of parts) await expect(part).toBeVisible();
  await toggle(page, "shell-presenter-verdict").click();
  await toggle(page, "shell-presenter-proof").click();
  for (const part of parts) await expect(part).toBeHidden();
  await expect(page.getByText(words("shell-presenter-veil"))).toBeVisible();
  await page.keyboard.press(".");
  await expect(parts[0]!).toBeVisible();
});

test("what is known of a board is not to be seen until it is revealed", async ({ page }) => {
  await leave(page, {});
  await settle(page, { language: "en", theme: "slate" });
  await page.goto("./#/board/poe/beginning_O_P1_P4");
  await start(page);
  const facts = page.locator(".facts");
  await toggle(page, "shell-presenter-verdict").click();
  await expect(facts).toBeHidden();
  await page.keyboard.press("b");
  await expect(facts).toBeVisible();
  expect(await small(page)).toEqual([]);
});

/** Each of the six hands in or gives up a proof, and one proof is false, which takes an extra line. */
const SIX = {
  players: ["Ana", "Ben", "Cem", "Dan", "Eva", "Fay"].map((name) => `person ${name}`),
  actions: [
    ...poe.ROUNDS.a,
    ...["1 challenges A", "2 joins challenger", "4 joins mover", "5 joins challenger", "6 joins challenger"],
    ...["1 proves P8: 258 instead F1", "2 proves P7: 257 instead F1", "5 proves P8: 258 357 instead F1", "6 gives up"],
  ],
};

/** Whether all of it is on the screen, and not scrolled out of sight in another element. */
const isSeen = (part: Locator) =>
  part.evaluate(async (element) => {
    const [seen] = await new Promise<IntersectionObserverEntry[]>((resolve) => new IntersectionObserver(resolve).observe(element));
    return seen!.intersectionRatio > 0.99;
  });

/** Finished rounds: by a proof that holds, by a false proof of a force-out, and of six players. */
const VERDICTS = [
  { actions: poe.DONE },
  { actions: [...poe.ROUNDS.forced, "1 forces out", "1 proves R3: 123", "2 proves P3: 123", "3 gives up"] },
  SIX,
];

for (const language of LANGUAGES) {
  test(`a verdict is presented at once, with board and points (${language})`, ordinaryIf(language === "es"), async ({ page }) => {
    await settle(page, { language, theme: "projector" });
    for (const match of VERDICTS) {
      await leave(page, { [poe.SAVE]: poe.saveOf(match) });
      await page.goto("./#/poe");
      await start(page, language);
      const parts = page.locator(".mat, .status-turn, .status-goal, .player-chip, .verdict .notice, .finding, .verdict .primary");
      await expect(parts).toHaveCount(5 + 2 * (match === SIX ? 6 : 3));
      for (const part of await parts.all()) expect(await isSeen(part), await part.innerText()).toBe(true);
      // Text a thirty-second of the screen's height can be read from the back of a room.
      expect(await small(page)).toEqual([]);
      await axe(page);
    }
  });
}

test("a called whole is presented at once on the screen of a small projector", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await settle(page, { language: "en", theme: "projector" });
  for (const name of ["wholes-called-wrong", "wholes-called-right"]) {
    await visit(page, named(name));
    await start(page);
    for (const part of await page.locator(".lane, .sentence, .played-cards .card, .sum-place").all()) {
      expect(await isSeen(part), `${name}: ${await part.innerText()}`).toBe(true);
    }
    await page.keyboard.press("Escape");
  }
  // What is posed: 2/20 in a card, and the numbers of rows in their squares.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [exercise, labels, around] of [["wholes_3_hard_seed_10", ".face .fraction", ".card"], ["floating_5_seed_7", ".square-rank:not(:empty)", ".square"]] as const) {
    await page.goto(`./#/teach/pose/${exercise}`);
    await page.locator(`.pose ${around}`).first().waitFor();
    const astray = () =>
      page.locator(`.pose ${labels}`).evaluateAll((all, around) => {
        const reaches = (one: Element) => {
          const [inner, outer] = [one, one.closest(around)!].map((part) => part.getBoundingClientRect());
          return inner!.left < outer!.left || inner!.right > outer!.right || inner!.top < outer!.top || inner!.bottom > outer!.bottom;
        };
        const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
        return shown.length > 3 ? shown.filter(reaches).map((one) => one.outerHTML) : "none is shown";
      }, around);
    await expect.poll(astray, exercise).toEqual([]);
  }
});

/** Screens with a board and an event; in the ordinary run, at least one finished one per game. */
const HAPPENED = ["lawtoe-verdict-holds", "poe-writing", "poe-verdict-flaw", "wholes-turn", "wholes-called-wrong", "floating-moved", "floating-end"];

test("board and what happened are presented at once on the screen of an old projector", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await settle(page, { language: "es", theme: "projector" });
  for (const name of HAPPENED.filter((name) => isRelease || /verdict|called|end/.test(name))) {
    await visit(page, named(name));
    await start(page, "es");
    const parts = page.locator(".mat, .board, .lane, .sum-place, .played-cards .card, .status-turn, .status-latest, .verdict .notice, .count-points");
    for (const part of await parts.filter({ visible: true }).all()) expect(await isSeen(part), `${name}: ${await part.innerText()}`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(800);
    await page.keyboard.press("Escape");
  }
});

test("without a game, nothing can be presented", async ({ page }) => {
  await leave(page, {});
  for (const path of ["", "settings", "how-to/poe", "lawtoe/set-up"]) {
    await page.goto(`./#/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(present(page)).toBeHidden();
  }
});
