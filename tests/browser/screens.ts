import { test } from "./flub.ts";

test("home", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.screenshot({ path: `${process.env["FLUB_SCREENS"]}/home.png` });
});
