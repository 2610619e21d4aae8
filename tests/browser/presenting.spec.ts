import { type Locator, type Page } from "@playwright/test";
import * as floating from "./floating.ts";
import { axe, expect, goOn, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { named, visit } from "./pages.ts";
import * as poe from "./poe.ts";
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
const end = (page: Page) => page.getByRole("button", { name: words("table-present-end"), exact: true });
const settings = (page: Page) => page.getByRole("navigation").getByRole("link", { name: words("settings-title") });

const toggle = (page: Page, id: string) => page.locator(".presenter").getByRole("button", { name: words(id), exact: true });
const reveal = (page: Page) => toggle(page, "shell-presenter-reveal");

/** The elements with visible text smaller than 24 px. */
const small = (page: Page, besides = "") =>
  page.locator("body *").evaluateAll((all, besides) => {
    const text = (one: Element) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "");
    const left = `.visually-hidden, .skip-link${besides}`;
    const shown = all.filter((one) => text(one) && one.checkVisibility({ visibilityProperty: true }) && !one.closest(left));
    return shown.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 24).map((one) => one.outerHTML);
  }, besides);

for (const { name, save, kept } of GAMES) {
  test(`${name} is presented to a class, playable and large, and Escape or the button ends it`, ordinaryIf(name === "poe" || name === "wholes"), async ({ page }) => {
    await leave(page, { [save]: kept });
    await settle(page, { language: "en", theme: "projector" });
    await page.goto(`./#/${name}`);
    if (name === "wholes") await new wholes.Table(page).card("1/4").click();
    await expect(page.locator(".status-turn")).toBeVisible();
    await present(page).focus();
    await page.keyboard.press("Enter");
    await expect(reveal(page), "a presenter's keys press it").toBeFocused();
    for (const one of await page.locator("nav .shell-link, .record").all()) await expect(one).toBeHidden();
    for (const one of await page.locator(".mat, .held, .letter-key, .table-actions button:not(dialog button, .only-narrow)").all()) {
      await expect(one, await one.innerText()).toBeVisible();
    }
    expect(await small(page)).toEqual([]);
    const beyond = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    expect(beyond, "nothing has to be scrolled").toEqual([0, 0]);
    await axe(page);
    await toggle(page, "table-record").click();
    await expect(page.locator(".record")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(present(page)).toBeVisible();
    await expect(settings(page)).toBeVisible();
    await present(page).click();
    await end(page).click();
    await expect(settings(page)).toBeVisible();
    await present(page).click();
    await page.goto("./#/settings");
    await expect(page.getByRole("heading", { level: 1, name: words("settings-title") })).toBeVisible();
    await page.goto(`./#/${name}`);
    await expect(present(page), "another page is not presented").toBeVisible();
  });
}

test("open hands are large enough to be read by a class", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  for (const screen of ["wholes-practice", "wholes-six-practice"]) {
    await visit(page, named(screen));
    await present(page).click();
    await expect(page.locator(".open-hand").first()).toBeVisible();
    // The third of a percent is part of a number that is itself large.
    expect(await small(page, ", .open-hand .face > * > .fraction"), screen).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("a presenter's keys go back and on, and reveal hidden parts; the mat keeps its keys", async ({ page }) => {
  await leave(page, { [poe.SAVE]: poe.saveOf({ actions: poe.DONE }) });
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./#/poe");
  const [turn, verdict, strokes] = [page.locator(".status-turn"), page.locator(".verdict .notice"), page.locator(".mat-strokes")];
  await page.keyboard.press("PageUp");
  await expect(verdict, "keys are the browser's while nothing is presented").toBeVisible();
  await present(page).click();
  await toggle(page, "shell-presenter-verdict").click();
  await toggle(page, "shell-presenter-proof").click();
  await expect(verdict).toBeHidden();
  await expect(turn).toBeHidden();
  await expect(strokes).toBeHidden();
  await expect(page.getByText(words("shell-presenter-veil"))).toBeVisible();
  await page.keyboard.press("PageUp");
  await expect(turn).toHaveText(words("table-viewing", { step: poe.DONE.length - 1 }));
  await page.keyboard.press("ArrowLeft");
  await expect(turn).toHaveText(words("table-viewing", { step: poe.DONE.length - 2 }));
  await page.locator(".square.cursor").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(turn).toHaveText(words("table-viewing", { step: poe.DONE.length - 2 }));
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(verdict, "it is hidden again at every step").toBeHidden();
  await page.keyboard.press(".");
  await goOn(page).or(verdict).first().waitFor();
  await expect(strokes).toBeVisible();
  await expect(verdict).toBeVisible();
  await page.keyboard.press(".");
  await expect(verdict).toBeHidden();
});

test("a board is presented: its letters stay, and what it knows is revealed", async ({ page }) => {
  await leave(page, {});
  await settle(page, { language: "en", theme: "slate" });
  await page.goto("./#/board/poe/beginning_O_P1_P4");
  await present(page).click();
  const facts = page.locator(".facts");
  await toggle(page, "shell-presenter-verdict").click();
  await expect(facts).toBeHidden();
  await page.keyboard.press("b");
  await expect(facts).toBeVisible();
  await page.locator("#square-7").click();
  await page.locator(".letter-key.letter-P").click();
  await expect(page.locator("#square-7")).toContainText("P");
  await expect(facts, "another position is another question").toBeHidden();
  await page.keyboard.press("PageUp");
  await expect(page.locator("#square-7 .square-letter")).toBeEmpty();
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

const VERDICTS = [
  { how: "a proof that holds", match: { actions: poe.DONE } },
  { how: "a false proof of a force-out", match: { actions: [...poe.ROUNDS.forced, "1 forces out", "1 proves R3: 123", "2 proves P3: 123", "3 gives up"] } },
  { how: "six players", match: SIX },
];

for (const { how, match } of VERDICTS) {
  for (const language of LANGUAGES) {
    test(`a verdict is presented at once, with board and points: ${how} (${language})`, ordinaryIf(language === "es"), async ({ page }) => {
      await leave(page, { [poe.SAVE]: poe.saveOf(match) });
      await settle(page, { language, theme: "projector" });
      await page.goto("./#/poe");
      await present(page, language).click();
      const parts = page.locator(".mat, .status-turn, .status-goal, .player-chip, .verdict .notice, .finding, .verdict .primary");
      await expect(parts).toHaveCount(5 + 2 * (match === SIX ? 6 : 3));
      for (const part of await parts.all()) expect(await isSeen(part), await part.innerText()).toBe(true);
      // Text a thirty-second of the screen's height can be read from the back of a room.
      expect(await small(page)).toEqual([]);
      await axe(page);
    });
  }
}

for (const name of ["wholes-called-wrong", "wholes-called-right"]) {
  test(`${name} is presented whole on the screen of a small projector`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await settle(page, { language: "en", theme: "projector" });
    await visit(page, named(name));
    await present(page).click();
    for (const part of await page.locator(".lane, .sentence, .played-cards .card, .sum-place").all()) {
      expect(await isSeen(part), await part.innerText()).toBe(true);
    }
  });
}

/** Screens with a board and an event; in the ordinary run, at least one finished one per game. */
const HAPPENED = ["lawtoe-verdict-holds", "poe-writing", "poe-verdict-flaw", "wholes-turn", "wholes-called-wrong", "floating-moved", "floating-end"];

for (const name of HAPPENED) {
  test(`${name} is presented with the board and what happened at once on the screen of an old projector`, ordinaryIf(/verdict|called|end/.test(name)), async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await settle(page, { language: "es", theme: "projector" });
    await visit(page, named(name));
    await present(page, "es").click();
    const parts = page.locator(".mat, .board, .lane, .sum-place, .played-cards .card, .status-turn, .status-latest, .verdict .notice, .count-points");
    for (const part of await parts.filter({ visible: true }).all()) expect(await isSeen(part), await part.innerText()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
  });
}

test("without a game, nothing can be presented", async ({ page }) => {
  await leave(page, {});
  for (const path of ["", "settings", "how-to/poe", "lawtoe/set-up"]) {
    await page.goto(`./#/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(present(page)).toBeHidden();
  }
});
