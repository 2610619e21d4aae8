import { type Browser, type BrowserContext, type Disposable, type Page } from "@playwright/test";
import { clear } from "./storage.ts";

/**
 * A tab that a worker's tests are done in, one after another, since to open one takes as long as many a test. Every test begins with it
 * empty, so it loads the app anew, and finds nothing of an earlier test in storage or memory. After a test that fails there is another
 * worker anyway.
 */
export class Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in it since the test began. */
  readonly problems: string[];
  /** What the test has prepared for the page's loads. */
  readonly #prepared: Disposable[] = [];
  /** Whether a test changed something in it that would stay. */
  #isSpent = false;

  private constructor(context: BrowserContext, page: Page, problems: string[]) {
    this.context = context;
    this.page = page;
    this.problems = problems;
    // Scripts go with the test. A clock, what a medium is said to be and what a debugger sets would stay, so the tab goes instead.
    const spend = () => (this.#isSpent = true);
    const { addInitScript, emulateMedia, clock } = page;
    const { newCDPSession } = context;
    const { install } = clock;
    Object.assign(page, {
      addInitScript: async (...given: Parameters<typeof addInitScript>) => {
        const script = await addInitScript.apply(page, given);
        this.#prepared.push(script);
        return script;
      },
      emulateMedia: (...given: Parameters<typeof emulateMedia>) => (spend(), emulateMedia.apply(page, given)),
    });
    Object.assign(clock, { install: (...given: Parameters<typeof install>) => (spend(), install.apply(clock, given)) });
    Object.assign(context, { newCDPSession: (...given: Parameters<typeof newCDPSession>) => (spend(), newCDPSession.apply(context, given)) });
  }

  /** Opens a tab with the options of the test, and furnishes its context before its page opens. */
  static async open(browser: Browser, furnish: (context: BrowserContext, problems: string[]) => Promise<void>): Promise<Tab> {
    const context = await browser.newContext();
    const problems: string[] = [];
    await furnish(context, problems);
    return new Tab(context, await context.newPage(), problems);
  }

  /** Prepares the tab for a test. */
  async begin(): Promise<void> {
    this.problems.length = 0;
    await clear(this.page);
  }

  /** Cleans up after a test. Returns whether another test can use the tab. */
  async end(): Promise<boolean> {
    for (const other of this.context.pages()) if (other !== this.page) await other.close();
    if (this.#isSpent || this.page.isClosed()) return false;
    await this.page.goto("about:blank");
    await Promise.all(this.#prepared.splice(0).map((script) => script.dispose()));
    await this.page.unrouteAll();
    return true;
  }
}
