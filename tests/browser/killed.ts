import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";

/** A browser whose profile outlives it, and which can be killed with all its processes. */
export class Killable {
  readonly page: Page;
  readonly #process: ChildProcess;

  private constructor(page: Page, process: ChildProcess) {
    this.page = page;
    this.#process = process;
  }

  /** Starts it with the profile in this folder. */
  static async start(profile: string): Promise<Killable> {
    const args = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
    // A group of its own, so that all of its processes end at once.
    const browser = spawn(process.env["HEADLESS_SHELL"]!, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
    for await (const line of createInterface(browser.stderr)) {
      const address = /^DevTools listening on (.*)$/.exec(line)?.[1];
      if (address === undefined) continue;
      browser.stderr.resume();
      const context = (await chromium.connectOverCDP(address)).contexts()[0]!;
      return new Killable(await context.newPage(), browser);
    }
    throw new Error("the browser did not start");
  }

  /** Kills it as `kill -9` does: nothing is written any more. */
  async kill(): Promise<void> {
    const ended = once(this.#process, "exit");
    process.kill(-this.#process.pid!, "SIGKILL");
    await ended;
  }
}

/** Does this with a folder for a browser's profile. */
export async function withProfile<T>(act: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "flub-profile-"));
  try {
    return await act(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
