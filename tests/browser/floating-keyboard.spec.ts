import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { Table } from "./floating.ts";
import { press, tabTo } from "./keys.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { named, visit } from "./pages.ts";
import { wordsOf } from "./words.ts";

/** A tic-tac-toe made in the game below. */
const LINE = "c5 d4 e3";

async function play(page: Page, language: Language): Promise<void> {
  const table = new Table(page, language);
  const { words } = table;
  await page.goto("./#/floating/set-up");

  // Set-up: two people, with a variation.
  await expect(page.getByRole("heading", { level: 1, name: words("home-floating") })).toBeFocused();
  await tabTo(page, words("floating-level-easy"));
  await press(page, "ArrowLeft", "ArrowLeft");
  await expect(page.getByRole("radio", { name: words("seating-second-person") })).toBeChecked();
  await tabTo(page, words("table-more"));
  await press(page, "Enter");
  await tabTo(page, words("floating-moving") + words("floating-moving-about"));
  await press(page, " ");
  await expect(page.getByRole("switch", { name: words("floating-moving") })).toBeChecked();
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

  // The board by arrow keys, by files and ranks; an out-of-reach square says why and stays empty.
  await table.turn("X");
  await expect(table.at("d4")).toBeFocused();
  await press(page, "Enter");
  await table.turn("O");
  await press(page, "ArrowUp", "ArrowRight", "Enter");
  await table.turn("X");
  await expect.poll(() => table.filled()).toEqual(["d4 X", "e5 O"]);
  await press(page, "a", "4", "Enter");
  await expect(table.due()).toHaveText(words("floating-refused-large", { way: "wide", count: 5 }));
  await expect(table.at("a4")).toBeFocused();

  // A checker is picked up and put back in each way, then moved.
  await press(page, "d", "m");
  await expect(table.due()).toHaveText(words("floating-due-lifted"));
  await press(page, "Escape");
  await expect(table.due()).toHaveText(words("floating-due-moving"));
  await press(page, "m", "m", "Enter", "Enter", "Enter", "c", "5", "Enter");
  await expect(table.due()).toHaveText(words("floating-due-moved"));
  await press(page, "Backspace");
  await expect.poll(() => table.filled()).toEqual(["d4 X", "e5 O"]);
  await press(page, "d", "4", "m", "c", "5", "Enter", "d", "6", "Enter");
  await table.turn("O");
  await expect.poll(() => table.filled()).toEqual(["c5 X", "d6 X", "e5 O"]);
  await expect(table.latest()).toHaveText(words("floating-event-moved", { who: "other", side: "X", from: "d4", to: "c5", square: "d6" }));

  // The rest of the game: files c to f, ranks 3 to 6.
  for (const square of "f3 e6 c4 f6 c6 c3 d3 e3 e4 d4 d5 f4 f5".split(" ")) {
    await press(page, square[0]!, square[1]!);
    await expect(table.at(square)).toBeFocused();
    await press(page, "Enter");
  }
  await expect(table.taken()).toHaveCount(16);
  await expect(table.button("table-again")).toBeVisible();
  await axe(page);

  // Tic-tac-toes, undo, the record, and leaving.
  await tabTo(page, words("floating-count-line", { line: LINE }));
  await expect(page.locator(".board .line")).toHaveCount(1);
  await tabTo(page, words("table-undo"));
  await press(page, "Enter", "Enter");
  await expect(table.taken()).toHaveCount(14);
  await tabTo(page, words("table-record-back"));
  await press(page, "Enter");
  await table.headline("table-viewing", { step: 13 });
  await tabTo(page, words("table-record-now"));
  await press(page, "Enter");
  await expect(table.taken()).toHaveCount(14);
  await tabTo(page, words("table-leave"), "Shift+Tab");
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-floating") })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`a whole game by the keyboard alone, the focus always in sight (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await play(page, language);
  });
}

test("the whole line that scored comes into sight with the keyboard, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("floating-end"));
  const chips = page.getByRole("region", { name: wordsOf("en")("floating-count") }).getByRole("button");
  const [first, ...others] = await chips.evaluateAll((chips) => chips.map((chip) => chip.getAttribute("aria-label")!));
  expect(others).toHaveLength(9);
  await page.getByRole("button", { name: first!, exact: true }).focus();
  for (const name of others) {
    await page.keyboard.press("Tab");
    const chip = page.getByRole("button", { name, exact: true });
    await expect(chip).toBeFocused();
    await expect(chip).toBeInViewport({ ratio: 0.98 });
  }
});
