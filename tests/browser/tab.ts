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
  /** What went amiss in it since the test began. */
  readonly amiss: string[];
  /** What the test has prepared for the page's loads. */
  readonly #prepared: Disposable[] = [];
  /** Whether something was done to it that stays. */
  #isSpent = false;

  private constructor(context: BrowserContext, page: Page, amiss: string[]) {
    this.context = context;
    this.page = page;
    this.amiss = amiss;
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

  /** Opens one with the options of the test, and does this to it before its page opens. */
  static async open(browser: Browser, furnish: (context: BrowserContext, amiss: string[]) => Promise<void>): Promise<Tab> {
    const context = await browser.newContext();
    const amiss: string[] = [];
    await furnish(context, amiss);
    return new Tab(context, await context.newPage(), amiss);
  }

  /** A test begins in it. */
  async begin(): Promise<void> {
    this.amiss.length = 0;
    await clear(this.page);
  }

  /** The test has ended. Says whether another can begin. */
  async end(): Promise<boolean> {
    for (const other of this.context.pages()) if (other !== this.page) await other.close();
    if (this.#isSpent || this.page.isClosed()) return false;
    await this.page.goto("about:blank");
    await Promise.all(this.#prepared.splice(0).map((script) => script.dispose()));
    await this.page.unrouteAll();
    return true;
  }
}
