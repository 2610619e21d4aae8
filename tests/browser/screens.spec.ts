import { axe, expect, test } from "./flub.ts";
import { LOOKS, settle } from "./looks.ts";
import { SCREENS, visit } from "./pages.ts";

for (const look of LOOKS) {
  test(`axe-core finds nothing on any screen (${look.language}, ${look.theme}) @sizes`, async ({ page }) => {
    await settle(page, look);
    for (const screen of SCREENS) {
      await visit(page, screen);
      await expect(page.locator("html")).toHaveAttribute("lang", look.language);
      await expect(page.locator("html")).toHaveAttribute("data-theme", look.theme);
      await axe(page);
    }
  });
}

for (const screen of SCREENS) {
  test(`nothing of ${screen.name} lies beyond the screen's right edge @sizes`, async ({ page }) => {
    for (const look of LOOKS) {
      await settle(page, look);
      await visit(page, screen);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `${look.language}, ${look.theme}`).toBeLessThanOrEqual(0);
    }
  });

  test(`everything to press on ${screen.name} is at least 44 pixels high and wide @sizes`, async ({ page }) => {
    await visit(page, screen);
    const small = await page.evaluate(() => {
      const pressed = [...document.querySelectorAll("a, button, input, select, summary")].map(
        (element) => element.closest("label") ?? element,
      );
      // A link within a sentence is as high as its line.
      const alone = pressed.filter((element) => !element.matches("p a") && element.checkVisibility());
      return alone
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`);
    });
    expect(small).toEqual([]);
  });
}
