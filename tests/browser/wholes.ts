import { readFileSync } from "node:fs";
import { type Locator, type Page } from "@playwright/test";
import { expect, goOn } from "./flub.ts";
import { type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { Table as AnyTable } from "./table.ts";
import { beginning, literally, type Words } from "./words.ts";

/** The storage key of the game of Wholes in play. */
export const SAVE = "flub.wholes.save";

/** The storage key of the last finished game. */
export const FINISHED = "flub.wholes.last";

/** A saved game. */
export interface Game {
  /** Who plays, seat by seat, such as `person Ana` or `computer sly Ada`. */
  players?: string[];
  /** Whether all cards lie face up. */
  practice?: boolean;
  /** The cards, such as `quarters` or `deck 1/2*40`. */
  cards?: string;
  /** The seed decides every hand, and what the computers do. */
  seed?: number;
  /** The actions so far, as in a record. */
  actions?: string[];
}

/** Three people at one screen. */
export const THREE = ["person Ana", "person Ben", "person Cem"];

/** One person with two computers. */
export const ALONE = ["person", "computer careful Ada", "computer careful Emmy"];

/** From the usual seed, the first player plays one whole of three cards. */
export const HONEST = ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"];

/** The names of the people and computers who play. */
const namesOf = (players: string[]) => players.map((player) => player.split(" ").at(-1)!);

/** A game as a record. */
export function recordOf(game: Game): string {
  const { players = THREE, cards = "quarters", seed = 6, actions = [] } = game;
  return [`flub 1 wholes seats ${players.length} ${cards} seed ${seed}`, ...actions, ""].join("\n");
}

/** A game as a save; by default between three people. */
export function saveOf(game: Game): string {
  const { players = THREE, practice = false } = game;
  const remarks = players.map((player, index) => {
    const words = player.split(" ");
    const nature = words[0] === "person" ? words.slice(0, 1) : words.slice(0, 2);
    return `# ${index + 1} ${[...nature, index + 1, ...words.slice(nature.length)].join(" ")}\n`;
  });
  return `${remarks.join("")}${practice ? "# practice\n" : ""}${recordOf(game)}`;
}

/** The actions of a record, one by one. */
export function actionsOf(text: string | null): string[] {
  const lines = (text ?? "").split(/[\n;]/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("flub"));
}

/**
 * A whole game of two people, with the seed that deals it: the first player wins with wholes and with uncalled bluffs, takes a second
 * turn, and calls two bluffs of the second.
 */
export const WHOLE_GAME = {
  seed: 203,
  actions: actionsOf(readFileSync(new URL("../../crates/tables/tests/tables/wholes/whole-game.txt", import.meta.url), "utf8")),
};

/** Opens Wholes with this in storage, and these people playing. */
export async function open(page: Page, left: Record<string, string> = {}, language: Language = "en", names?: string[]): Promise<Table> {
  await leave(page, left);
  await page.goto("./#/wholes");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return new Table(page, language, names);
}

/** Opens Wholes with a saved game. */
export async function sitDown(page: Page, game: Game, language: Language = "en"): Promise<Table> {
  const { players = THREE } = game;
  const table = await open(page, { [SAVE]: saveOf(game) }, language, namesOf(players));
  await expect(table.lanes()).toHaveCount(players.length);
  return table;
}

/** Makes new games use this seed. */
export async function deal(page: Page, seed: number): Promise<void> {
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (array) => {
      if (array) new DataView(array.buffer, array.byteOffset).setUint32(0, seed, true);
      return array;
    };
  }, seed);
}

/** A way to press things. */
export type Press = (what: Locator) => Promise<void>;

const click: Press = (what) => what.click();

/** How a card's value is said, such as `3/4`, `0.25`, `75%`, `pie 1/4`. */
export function said(words: Words, card: string): string {
  const [, , written] = /^(pie |bar )?(.*)$/.exec(card)!;
  const [numerator, denominator] = written!.split("/").map(Number);
  if (written!.endsWith("%")) return words("wholes-say-percent", { count: parseInt(written!) });
  if (denominator) {
    const number = words("wholes-say-number", { count: numerator! });
    return words("wholes-say-fraction", { count: numerator!, number, denominator });
  }
  const names = (digits: string) => [...digits].map((digit) => words("wholes-say-digit", { digit: Number(digit) }));
  const spell = (digits: string) => names(digits).reduce((first, then) => words("wholes-say-digits", { first, then }));
  const [whole, once] = written!.split(".");
  return words("wholes-say-decimal", { ends: "ends", whole: spell(whole!), once: spell(once!), repeating: "" });
}

/** A card's name, such as `3/4`, `pie 1/4`, `SWAP`. */
export function called(words: Words, card: string): string {
  const id = `wholes-${card.toLowerCase()}`;
  if (/^[A-Z]+$/.test(card)) return words("wholes-special-label", { name: words(id), rule: words(`${id}-rule`) });
  const picture = /^(pie|bar) /.exec(card)?.[1];
  return picture ? words("wholes-picture-label", { form: picture, value: said(words, card) }) : said(words, card);
}

/** Wholes on the screen, with its parts by accessible name. */
export class Table extends AnyTable {
  readonly #names: string[];

  /** The table of these people, seat by seat. */
  constructor(page: Page, language: Language = "en", names: string[] = namesOf(THREE)) {
    super(page, { save: SAVE, sheets: "wholes-record" }, language);
    this.#names = names;
  }

  /** Waits for this person's turn, at a screen several people share. */
  async turn(name: string): Promise<void> {
    await this.headline("wholes-turn", { who: "other", name });
  }

  /** Waits for the turn of the only person at the screen. */
  async yourTurn(): Promise<void> {
    await this.headline("wholes-turn", { who: "you" });
  }

  /** How a card's value is said, such as `3/4`, `0.25`, `75%`, `pie 1/4`. */
  said(card: string): string {
    return said(this.words, card);
  }

  /** A card's name, such as `3/4`, `pie 1/4`, `SWAP`. */
  called(card: string): string {
    return called(this.words, card);
  }

  /** The sentence said of cards that are one whole. */
  whole(...cards: string[]): string {
    const sum = cards.map((card) => this.said(card)).reduce((sum, part) => this.words("wholes-say-plus", { sum, part }));
    return this.words("wholes-say-equals", { sum, value: this.words("wholes-say-whole", { count: 1 }) });
  }

  /** The lanes of the board, seat by seat. */
  lanes(): Locator {
    return this.page.getByRole("list", { name: this.words("wholes-board") }).getByRole("listitem");
  }

  /** The spaces the pieces are on, seat by seat. */
  async places(): Promise<number[]> {
    const pieces = await this.page.locator(".piece").evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("style")!));
    return pieces.map((style) => Number(/--place:(\d+)/.exec(style)![1]));
  }

  /** How many cards everybody holds, seat by seat. */
  async counts(): Promise<number[]> {
    return (await this.page.locator(".lane-cards").allTextContents()).map(Number);
  }

  /** A card of the hand, picked or not: the first of several alike. */
  held(card: string, state: { pressed?: boolean } = {}): Locator {
    const notes = ["wholes-card-drawn", "wholes-card-hinted"].map((id) => this.words(id));
    const name = new RegExp(`^${literally(this.called(card))}( (${notes.join("|")}))*$`);
    const hand = this.page.getByRole("list", { name: this.words("wholes-hand") });
    return hand.getByRole("button", { name, ...state }).first();
  }

  /** A card of the hand that is not picked. */
  card(card: string): Locator {
    return this.held(card, { pressed: false });
  }

  /** The names of the face-up cards in this part of the page. */
  async faces(part = "body"): Promise<string[]> {
    return this.page.locator(`${part} .card .visually-hidden`).allTextContents();
  }

  /** Picks cards of the hand, in this order. */
  async pick(...cards: string[]): Promise<void> {
    for (const card of cards) await this.card(card).click();
  }

  /** The button that changes what is said of a picked card about which nothing else is said yet: the first of several alike. */
  saying(card: string, said = card): Locator {
    const told = /^[A-Z]+$/.test(said) ? this.words("wholes-say-nothing-yet") : this.said(said);
    const name = this.words("wholes-change-said", { card: this.called(card), said: told });
    return this.page.getByRole("list", { name: this.words("wholes-your-play") }).getByRole("button", { name, exact: true }).first();
  }

  /** A value that can be said of the card being changed. */
  offer(face: string): Locator {
    const names = ["wholes-say-what", "wholes-say-bait"].map((id) => this.words(id));
    const picker = this.page.getByRole("group", { name: new RegExp(`^(${names.map(literally).join("|")})$`) });
    return picker.getByRole("button", { name: this.called(face), exact: true });
  }

  /** Says something else of a picked card. */
  async say(card: string, face: string): Promise<void> {
    await this.saying(card).click();
    await this.offer(face).click();
  }

  /** The button that plays the picked cards: this many as said, or a bluff. */
  playing(count: number | "bluff"): Locator {
    return count === "bluff" ? this.button("wholes-bluff") : this.button("wholes-play-cards", { count });
  }

  /** The sentence in the middle of the table. */
  sentence(): Locator {
    return this.page.locator(".card-table .sentence");
  }

  /** Opens the curtain for this person. */
  async unveil(name: string): Promise<void> {
    await this.button("wholes-curtain-open", { name }).click();
  }

  /** Calls the play on the table, and picks the caller if asked. */
  async call(who?: string): Promise<void> {
    await this.callOnStage(who);
    await expect(goOn(this.page)).toHaveCount(0);
  }

  /** The same, as far as the stage. */
  async callOnStage(who?: string): Promise<void> {
    await this.button("wholes-call-open").click();
    await (who ? this.button("wholes-call-as", { name: who }) : this.button("wholes-call")).click();
  }

  /** A player to pick in a dialog. */
  player(name: string): Locator {
    return this.page.getByRole("radio", { name: beginning(name) });
  }

  /** The outcome of the play on the table. */
  outcome(): Locator {
    return this.page.locator(".card-table .outcome");
  }

  /** The picked cards. */
  picked(): Locator {
    return this.page.getByRole("list", { name: this.words("wholes-hand") }).getByRole("button", { pressed: true });
  }

  /** The plays of the reviewed game. */
  reviewed(): Locator {
    return this.page.locator(".review-move");
  }

  /** The saved actions of the game in play. */
  async actions(): Promise<string[]> {
    return actionsOf(await this.saved());
  }

  /** Plays one line of a record, as people at one screen do. */
  async act(action: string, press: Press = click): Promise<void> {
    const [, seat, act, rest] = /^(\d) (\w+) ?(.*)$/.exec(action)!;
    const name = this.#names[Number(seat) - 1]!;
    const alone = this.button("wholes-curtain-open", { name });
    const special = async (card: string) => {
      await press(this.button("wholes-look-open"));
      await press(this.player(name));
      await press(alone);
      await press(this.dialog("wholes-look-title").getByRole("button", { name: this.called(card) }));
    };
    switch (act) {
      case "draws": {
        const draw = this.button("wholes-draw");
        await expect(alone.or(draw)).toBeVisible();
        if (await alone.isVisible()) await press(alone);
        return press(draw);
      }
      case "passes":
        return press(this.button("wholes-pass"));
      case "lets":
        return press(this.button("wholes-nobody-calls"));
      case "calls": {
        await press(this.button("wholes-call-open"));
        const who = this.button("wholes-call-as", { name });
        return press((await who.isVisible()) ? who : this.button("wholes-call"));
      }
      case "replays":
        await special("REPLAY");
        return press(this.button("wholes-replay-confirm"));
      case "swaps": {
        await special("SWAP");
        await press(this.player(this.#names[Number(rest!.split(" ")[1]) - 1]!));
        return press(this.button("wholes-swap-confirm"));
      }
      default: {
        const [cards, said] = rest!.split(" saying ").map((faces) => faces.split(", "));
        for (const card of cards!) await press(this.card(card));
        for (const [place, face] of said!.entries()) {
          if (face === cards![place]) continue;
          await press(this.saying(cards![place]!));
          await press(this.offer(face));
        }
        const bluff = said!.some((face, place) => face !== cards![place]);
        return press(this.playing(bluff ? "bluff" : cards!.length));
      }
    }
  }
}
