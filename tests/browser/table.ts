import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { type Language } from "./looks.ts";
import { beginning, wordsOf, type Words } from "./words.ts";

/** What one game has where another has something else. */
export interface Game {
  /** Where the app keeps its match in play. */
  save: string;
  /** The message on the button that brings its record into sight where there is little room. */
  sheets: string;
  /** What the words that several games share call its things. */
  shared?: Parameters<Words>[1];
}

/** The steps of the record on a page, seen or not. */
export function stepsOf(page: Page, words: Words): Locator {
  const includeHidden = true;
  return page.getByRole("region", { name: words("table-record"), exact: true, includeHidden }).getByRole("button", { includeHidden });
}

/** A table on the screen, by what a person calls its parts. What has neither a role nor a name goes by its class, here alone. */
export class Table {
  readonly page: Page;
  readonly words: Words;
  readonly #save: string;
  readonly #opener: string;

  constructor(page: Page, { save, sheets, shared }: Game, language: Language) {
    this.page = page;
    this.#save = save;
    this.#opener = sheets;
    const words = wordsOf(language);
    this.words = (id, values) => words(id, { ...shared, ...values });
  }

  button(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("button", { name: this.words(id, values), exact: true });
  }

  /** A window with this title. */
  dialog(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("dialog", { name: this.words(id, values), exact: true });
  }

  /** A choice that is called so, or begins so. */
  choice(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("radio", { name: beginning(this.words(id, values)) });
  }

  /** Waits until the headline says this. */
  async headline(id: string, values?: Parameters<Words>[1]): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 2, name: this.words(id, values), exact: true })).toBeVisible();
  }

  /** The words of whatever was done last. */
  latest(): Locator {
    return this.page.locator(".status-latest");
  }

  /** Why something cannot be done. */
  refusal(): Locator {
    return this.page.locator(".refusal");
  }

  /** What the coach says of a move or a hand. */
  remark(): Locator {
    return this.page.locator(".coach-remark");
  }

  /** The steps of the record. */
  steps(): Locator {
    return stepsOf(this.page, this.words);
  }

  /** The step of the record that is told so. */
  step(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("region", { name: this.words("table-record") }).getByRole("button", { name: this.words(id, values), exact: true });
  }

  /** What there is to do, as it stands beneath the table. */
  bar(): Locator {
    return this.page.locator(".table-actions");
  }

  /** Record and scores, which are a sheet over the table where there is little room. */
  sheets(): Locator {
    return this.page.locator("#table-sheets");
  }

  /** The field that a record is pasted into. */
  pasting(): Locator {
    return this.page.getByLabel(this.words("table-record-paste-label"));
  }

  /** The field with the record to copy. */
  copying(): Locator {
    return this.page.getByLabel(this.words("table-record-copy-label"));
  }

  /** Brings record and scores into sight, where there is too little room for them beside the table. */
  async openSheets(): Promise<void> {
    const opener = this.page.getByRole("button", { name: this.words(this.#opener), exact: true });
    if (await opener.isVisible()) await opener.click();
  }

  /** Pastes a record and plays on from it. */
  async paste(record: string): Promise<void> {
    await this.button("table-record-share").click();
    await this.pasting().fill(record);
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
    return this.mat.getByRole("button", { name: beginning(this.words("table-square-filled", { square: number, letter: "" })) });
  }

  /** What is drawn on the mat, `.` for nothing, row by row. */
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

  /** The lines that are drawn across the mat, all of them or of one kind. */
  strokes(kind?: "required" | "permitted"): Locator {
    return this.page.locator(kind ? `.stroke.${kind}` : ".stroke");
  }

  letterKey(letter: string): Locator {
    return this.button(`table-letter-${letter.toLowerCase()}`);
  }

  /** The letters that can be written, while it is a person's turn to. */
  letterKeys(): Locator {
    return this.page.getByRole("group", { name: this.words("table-letters"), exact: true });
  }

  /** The field that connections are typed into. */
  listing(example?: string): Locator {
    return this.page.getByRole("textbox", { name: this.words("table-listing-label", example ? { example } : undefined) });
  }

  /** Types connections, as in `147 148`, into the proof. */
  async list(connections: string): Promise<void> {
    await this.listing().fill(connections);
    await this.button("table-listing-add").click();
  }

  /** The connections of the proof on the screen, or this one of them. */
  listed(connection?: string): Locator {
    const lists = ["table-listings", "table-listings-shown"].map((id) => this.page.getByRole("list", { name: this.words(id), exact: true }));
    const list = lists.reduce((either, one) => either.or(one));
    return list.getByRole("button", connection ? { name: connection, exact: true } : { name: /^[\d-]+$/ });
  }

  /** How many connections there are, and how many the goal asks for. */
  listingCount(): Locator {
    return this.page.locator(".listing-count");
  }

  /** The places of the lines that are drawn in their list, as they stand beside them. */
  strokeNumbers(): Locator {
    return this.page.locator(".stroke-number");
  }
}
