import { type Page } from "@playwright/test";

/** Leaves this in the browser's storage, as if from an earlier visit, and nothing else but the settings. */
export async function leave(page: Page, left: Record<string, string>): Promise<void> {
  // An empty page of the site. Being there also means having left the app: its addresses differ only after the `#`, so
  // that the last screen's heading could be taken for the next one's.
  const body = '<link rel="icon" href="data:," />';
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto("./empty");
  await page.evaluate((left) => {
    const settings = localStorage.getItem("flub.settings");
    localStorage.clear();
    if (settings !== null) localStorage.setItem("flub.settings", settings);
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  }, left);
}
