import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { Builder, Key, error, type WebDriver, type WebElement } from "selenium-webdriver";

/** Browsers as people have them, which are driven by WebDriver. */
export type Engine = "chromium" | "firefox" | "webkit";

/** What names an engine's driver in the environment where both are there. */
const DRIVERS = { chromium: "CHROMEDRIVER", firefox: "GECKODRIVER", webkit: "WEBKITDRIVER" };

/** Whether an engine and its driver are on this machine. */
export function isHere(engine: Engine): boolean {
  return !!process.env[DRIVERS[engine]];
}

/** How long something may take to be there, in milliseconds. */
const PATIENCE = 20_000;

/** A browser, with the hands of somebody who goes by what stands on the buttons. */
export class Driven {
  readonly #driver: WebDriver;
  readonly #processes: ChildProcess[];

  private constructor(driver: WebDriver, processes: ChildProcess[]) {
    this.#driver = driver;
    this.#processes = processes;
  }

  static async start(engine: Engine): Promise<Driven> {
    const port = await freePort();
    const processes: ChildProcess[] = [];
    const env = { ...process.env };
    if (engine === "webkit") {
      const [screen, display] = await screenOfItsOwn();
      processes.push(screen);
      env["DISPLAY"] = display;
    }
    processes.push(spawn(process.env[DRIVERS[engine]]!, [`--port=${port}`], { stdio: "ignore", env }));
    await listening(port);
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(CAPABILITIES[engine]()).build();
    // What is beneath something else cannot be pressed, so there is room for all.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1366, height: 860 });
    return new Driven(driver, processes);
  }

  async stop(): Promise<void> {
    await this.#driver.quit();
    for (const process of this.#processes) process.kill();
  }

  async goto(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  /** What the page answers to a script. */
  async ask<T>(script: string, ...values: unknown[]): Promise<T> {
    return this.#driver.executeScript<T>(script, ...values);
  }

  /** Waits for what this selector finds. */
  async see(selector: string): Promise<WebElement> {
    const find = () => this.ask<WebElement | null>("return document.querySelector(arguments[0])", selector);
    return this.#found(find, `nothing is found by ${selector}`);
  }

  /** Waits until what this selector finds says so. */
  async reads(selector: string, text: string): Promise<void> {
    await this.#driver.wait(async () => (await this.text(selector)) === text, PATIENCE, `${selector} does not say “${text}”`);
  }

  /** What stands where this selector leads; nothing where that is nowhere. */
  async text(selector: string): Promise<string> {
    return this.ask(`return document.querySelector(arguments[0])?.textContent.trim() ?? ""`, selector);
  }

  async count(selector: string): Promise<number> {
    return this.ask("return document.querySelectorAll(arguments[0]).length", selector);
  }

  /** Waits for a button that says this, and presses it. */
  async press(name: string): Promise<void> {
    await (await this.#named("button", name)).click();
  }

  /** Whether there is a button that says this, now. */
  async offers(name: string): Promise<boolean> {
    return (await this.#find("button", name)) !== null;
  }

  /** Waits until there is a button that says one of these. */
  async one(...names: string[]): Promise<void> {
    const there = async () => (await Promise.all(names.map((name) => this.offers(name)))).some(Boolean);
    await this.#driver.wait(there, PATIENCE, `no button says any of “${names.join("”, “")}”`);
  }

  /** Waits for a choice whose label begins so, and takes it. */
  async choose(name: string): Promise<void> {
    await (await this.#named("label", name)).click();
  }

  /** Waits for a button among these that has this hidden name and is not pressed yet, and presses it. */
  async pick(selector: string, name: string): Promise<void> {
    const find = `const heard = (button) => button.querySelector(".visually-hidden")?.textContent;
      const seen = (button) => button.querySelector("[role=img]")?.getAttribute("aria-label");
      const named = (button) => (heard(button) ?? seen(button)) === arguments[1];
      const free = (button) => button.getAttribute("aria-pressed") !== "true";
      return [...document.querySelectorAll(arguments[0])].find((button) => named(button) && free(button)) ?? null;`;
    const found = () => this.ask<WebElement | null>(find, selector, name);
    await (await this.#found(found, `nothing in ${selector} is called “${name}”`)).click();
  }

  /** Clicks what this selector finds. */
  async click(selector: string): Promise<void> {
    await (await this.see(selector)).click();
  }

  /** Types into what this selector finds, and enters it. */
  async enter(selector: string, text: string): Promise<void> {
    await (await this.see(selector)).sendKeys(text, Key.ENTER);
  }

  async #named(kind: "button" | "label", name: string): Promise<WebElement> {
    return this.#found(() => this.#find(kind, name), `no ${kind} says “${name}”`);
  }

  /** Waits for what is to be found. What is drawn anew just then, of which WebKit complains, is looked for again. */
  async #found(find: () => Promise<WebElement | null>, otherwise: string): Promise<WebElement> {
    const found = () =>
      find().catch((fault: unknown) => {
        if (fault instanceof error.StaleElementReferenceError) return null;
        throw fault;
      });
    return this.#driver.wait(found, PATIENCE, otherwise) as Promise<WebElement>;
  }

  async #find(kind: "button" | "label", name: string): Promise<WebElement | null> {
    return this.ask(
      `const [kind, name] = arguments;
       const plain = (text) => text.replace(/\\s+/g, " ").trim();
       const heard = (element) => {
         const copy = element.cloneNode(true);
         for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
         return copy.textContent;
       };
       const says = (element) => {
         const text = plain(element.getAttribute("aria-label") ?? heard(element));
         return kind === "label" ? text.startsWith(plain(name)) : text === plain(name);
       };
       return [...document.querySelectorAll(kind)].find((element) => element.getClientRects().length > 0 && says(element)) ?? null;`,
      kind,
      name,
    );
  }
}

/** How each is started. */
const CAPABILITIES: Record<Engine, () => object> = {
  chromium: () => ({
    browserName: "chrome",
    "goog:chromeOptions": { binary: process.env["CHROMIUM"], args: ["--headless", "--no-sandbox", "--disable-gpu"] },
  }),
  firefox: () => ({
    browserName: "firefox",
    "moz:firefoxOptions": { binary: process.env["FIREFOX"], args: ["-headless"], prefs: { "ui.prefersReducedMotion": 1 } },
  }),
  webkit: () => ({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: process.env["WEBKIT"], args: ["--automation"] },
  }),
};

/** WebKit's browser wants a screen: one in memory will do. */
async function screenOfItsOwn(): Promise<[ChildProcess, string]> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1366x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once("error", reject);
    screen.stdout!.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return [screen, `:${number}`];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a driver answers. */
async function listening(port: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await fetch(`http://127.0.0.1:${port}/status`).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no driver answers at port ${port}`);
}
