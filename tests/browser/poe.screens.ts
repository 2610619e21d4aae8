import { type Page } from "@playwright/test";
import { type Screen } from "./pages.ts";
import { ALONE, DONE, FINISHED, ROUNDS, SAVE, saveOf, type Match } from "./poe.ts";

/** A state of the table, from a match that was left; `reach` works without words, since every language comes by. */
function table(name: string, match: Match, reach?: (page: Page) => Promise<void>): Screen {
  return { name: `poe-${name}`, address: "#/poe", left: { [SAVE]: saveOf(match) }, ...(reach && { reach }) };
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  await page.locator(".square.cursor").focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to a part of the proof, by its place. */
async function part(page: Page, place: number): Promise<void> {
  await page.locator(".prover-parts input").nth(place).check();
}

async function type(page: Page, connections: string): Promise<void> {
  await page.locator("#triplet").fill(connections);
  await page.locator(".triplet-form button").click();
}

async function unveil(page: Page): Promise<void> {
  await page.locator(".curtain .button").click();
}

/** Record and scores, where they lie over the table. */
async function sheets(page: Page): Promise<void> {
  const opener = page.locator(".table-bar .only-narrow");
  if (await opener.isVisible()) await opener.click();
}

const { p, a, ca, forced } = ROUNDS;
const SIX = ["person Ana", "computer beginner Ada", "person Ben", "computer student Blaise", "person Cem", "computer expert Emmy"];
const BIG = ["1 goal A8", "2 R1", "3 P6", "1 P11", "2 F4", "3 P16"];

/** Every state of POE's pages that looks different. */
export const POE_SCREENS: Screen[] = [
  { name: "poe-setup", address: "#/poe" },
  { name: "poe-setup-left", address: "#/poe", left: { [FINISHED]: saveOf({ length: "for 1 rounds", players: SIX.slice(0, 3), actions: DONE }) } },
  { name: "poe-setup-six", address: "#/poe", left: { [FINISHED]: saveOf({ players: SIX, length: "for 20 minutes", version: "big-tough" }) } },
  table("goal", {}),
  table("goal-number", { version: "tough" }, async (page) => {
    await page.locator(".goal-kinds input").nth(2).check();
  }),
  table("writing", { actions: a.slice(0, 2) }, (page) => press(page, "2", "R")),
  table("refusal", { actions: a }, (page) => press(page, "5", "F")),
  table("waiting", { players: ALONE, actions: ["1 goal O"] }),
  table("asked", { players: ALONE, actions: ["1 goal O", "2 R1"] }),
  table("six", { players: SIX, length: "for 20 minutes", elapsed: 61, actions: ["1 goal O", "2 R1"] }),
  table("big", { version: "big-tough", actions: BIG }),
  table("challenge", { actions: a }, (page) => page.locator(".challenge").click()),
  table("force-out", { actions: forced }, (page) => page.locator(".actions > .action-row > .button").click()),
  table("joining", { actions: [...p, "3 challenges P"] }),
  table("curtain", { actions: [...p, "3 challenges P", "1 joins mover"] }),
  table("proof-letters", { actions: [...p, "3 challenges P", "1 joins challenger"] }, async (page) => {
    await unveil(page);
    await press(page, "1", "P", "4", "P", "7", "R");
  }),
  table("proof-connections", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (page) => {
    await unveil(page);
    await press(page, "8", "P");
    await part(page, 1);
    await type(page, "258 357");
    await page.locator(".square").nth(0).click();
  }),
  table("proof-wrong", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (page) => {
    await unveil(page);
    await part(page, 1);
    await type(page, "hello");
  }),
  table("proof-instead", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (page) => {
    await unveil(page);
    await part(page, 2);
    await press(page, "1", "F");
  }),
  table("proof-move", { actions: [...ca, "2 challenges CA", "3 joins mover"] }, async (page) => {
    await unveil(page);
    await page.locator(".prover-part .option input").nth(1).check();
  }),
  table("proof-big", { version: "big-tough", actions: [...BIG, "1 forces out"] }, async (page) => {
    await unveil(page);
    await press(page, "2", "P");
    await part(page, 1);
    await type(page, "1-6-11-16, 1-6-11-16, 2-6-11-16");
  }),
  table("give-up", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (page) => {
    await unveil(page);
    await page.locator(".prover-end .button").last().click();
  }),
  table("verdict-holds", { actions: DONE }),
  table("verdict-flaw", { actions: [...a, "1 challenges A", "2 joins mover", "1 proves P8: 258 357 instead F1"] }),
  table("verdict-given-up", { actions: [...a, "1 challenges A", "2 joins mover", "1 gives up"] }, async (page) => {
    await page.locator(".verdict > div > .button").first().click();
  }),
  table("verdict-force-out", { actions: [...forced, "1 forces out", "1 proves R3: 123", "2 proves P3: 123", "3 gives up"] }),
  table("review", { actions: [...ca, "2 challenges CA", "3 joins mover", "2 gives up"] }, (page) => page.locator(".review > .button").click()),
  {
    name: "poe-won",
    address: "#/poe",
    left: { [FINISHED]: saveOf({ length: "for 1 rounds", actions: DONE }) },
    reach: async (page) => page.locator(".setup-quick .button").last().click(),
  },
  table("looking-back", { actions: a }, async (page) => {
    await sheets(page);
    await page.locator(".record-step").nth(1).click();
  }),
  table("record", { actions: a }, async (page) => {
    await sheets(page);
    await page.locator(".record-bar > .button").click();
    await page.locator("#record-paste").fill("flub 1 poe beginning seats 3 for 6 rounds seed 7\n1 goal X");
    await page.locator(".record-text .primary").click();
  }),
  table("sheet", { actions: [...DONE, "2 goal E", "3 F1", "2 challenges P", "1 joins challenger", "3 gives up"] }, sheets),
  { name: "poe-board", address: "#/board/poe" },
  {
    name: "poe-board-ripe",
    address: "#/board/poe",
    reach: async (page) => {
      await press(page, "5", "P", "2", "R");
      await page.locator(".fact .button").nth(1).click();
    },
  },
  {
    name: "poe-board-impossible",
    address: "#/board/poe",
    reach: async (page) => {
      await press(page, "1", "R", "2", "F", "4", "F", "5", "F");
    },
  },
];
