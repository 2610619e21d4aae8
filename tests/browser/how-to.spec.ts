import { expect, test } from "./flub.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");

test("every example on POE's page is one that the engine agrees with", async ({ page }) => {
  await page.goto("./#/how-to/poe");
  await expect(page.getByRole("heading", { level: 1, name: english("home-poe") })).toBeVisible();
  // The engine draws nothing where it does not find what the page wants to show.
  const drawn = await page.locator(".findings > li").evaluateAll((items) => items.map((item) => item.querySelector("figcaption")?.textContent ?? ""));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((caption) => caption === "")).toEqual([]);
  // The rule book's examples of flubs, in its order: each is what it stands for, and the forced letter is none.
  const flubs = page.getByRole("region", { name: english("how-to-poe-flubs"), exact: true }).locator("figcaption");
  await expect(flubs).toContainText(["F6 is a P-flub", "F5 is a P-flub", "P9 is a P-flub", "R2 is an A-flub", "P9 is an A-flub", "P9 is a CP-flub", "R3 is a CA-flub: P5 was an A-flub"]);
  const forced = page.getByRole("region", { name: english("how-to-poe-force-out"), exact: true }).locator("figcaption");
  await expect(forced).toContainText(english("how-to-poe-force-out-example", { letter: "P3", list: "123" }));
});
