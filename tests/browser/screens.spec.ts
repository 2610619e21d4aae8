import { type Page } from "@playwright/test";
import { VISIBLE_RULES, axe, expect, test } from "./flub.ts";
import { LANGUAGES, THEMES, settle } from "./looks.ts";
import { SCREENS, visit } from "./pages.ts";

/** How many pixels of the page lie beyond the screen's right edge. */
async function beyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Everything to press that is less than 44 pixels high or wide. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll("a, button, input, select, summary, textarea")].map(
      (element) => element.closest("label") ?? element,
    );
    // A link within a sentence is as high as its line; a term takes the touches around it too.
    const alone = pressed.filter((element) => !element.matches("p a, .term-word") && element.checkVisibility());
    return alone
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`);
  });
}

// Longer words matter most where there is little room: Spanish is looked at on the phone.
for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    const sizes = language === "en" ? "@sizes" : "@phone-only";
    test(`${screen.name} is open to everybody, in every theme (${language}) ${sizes}`, async ({ page }) => {
      await settle(page, { language, theme: "paper" });
      await visit(page, screen);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const theme of THEMES) {
        // All that a theme changes hangs on this attribute, as another test shows.
        await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
        await (theme === "paper" ? axe(page) : axe(page, VISIBLE_RULES));
        expect(await beyond(page), `pixels beyond the right edge, ${theme}`).toBeLessThanOrEqual(0);
        expect(await small(page), `too small to press, ${theme}`).toEqual([]);
      }
    });
  }
}
