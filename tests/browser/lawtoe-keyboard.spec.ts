import { type Page } from "@playwright/test";
import { expect, stagesPass, stagesWait, test } from "./flub.ts";
import { press, tabTo } from "./keys.ts";
import { Table } from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { listOf } from "./words.ts";

async function play(page: Page, language: Language): Promise<void> {
  const table = new Table(page, language);
  const { words } = table;
  await stagesWait(page);
  await page.goto("./#/lawtoe/set-up");

  // Set-up: against a second person.
  await expect(page.getByRole("heading", { level: 1, name: words("home-lawtoe") })).toBeFocused();
  await tabTo(page, words("lawtoe-level-student"));
  await press(page, "ArrowRight", "ArrowRight");
  await expect(page.getByRole("radio", { name: words("seating-second-person") })).toBeChecked();
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

  // The goal.
  await table.turn("plaintiff");
  await tabTo(page, words("lawtoe-set-even"));
  await press(page, "Enter");
  await expect(table.latest()).toHaveText(words("lawtoe-event-goal", { who: "plaintiff", goal: "even" }));

  // A turn of two squares, with arrow keys and digits, and one letter removed.
  await table.turn("defendant");
  await press(page, "ArrowLeft", "O", "3", "P");
  await expect.poll(() => table.letters()).toBe("..PO.....");
  await press(page, "Backspace", "F", "Enter");
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe("..FO.....");

  // One square per turn.
  await press(page, "1", "p", "Enter");
  await table.turn("defendant");
  await press(page, "7", "P", "Enter");
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe("P.FO..P..");

  // The challenge: first Escape, then for real.
  await tabTo(page, words("lawtoe-challenge-open"));
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: words("lawtoe-challenge-title") });
  await expect(dialog).toBeVisible();
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await expect(table.button("lawtoe-challenge-open")).toBeFocused();
  await press(page, "Enter");
  await expect(dialog).toBeVisible();
  await tabTo(page, words("lawtoe-challenge-confirm", { kind: "A" }));
  await press(page, "Enter");

  // It is on the stage until Enter lets it go on.
  await expect(table.button("table-go-on")).toBeFocused();
  await press(page, "Enter");
  await stagesPass(page);

  // The proof: the P by its square, a triplet by digits, one in the field, one removed, the order changed.
  await expect(table.listing()).toBeVisible();
  await press(page, "8", "1", "4", "8");
  await expect(table.listed()).toHaveText(["148"]);
  await expect(table.listingCount()).toHaveText(words("lawtoe-proof-count", { count: 1, parity: "odd", goal: "even" }));
  await tabTo(page, "");
  await expect(page.getByLabel(words("table-listing-label"))).toBeFocused();
  await page.keyboard.type("157 147");
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["148", "157", "147"]);
  await tabTo(page, words("table-listing-remove", { listing: "157" }));
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["148", "147"]);
  await tabTo(page, words("table-listing-raise", { listing: "147" }));
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["147", "148"]);
  await expect(table.listingCount()).toHaveText(words("lawtoe-proof-count", { count: 2, parity: "even", goal: "even" }));
  await tabTo(page, words("lawtoe-proof-hand-in"));
  await press(page, "Enter");

  // The verdict, and the next match.
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  await expect(table.why()).toHaveText(words("lawtoe-verdict-holds", { who: "plaintiff", kind: "plain", list: listOf(language, ["147", "148"]), goal: "even" }));
  expect(await table.scores()).toEqual([10, 6]);
  await tabTo(page, words("lawtoe-next-match"));
  await press(page, "Enter");
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe(".........");
  await tabTo(page, words("table-leave"));
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-lawtoe") })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`a whole match by the keyboard alone, the focus always in sight (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await play(page, language);
  });
}
