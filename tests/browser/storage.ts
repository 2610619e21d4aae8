import { type Page } from "@playwright/test";

/** Puts this in the browser's storage, as if from an earlier visit, and clears everything else but the settings. */
export async function leave(page: Page, left: Record<string, string>): Promise<void> {
  // An empty page of the site. Going there also leaves the app: its URLs differ only after the `#`, so the last
  // screen's heading could be mistaken for the next one's.
  const body = '<link rel="icon" href="data:," />';
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto("./empty");
  await page.evaluate(async (left) => {
    // Otherwise what was there comes back from the journal.
    await new Promise((done) => (indexedDB.deleteDatabase("flub").onsuccess = done));
    const settings = localStorage.getItem("flub.settings");
    localStorage.clear();
    if (settings !== null) localStorage.setItem("flub.settings", settings);
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  }, left);
}
