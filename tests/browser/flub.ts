import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test as plain, type BrowserContext, type Page } from "@playwright/test";
import { Tab } from "./tab.ts";
import { translate } from "./translated.ts";

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The axe-core rules every screen must meet. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The tabs of this worker, by the options they were opened with. */
const TABS = new Map<string, Tab>();

/**
 * A test that fails on anything a player should never meet: a console error, an uncaught error, a request that fails or leaves the
 * folder the site is served from. `problems` lists what went wrong. A test that causes something names it with `onPurpose`, since the
 * browser tells of it when it likes: before or after the page loads anew, or never. The only wait left is for thinking.
 */
export const test = plain.extend<{ translated: boolean; tab: Tab; problems: string[]; onPurpose: (what: RegExp) => void }>({
  translated: [false, { option: true }],
  tab: async ({ translated, browser, baseURL, viewport, isMobile, hasTouch, locale, colorScheme, permissions, serviceWorkers, contextOptions }, use) => {
    const kind = JSON.stringify([translated, baseURL, viewport, isMobile, hasTouch, locale, colorScheme, permissions, serviceWorkers, contextOptions]);
    const tab = TABS.get(kind) ?? (await Tab.open(browser, async (context, problems) => {
      await watch(context, problems, baseURL!);
      if (translated) await context.addInitScript(translate);
    }));
    await tab.begin();
    await stagesPass(tab.page);
    tab.context.on("page", stagesPass);
    await use(tab);
    tab.context.off("page", stagesPass);
    await stagesWait(tab.page);
    // A host of its own goes with the test.
    if (baseURL === process.env["FLUB_URL"] && (await tab.end())) {
      if (viewport) await tab.page.setViewportSize(viewport);
      TABS.set(kind, tab);
    } else {
      TABS.delete(kind);
      await tab.context.close();
    }
  },
  context: async ({ tab }, use) => use(tab.context),
  page: async ({ tab }, use) => use(tab.page),
  problems: async ({ tab }, use) => use(tab.problems),
  onPurpose: [
    async ({ tab }, use) => {
      const purposes: RegExp[] = [];
      await use((what) => void purposes.push(what));
      expect(tab.problems.filter((problem) => !purposes.some((what) => what.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Lists what goes wrong in a browser, and lets nothing in it wait but for thinking. */
async function watch(context: BrowserContext, problems: string[], site: string): Promise<void> {
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const inside = ["data:", "blob:", site].some((start) => request.url().startsWith(start));
    if (!inside) problems.push(`request outside the site: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  // The app waits only for thinking: tests that control the page's clock cover the computers' pretended thinking time.
  await context.addInitScript(() => {
    const wait = window.setTimeout;
    // The patience with a silent worker, with the journal and with a platform stays. What comes part by part on the stage is seen part by
    // part.
    const stays = new Map([[500, 500], [1_000, 1_000], [10_000, 10_000], [1_600, 200]]);
    const hurried = (delay = 0) => stays.get(delay) ?? 0;
    // No click of a test was meant for what stood in its place before: the page asked whatever it asks (`guard.rs`) at the beginning of time.
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp")!;
    window.unhurry = () => {
      window.setTimeout = wait;
      let now = 1_000;
      const stamps = new WeakMap<Event, number>();
      window.letPass = (time) => void (now += time);
      const stampOf = (event: Event) => stamps.get(event) ?? stamps.set(event, (now += 0.01)).get(event)!;
      Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: (function (this: Event) { return stampOf(this); }) });
    };
    Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: (function (this: Event) { return this.type === "asked" ? 0 : stamp.get!.call(this); }) });
    window.setTimeout = ((act: TimerHandler, delay?: number, ...rest: unknown[]) => wait(act, hurried(delay), ...rest)) as typeof setTimeout;
  });
}

/** The button that lets what is on the stage go on. */
export const goOn = (page: Page) => page.locator("#stage-go-on");

/** Lets everything on the stage go on, as soon as it is in the way of what a test does next. */
export async function stagesPass(page: Page): Promise<void> {
  // It may be gone by itself already.
  const pass = () => goOn(page).evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await page.addLocatorHandler(goOn(page), pass, { noWaitAfter: true });
}

/** From now on, what is on the stage waits for the test. */
export const stagesWait = (page: Page) => page.removeLocatorHandler(goOn(page));

/** The rules that depend on colours, and those that depend on colours and sizes. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
export const VISIBLE_RULES = [...COLOUR_RULES, "target-size"];

/** Fails if axe-core finds anything on the current page by these rules, without some of them, and says what and where. */
export async function axe(page: Page, rules = RULES, without: string[] = []): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async ([runOnly, without]) => {
    // Passes are not collected: that takes a third of the time.
    const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const { violations } = await window.axe.run(document, { runOnly, rules: off, resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    }));
  }, [rules, without] as const);
  expect(found, `axe-core at ${page.url()}`).toEqual([]);
}

declare global {
  interface Window {
    /** Lets the page wait for people. Events are stamped by a time that passes only by `letPass`, however slow the machine is. */
    unhurry: () => void;
    /** Lets this many milliseconds pass for the stamps of events. */
    letPass: (time: number) => void;
    axe: typeof import("axe-core");
  }
}
