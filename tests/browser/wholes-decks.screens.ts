import { type Page } from "@playwright/test";
import { type Screen } from "./pages.ts";

/** Where the app keeps the decks that people wrote. */
export const DECKS = "flub.wholes.decks";

/** Two decks as the app keeps them. */
export const KEPT = "Halves: 1/2*20, 0.5*20, BAIT*1\nSeventeenths and more: 1/17*17, 6 4/17%*2, 2/17*8, pie 3/17*6, bar 5/17*6, 1/1*1, SWAP*4\n";

function page(name: string, left?: string, reach?: (page: Page) => Promise<void>): Screen {
  return { name: `wholes-decks${name}`, address: "#/decks/wholes", ...(left && { left: { [DECKS]: left } }), ...(reach && { reach }) };
}

/** Opens a pack or deck, by its place on the page. */
async function show(page: Page, place: number): Promise<void> {
  await page.locator(".deck > summary").nth(place).click();
}

/** Every state of the page of decks that looks different. */
export const DECK_SCREENS: Screen[] = [
  page(""),
  page("-pack", undefined, (page) => show(page, 2)),
  page("-own", KEPT, (page) => show(page, 6)),
  page("-delete", KEPT, async (page) => {
    await show(page, 5);
    await page.locator(".deck[open] button").last().click();
  }),
  page("-mixed", undefined, async (page) => {
    await page.locator(".deck-form .button.small").nth(0).click();
    await page.locator(".deck-form .button.small").nth(2).click();
  }),
  page("-flaws", undefined, async (page) => {
    for (const [place, value] of ["3/8", "1/1001", "three", "5/4", "1/17"].entries()) {
      if (place > 0) await page.locator(".deck-rows + .row .button").click();
      await page.locator(".deck-value").nth(place).fill(value);
    }
    await page.locator(".deck-select").nth(4).selectOption({ index: 1 });
    await page.locator(".deck-count").nth(0).fill("many");
  }),
  page("-refused", undefined, async (page) => {
    await page.locator("#import-text").fill("Thirds: 3/4*40");
    await page.locator("#import-text").locator("xpath=../..").locator("button").click();
  }),
];
