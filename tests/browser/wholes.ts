import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { settle, type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { Table as AnyTable } from "./table.ts";
import { beginning, type Words } from "./words.ts";

/** Where the app keeps Wholes' game in play. */
export const SAVE = "flub.wholes.save";

/** Where it keeps the game that was finished last. */
export const FINISHED = "flub.wholes.last";

/** A game as the app saves it. */
export interface Game {
  /** Who plays, seat by seat, as in `person Ana` or `computer sly Ada`. */
  players?: string[];
  /** Whether all cards lie face up. */
  practice?: boolean;
  /** The cards, as in `quarters` or `deck 1/2*40`. */
  cards?: string;
  /** The seed decides every hand, and what the computers do. */
  seed?: number;
  /** The actions so far, in the words of a record. */
  actions?: string[];
}

/** Three people round one screen. */
export const THREE = ["person Ana", "person Ben", "person Cem"];

/** One person with two computers. */
export const ALONE = ["person", "computer careful Ada", "computer careful Emmy"];

/** What the people and computers are called who play. */
const namesOf = (players: string[]) => players.map((player) => player.split(" ").at(-1)!);

/** A game as a record. */
export function recordOf(game: Game): string {
  const { players = THREE, cards = "quarters", seed = 6, actions = [] } = game;
  return [`flub 1 wholes seats ${players.length} ${cards} seed ${seed}`, ...actions, ""].join("\n");
}

/** A game as a save: three people play unless told otherwise. */
export function saveOf(game: Game): string {
  const { players = THREE, practice = false } = game;
  const remarks = players.map((player, index) => {
    const words = player.split(" ");
    const nature = words[0] === "person" ? words.slice(0, 1) : words.slice(0, 2);
    return `# ${index + 1} ${[...nature, index + 1, ...words.slice(nature.length)].join(" ")}\n`;
  });
  return `${remarks.join("")}${practice ? "# practice\n" : ""}${recordOf(game)}`;
}

/** The actions of a text that is a record, one by one. */
export function actionsOf(text: string | null): string[] {
  const lines = (text ?? "").split(/[\n;]/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("flub"));
}

/**
 * A whole game of two people, from the seed that deals it: the first player wins with wholes and with bluffs that nobody
 * calls, takes a second turn, and calls two bluffs of the second.
 */
export const WHOLE_GAME = {
  seed: 203,
  actions: [
    "1 draws",
    "1 plays 1/4, 0.25, 1/2 saying 1/4, 0.25, 1/2",
    "2 lets it be",
    "2 draws",
    "2 plays bar 1/2, 3/4, 75%, 75% saying 1/4, 1/4, 1/4, 1/4",
    "1 calls",
    "1 draws",
    "1 plays 50%, bar 1/2, bar 1/2, 3/4 saying 1/4, 1/4, 1/4, 1/4",
    "2 lets it be",
    "1 replays",
    "1 draws",
    "1 plays 3/4, 75%, 75%, pie 3/4 saying 1/4, 1/4, 1/4, 1/4",
    "2 lets it be",
    "2 draws",
    "2 passes",
    "1 draws",
    "1 passes",
    "2 draws",
    "2 passes",
    "1 draws",
    "1 plays pie 1/4, 3/4 saying pie 1/4, 3/4",
    "2 lets it be",
    "2 draws",
    "2 passes",
    "1 draws",
    "1 passes",
    "2 draws",
    "2 plays 0.25, 0.5, 50%, 0.75 saying 0.25, 1/4, 1/4, 1/4",
    "1 calls",
    "1 draws",
    "1 plays 0.25, 0.5, 0.5, 50% saying 0.25, 1/4, 1/4, 1/4",
    "2 lets it be",
    "2 draws",
    "2 passes",
    "1 draws",
    "1 plays 50%, bar 1/2, 0.75 saying 50%, 1/4, 1/4",
    "2 lets it be",
  ],
};

/** Goes to Wholes with what was left there, where these people play. */
export async function open(page: Page, left: Record<string, string> = {}, language: Language = "en", names?: string[]): Promise<Table> {
  await leave(page, left);
  await page.goto("./#/wholes");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return new Table(page, language, names);
}

/** Opens Wholes with a game that was left in play. */
export async function sitDown(page: Page, game: Game, language: Language = "en"): Promise<Table> {
  const { players = THREE } = game;
  const table = await open(page, { [SAVE]: saveOf(game) }, language, namesOf(players));
  await expect(table.lanes()).toHaveCount(players.length);
  return table;
}

/** Settings about playing that were made on an earlier visit. */
export async function set(page: Page, settings: { coach?: "off" | "warn" | "explain"; pace?: "ask" | "long" | "short" }): Promise<void> {
  await settle(page, { language: "en", theme: "paper", ...settings });
}

/** Chance deals new games from this seed. */
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

/** How the value is said of a card, as in `3/4`, `0.25`, `75%`, `pie 1/4`. */
export function said(words: Words, card: string): string {
  const [, , written] = /^(pie |bar )?(.*)$/.exec(card)!;
  const [numerator, denominator] = written!.split("/").map(Number);
  if (written!.endsWith("%")) return words("wholes-say-percent", { count: parseInt(written!) });
  if (denominator) {
    const number = words("wholes-say-number", { count: numerator! });
    return words("wholes-say-fraction", { count: numerator!, number, denominator });
  }
  const spell = (digits: string) => [...digits].map((digit) => words("wholes-say-digit", { digit: Number(digit) })).join(" ");
  const [whole, once] = written!.split(".");
  return words("wholes-say-decimal", { ends: "ends", whole: spell(whole!), once: spell(once!), repeating: "" });
}

/** What a card is called, as in `3/4`, `pie 1/4`, `SWAP`. */
export function called(words: Words, card: string): string {
  const id = `wholes-${card.toLowerCase()}`;
  if (/^[A-Z]+$/.test(card)) return words("wholes-special-label", { name: words(id), rule: words(`${id}-rule`) });
  const picture = /^(pie|bar) /.exec(card)?.[1];
  return picture ? words("wholes-picture-label", { form: picture, value: said(words, card) }) : said(words, card);
}

/** Wholes on the screen, by what a person calls its parts. */
export class Table extends AnyTable {
  readonly #names: string[];

  /** The table of these people, seat by seat. */
  constructor(page: Page, language: Language = "en", names: string[] = namesOf(THREE)) {
    super(page, { save: SAVE, sheets: "wholes-record" }, language);
    this.#names = names;
  }

  /** Waits until it is this person's turn, at a screen that several share. */
  async turn(name: string): Promise<void> {
    await this.headline("wholes-turn", { who: "other", name });
  }

  /** Waits until it is the turn of the only person at the screen. */
  async yourTurn(): Promise<void> {
    await this.headline("wholes-turn", { who: "you" });
  }

  /** How the value is said of a card, as in `3/4`, `0.25`, `75%`, `pie 1/4`. */
  said(card: string): string {
    return said(this.words, card);
  }

  /** What a card is called, as in `3/4`, `pie 1/4`, `SWAP`. */
  called(card: string): string {
    return called(this.words, card);
  }

  /** What is said of cards that are one whole. */
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

  /** The cards of the hand that lies open. */
  hand(): Locator {
    return this.page.getByRole("list", { name: this.words("wholes-hand") }).getByRole("button");
  }

  /** A card of the hand, picked or not: of several that are alike, the first. */
  held(card: string, state: { pressed?: boolean } = {}): Locator {
    const notes = ["wholes-card-drawn", "wholes-card-hinted"].map((id) => this.words(id));
    const name = new RegExp(`${beginning(this.called(card)).source}( (${notes.join("|")}))*$`);
    const hand = this.page.getByRole("list", { name: this.words("wholes-hand") });
    return hand.getByRole("button", { name, ...state }).first();
  }

  /** A card of the hand that is not picked. */
  card(card: string): Locator {
    return this.held(card, { pressed: false });
  }

  /** What the cards are called that lie open in this part of the page. */
  async faces(part = "body"): Promise<string[]> {
    return this.page.locator(`${part} .card .visually-hidden`).allTextContents();
  }

  /** Picks cards of the hand, in this order. */
  async pick(...cards: string[]): Promise<void> {
    for (const card of cards) await this.card(card).click();
  }

  /** The button that changes what is said of a card that is picked, nothing else so far: of several that are alike, the first. */
  saying(card: string, said = card): Locator {
    const told = /^[A-Z]+$/.test(said) ? this.words("wholes-say-nothing-yet") : this.said(said);
    const name = this.words("wholes-change-said", { card: this.called(card), said: told });
    return this.page.getByRole("list", { name: this.words("wholes-your-play") }).getByRole("button", { name, exact: true }).first();
  }

  /** A value that can be said of the card that is changed. */
  offer(face: string): Locator {
    const picker = this.page.getByRole("group", { name: this.words("wholes-say-what") });
    return picker.getByRole("button", { name: this.called(face), exact: true });
  }

  /** Says something else of a card that is picked. */
  async say(card: string, face: string): Promise<void> {
    await this.saying(card).click();
    await this.offer(face).click();
  }

  /** The button that plays what is picked: so many cards that are what is said, or a bluff. */
  playing(count: number | "bluff"): Locator {
    return count === "bluff" ? this.button("wholes-bluff") : this.button("wholes-play-cards", { count });
  }

  /** The sentence in the middle of the table. */
  sentence(): Locator {
    return this.page.locator(".felt .sentence");
  }

  /** Opens the curtain for this person. */
  async unveil(name: string): Promise<void> {
    await this.button("wholes-curtain-open", { name }).click();
  }

  /** Calls the play on the table; says who calls where that is asked. */
  async call(who?: string): Promise<void> {
    await this.button("wholes-call-open").click();
    if (who) await this.player(who).check();
    await this.button("wholes-call").click();
  }

  /** A player to be picked in a window. */
  player(name: string): Locator {
    return this.page.getByRole("radio", { name: beginning(name) });
  }

  /** What came of the play on the table. */
  outcome(): Locator {
    return this.page.locator(".felt .outcome");
  }

  /** How many cards are put away. */
  discarded(count: number): Locator {
    return this.page.getByText(this.words("wholes-discard", { count }), { exact: true });
  }

  /** The cards that are picked. */
  picked(): Locator {
    return this.page.getByRole("list", { name: this.words("wholes-hand") }).getByRole("button", { pressed: true });
  }

  /** The plays of the game that is reviewed. */
  reviewed(): Locator {
    return this.page.locator(".review-move");
  }

  /** The actions of the game in play as they were saved. */
  async actions(): Promise<string[]> {
    return actionsOf(await this.saved());
  }

  /** Does what a line of a record says, as people round one screen do it. */
  async act(action: string, press: Press = click): Promise<void> {
    const [, seat, act, rest] = /^(\d) (\w+) ?(.*)$/.exec(action)!;
    const name = this.#names[Number(seat) - 1]!;
    const alone = this.button("wholes-curtain-open", { name });
    const special = async (card: string) => {
      await press(this.button("wholes-special-open"));
      await press(this.player(name));
      await press(alone);
      await press(this.dialog("wholes-special-title").getByRole("button", { name: this.called(card) }));
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
        const who = this.player(name);
        if (await who.isVisible()) await press(who);
        return press(this.button("wholes-call"));
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
