import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { THEMES } from "./looks.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");
const spanish = wordsOf("es");

test.beforeEach(async ({ page }) => {
  await page.goto("./");
});

test.describe("in a browser set to Spanish and dark", () => {
  test.use({ locale: "es-MX", colorScheme: "dark" });

  test("the first visit speaks its language and follows its theme", async ({ page }) => {
    await expect(page.getByText(spanish("home-lead"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
    // It has its own languages.
    await expect(page.locator("html")).toHaveAttribute("translate", "no");
    await expect(page.locator("head > meta[name=google]")).toHaveAttribute("content", "notranslate");
  });
});

/** The focused element: its text, and whether its focus is visible. */
async function focused(page: Page): Promise<{ words: string; seen: boolean } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const shown = element.closest("label") ?? element;
    const outlined = [element, element.nextElementSibling, shown].some((near) => {
      const style = near && getComputedStyle(near);
      return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    });
    const box = shown.getBoundingClientRect();
    const inside = box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    return { words: shown.textContent!.trim(), seen: outlined && inside };
  });
}

test("the Tab key reaches everything on the home page in order, and the focus is always seen", { tag: "@sizes" }, async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Tab reaches only the checked option of a radio group; arrow keys do the rest.
  const wanted = await page.locator("a, button, select, input:checked").evaluateAll((elements) =>
    elements.map((element) => (element.closest("label") ?? element).textContent!.trim()),
  );
  expect(wanted[0]).toBe(english("shell-skip"));
  expect(wanted).toContain(english("home-how-to"));
  for (const words of wanted) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toEqual({ words, seen: true });
  }
});

test("theme and language change at once, also by arrow keys, and are still so on the next visit", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const grounds = new Set<string>();
  await page.getByRole("radio", { name: english("settings-theme-paper") }).focus();
  for (const theme of ["slate", "projector", "paper"]) {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: english(`settings-theme-${theme}`) })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    grounds.add(await ground());
  }
  expect(grounds.size, "each theme has a ground of its own").toBe(THEMES.length);
  await page.getByRole("radio", { name: english("settings-theme-slate") }).check();
  await page.getByLabel(english("settings-language")).selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByText(spanish("home-lead"))).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
  await expect(page.getByText(spanish("home-lead"))).toBeVisible();
});
