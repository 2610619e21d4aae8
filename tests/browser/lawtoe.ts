import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { MatTable } from "./table.ts";

/** The storage key of LawToe's match in play. */
export const SAVE = "flub.lawtoe.save";

type Role = "plaintiff" | "defendant";
type Player = "person" | `computer ${"beginner" | "student" | "expert"}`;

/** A saved match. */
export interface Match {
  plaintiff?: Player;
  defendant?: Player;
  variant?: "pedagogue" | "dragoman";
  /** The computer's choices depend on the seed and the number of actions before them. */
  seed?: number;
  /** The actions so far, as in a record. */
  actions?: string[];
}

/** A match as a record. */
export function recordOf({ variant = "pedagogue", seed = 7, actions = [] }: Match): string {
  return [`flub 1 lawtoe ${variant} seed ${seed}`, ...actions, ""].join("\n");
}

/** A match as a save; by default between two people. */
export function saveOf(match: Match): string {
  const { plaintiff = "person", defendant = "person" } = match;
  return `# plaintiff ${plaintiff}\n# defendant ${defendant}\n${recordOf(match)}`;
}

/** Starting points of several tests. */
export const MATCHES = {
  /** A P in 3 completes 123. */
  flub: ["plaintiff goal odd", "defendant P1 P2"],
  /** The same, but the Plaintiff moved on: the Defendant can challenge boldly. */
  missed: ["plaintiff goal odd", "defendant P1 P2", "plaintiff F9"],
  /** A P in 8 makes 147 and 148 a solution; much else is none. */
  rich: ["plaintiff goal even", "defendant O4 F3", "plaintiff P1", "defendant P7"],
  /** The Defendant's last square is due, and no triplet is left. */
  won: ["plaintiff goal odd", "defendant F1 F5", "plaintiff F2", "defendant F9", "plaintiff F3", "defendant F4", "plaintiff F6"],
  /** A full mat whose only triplet is 789; move 7 was an A-flub. */
  full: [
    "plaintiff goal odd",
    "defendant F1 F2",
    "plaintiff P7",
    "defendant F3",
    "plaintiff P8",
    "defendant F4",
    "plaintiff F5",
    "defendant F6",
    "plaintiff P9",
  ],
};

const LAWTOE = { save: SAVE, sheets: "table-sheets", mat: "lawtoe-mat", shared: { lines: "triplets", example: "157" } };

/** Opens LawToe with a saved match. */
export async function sitDown(page: Page, match: Match, language: Language = "en"): Promise<Table> {
  await leave(page, { [SAVE]: saveOf(match) });
  await page.goto("./#/lawtoe");
  const table = new Table(page, language);
  await expect(table.mat).toBeVisible();
  return table;
}

/** LawToe on the screen, with its parts by accessible name. */
export class Table extends MatTable {
  constructor(page: Page, language: Language = "en") {
    super(page, LAWTOE, language);
  }

  /** Waits for this person's turn, at a screen two people share. */
  async turn(role: Role): Promise<void> {
    await this.headline("lawtoe-turn-person", { who: role, role });
  }

  /** Waits for the turn of the only person at the screen. */
  async yourTurn(role: Role): Promise<void> {
    await this.headline("lawtoe-turn-person", { who: "you", role });
  }

  /** Writes letters, such as `P1 F5`, and enters them. */
  async write(letters: string): Promise<void> {
    for (const [letter, square] of letters.split(" ")) {
      await this.square(Number(square)).click();
      await this.letterKey(letter!).click();
    }
    await this.writing(letters).click();
  }

  /** The button that enters these letters. */
  writing(letters: string): Locator {
    return this.page.getByRole("button", { name: this.writeLabel(letters), exact: true });
  }

  /** The label of the button that enters these letters. */
  writeLabel(letters: string): string {
    const [first, second] = letters.split(" ").map(([letter, square]) => ({ letter: letter!, square: Number(square) }));
    if (!second) return this.words("lawtoe-write-one", first!);
    return this.words("lawtoe-write-two", { ...first!, letter2: second.letter, square2: second.square });
  }

  /** Challenges the last move. */
  async challenge(kind: "A" | "CA"): Promise<void> {
    await this.button("lawtoe-challenge-open").click();
    await this.button("lawtoe-challenge-confirm", { kind }).click();
  }

  /** Hands in the proof, whatever is missing. */
  async handIn(): Promise<void> {
    await this.handInBy(this.button("table-proof-hand-in"));
  }

  /** Why the match ended as it did. */
  why(): Locator {
    return this.page.locator(".verdict .notice-text p").first();
  }

  /** Both scores, the Plaintiff's first. */
  async scores(): Promise<number[]> {
    return (await this.page.getByRole("definition").allTextContents()).map(Number);
  }
}
