import { type Page } from "@playwright/test";
import { MATCHES, SAVE, saveOf, type Match } from "./lawtoe.ts";
import { type Screen } from "./pages.ts";

/** A state of the table, from a match that was left; `reach` works without words, since every language comes by. */
function table(name: string, match: Match, reach?: (page: Page) => Promise<void>): Screen {
  return { name: `lawtoe-${name}`, address: "#/lawtoe", left: { [SAVE]: saveOf(match) }, ...(reach && { reach }) };
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  await page.locator(".square.cursor").focus();
  for (const key of keys) await page.keyboard.press(key);
}

async function type(page: Page, triplets: string): Promise<void> {
  await page.locator("#triplet").fill(triplets);
  await page.locator(".triplet-form button").click();
}

const { flub, missed, rich, won, full } = MATCHES;
const sheet = [
  "pedagogue defendant computer 10 6",
  "pedagogue defendant computer 6 16",
  "pedagogue defendant computer 10 6",
  "dragoman plaintiff computer 16 6",
];

/** Every state of LawToe's pages that looks different. */
export const LAWTOE_SCREENS: Screen[] = [
  { name: "lawtoe-setup", address: "#/lawtoe" },
  {
    name: "lawtoe-setup-left",
    address: "#/lawtoe",
    left: { "flub.lawtoe.last": saveOf({ actions: [...full, "defendant lets it stand", "plaintiff proves: 789"] }) },
  },
  table("goal", {}),
  table("first", { actions: ["plaintiff goal odd"] }, (page) => press(page, "1", "P", "6", "O")),
  table("writing", { defendant: "computer expert", actions: rich.slice(0, 2) }, (page) => press(page, "5", "P")),
  table("refusal", { actions: rich }, (page) => press(page, "4", "F")),
  table("challenge", { actions: flub }, (page) => page.locator(".actions > .action-row .button").click()),
  table("proof-a", { actions: [...rich, "plaintiff challenges A-flub"] }, async (page) => {
    await page.locator(".square").nth(7).click();
    await type(page, "147 148");
    await page.locator(".square").nth(0).click();
  }),
  table("proof-ca", { actions: [...missed, "defendant challenges CA-flub"] }, async (page) => {
    await page.locator(".option input").first().check();
    await page.locator(".square").nth(2).click();
    await type(page, "123");
  }),
  table("proof-full", { actions: [...full, "defendant lets it stand"] }, (page) => type(page, "789")),
  table("full", { actions: full }),
  table("give-up", { actions: [...flub, "plaintiff challenges A-flub"] }, (page) => page.locator(".prover-end .button").last().click()),
  table("verdict-holds", { actions: [...rich, "plaintiff challenges A-flub"] }, async (page) => {
    await page.locator(".square").nth(7).click();
    await type(page, "147 148");
    await page.locator(".prover-end .primary").click();
  }),
  table("verdict-flaw", { actions: [...rich, "plaintiff challenges A-flub"] }, async (page) => {
    await page.locator(".square").nth(4).click();
    await type(page, "147 357");
    await page.locator(".prover-end .primary").click();
  }),
  table("verdict-shown", { actions: [...full, "defendant lets it stand"] }, async (page) => {
    await type(page, "123");
    await page.locator(".prover-end .primary").click();
    await page.locator(".shows .button").first().click();
  }),
  table("looking-back", { actions: won }, async (page) => {
    const sheets = page.locator(".table-bar .only-narrow");
    if (await sheets.isVisible()) await sheets.click();
    await page.locator(".record-step").nth(2).click();
  }),
  table("record", { actions: full }, async (page) => {
    const sheets = page.locator(".table-bar .only-narrow");
    if (await sheets.isVisible()) await sheets.click();
    await page.locator(".record-bar .button").click();
    await page.locator("#record-paste").fill("flub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\ndefendant X1");
    await page.locator(".record-text .primary").click();
  }),
  {
    name: "lawtoe-sheet",
    address: "#/lawtoe",
    left: { [SAVE]: saveOf({ plaintiff: "computer expert", actions: missed }), "flub.lawtoe.sheet": sheet.join("\n") },
    reach: async (page) => {
      const sheets = page.locator(".table-bar .only-narrow");
      if (await sheets.isVisible()) await sheets.click();
    },
  },
];
