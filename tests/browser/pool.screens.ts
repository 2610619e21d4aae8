import { type Page } from "@playwright/test";
import { type Screen } from "./pages.ts";

const posed = (page: Page) => page.locator(".pose").waitFor({ timeout: 20_000 });

/** Goes on so often. */
async function on(page: Page, times: number): Promise<void> {
  await posed(page);
  await page.locator(".pool-choice").first().getByRole("button").last().click();
  for (let step = 0; step < times; step++) await page.locator(".pose .primary").click();
}

/** A hand for another answer in each of two votes. */
async function votedTwice(page: Page): Promise<void> {
  await on(page, 2);
  for (const choice of [1, 1, 0]) await page.locator(".pool-choice").nth(choice).getByRole("button").last().click();
  await page.locator(".pose .primary").click();
}

/** An exercise posed to a class, its codes, and the court. */
export const POOL_SCREENS: Screen[] = [
  { name: "teach-pose", address: "#/teach/pose" },
  { name: "teach-pose-posed", address: "#/teach/pose/poe_7_seed_3", reach: posed },
  { name: "teach-pose-bars", address: "#/teach/pose/poe_4_seed_3", reach: (page) => on(page, 1) },
  { name: "teach-pose-refuted", address: "#/teach/pose/wholes_7_seed_3", reach: (page) => on(page, 5) },
  { name: "teach-pose-compared", address: "#/teach/pose/poe_4_seed_3", reach: votedTwice },
  { name: "teach-codes", address: "#/teach/codes/poe_4_seed_3", reach: (page) => page.locator(".pool-codes").waitFor() },
  {
    name: "learn-pool-code",
    address: "#/learn/pool/floating_1_seed_3",
    reach: async (page) => {
      await page.locator(".lesson-ask").waitFor({ timeout: 20_000 });
      await page.locator(".lesson-acts .button").last().click();
      await page.locator(".code").waitFor();
    },
  },
  { name: "teach-court", address: "#/teach/court" },
  { name: "teach-court-tried", address: "#/teach/court/poe_13_seed_7", reach: posed },
  { name: "teach-court-found", address: "#/teach/court/floating_5_seed_7", reach: (page) => on(page, 2) },
  { name: "teach-court-mend", address: "#/teach/court/wholes_10_seed_7", reach: (page) => on(page, 3) },
];
