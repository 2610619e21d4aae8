import { axe, expect, test } from "./flub.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");

test("settings that cannot be read are reported and kept aside, and the game goes on", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("flub.settings", "theme of another world"));
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByText(english("shell-storage-aside"))).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: english("shell-storage-aside") })).toHaveCount(1);
  await axe(page);
  const download = page.waitForEvent("download");
  await page.getByText(english("shell-storage-download")).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain("theme of another world");
});

test("without storage, one message says so, and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("./");
  await page.getByRole("radio", { name: english("settings-theme-slate") }).check();
  await expect(page.getByRole("main").getByText(english("shell-storage-refused"))).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: english("shell-storage-refused") })).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
});

test("a browser without WebAssembly gets a plain message", async ({ page, onPurpose }) => {
  // Trunk's loader cannot expect this and fails with an error.
  onPurpose(/WebAssembly/);
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await page.goto("./");
  await expect(page.getByText("This browser does not run WebAssembly")).toBeVisible();
});
