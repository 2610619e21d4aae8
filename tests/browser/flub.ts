import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test as plain, type Page } from "@playwright/test";

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What every screen is held to. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * A test that fails on anything a player should never meet: an error in the console, an error nobody caught, a request that
 * fails or that leaves the folder the site is served from. What went amiss is listed in `amiss`; a test that brings
 * something about on purpose takes it off the list. Nobody has to wait for anything but thinking.
 */
export const test = plain.extend<{ amiss: string[]; hurried: void }>({
  amiss: [
    async ({ context, baseURL }, use) => {
      const amiss: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") amiss.push(`console: ${message.text()}`);
      });
      context.on("weberror", (error) => amiss.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        const inside = ["data:", "blob:", baseURL!].some((start) => request.url().startsWith(start));
        if (!inside) amiss.push(`request outside the site: ${request.url()}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400) amiss.push(`answer ${response.status()}: ${response.url()}`);
      });
      await use(amiss);
      expect(amiss).toEqual([]);
    },
    { auto: true },
  ],
  // The app waits for nothing but thinking: how long computers pretend to think is for tests that hold the page's clock.
  hurried: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const wait = window.setTimeout;
        window.setTimeout = ((act: TimerHandler, _: number, ...rest: unknown[]) => wait(act, 0, ...rest)) as typeof setTimeout;
      });
      await use();
    },
    { auto: true },
  ],
});

/** Those of them that colours decide, and those that colours and sizes do. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
export const VISIBLE_RULES = [...COLOUR_RULES, "target-size"];

/** Fails when axe-core finds anything on the page as it is, and says what and where. */
export async function axe(page: Page, rules = RULES): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (rules) => {
    // What holds is not gathered: that takes a third of the time.
    const { violations } = await window.axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    }));
  }, rules);
  expect(found, `axe-core at ${page.url()}`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}
