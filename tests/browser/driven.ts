import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { expect } from "@playwright/test";
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

  /** Waits for a page: its first heading. */
  async arrive(): Promise<void> {
    await this.#wait("heading", {}, "there is no page");
  }

  /** Waits for a heading that says this. */
  async heading(name: string): Promise<void> {
    await this.#wait("heading", { name }, `no heading says “${name}”`);
  }

  /** Waits for a paragraph that says this. */
  async paragraph(name: string): Promise<void> {
    await this.#wait("paragraph", { name }, `no paragraph says “${name}”`);
  }

  /** Waits for an item of a list that begins so. */
  async item(name: string): Promise<void> {
    await this.#wait("item", { name, begins: true }, `no item says “${name}”`);
  }

  /** Waits for a button that says this, in the part of the page that is called so, and presses it. */
  async press(name: string, within?: string): Promise<void> {
    await (await this.#wait("button", { name, within }, `no button says “${name}”`)).click();
  }

  /** Waits for a button that says this, or this and more, and is not pressed yet, and presses it. */
  async pick(name: string, within: string): Promise<void> {
    await (await this.#wait("button", { name, within, begins: true, free: true }, `nothing in “${within}” is called “${name}”`)).click();
  }

  /** Whether there is a button that says this, now. */
  async offers(name: string): Promise<boolean> {
    return (await this.#find("button", { name })).length > 0;
  }

  /** How many buttons there are in the part of the page that is called so. */
  async count(within: string): Promise<number> {
    return (await this.#find("button", { within })).length;
  }

  /** Waits for a button in the part of the page that is called so. */
  async some(within: string): Promise<void> {
    await this.#wait("button", { within }, `there is no button in “${within}”`);
  }

  /** Waits until there is a button that says one of these. */
  async one(...names: string[]): Promise<void> {
    const there = async () => (await Promise.all(names.map((name) => this.offers(name)))).some(Boolean);
    await this.#driver.wait(there, PATIENCE, `no button says any of “${names.join("”, “")}”`);
  }

  /** Waits for a choice whose label begins so, and takes it. */
  async choose(name: string): Promise<void> {
    await (await this.#wait("label", { name, begins: true }, `no label says “${name}”`)).click();
  }

  /** Waits for the field with this label, types into it, and enters it. */
  async enter(name: string, text: string): Promise<void> {
    const label = await this.#wait("label", { name }, `no label says “${name}”`);
    const field = await this.ask<WebElement>("return arguments[0].control", label);
    await field.sendKeys(text, Key.ENTER);
  }

  /** Waits for what is to be found. What is drawn anew just then, of which WebKit complains, is looked for again. */
  async #wait(role: Role, which: Which, otherwise: string): Promise<WebElement> {
    const found = () =>
      this.#find(role, which).then(
        (found) => found[0] ?? null,
        (fault: unknown) => {
          if (fault instanceof error.StaleElementReferenceError) return null;
          throw fault;
        },
      );
    return this.#driver.wait(found, PATIENCE, otherwise) as Promise<WebElement>;
  }

  async #find(role: Role, { name, within, begins = false, free = false }: Which): Promise<WebElement[]> {
    return this.ask(FIND, ELEMENTS[role], name ?? null, within ?? null, begins, free);
  }
}

/** What is looked for: what a person or a screen reader takes it for. */
type Role = "button" | "heading" | "paragraph" | "item" | "label";

const ELEMENTS: Record<Role, string> = { button: "button", heading: "h1, h2", paragraph: "p", item: "li", label: "label" };

/** Which of them: by what it says, the part of the page it is in, and whether it is not pressed yet. */
interface Which {
  name?: string;
  within?: string;
  begins?: boolean;
  free?: boolean;
}

/** What is there to see and is heard as it should be. Nothing hangs on spaces, which are the style sheet's too. */
const FIND = `
  const [elements, name, within, begins, free] = arguments;
  const plain = (text) => text.replace(/\\s+/g, "");
  const heard = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(heard).join("");
  };
  const says = (element) => name === null || (begins ? plain(heard(element)).startsWith(plain(name)) : plain(heard(element)) === plain(name));
  const parts = within === null ? [document] : [...document.querySelectorAll("[aria-label], fieldset")].filter((part) => {
    const called = part.getAttribute("aria-label") ?? part.querySelector("legend")?.textContent ?? "";
    return plain(called) === plain(within);
  });
  const seen = (element) => element.getClientRects().length > 0;
  const all = parts.flatMap((part) => [...part.querySelectorAll(elements)]);
  return all.filter((element) => seen(element) && says(element) && !(free && element.getAttribute("aria-pressed") === "true"));
`;

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
  const answers = () => fetch(`http://127.0.0.1:${port}/status`).then((answer) => answer.ok, () => false);
  await expect.poll(answers, { message: `a driver answers at port ${port}`, timeout: PATIENCE, intervals: [100] }).toBe(true);
}
