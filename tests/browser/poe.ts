import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { MatTable } from "./table.ts";

/** The storage key of POE's match in play. */
export const SAVE = "flub.poe.save";

/** The storage key of the last finished match. */
export const FINISHED = "flub.poe.last";

export type Level = "beginner" | "student" | "expert";
export type Flub = "P" | "A" | "CP" | "CA";

/** A saved match. */
export interface Match {
  /** Who plays, seat by seat, such as `person Ana` or `computer student Ada`. */
  players?: string[];
  version?: "beginning" | "tough" | "big-tough";
  /** Such as `for 6 rounds`, `to 3 points`, `for 5 minutes`. */
  length?: string;
  /** The actions so far, as in a record. */
  actions?: string[];
  /** The seconds played so far. */
  elapsed?: number;
}

/** Three people at one screen. */
const THREE = ["person Ana", "person Ben", "person Cem"];

/** One person with two computers that see everything. */
export const ALONE = ["person", "computer expert Ada", "computer expert Emmy"];

/** A match as a save; by default between three people. */
export function saveOf(match: Match): string {
  const { players = THREE, elapsed = 0, version = "beginning", length = "for 6 rounds", actions = [] } = match;
  const remarks = players.map((player, index) => {
    const words = player.split(" ");
    const nature = words[0] === "person" ? words.slice(0, 1) : words.slice(0, 2);
    return `# ${index + 1} ${[...nature, index + 1, ...words.slice(nature.length)].join(" ")}\n`;
  });
  const setup = `flub 1 poe ${version} seats ${players.length} ${length} seed 7`;
  return `${remarks.join("")}# elapsed ${elapsed}\n${setup}\n${actions.join("\n")}\n`;
}

/** The worked examples of the rules; the first of three players sets the goal. */
export const ROUNDS = {
  /** F6, by the second player, is a P-flub. */
  p: ["1 goal E", "2 F2", "3 F5", "1 F8", "2 F6"],
  /** R2, by the third player, is an A-flub: `P8: 258; F1`. */
  a: ["1 goal O", "2 P5", "3 R2"],
  /** P5, by the third player, was an A-flub (`P3: 453; F1`), so R3, by the first, is a CA-flub. */
  ca: ["1 goal O", "2 R4", "3 P5", "1 R3"],
  /** P2, by the third player, was forced: `P3: 123` ends it, and the first player is to act. */
  forced: ["1 goal O", "2 R1", "3 F4", "1 F5", "2 F6", "3 F7", "1 F8", "2 F9", "3 P2"],
};

/** A finished round of three players: the challenger of an A-flub proves it, and so does the joiner. */
export const DONE = [...ROUNDS.a, "1 challenges A", "2 joins challenger", "1 proves P8: 258 instead F1", "2 proves P7: 257 instead F1"];

const POE = { save: SAVE, sheets: "table-record", mat: "poe-mat", shared: { lines: "connections", example: "157" } };

/** Opens POE with this in storage, and with these settings. */
export async function open(page: Page, left: Record<string, string> = {}, language: Language = "en"): Promise<Table> {
  await leave(page, left);
  await page.goto("./#/poe");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return new Table(page, language);
}

/** Opens POE with a saved match. */
export async function sitDown(page: Page, match: Match, language: Language = "en"): Promise<Table> {
  const table = await open(page, { [SAVE]: saveOf(match) }, language);
  await expect(table.mat).toBeVisible();
  return table;
}

/** POE on the screen, with its parts by accessible name. */
export class Table extends MatTable {
  constructor(page: Page, language: Language = "en") {
    super(page, POE, language);
  }

  /** Waits for this person's turn, at a screen several people share. */
  async turn(name: string): Promise<void> {
    await this.headline("poe-turn-person", { who: "other", name });
  }

  /** Waits for the turn of the only person at the screen. */
  async yourTurn(): Promise<void> {
    await this.headline("poe-turn-person", { who: "you" });
  }

  /** Pencils a letter, such as `P1`, into the network or a proof. */
  async pencil(letter: string): Promise<void> {
    await this.square(Number(letter.slice(1))).click();
    await this.letterKey(letter[0]!).click();
  }

  /** Writes a letter, such as `P1`, and enters it. */
  async write(letter: string): Promise<void> {
    await this.pencil(letter);
    await this.writing(letter).click();
  }

  /** The button that enters this letter. */
  writing(letter: string): Locator {
    return this.button("poe-write", { letter: letter[0]!, square: Number(letter.slice(1)) });
  }

  /** Sets an odd or even goal. */
  async setGoal(goal: "odd" | "even"): Promise<void> {
    await this.button("poe-goal", { goal }).click();
  }

  /** Challenges the last move, and picks the challenger if asked. */
  async challenge(kind: Flub, who?: string): Promise<void> {
    await this.button("poe-challenge-open").click();
    if (who) await this.page.locator(".dialog[open]").getByRole("button", { name: who, exact: true }).click();
    await this.button("poe-challenge-confirm", { kind }).click();
  }

  /** Joins this player's side. */
  async join(name: string): Promise<void> {
    await this.button("poe-join", { who: "other", name }).click();
  }

  /** Opens the curtain for this person. */
  async unveil(name: string): Promise<void> {
    await this.button("poe-curtain-open", { name }).click();
  }

  /** Writes a proof, such as `P8: 258 instead F1`, part by part. */
  async prove(proof: string): Promise<void> {
    const [, letters, connections, instead] = /^([^:]*): *(.*?)(?: instead (\w+))?$/.exec(proof)!;
    await this.part("letters");
    for (const letter of letters!.split(" ").filter(Boolean)) await this.pencil(letter);
    if (connections) await this.list(connections);
    if (instead) {
      await this.part("instead");
      await this.pencil(instead);
    }
  }

  /** Hands in the proof, whatever is missing. */
  async handIn(): Promise<void> {
    await this.handInBy(this.button("table-proof-hand-in"));
  }

  /** The points of the finished round, seat by seat. */
  async points(): Promise<string[]> {
    const told = await this.page.locator(".finding-why").allTextContents();
    return told.map((sentence) => /^\W*?([+−]?\d+)/.exec(sentence)![1]!);
  }

  /** The points so far, seat by seat, beside the mat. */
  async scores(): Promise<string[]> {
    return this.page.locator(".player-chip-score").allTextContents();
  }

  /** The moves of the reviewed round. */
  reviewed(): Locator {
    return this.page.locator(".review-move");
  }
}
