import { type Page } from "@playwright/test";

/** How many times the storage was prepared by this worker. */
let times = 0;

/** Has the next load of a page find this in the browser's storage, as if from an earlier visit, and nothing else but what is spared. */
async function prepare(page: Page, left: Record<string, string>, spared?: string): Promise<void> {
  await page.addInitScript(
    ({ time, left, spared }) => {
      // Of this page only, and only the first load: afterwards the app keeps what it likes.
      if (window !== top || location.href === "about:blank") return;
      const latest = "tests.prepared";
      try {
        if (Number(sessionStorage.getItem(latest)) >= time) return;
        sessionStorage.clear();
        sessionStorage.setItem(latest, String(time));
      } catch {
        // There is no storage.
        return;
      }
      // Otherwise what was there comes back from the journal. The app opens it after this.
      indexedDB.deleteDatabase("flub");
      const stays = spared === undefined ? null : localStorage.getItem(spared);
      localStorage.clear();
      if (stays !== null) localStorage.setItem(spared!, stays);
      for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
    },
    { time: ++times, left, spared },
  );
}

/** Has the next load of the page find nothing of an earlier test. */
export const clear = (page: Page) => prepare(page, {});

/** Has the next load of the page find this in the browser's storage, as if from an earlier visit, and nothing else but the settings. */
export async function leave(page: Page, left: Record<string, string>): Promise<void> {
  // The app is left: its URLs differ only after the `#`, so the last screen's heading could be mistaken for the next one's.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await prepare(page, left, "flub.settings");
}
