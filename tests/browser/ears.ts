import { type Page } from "@playwright/test";

/** Records everything the live regions say from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const last = new WeakMap<Element, string>();
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest("[role=status]") ?? [];
        }),
      );
      for (const region of regions) {
        const text = region.textContent!.trim();
        if (text && last.get(region) !== text) said.push(text);
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What they have said so far. */
export async function said(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said);
}
