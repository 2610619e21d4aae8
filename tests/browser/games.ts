import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Driven } from "./driven.ts";
import type { Screen } from "./pages.ts";

/** What a game brings for the tests that every game has to pass: the default export of `games/<game>.ts`. Games are given as saves. */
export interface GameTests {
  /** Makes the first move of a newcomer, in one tap. */
  firstMove: (page: Page) => Promise<void>;
  /** How many steps the record has when it is a person's turn again. */
  firstSteps: number;
  /** A game of people in play, after two moves or more. */
  inPlay: string;
  /** A game of many moves. */
  long: string;
  /** A game in which it is a computer's turn. */
  thinking: string;
  /** The title of the section of the rules that matters in the game in play. */
  rules: string;
  /** The selector of what that game is played on. */
  board: string;
  /** Plays a whole game with the buttons a person presses. */
  playWhole: (browser: Driven, address: string) => Promise<void>;
  /** Every visually distinct state of its pages, but the set-up of a newcomer and how to play. */
  screens: Screen[];
}

const SOURCE = readFileSync(new URL("../../src/games/mod.rs", import.meta.url), "utf8");

/** The names in a list of the app, such as `games![lawtoe, poe];`. */
const listed = (list: string) => new RegExp(`^${list}!\\[(.+)\\];$`, "m").exec(SOURCE)![1]!.split(", ");

/** The games by their names in URLs, in tile order. */
export const GAMES = listed("games");

/** The games that have lessons. */
export const TAUGHT = listed("lessons");

/** The games with what they bring for the tests. */
export const TESTED = await Promise.all(
  GAMES.map(async (name) => {
    const { default: tests } = (await import(`./games/${name}.ts`)) as { default: GameTests };
    return { name, save: `flub.${name}.save`, ...tests };
  }),
);
