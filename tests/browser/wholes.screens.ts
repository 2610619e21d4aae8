import { type Page } from "@playwright/test";
import { type Screen } from "./pages.ts";
import { ALONE, FINISHED, SAVE, THREE, WHOLE_GAME, saveOf, type Game } from "./wholes.ts";
import { DECKS, KEPT } from "./wholes-decks.screens.ts";

/** A state of the table, from a game that was left; `reach` works without words, since every language comes by. */
function table(name: string, game: Game, reach?: (page: Page) => Promise<void>): Screen {
  return { name: `wholes-${name}`, address: "#/wholes", left: { [SAVE]: saveOf(game) }, ...(reach && { reach }) };
}

/** Picks cards of the hand, by their places. */
async function pick(page: Page, ...places: number[]): Promise<void> {
  await page.locator(".hand .held").first().focus();
  for (const place of places) await page.keyboard.press(String(place));
}

/** Says something else of a card that is picked; both by their places. */
async function say(page: Page, card: number, face: number): Promise<void> {
  await page.locator("button.said").nth(card).click();
  await page.locator(".say").nth(face).click();
}

/** Presses the one button that matters most. */
async function go(page: Page): Promise<void> {
  await page.locator(".table-actions > .actions .button.primary").first().click();
}

async function sums(page: Page): Promise<void> {
  await page.locator(".helps .button").last().click();
}

/** Record, where it lies over the table. */
async function sheets(page: Page): Promise<void> {
  const opener = page.locator(".table-bar .only-narrow");
  if (await opener.isVisible()) await opener.click();
}

const SIX = ["person Ana", "computer careful Ada", "person Ben", "computer sly Blaise", "person Cem", "computer expert Emmy"];
const LAST = ["computer careful Ada", "computer careful Emmy", "person"];
const ONE = { players: ALONE, actions: ["1 draws"] };

/** The first player bluffs, or does not. */
const BLUFF = ["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"];
const HONEST = ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"];
const BAIT = ["1 draws", "1 plays BAIT, 1/4 saying 75%, 1/4"];

const { seed, actions } = WHOLE_GAME;
const TWO = { players: ["person Ana", "person Ben"], seed };

/** The page after a game. */
function over(name: string, reach?: (page: Page) => Promise<void>): Screen {
  const open = async (page: Page) => {
    await page.locator(".setup-quick .button").last().click();
    await reach?.(page);
  };
  return { name: `wholes-${name}`, address: "#/wholes", left: { [FINISHED]: saveOf({ ...TWO, actions }) }, reach: open };
}

/** Every state of the pages of Wholes that looks different. */
export const WHOLES_SCREENS: Screen[] = [
  { name: "wholes-setup", address: "#/wholes" },
  { name: "wholes-setup-decks", address: "#/wholes", left: { [DECKS]: KEPT, [FINISHED]: saveOf({ ...TWO, actions }) } },
  { name: "wholes-setup-six", address: "#/wholes", left: { [FINISHED]: saveOf({ players: SIX, cards: "deck 1/2*40", practice: true }) } },
  table("draw", { players: ALONE }),
  table("turn", ONE),
  table("draft", ONE, async (page) => {
    await pick(page, 1, 2, 3);
    await sums(page);
  }),
  table("picker", ONE, async (page) => {
    await pick(page, 1, 3);
    await page.locator("button.said").first().click();
  }),
  table("bluff", ONE, async (page) => {
    await pick(page, 1, 3);
    await say(page, 0, 4);
  }),
  table("bait", ONE, (page) => pick(page, 1, 5)),
  table("refused", ONE, async (page) => {
    await pick(page, 1, 3);
    await go(page);
  }),
  table("swap", ONE, async (page) => {
    await pick(page, 6);
    await page.locator(".player-option").last().click();
  }),
  table("face-down", { players: ["computer sly Ada", "person", "computer sly Emmy"], actions: BLUFF }, sums),
  table("call", { actions: HONEST }, async (page) => {
    await page.locator(".challenge").click();
    await page.locator(".player-option").first().click();
  }),
  table("called-right", { actions: [...BLUFF, "3 calls"] }),
  table("called-wrong", { players: LAST, actions: [...HONEST, "3 calls"] }),
  table("called-bait", { players: ALONE, actions: [...BAIT, "2 calls"] }),
  table("curtain", { actions: [...HONEST, "2 lets it be", "3 lets it be"] }),
  table("unveiled", { actions: [...HONEST, "2 lets it be", "3 lets it be"] }, go),
  table("special", { actions: BLUFF }, async (page) => {
    await page.locator(".specials .button").click();
    await page.locator(".player-option").first().click();
  }),
  table("special-held", { actions: BLUFF }, async (page) => {
    await page.locator(".specials .button").click();
    await page.locator(".player-option").first().click();
    await page.locator(".dialog .button.primary").click();
  }),
  table("special-none", { actions: BLUFF }, async (page) => {
    await page.locator(".specials .button").click();
    await page.locator(".player-option").nth(1).click();
    await page.locator(".dialog .button.primary").click();
  }),
  table("replay-later", { players: ALONE, seed: 7, actions: ["1 draws"] }, (page) => pick(page, 6)),
  table("replay", { players: ALONE, seed: 7, actions: ["1 draws", "1 passes"] }, (page) => page.locator(".specials .button").click()),
  table("practice", { players: ALONE, practice: true, actions: ["1 draws"] }, (page) => page.locator(".helps .button").last().click()),
  table("practice-call", { players: LAST, practice: true, actions: BLUFF }, (page) => page.locator(".helps .button").last().click()),
  table("six", { players: SIX, cards: "mixed", seed: 1, actions: ["1 draws"] }, go),
  table("six-practice", { players: SIX, cards: "mixed", seed: 1, practice: true, actions: ["1 draws"] }),
  over("won"),
  over("review", (page) => page.locator(".review > .button").click()),
  over("looking-back", async (page) => {
    await sheets(page);
    await page.locator(".record-step").nth(5).click();
  }),
  over("record", async (page) => {
    await sheets(page);
    await page.locator(".record-bar > .button").click();
    await page.locator("#record-paste").fill("flub 1 wholes seats 3 quarters seed 7\n1 calls");
    await page.locator(".record-text .primary").click();
  }),
  table("steps", { players: THREE, actions: [...HONEST, "2 calls"] }, sheets),
];
