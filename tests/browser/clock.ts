import { type Page } from "@playwright/test";

/** No time passes on this page but what its clock is told to. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}
