import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const KEPT = {
  "flub.settings": "language en\ntheme slate\n",
  "flub.lawtoe.save": "# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n",
  "flub.wholes.decks": "Ours: 1/4*20, 3/4*20\n",
};

async function keep(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
}

function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

async function bring(page: Page, text: string): Promise<void> {
  const file = { name: "flub.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.getByLabel(words("settings-backup-bring")).setInputFiles(file);
}

test.beforeEach(async ({ page }) => {
  await page.goto("./");
  await keep(page, KEPT);
  await page.goto("./#/settings");
  await page.reload();
});

test("everything is saved as one readable file and restored from it", async ({ page }) => {
  const link = page.getByRole("link", { name: words("settings-backup-save") });
  await expect(link, "what is kept is not in the page before it is asked for").toHaveAttribute("href", "#/settings");
  const download = page.waitForEvent("download");
  await link.click();
  const text = Buffer.concat(await (await (await download).createReadStream()).toArray()).toString();
  await expect(link, "nor afterwards").toHaveAttribute("href", "#/settings");
  expect(text).toContain("@ flub.lawtoe.save\n| # plaintiff person\n");

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const loaded = page.waitForEvent("load");
  // Mail programs change line endings.
  await bring(page, text.replaceAll("\n", "\r\n"));
  await loaded;
  await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
  expect(await kept(page)).toMatchObject(KEPT);
  await page.goto("./#/lawtoe");
  await expect(stepsOf(page, words)).toHaveCount(1);
});

test("everything is deleted after a confirmation and does not come back", async ({ page }) => {
  await page.getByRole("radio", { name: words("settings-theme-projector") }).check();
  const dialog = page.getByRole("dialog", { name: words("settings-delete-title") });
  const ask = page.getByRole("button", { name: words("settings-delete") });
  await ask.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await kept(page)).toHaveProperty(["flub.lawtoe.save"]);
  await ask.click();
  const loaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: words("kept-delete") }).click();
  await loaded;
  const keys = async () => Object.keys(await kept(page)).filter((key) => key !== "flub.stamp");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("settings-title"));
  expect(await keys()).toEqual([]);
  // Not even where local storage has lost that it was deleted.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("settings-title"));
  expect(await keys()).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "projector");
});
