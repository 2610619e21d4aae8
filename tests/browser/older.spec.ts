import { expect, test } from "./flub.ts";

test("the style sheets are written so that older browsers read them too", async ({ page }) => {
  await page.goto("./");
  const sheets = await page.evaluate(() => [...document.querySelectorAll("style")].map((style) => style.textContent).join("\n"));
  const rules = sheets.replaceAll(/\/\*.*?\*\//gs, "");
  expect(rules.length).toBeGreaterThan(50_000);
  expect(rules, "Safari 16 reads no ranges of width").not.toMatch(/@media[^{]*[<>]/);
  expect(rules, "Chrome 109 reads no rules in rules").not.toContain("&");
  expect(rules, "Chrome before 136 prints no grounds without this").toContain("-webkit-print-color-adjust");
});
