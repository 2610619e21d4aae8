import { expect, test } from "./flub.ts";
import { settle } from "./looks.ts";
import { SCREENS, visit } from "./pages.ts";
import { sitDown } from "./poe.ts";

/** From the narrowest phone to the largest projector, on end and on its side; a laptop at 200 % is as wide as half of one. */
const VIEWPORTS = [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
  { width: 683, height: 384 },
  { width: 768, height: 1024 },
  { width: 3840, height: 2160 },
];

for (const screen of SCREENS) {
  test(`${screen.name} needs no sideways scrolling on any screen`, async ({ page }) => {
    // The longer words of the two languages, in the largest size.
    await settle(page, { language: "es", theme: "paper", size: "largest" });
    await visit(page, screen);
    const wide: string[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) wide.push(`${over} pixels too wide at ${viewport.width} x ${viewport.height}`);
    }
    expect(wide).toEqual([]);
  });
}

test("what a word means fits the narrowest screen, wherever the word stands", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper", size: "largest" });
  await page.setViewportSize({ width: 320, height: 568 });
  await sitDown(page, {}, "es");
  for (const term of await page.locator(".term").all()) {
    await term.locator("summary").click();
    await expect(term.locator(".term-meaning")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await term.locator("summary").click();
  }
});
