import { type Page } from "@playwright/test";

/** Stops the page's clock: time passes only when a test advances it. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}
