import { expect, test } from "./flub.ts";
import { SIZES, settle } from "./looks.ts";
import { named, turnTo, visit } from "./pages.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Screens that end with the sheet open, and the button that opens it. */
const OPEN = { "lawtoe-sheet": "table-sheets", "poe-sheet": "table-record", "floating-sheet": "floating-more", "wholes-steps": "wholes-record" };

test("every table's sheet takes the keyboard, lets nothing lie hidden behind it, and gives the keyboard back", async ({ page }) => {
  await page.setViewportSize(SIZES.phone.viewport);
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const [name, opens] of Object.entries(OPEN)) {
    await turnTo(page, named(name));
    const sheet = page.locator("#table-sheets");
    const close = sheet.getByRole("button", { name: words("shell-close"), exact: true });
    const opener = page.getByRole("button", { name: words(opens), exact: true });
    await expect(close, name).toBeFocused();
    await expect(opener, "what is behind it cannot be reached").toBeHidden();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener, name).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("Escape in a window that the sheet opened closes the window alone", async ({ page }) => {
  await page.setViewportSize(SIZES.phone.viewport);
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("lawtoe-sheet"));
  const copy = page.getByRole("button", { name: words("table-record-share") });
  await copy.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#table-sheets")).toBeVisible();
  await expect(copy).toBeFocused();
});
