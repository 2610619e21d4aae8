import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { MatTable } from "./table.ts";
import { beginning } from "./words.ts";

/** The storage keys of the game in play and of the last finished game. */
export const SAVE = "flub.floating.save";
export const FINISHED = "flub.floating.last";

type Side = "X" | "O";
type Player = "person" | `computer ${"easy" | "strong" | "perfect"}`;

/** A saved game. */
export interface Match {
  x?: Player;
  o?: Player;
  /** The board and the variations, as in a record. */
  setup?: string;
  /** Both sides' turns, X first: `d4`, or `d4-e4, c3` if a checker is moved first. */
  turns?: string[];
}

/** A game as a record. */
export function recordOf({ setup = "7x7 plain", turns = [] }: Match): string {
  return [`flub 1 floating ${setup} seed 7`, ...turns.map((turn, place) => `${place % 2 === 0 ? "x" : "o"} ${turn}`), ""].join("\n");
}

/** A game as a save; by default between two people. */
export function saveOf(match: Match): string {
  const { x = "person", o = "person" } = match;
  return `# x ${x}\n# o ${o}\n${recordOf(match)}`;
}

/** A whole game: X makes two tic-tac-toes in a row and one on a diagonal, O one in a row and two on diagonals. */
export const WHOLE = "d4 d5 e4 e5 f4 f5 g4 g6 d6 e6 f6 d7 e7 f7 g5 g7".split(" ");

/** Opens a saved game. */
export async function sitDown(page: Page, match: Match, language: Language = "en"): Promise<Table> {
  await leave(page, { [SAVE]: saveOf(match) });
  await page.goto("./#/floating");
  const table = new Table(page, language, match.setup?.startsWith("8x8") ? 8 : 7);
  await expect(table.mat).toBeVisible();
  return table;
}

/** Floating Tic-Tac-Toe on the screen, with its parts by accessible name. */
export class Table extends MatTable {
  constructor(page: Page, language: Language = "en", side: 7 | 8 = 7) {
    super(page, { save: SAVE, sheets: "floating-more", mat: "floating-board", shared: { side } }, language);
  }

  /** The square with this name. */
  at(name: string): Locator {
    return this.mat.getByRole("button", { name: beginning(this.words("floating-square-filled", { square: name, side: "" })) });
  }

  /** The squares with a checker. */
  taken(): Locator {
    return this.mat.getByRole("button", { name: new RegExp(`^${this.words("floating-square-filled", { square: "\\w\\d", side: "[XO]\\b" })}`) });
  }

  /** The names of the squares, in order. */
  async #names(): Promise<string[]> {
    return [...(await this.mat.ariaSnapshot()).matchAll(/button "([^"]*)"/g)].map(([, name]) => name!);
  }

  /** Waits for this side's turn, at a screen two people share. */
  async turn(side: Side): Promise<void> {
    await this.headline("floating-turn", { who: "other", side });
  }

  /** Waits for the turn of the only person at the screen. */
  async yourTurn(side: Side): Promise<void> {
    await this.headline("floating-turn", { who: "you", side });
  }

  /** Plays these turns by clicking. */
  async play(...turns: string[]): Promise<void> {
    for (const turn of turns) await this.at(turn).click();
  }

  /** The squares with a checker, and whose, such as `d4 X`. */
  async filled(): Promise<string[]> {
    const filled = new RegExp(`^${this.words("floating-square-filled", { square: "(\\w\\d)", side: "([XO])\\b" })}`);
    return (await this.#names()).flatMap((name) => filled.exec(name)?.slice(1).join(" ") ?? []).sort();
  }

  /** The squares that can be chosen. */
  async open(): Promise<string[]> {
    const open = new RegExp(`^${this.words("floating-square-empty", { square: "(\\w\\d)" })}(:|$)`);
    return (await this.#names()).flatMap((name) => open.exec(name)?.[1] ?? []).sort();
  }

  /** One of the squares that can be chosen. */
  async anyOpen(): Promise<Locator> {
    return this.at((await this.open())[0]!);
  }

  /** The values shown on the squares. */
  async values(): Promise<Record<string, string>> {
    const shown = await this.mat.locator(".square:has(.square-value:not(:empty))").evaluateAll((squares) =>
      squares.map((square) => [square.getAttribute("data-square")!, square.querySelector(".square-value")!.textContent!]),
    );
    return Object.fromEntries(shown) as Record<string, string>;
  }

  /** Both sides' points, X first. */
  async points(): Promise<number[]> {
    return (await this.page.locator(".count-points strong").allTextContents()).map(Number);
  }

  /** What is known about the position. */
  analysis(): Locator {
    return this.page.locator(".analysis");
  }

  /** The sentence saying what is due or refused. */
  due(): Locator {
    return this.page.locator(".status-due");
  }

  /** The lines drawn for a side. */
  lines(side: Side): Locator {
    return this.page.locator(`.board .line.${side.toLowerCase()}`);
  }
}
