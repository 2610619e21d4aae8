import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { type Language } from "./looks.ts";
import { wordsOf } from "./words.ts";

/** What the app says, by the ids of its messages. */
export type Words = ReturnType<typeof wordsOf>;

/** What one game has where another has something else. */
export interface Game {
  /** Where the app keeps its match in play. */
  save: string;
  /** What the words that several games share call its things. */
  shared?: Parameters<Words>[1];
}

/** A table on the screen, by what a person calls its parts. */
export class Table {
  readonly page: Page;
  readonly words: Words;
  readonly #save: string;

  constructor(page: Page, { save, shared }: Game, language: Language) {
    this.page = page;
    this.#save = save;
    const words = wordsOf(language);
    this.words = (id, values) => words(id, { ...shared, ...values });
  }

  button(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("button", { name: this.words(id, values), exact: true });
  }

  /** Waits until the headline says this. */
  async headline(id: string, values?: Parameters<Words>[1]): Promise<void> {
    await expect(this.page.locator(".status-turn")).toHaveText(this.words(id, values));
  }

  /** The words of whatever was done last. */
  latest(): Locator {
    return this.page.locator(".status-latest");
  }

  /** Pastes a record and plays on from it. */
  async paste(record: string): Promise<void> {
    await this.button("table-record-share").click();
    await this.page.getByLabel(this.words("table-record-paste-label")).fill(record);
    await this.button("table-record-load").click();
  }

  /** The match in play as it was saved. */
  async saved(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), this.#save);
  }
}

/** A game that is played on a mat. */
export interface MatGame extends Game {
  /** The message that names its mat. */
  mat: string;
}

/** A table with a mat on it. */
export class MatTable extends Table {
  readonly mat: Locator;

  constructor(page: Page, game: MatGame, language: Language) {
    super(page, game, language);
    this.mat = page.getByRole("grid", { name: this.words(game.mat) });
  }

  square(number: number): Locator {
    return this.mat.getByRole("button").nth(number - 1);
  }

  /** What stands on the mat, `.` for nothing, row by row. */
  async letters(): Promise<string> {
    const letters = await this.mat.locator(".square-letter").allTextContents();
    return letters.map((letter) => letter || ".").join("");
  }

  /** The squares that are lit as part of a flaw. */
  async lit(): Promise<number[]> {
    return this.mat
      .getByRole("button")
      .evaluateAll((squares) => squares.flatMap((square, index) => (square.classList.contains("lit") ? [index + 1] : [])));
  }

  letterKey(letter: string): Locator {
    return this.button(`table-letter-${letter.toLowerCase()}`);
  }

  /** Types connections, as in `147 148`, into the proof. */
  async list(connections: string): Promise<void> {
    await this.page.getByRole("textbox", { name: this.words("table-listing-label") }).fill(connections);
    await this.button("table-listing-add").click();
  }

  /** The connections of the proof on the screen. */
  listed(): Locator {
    return this.page.locator(".triplets .triplet-squares");
  }
}
