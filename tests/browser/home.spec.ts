import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { GAMES } from "./games.ts";
import { THEMES } from "./looks.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");
const spanish = wordsOf("es");

test.beforeEach(async ({ page }) => {
  await page.goto("./");
});

test("the home page loads under a folder of its host", { tag: "@sizes" }, async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english("home-title"));
  for (const game of GAMES) {
    await expect(page.getByRole("heading", { level: 3, name: english(`home-${game}`), exact: true })).toBeVisible();
  }
});

test("the page asks not to be translated, since it has its own languages", async ({ page }) => {
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(page.locator("head > meta[name=google]")).toHaveAttribute("content", "notranslate");
});

test("the language changes at once and is still there on the next visit", async ({ page }) => {
  await page.getByRole("radio", { name: "Español" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByText(spanish("home-lead"))).toBeVisible();
  await expect(page).toHaveTitle(spanish("shell-title"));
  await page.reload();
  await expect(page.getByText(spanish("home-lead"))).toBeVisible();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByText(english("home-lead"))).toBeVisible();
});

test("the theme changes at once and is still there on the next visit", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const grounds = new Set<string>();
  for (const theme of THEMES) {
    await page.getByRole("radio", { name: english(`settings-theme-${theme}`) }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    grounds.add(await ground());
    await page.reload();
    await expect(page.getByRole("radio", { name: english(`settings-theme-${theme}`) })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  }
  expect(grounds.size, "each theme has a ground of its own").toBe(THEMES.length);
});

test.describe("in a browser set to Spanish and dark", () => {
  test.use({ locale: "es-MX", colorScheme: "dark" });

  test("the first visit speaks its language and follows its theme", async ({ page }) => {
    await expect(page.getByText(spanish("home-lead"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
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
  const wanted = await page.locator("a, button, input:checked").evaluateAll((elements) =>
    elements.map((element) => (element.closest("label") ?? element).textContent!.trim()),
  );
  expect(wanted[0]).toBe(english("shell-skip"));
  expect(wanted).toContain(english("home-how-to"));
  for (const words of wanted) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toEqual({ words, seen: true });
  }
});

test("a link followed with the keyboard leads to the top of the new page", async ({ page }) => {
  for (const game of ["lawtoe", "poe"]) {
    const about = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: english(`home-${game}`), exact: true }) });
    await about.getByRole("link", { name: english("home-how-to") }).press("Enter");
    const heading = page.getByRole("heading", { level: 1, name: english(`home-${game}`) });
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: english("home-title") })).toBeFocused();
  }
});

test("arrow keys move between the choices of a group", async ({ page }) => {
  await page.getByRole("radio", { name: english("settings-theme-paper") }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: english("settings-theme-slate") })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
});
