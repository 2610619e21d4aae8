import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { Builder, Key, error, type WebDriver, type WebElement } from "selenium-webdriver";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Full browsers, driven by WebDriver. */
export type Engine = "chromium" | "firefox" | "webkit";

/** The environment variable with each engine's driver, set if engine and driver are installed. */
const DRIVERS = { chromium: "CHROMEDRIVER", firefox: "GECKODRIVER", webkit: "WEBKITDRIVER" };

/** Whether an engine and its driver are installed. */
export function isHere(engine: Engine): boolean {
  return !!process.env[DRIVERS[engine]];
}

/** How long to wait for something to appear, in milliseconds. */
const PATIENCE = 20_000;

/** For how long after a click another one on its spot may do nothing, in milliseconds, and a little more. */
const AFTER_CLICK = 600;

/** A browser, used like a person who goes by button labels. */
export class Driven {
  readonly #driver: WebDriver;
  readonly #processes: ChildProcess[];
  /** When a button was pressed last. */
  #pressed = 0;

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
    // Covered elements cannot be clicked, so make room for all.
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

  /** Opens the page of a game with only this in its storage. */
  async open(address: string, game: string, left: Record<string, string> = {}): Promise<void> {
    await this.goto(`${address}#/how-to/${game}`);
    await this.arrive();
    const keep = "localStorage.clear(); localStorage.setItem('flub.stamp', '999999999'); for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)";
    // Nothing moves, so that clicks land where an element was found.
    await this.ask(keep, { "flub.settings": "motion none\n", ...left });
    await this.goto(`${address}#/${game}`);
    await this.arrive();
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  /** Runs a script in the page and returns its result. */
  async ask<T>(script: string, ...values: unknown[]): Promise<T> {
    return this.#driver.executeScript<T>(script, ...values);
  }

  /** Waits for a page: its first heading. */
  async arrive(): Promise<void> {
    await this.#wait("heading", {}, "there is no page");
  }

  /** Waits for a heading with this text. */
  async heading(name: string): Promise<void> {
    await this.#wait("heading", { name }, `no heading says “${name}”`);
  }

  /** Waits for a paragraph with this text. */
  async paragraph(name: string): Promise<void> {
    await this.#wait("paragraph", { name }, `no paragraph says “${name}”`);
  }

  /** Waits for a list item that starts with this text. */
  async item(name: string): Promise<void> {
    await this.#wait("item", { name, begins: true }, `no item says “${name}”`);
  }

  /** Waits for a button with this text, within the named part of the page, and clicks it, not sooner than a person would after a click. */
  async press(name: string, within?: string): Promise<void> {
    const button = await this.#wait("button", { name, within }, `no button says “${name}”`);
    await this.#driver.sleep(Math.max(0, this.#pressed + AFTER_CLICK - Date.now()));
    await button.click();
    this.#pressed = Date.now();
  }

  /** Waits for a button that has or starts with this text and is not pressed, and clicks it. */
  async pick(name: string, within: string): Promise<void> {
    await (await this.#wait("button", { name, within, begins: true, free: true }, `nothing in “${within}” is called “${name}”`)).click();
  }

  /** Whether there is a button with this text now. */
  async offers(name: string): Promise<boolean> {
    return (await this.#find("button", { name })).length > 0;
  }

  /** How many buttons the named part of the page has. */
  async count(within: string): Promise<number> {
    return (await this.#find("button", { within })).length;
  }

  /** Waits for a button in the named part of the page. */
  async some(within: string): Promise<void> {
    await this.#wait("button", { within }, `there is no button in “${within}”`);
  }

  /** Waits for a button with one of these texts. */
  async one(...names: string[]): Promise<void> {
    const there = async () => (await Promise.all(names.map((name) => this.offers(name)))).some(Boolean);
    await this.#driver.wait(there, PATIENCE, `no button says any of “${names.join("”, “")}”`);
  }

  /** Waits for a choice whose label starts with this text, and selects it. */
  async choose(name: string): Promise<void> {
    await (await this.#wait("label", { name, begins: true }, `no label says “${name}”`)).click();
  }

  /** Waits for the field with this label, types into it, and presses Enter. */
  async enter(name: string, text: string): Promise<void> {
    const label = await this.#wait("label", { name }, `no label says “${name}”`);
    const field = await this.ask<WebElement>("return arguments[0].control", label);
    await field.sendKeys(text, Key.ENTER);
  }

  /** Pencils a letter on a mat, such as `P1`. */
  async pencil(letter: string): Promise<void> {
    await this.press(words("table-square-vacant", { square: letter[1]! }));
    await this.press(words(`table-letter-${letter[0]!.toLowerCase()}`));
  }

  /** Waits for a match. Searches again for elements just redrawn, which WebKit reports as stale. */
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

/** What to look for, by its role for a person or a screen reader. */
type Role = "button" | "heading" | "paragraph" | "item" | "label";

// A term to explain may be called like what is done with it.
const ELEMENTS: Record<Role, string> = { button: "button:not(.term-word)", heading: "h1, h2", paragraph: "p", item: "li", label: "label" };

/** Which of them: by text, by the part of the page, and whether it is not pressed yet. */
interface Which {
  name?: string;
  within?: string;
  begins?: boolean;
  free?: boolean;
}

/** Finds visible elements by their accessible text. Spaces are ignored, since the style sheet adds some too. */
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

/** How to start each engine. */
const CAPABILITIES: Record<Engine, () => object> = {
  chromium: () => ({
    browserName: "chrome",
    "goog:chromeOptions": { binary: process.env["CHROMIUM"], args: ["--headless", "--no-sandbox", "--disable-gpu"] },
  }),
  firefox: () => ({
    browserName: "firefox",
    "moz:firefoxOptions": { binary: process.env["FIREFOX"], args: ["-headless"], prefs: { "ui.prefersReducedMotion": 1 } },
  }),
  webkit: () => ({ browserName: "MiniBrowser" }),
};

/** WebKit's browser needs a screen: a virtual one will do. */
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

/** Waits until a driver responds. */
async function listening(port: number): Promise<void> {
  const answers = () => fetch(`http://127.0.0.1:${port}/status`).then((answer) => answer.ok, () => false);
  await expect.poll(answers, { message: `a driver answers at port ${port}`, timeout: PATIENCE, intervals: [100] }).toBe(true);
}
