import * as floating from "./floating.ts";
import * as lawtoe from "./lawtoe.ts";
import { type Screen } from "./pages.ts";
import * as poe from "./poe.ts";
import * as wholes from "./wholes.ts";

/** A newcomer's first game: a saved one that the coach guides. */
function guided(game: string, key: string, save: string, name = `${game}-guided`): Screen {
  return { name, address: `#/${game}`, left: { [key]: `# coach guided\n${save}` } };
}

/** The first game of each, as whoever presses Play on the home page for the first time sees it. */
export const GUIDED_SCREENS: Screen[] = [
  guided("floating", floating.SAVE, floating.saveOf({ o: "computer easy", turns: floating.WHOLE.slice(0, 2) })),
  guided("wholes", wholes.SAVE, wholes.saveOf({ players: wholes.ALONE, actions: ["1 draws"] })),
  guided("wholes", wholes.SAVE, wholes.saveOf({ players: ["computer careful Ada", "computer careful Emmy", "person"], actions: wholes.HONEST }), "wholes-guided-call"),
  guided("lawtoe", lawtoe.SAVE, lawtoe.saveOf({ defendant: "computer beginner", actions: ["plaintiff goal odd", "defendant F1 F2"] })),
  guided("poe", poe.SAVE, poe.saveOf({ players: poe.ALONE, actions: ["1 goal O", "2 R1", "3 P9"] })),
];
