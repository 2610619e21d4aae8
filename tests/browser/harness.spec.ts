import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { SIZES } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the harness notices every error on a page", async ({ page, problems, onPurpose }) => {
  onPurpose(/./);
  await page.evaluate(async () => {
    console.error("said on purpose");
    setTimeout(() => {
      throw new Error("thrown on purpose");
    });
    await fetch("/outside");
    await fetch("./missing");
  });
  await expect.poll(() => problems.join("\n")).toContain("thrown on purpose");
  const noticed = problems.join("\n");
  expect(noticed).toContain("said on purpose");
  expect(noticed).toMatch(/request outside the site: .*\/outside/);
  expect(noticed).toMatch(/answer 404: .*\/missing/);
});

test("axe-core notices a button without a name", async ({ page }) => {
  await axe(page);
  await page.evaluate(() => document.querySelector("main")!.append(document.createElement("button")));
  await expect(axe(page)).rejects.toThrow(/button-name/);
});

test.describe("tests that follow one another in a tab", () => {
  test.describe.configure({ mode: "serial" });
  const found = (page: Page) => page.evaluate(() => [...Object.keys(localStorage).filter((key) => key !== "flub.stamp").sort(), "left" in window]);

  test("may leave anything behind", async ({ page }) => {
    await page.getByLabel(wordsOf("en")("settings-language")).selectOption("es");
    await page.addInitScript(() => Object.assign(window, { left: true }));
    await page.setViewportSize(SIZES.phone.viewport);
    await page.reload();
    expect(await found(page)).toEqual(["flub.settings", true]);
    await leave(page, { "flub.poe.save": "a game" });
    await page.goto("./#/settings");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await found(page)).toEqual(["flub.poe.save", "flub.settings", true]);
  });

  test("see nothing of one another", async ({ page }) => {
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(page.viewportSize()).toEqual(SIZES.laptop.viewport);
    expect(await found(page)).toEqual([false]);
  });
});
