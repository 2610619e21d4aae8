import { FINISHED, SAVE, WHOLE, saveOf } from "./floating.ts";
import * as poe from "./poe.ts";

/** Names that are hard on a line: one turns it around, one is long. */
export const NAMES = ["\u202eAna", "Maximiliana Konstantinopolitanskaja"];

/** Games of three kinds in all four places, and decks that nobody could read. */
export const KEPT = {
  [SAVE]: saveOf({ turns: ["d4", "e4", "d5"] }),
  [FINISHED]: saveOf({ turns: WHOLE, o: "computer perfect" }),
  [`flub.aside.${SAVE}.1`]: saveOf({ setup: "8x8 plain", turns: ["d4"] }),
  [`flub.aside.${FINISHED}.1`]: saveOf({ turns: [...WHOLE.slice(0, -2), "g7", "g5"], o: "computer easy" }),
  [poe.SAVE]: poe.saveOf({ players: [`person ${NAMES[0]}`, `person ${NAMES[1]}`], actions: ["1 goal O"] }),
  "flub.aside.flub.wholes.decks.1": "Halves 1/2*20",
};
