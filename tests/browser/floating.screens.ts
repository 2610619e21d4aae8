import { type Page } from "@playwright/test";
import { FINISHED, SAVE, WHOLE, saveOf, type Match } from "./floating.ts";
import { type Screen } from "./pages.ts";

/** A state of the table, from a game that was left; `reach` works without words, since every language comes by. */
function table(name: string, match: Match, reach?: (page: Page) => Promise<void>): Screen {
  return { name: `floating-${name}`, address: "#/floating", left: { [SAVE]: saveOf(match) }, ...(reach && { reach }) };
}

function choose(...squares: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const square of squares) await page.locator(`#square-${square}`).click();
  };
}

/** The record, where it lies over the table. */
async function sheets(page: Page): Promise<void> {
  const opener = page.locator(".table-bar .only-narrow[aria-expanded]");
  if (await opener.isVisible()) await opener.click();
}

/** Shows the values and waits until all are proved. */
async function values(page: Page): Promise<void> {
  await page.locator(".table-bar [aria-pressed]").click();
  await page.locator(".best-line").waitFor();
}

const CHECKERS = "d4 c5 e5 d6 c4 e4 f3".split(" ");

/** Every state of the pages of Floating Tic-Tac-Toe that looks different. */
export const FLOATING_SCREENS: Screen[] = [
  { name: "how-to-floating", address: "#/how-to/floating" },
  { name: "floating-setup", address: "#/floating" },
  {
    name: "floating-setup-left",
    address: "#/floating",
    left: { [FINISHED]: saveOf({ setup: "8x8 moving sharing", o: "computer perfect", turns: WHOLE }) },
  },
  table("first", {}),
  table("open", { turns: ["d4", "c2", "e4"] }),
  table("closed", { turns: ["d4", "c2", "e4", "d5", "f3"] }),
  table("refusal", { turns: ["d4", "c2", "e4", "d5", "f3"] }, choose("a1")),
  table("scored", { setup: "7x7 sharing", turns: WHOLE.slice(0, 15) }, (page) => page.locator(".count-chip").nth(3).focus()),
  table("values", { turns: WHOLE.slice(0, 9) }, values),
  table("unproved", { setup: "7x7 moving sharing", turns: ["d4"] }, async (page) => {
    await page.locator(".table-bar [aria-pressed]").click();
    await page.locator(".square-value:not(:empty)").first().waitFor();
  }),
  table("checkers", { setup: "8x8 touching", turns: CHECKERS }),
  table("lifted", { setup: "8x8 moving", turns: CHECKERS.slice(0, 6) }, choose("d4")),
  table("moved", { setup: "7x7 moving touching", turns: ["d4", "c3", "e4", "d5"] }, choose("d4", "c5")),
  table("end", { setup: "7x7 sharing", turns: WHOLE.slice(0, 15) }, choose("g7")),
  table("end-checkers", { setup: "8x8 fewest", o: "computer easy", turns: WHOLE.slice(0, 14) }, async (page) => {
    await choose("g5")(page);
    await page.locator(".table-bar .primary").waitFor();
  }),
  table("looking-back", { turns: WHOLE.slice(0, 10) }, async (page) => {
    await sheets(page);
    await page.locator(".record-step").nth(4).click();
  }),
  table("record", { turns: WHOLE.slice(0, 5) }, async (page) => {
    await sheets(page);
    await page.locator(".record-bar > .button").click();
    await page.locator("#record-paste").fill("flub 1 floating 7x7 plain seed 7\nx d4\no z9");
    await page.locator(".record-text .primary").click();
  }),
  table("sheet", { o: "computer strong", turns: ["d4"] }, sheets),
];
