import { readFileSync } from "node:fs";

const LIST = readFileSync(new URL("../../src/games/mod.rs", import.meta.url), "utf8");

/** The games by their names in URLs, in tile order: the app's own list. */
export const GAMES = /^games!\[(.+)\];$/m.exec(LIST)![1]!.split(", ");
