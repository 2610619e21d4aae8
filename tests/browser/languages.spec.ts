import { type Page, type Route } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES } from "./looks.ts";
import { leave } from "./storage.ts";
import { beginning, wordsOf } from "./words.ts";

const words = { en: wordsOf("en"), es: wordsOf("es") };

/** The addresses at which each chapter of words is said, and the message that is the heading there. */
const PAGES = { "": "home-title", settings: "settings-title", learn: "home-learn", teach: "teach-title" };

for (const language of LANGUAGES) {
  test(`every part speaks the language that the address names, and has room on a phone (${language})`, { tag: "@phone-only" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [place, title] of Object.entries(PAGES)) {
      await page.goto(`./?lang=${language}&again=${place}#/${place}`);
      await expect(heading(page)).toHaveText(wordsOf(language)(title));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${place}: pixels across`).toBeLessThanOrEqual(320);
      await axe(page);
    }
    // The visit's language is not the device's, until it is chosen.
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

test("a browser's languages are asked for in its order", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "pt-PT" });
  const page = await context.newPage();
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  await context.close();
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const again = (page: Page) => page.getByRole("button", { name: words.en("shell-part-again") });
const missing = words.en("shell-language-missing", { language: "Español" });

/** What comes of the words: nothing, an error, or the page of a filter. */
const TROUBLES: Record<string, (route: Route) => Promise<void>> = {
  nothing: (route) => route.abort(),
  "an error": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "a page of a filter": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>\n<title>Blocked</title>\n" }),
};

for (const [what, answer] of Object.entries(TROUBLES)) {
  test(`a language of which ${what} comes is told as missing, and comes when it is tried again`, ordinaryIf(what !== "a page of a filter"), async ({ page, onPurpose }) => {
    onPurpose(/Failed to (load resource|fetch)|answer 404/);
    await leave(page, { "flub.settings": "language en\ntheme paper\n" });
    await page.goto("./#/settings");
    await page.route("**/es/shell.txt", answer);
    await page.getByRole("radio", { name: "Español", exact: true }).check();
    await expect(page.getByRole("alert")).toHaveText(missing);
    await expect(heading(page)).toHaveText(words.en("settings-title"));
    await axe(page);
    // The second attempt fails too, and that is said by another alert.
    const said = await page.getByRole("alert").elementHandle();
    await again(page).click();
    await expect.poll(() => said?.evaluate((alert) => alert.isConnected)).toBe(false);
    await expect(page.getByRole("alert")).toHaveText(missing);

    await page.unroute("**/es/shell.txt");
    await again(page).click();
    await expect(heading(page)).toHaveText(words.es("settings-title"));
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
}

test("a language that does not come at the first visit, or for a part, gives way to English", async ({ page, onPurpose }) => {
  onPurpose(/Failed to (load resource|fetch)/);
  await page.route("**/es/learn.txt", (route) => route.abort());
  await leave(page, { "flub.settings": "language es\ntheme paper\n" });
  await page.goto("./#/learn");
  await expect(page.getByRole("alert")).toHaveText(missing);
  await expect(heading(page)).toHaveText(words.en("home-learn"));
  // Elsewhere it is there.
  await page.goto("./#/settings");
  await expect(heading(page)).toHaveText(words.es("settings-title"));

  await page.route("**/es/shell.txt", (route) => route.abort());
  await page.goto("./?again#/poe");
  await expect(page.getByRole("alert")).toHaveText(missing);
  await expect(page.getByRole("button", { name: words.en("table-begin"), exact: true })).toBeVisible();
});

test("a page without words says so in every language, and comes when it is tried again", async ({ page, onPurpose }) => {
  onPurpose(/Failed to (load resource|fetch)/);
  await page.route("**/shell.txt", (route) => route.abort());
  await page.goto("./#/poe");
  await expect(page.getByText("Flub could not load.")).toBeVisible();
  await expect(page.getByText("no pudo cargarse")).toBeVisible();
  await page.unroute("**/shell.txt");
  await page.getByRole("button", { name: beginning("Flub") }).click();
  await expect(heading(page)).toHaveText(words.en("home-poe"));
});

test("the words that a page needs are asked for once, and those of no other language", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/words-") && asked.push(request.url().replace(/.*\/words-\w+\//, "")));
  await page.goto("./#/learn");
  await expect(heading(page)).toHaveText(words.en("home-learn"));
  expect(asked.sort()).toEqual(["en/learn.txt", "en/play.txt", "en/shell.txt"]);
});
