import { expect, test } from "./flub.ts";

test("the style sheet is written so that older browsers read it too", async ({ page }) => {
  await page.goto("./");
  const sheet = await page.evaluate(async () => (await fetch(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")!.href)).text());
  expect(sheet, "Safari 16 reads no ranges of width").not.toMatch(/@media[^{]*[<>]/);
  expect(sheet, "Chrome 109 reads no rules in rules").not.toContain("&");
  expect(sheet, "Chrome before 136 prints no grounds without this").toContain("-webkit-print-color-adjust");
});
