import { readFileSync } from "node:fs";
import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { test as hosted } from "./host.ts";
import { ordinaryIf } from "./level.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Whether the styles of Floating Tic-Tac-Toe are in use. */
const isStyled = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("style")].some((sheet) => sheet.textContent.includes(".floating-page {")));

for (const [part, place, name] of [["learn", "#/learn", "home-learn"], ["play", "#/settings", "settings-title"]] as const) {
  for (const how of ["a link of the app", "its address"] as const) {
    test(`a part whose code cannot be loaded, ${part}, says so, from ${how}, and comes when it is tried again`, ordinaryIf((part === "play") === (how === "its address")), async ({ page, onPurpose }) => {
      onPurpose(/Failed to (load resource|fetch)/);
      const code = `**/split_${part}.wasm`;
      await page.route(code, (route) => route.abort());
      if (how === "its address") {
        await page.goto(`./${place}`);
      } else {
        await page.goto("./");
        await page.getByRole("navigation").getByRole("link", { name: words(name) }).click();
      }
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(words("shell-part-title"));
      expect(page.url()).toContain(place);
      const again = page.getByRole("button", { name: words("shell-part-again") });
      // The second attempt has failed too, and that is said by another alert, before the code can be loaded.
      const said = await page.getByRole("alert").elementHandle();
      await again.click();
      await expect.poll(() => said?.evaluate((alert) => alert.isConnected)).toBe(false);
      await expect(page.getByRole("alert")).toHaveText(words("shell-part-text"));

      await page.unroute(code);
      // An attempt that was on its way may bring it first.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(heading).toHaveText(words(name), { timeout: 2_000 });
      }).toPass();
      await expect(heading).toBeFocused();
    });
  }
}

for (const keeps of [true, false]) {
  test(`a page whose parts have gone from the host offers to load Flub anew; its games are ${keeps ? "kept" : "saved as a file first"}`, async ({ page, context, onPurpose }) => {
    onPurpose(/Failed to (load resource|fetch)|answer 404/);
    await page.route("**/learn.txt", (route) => route.fulfill({ status: 404 }));
    if (!keeps) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
    }
    await page.goto("./#/floating");
    await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
    // A game that is left before its part is there has not begun.
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: words("home-learn") }).click();
    const again = page.getByRole("button", { name: words("shell-part-again") });
    const reload = page.getByRole("button", { name: words("shell-part-reload") });
    await expect(again).toBeVisible();
    await expect(reload).toBeHidden();
    // Without a network, loading anew would take away what is there.
    await context.setOffline(true);
    const said = await page.getByRole("alert").elementHandle();
    await again.click();
    // This attempt is over once another alert says so; a click before that would only wait for it.
    await expect.poll(() => said?.evaluate((alert) => alert.isConnected)).toBe(false);
    await expect(page.getByRole("alert")).toHaveText(words("shell-part-text"));
    await expect(reload).toBeHidden();
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await again.click();
    await expect(reload).toBeVisible();
    await axe(page);
    await expect(page.getByRole("main").getByText(words("shell-games-stay"))).toBeVisible({ visible: keeps });
    if (!keeps) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: words("settings-backup-save") }).click();
      expect(readFileSync(await (await download).path(), "utf8")).toContain("flub 1 floating");
      return;
    }
    await page.unroute("**/learn.txt");
    await reload.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-learn"));
    await page.goto("./#/floating");
    await expect(page.getByRole("button", { name: words("table-begin"), exact: true })).toBeHidden();
    await expect(page.getByRole("grid")).toBeVisible();
  });
}

for (const kind of [/^flub-app-\w+\.js$/, /_bg\.wasm$/, /__wasm_split\.js$/, /split_learn\.wasm$/, /en\/learn\.txt$/]) {
  hosted(`a filter's page in the place of ${kind} is passed over, though the browser's cache keeps it`, async ({ page, host, onPurpose }) => {
    onPurpose(/MIME|magic|WebAssembly|module script|JavaScript/);
    host.filter(host.names.find((name) => kind.test(name))!, 1);
    await page.goto("./#/learn");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-learn"));
    expect(host.filters).toBe(0);
  });
}

hosted("a program that does not come says so instead of waiting for ever, and comes when it is tried again", async ({ page, host, onPurpose }) => {
  onPurpose(/MIME|magic|WebAssembly|module script|JavaScript/);
  host.filter(host.names.find((name) => name.endsWith("_bg.wasm"))!, 99);
  await page.goto("./#/poe");
  const again = page.getByRole("alert").getByRole("button");
  await expect(again).toBeFocused();
  host.filter("", 0);
  await again.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-poe"));
});

for (const missing of ["split_play.wasm", "en/play.txt"]) {
  test(`a first game is set up before ${missing} is there, and begins as it was chosen when it comes`, async ({ page, onPurpose }) => {
    onPurpose(/Failed to (load resource|fetch)/);
    const code = `**/${missing}`;
    await page.route(code, (route) => route.abort());
    await page.goto("./#/floating");
    await page.getByText(words("floating-checkerboard"), { exact: true }).click();
    await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(words("shell-part-title"));

    await page.unroute(code);
    await page.getByRole("button", { name: words("shell-part-again") }).click();
    await expect(page.locator(".floating-page")).toBeVisible();
    await expect(page.locator("main :focus"), "the focus is not lost").toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("flub.floating.save"))).toContain("flub 1 floating 8x8 plain");
    expect(await isStyled(page)).toBe(true);
  });
}

test("a first game is set up as well when the tables have come", async ({ page }) => {
  const loaded = Promise.all(["split_play.wasm", "en/play.txt"].map((file) => page.waitForResponse(`**/${file}`)));
  await page.goto("./");
  await loaded;
  await page.goto("./#/floating/set-up");
  await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
  await expect(page.locator(".floating-page")).toBeVisible();
  expect(await isStyled(page)).toBe(true);
});
