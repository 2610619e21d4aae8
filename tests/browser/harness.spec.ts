import { axe, expect, test } from "./flub.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the harness notices whatever goes amiss on a page", async ({ page, amiss }) => {
  await page.evaluate(async () => {
    console.error("said on purpose");
    setTimeout(() => {
      throw new Error("thrown on purpose");
    });
    await fetch("/outside");
    await fetch("./missing");
  });
  await expect.poll(() => amiss.join("\n")).toContain("thrown on purpose");
  const noticed = amiss.splice(0).join("\n");
  expect(noticed).toContain("said on purpose");
  expect(noticed).toMatch(/request outside the site: .*\/outside/);
  expect(noticed).toMatch(/answer 404: .*\/missing/);
});

test("axe-core notices a button without a name", async ({ page }) => {
  await axe(page);
  await page.evaluate(() => document.querySelector("main")!.append(document.createElement("button")));
  await expect(axe(page)).rejects.toThrow(/button-name/);
});
