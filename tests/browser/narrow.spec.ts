import { type Page } from "@playwright/test";
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

/** Parts of what stands above a table that lie over each other, by their words: text, and what has an edge. */
async function laidOver(page: Page): Promise<string[]> {
  return page.locator(".status").evaluateAll((all) =>
    all.flatMap((status) => {
      const parts = [...status.children].filter((part) => part.textContent !== "" && part.checkVisibility());
      const boxes = parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return getComputedStyle(part).borderStyle === "none" ? range.getBoundingClientRect() : part.getBoundingClientRect();
      });
      const meet = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const pairs = parts.flatMap((_, last) => [...Array(last).keys()].map((first) => [first, last] as const));
      const over = pairs.filter(([first, last]) => meet(boxes[first]!, boxes[last]!));
      return over.map(([first, last]) => `${parts[first]!.textContent} / ${parts[last]!.textContent}`);
    }),
  );
}

for (const screen of SCREENS) {
  test(`${screen.name} has room on any screen: nothing to scroll sideways to, nothing over something else`, async ({ page }) => {
    // The longer words of the two languages, in the largest size.
    await settle(page, { language: "es", theme: "paper", size: "largest" });
    await visit(page, screen);
    const amiss: string[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const found = [...(over > 0 ? [`${over} pixels too wide`] : []), ...(await laidOver(page))];
      amiss.push(...found.map((one) => `${viewport.width} x ${viewport.height}: ${one}`));
    }
    expect(amiss).toEqual([]);
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
