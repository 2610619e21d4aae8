import { type Locator, type Page } from "@playwright/test";
import { expect, stagesPass } from "./flub.ts";
import { press, tabTo } from "./keys.ts";
import { type Language } from "./looks.ts";
import { beginning, wordsOf, type Words } from "./words.ts";

/** Where one game differs from the others. */
export interface Game {
  /** The storage key of its match in play. */
  save: string;
  /** The message on the button that shows its record where room is short. */
  sheets: string;
  /** What messages shared by several games call its things. */
  shared?: Parameters<Words>[1];
}

/** A save whose moves came from elsewhere, so that its game counts for nothing. */
export const given = (save: string): string => save.replace(/^flub 1 /m, "# given moves\n$&");

/** The steps of the record on a page, visible or not. */
export function stepsOf(page: Page, words: Words): Locator {
  const includeHidden = true;
  return page.getByRole("region", { name: words("table-record"), exact: true, includeHidden }).getByRole("button", { includeHidden });
}

/** A table on the screen, with its parts by accessible name. Parts with neither role nor name go by class, only here. */
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
    // A term to explain may be called like what is done with it.
    return this.page.locator("button:not(.term-word)").and(this.page.getByRole("button", { name: this.words(id, values), exact: true }));
  }

  /** A dialog with this title. */
  dialog(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("dialog", { name: this.words(id, values), exact: true });
  }

  /** A choice whose label has or starts with this text. */
  choice(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("radio", { name: beginning(this.words(id, values)) });
  }

  /** Waits for this headline. */
  async headline(id: string, values?: Parameters<Words>[1]): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 2, name: this.words(id, values), exact: true })).toBeVisible();
  }

  /** The sentence about the latest action. */
  latest(): Locator {
    return this.page.locator(".status-latest");
  }

  /** Why something cannot be done. */
  refusal(): Locator {
    return this.page.locator(".refusal");
  }

  /** The coach's remark on a move or a hand. */
  remark(): Locator {
    return this.page.locator(".coach-remark");
  }

  /** The steps of the record. */
  steps(): Locator {
    return stepsOf(this.page, this.words);
  }

  /** The step of the record with this text. */
  step(id: string, values?: Parameters<Words>[1]): Locator {
    return this.page.getByRole("region", { name: this.words("table-record") }).getByRole("button", { name: this.words(id, values), exact: true });
  }

  /** The actions offered beneath the table. */
  bar(): Locator {
    return this.page.locator(".table-actions");
  }

  /** Record and scores, which are a sheet over the table where room is short. */
  sheets(): Locator {
    return this.page.locator("#table-sheets");
  }

  /** The field to paste a record into. */
  pasting(): Locator {
    return this.page.getByLabel(this.words("table-record-paste-label"));
  }

  /** The field to copy the record from. */
  copying(): Locator {
    return this.page.getByLabel(this.words("table-record-copy-label"));
  }

  /** Shows record and scores where there is no room for them beside the table. */
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

  /** The saved match in play. */
  async saved(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), this.#save);
  }
}

/** A game played on a mat. */
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

  /** The letters on the mat, `.` for a vacant square, row by row. */
  async letters(): Promise<string> {
    const letters = await this.mat.locator(".square-letter").allTextContents();
    return letters.map((letter) => letter || ".").join("");
  }

  /** The squares highlighted as part of a flaw. */
  async lit(): Promise<number[]> {
    return this.mat
      .getByRole("button")
      .evaluateAll((squares) => squares.flatMap((square, index) => (square.classList.contains("lit") ? [index + 1] : [])));
  }

  /** The lines drawn across the mat, all of them or of one kind. */
  strokes(kind?: "required" | "permitted"): Locator {
    return this.page.locator(kind ? `.stroke.${kind}` : ".stroke");
  }

  letterKey(letter: string): Locator {
    return this.button(`table-letter-${letter.toLowerCase()}`);
  }

  /** The letters to choose from, on a person's turn. */
  letterKeys(): Locator {
    return this.page.getByRole("group", { name: this.words("table-letters"), exact: true });
  }

  /** Hands in a proof by this button; where something is missing, it is asked about. */
  protected async handInBy(button: Locator): Promise<void> {
    await button.click();
    const asked = this.button("table-missing-hand-in");
    await expect(asked.or(this.page.locator("body:not(:has(.prover))"))).toBeVisible();
    if (await asked.isVisible()) await asked.click();
  }

  /** How far down the bar with the actions reaches, in pixels. The mat above it is a square, and the bar leaves all of it in sight. */
  async endOfBar(): Promise<number> {
    const boxes = await Promise.all([this.mat, this.bar()].map((part) => part.boundingBox()));
    const [mat, bar] = boxes.map((box) => box!);
    expect(mat!.y + mat!.height).toBeLessThanOrEqual(bar!.y);
    expect(Math.abs(mat!.width - mat!.height)).toBeLessThan(1);
    return bar!.y + bar!.height;
  }

  /** Goes to the challenge by keyboard, thinks again with Escape, and then challenges the last move for an A-flub. */
  async challengeByKeys(game: "lawtoe" | "poe"): Promise<void> {
    const [dialog, open] = [this.page.locator(".dialog:has(.claims)"), this.button(`${game}-challenge-open`)];
    await tabTo(this.page, this.words(`${game}-challenge-open`));
    await press(this.page, "Enter");
    await expect(dialog).toBeVisible();
    await press(this.page, "Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await press(this.page, "Enter");
    await expect(dialog).toBeVisible();
    await tabTo(this.page, this.words(`${game}-challenge-confirm`, { kind: "A" }));
    await press(this.page, "Enter");
    // It is on the stage until Enter lets it go on.
    await expect(this.button("table-go-on")).toBeFocused();
    await press(this.page, "Enter");
    await stagesPass(this.page);
  }

  /** The field to type connections into. */
  listing(example?: string): Locator {
    return this.page.getByRole("textbox", { name: this.words("table-listing-label", example ? { example } : undefined) });
  }

  /** Goes to a part of the proof, if it has several. */
  async part(part: "letters" | "lines" | "instead"): Promise<void> {
    if (await this.page.locator(".prover-parts > *").isVisible()) await this.partOf(part).check();
  }

  /** A part of the proof to choose. */
  partOf(part: string): Locator {
    return this.page.getByRole("radio", { name: this.words("table-proof-part", { part }), exact: true });
  }

  /** Types connections, such as `147 148`, into the proof, in their part of it. */
  async list(connections: string): Promise<void> {
    await this.part("lines");
    await this.listing().fill(connections);
    await this.button("table-listing-add").click();
  }

  /** The connections of the proof on the screen, or this one. */
  listed(connection?: string): Locator {
    const lists = ["table-listings", "table-listings-shown"].map((id) => this.page.getByRole("list", { name: this.words(id), exact: true }));
    const list = lists.reduce((either, one) => either.or(one));
    return list.getByRole("button", connection ? { name: connection, exact: true } : { name: /^[\d-]+( [↓→])?$/ });
  }

  /** How many connections there are, and how many the goal needs. */
  listingCount(): Locator {
    return this.page.locator(".listing-count");
  }
}
