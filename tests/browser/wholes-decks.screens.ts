import { type Page } from "@playwright/test";
import { type Screen } from "./pages.ts";
import { wordsOf, type Words } from "./words.ts";

/** The storage key of custom decks. */
export const DECKS = "flub.wholes.decks";

/** Two stored decks. */
export const KEPT = "Halves: 1/2*20, 0.5*20, BAIT*1\nSeventeenths and more: 1/17*17, 6 4/17%*2, 2/17*8, pie 3/17*6, bar 5/17*6, 1/1*1, SWAP*4\n";

/** The page with these decks, after these steps. */
function page(name: string, left?: string, reach?: (page: Page, words: Words) => Promise<void>): Screen {
  const by: Pick<Screen, "reach"> = reach ? { reach: (page, language) => reach(page, wordsOf(language)) } : {};
  return { name: `wholes-decks${name}`, address: "#/decks/wholes", ...(left && { left: { [DECKS]: left } }), ...by };
}

/** Opens a pack or a custom deck. */
async function show(page: Page, words: Words, of: "packs" | "own", name: string): Promise<void> {
  await page.getByRole("region", { name: words(`wholes-decks-${of}`) }).getByText(name, { exact: true }).click();
}

/** Every visually distinct state of the decks page. */
export const DECK_SCREENS: Screen[] = [
  page(""),
  page("-pack", undefined, (page, words) => show(page, words, "packs", words("wholes-pack-thirds"))),
  page("-own", KEPT, (page, words) => show(page, words, "own", "Seventeenths and more")),
  page("-delete", KEPT, async (page, words) => {
    await show(page, words, "own", "Halves");
    await page.getByRole("button", { name: words("wholes-deck-delete"), exact: true }).click();
  }),
  page("-mixed", undefined, async (page, words) => {
    const packs = page.getByRole("group", { name: words("wholes-deck-mix") });
    for (const pack of ["quarters", "thirds"]) await packs.getByRole("button", { name: words(`wholes-pack-${pack}`), exact: true }).click();
  }),
  page("-flaws", undefined, async (page, words) => {
    for (const [place, value] of ["3/8", "1/1001", "three", "5/4", "1/17"].entries()) {
      if (place > 0) await page.getByRole("button", { name: words("wholes-deck-add-row"), exact: true }).click();
      await page.getByLabel(words("wholes-deck-value", { number: place + 1 })).fill(value);
    }
    await page.getByLabel(words("wholes-deck-form", { number: 5 })).selectOption(words("wholes-form-decimal"));
    await page.getByLabel(words("wholes-deck-count", { number: 1 })).fill("many");
  }),
  page("-refused", undefined, async (page, words) => {
    await page.getByLabel(words("wholes-import-text")).fill("Thirds: 3/4*40");
    await page.getByRole("button", { name: words("wholes-import"), exact: true }).click();
  }),
];
