import { axe, expect, test } from "./flub.ts";

test("the home page loads under a folder of its host @sizes", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await axe(page);
});
