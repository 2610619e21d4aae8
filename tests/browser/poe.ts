import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { settle, type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { MatTable } from "./table.ts";

/** Where the app keeps POE's match in play. */
export const SAVE = "flub.poe.save";

/** Where it keeps the match that was finished last. */
export const FINISHED = "flub.poe.last";

export type Level = "beginner" | "student" | "expert";
export type Flub = "P" | "A" | "CP" | "CA";

/** A match as the app saves it. */
export interface Match {
  /** Who plays, seat by seat, as in `person Ana` or `computer student Ada`. */
  players?: string[];
  version?: "beginning" | "tough" | "big-tough";
  /** As in `for 6 rounds`, `to 3 points`, `for 5 minutes`. */
  length?: string;
  /** A goal and a mat for the first round to begin with, as in `O R4.......`. */
  from?: string;
  /** The computers' choices are a function of the seed and the number of actions before them. */
  seed?: number;
  /** The actions so far, in the words of a record. */
  actions?: string[];
  /** The seconds that have been played. */
  elapsed?: number;
}

/** Three people round one screen. */
export const THREE = ["person Ana", "person Ben", "person Cem"];

/** One person with two computers that see everything. */
export const ALONE = ["person", "computer expert Ada", "computer expert Emmy"];

/** A match as a record. */
export function recordOf(match: Match): string {
  const { players = THREE, version = "beginning", length = "for 6 rounds", from, seed = 7, actions = [] } = match;
  const opening = from ? ` from ${from}` : "";
  return `flub 1 poe ${version} seats ${players.length} ${length}${opening} seed ${seed}\n${actions.join("\n")}\n`;
}

/** A match as a save: three people play unless told otherwise. */
export function saveOf(match: Match): string {
  const { players = THREE, elapsed = 0 } = match;
  const remarks = players.map((player, index) => {
    const words = player.split(" ");
    const nature = words[0] === "person" ? words.slice(0, 1) : words.slice(0, 2);
    return `# ${index + 1} ${[...nature, index + 1, ...words.slice(nature.length)].join(" ")}\n`;
  });
  return `${remarks.join("")}# elapsed ${elapsed}\n${recordOf(match)}`;
}

/** The actions of a text that is a record, one by one. */
export function actionsOf(text: string | null): string[] {
  const lines = (text ?? "").split(/[\n;]/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("flub"));
}

/** The worked examples of the rules, with the first of three players setting the goal. */
export const ROUNDS = {
  /** F6, of the second player, is a P-flub. */
  p: ["1 goal E", "2 F2", "3 F5", "1 F8", "2 F6"],
  /** R2, of the third player, is an A-flub: `P8: 258; F1`. */
  a: ["1 goal O", "2 P5", "3 R2"],
  /** P9, of the third player, is an A-flub: `P1: 159, 159; F9`. */
  twice: ["1 goal E", "2 R5", "3 P9"],
  /** P5, of the third player, was an A-flub (`P3: 453; F1`), so R3, of the first, is a CA-flub. */
  ca: ["1 goal O", "2 R4", "3 P5", "1 R3"],
  /** F4, of the second player, was a P-flub, so P9, of the third, is a CP-flub. */
  cp: ["1 goal E", "2 R1", "3 R2", "1 R5", "2 F4", "3 P9"],
  /** P2, of the third player, was forced: `P3: 123` ends it, and the first player is to act. */
  forced: ["1 goal O", "2 R1", "3 F4", "1 F5", "2 F6", "3 F7", "1 F8", "2 F9", "3 P2"],
};

/** A round that three players are done with: the challenger of an A-flub proves it, and so does who joined. */
export const DONE = [...ROUNDS.a, "1 challenges A", "2 joins challenger", "1 proves P8: 258 instead F1", "2 proves P7: 257 instead F1"];

const POE = { save: SAVE, sheets: "table-sheets", mat: "poe-mat", shared: { lines: "connections", example: "157" } };

/** Goes to POE with what was left there, and with these settings. */
export async function open(page: Page, left: Record<string, string> = {}, language: Language = "en"): Promise<Table> {
  await leave(page, left);
  await page.goto("./#/poe");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return new Table(page, language);
}

/** Opens POE with a match that was left in play. */
export async function sitDown(page: Page, match: Match, language: Language = "en"): Promise<Table> {
  const table = await open(page, { [SAVE]: saveOf(match) }, language);
  await expect(table.mat).toBeVisible();
  return table;
}

/** Settings about playing that were made on an earlier visit. */
export async function set(page: Page, settings: { coach?: "off" | "warn" | "explain"; pace?: "ask" | "long" | "short" }): Promise<void> {
  await settle(page, { language: "en", theme: "paper", ...settings });
}

/** POE on the screen, by what a person calls its parts. */
export class Table extends MatTable {
  constructor(page: Page, language: Language = "en") {
    super(page, POE, language);
  }

  /** Waits until it is this person's turn, at a screen that several share. */
  async turn(name: string): Promise<void> {
    await this.headline("poe-turn-person", { who: "other", name });
  }

  /** Waits until it is the turn of the only person at the screen. */
  async yourTurn(): Promise<void> {
    await this.headline("poe-turn-person", { who: "you" });
  }

  /** Pencils a letter, as in `P1`, into the network or a proof. */
  async pencil(letter: string): Promise<void> {
    await this.square(Number(letter.slice(1))).click();
    await this.letterKey(letter[0]!).click();
  }

  /** Writes a letter, as in `P1`, and enters it. */
  async write(letter: string): Promise<void> {
    await this.pencil(letter);
    await this.writing(letter).click();
  }

  /** The button that enters this letter. */
  writing(letter: string): Locator {
    return this.button("poe-write", { letter: letter[0]!, square: Number(letter.slice(1)) });
  }

  /** Sets the goal where it is odd or even. */
  async setGoal(goal: "odd" | "even"): Promise<void> {
    await this.button("poe-set-goal", { goal }).click();
  }

  /** Opens the challenge window and picks a kind of flub, and who challenges where that is asked. */
  async pickChallenge(kind: Flub, who?: string): Promise<void> {
    await this.button("poe-challenge-open").click();
    if (who) await this.page.getByRole("radio", { name: who, exact: true }).check();
    await this.choice("poe-flub", { kind }).check();
  }

  /** Challenges the last move. */
  async challenge(kind: Flub, who?: string): Promise<void> {
    await this.pickChallenge(kind, who);
    await this.button("poe-challenge-confirm", { kind }).click();
  }

  /** Joins the side of this player. */
  async join(name: string): Promise<void> {
    await this.button("poe-join", { who: "other", name }).click();
  }

  /** The button that joins the side which has to prove something. */
  bearing(): Locator {
    return this.page.getByRole("listitem").filter({ hasText: this.words("poe-join-bears") }).getByRole("button");
  }

  async forceOut(): Promise<void> {
    await this.button("poe-force-out-open").click();
    await this.button("poe-force-out").click();
  }

  /** Opens the curtain for this person. */
  async unveil(name: string): Promise<void> {
    await this.button("poe-curtain-open", { name }).click();
  }

  /** The parts of the proof, where it has more than one. */
  parts(): Locator {
    return this.page.getByRole("group", { name: this.words("poe-proof-parts") });
  }

  /** Goes to a part of the proof. */
  async part(part: "move" | "letters" | "connections" | "instead"): Promise<void> {
    await this.page.getByRole("radio", { name: this.words("poe-proof-part", { part }), exact: true }).check();
  }

  /** Writes a proof, as in `P8: 258 instead F1`, part by part. */
  async prove(proof: string): Promise<void> {
    const [, move, letters, connections, instead] = /^(?:move (\d) )?([^:]*): *(.*?)(?: instead (\w+))?$/.exec(proof)!;
    if (move) {
      await this.part("move");
      await this.page.getByRole("radio", { name: new RegExp(`^${move}:`) }).check();
    }
    if (letters) await this.part("letters");
    for (const letter of letters!.split(" ").filter(Boolean)) await this.pencil(letter);
    if (connections) {
      if (await this.parts().isVisible()) await this.part("connections");
      await this.list(connections);
    }
    if (instead) {
      await this.part("instead");
      await this.pencil(instead);
    }
  }

  /** Hands the proof in. */
  async handIn(): Promise<void> {
    await this.button("poe-proof-hand-in").click();
  }

  /** Gives the proof up. */
  async giveUp(): Promise<void> {
    await this.button("poe-proof-give-up").click();
    await this.button("poe-give-up-confirm").click();
  }

  /** What the hearing was about and how it came out. */
  why(): Locator {
    return this.page.locator(".verdict .notice-text");
  }

  /** What a player got in the round that is over, and why. */
  finding(name: string): Locator {
    return this.page.locator(".finding").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The points of the round that is over, seat by seat. */
  async points(): Promise<string[]> {
    return this.page.locator(".finding-points").allTextContents();
  }

  /** Everybody at the table, seat by seat. */
  players(): Locator {
    return this.page.getByRole("list", { name: this.words("seating-players") }).getByRole("listitem");
  }

  /** The points so far, seat by seat, beside the mat. */
  async scores(): Promise<string[]> {
    return this.page.locator(".player-chip-score").allTextContents();
  }

  /** The score sheet, row by row, with the totals last. */
  async sheet(): Promise<string[][]> {
    const rows = await this.page.getByRole("region", { name: this.words("poe-scores") }).getByRole("row").all();
    const sheet = await Promise.all(rows.map((row) => row.getByRole("cell").allTextContents()));
    return sheet.filter((row) => row.length > 0);
  }

  /** The moves of the round that is reviewed. */
  reviewed(): Locator {
    return this.page.locator(".review-move");
  }

  /** The move of the round that is reviewed by this name, as in `Ben: R4`. */
  reviewedMove(name: string): Locator {
    return this.reviewed().filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The actions of the match in play as they were saved. */
  async actions(): Promise<string[]> {
    return actionsOf(await this.saved());
  }
}
