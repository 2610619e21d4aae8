import { type Screen } from "./pages.ts";
import { ALONE, FINISHED, HONEST, SAVE, THREE, Table, WHOLE_GAME, saveOf, type Game } from "./wholes.ts";
import { DECKS, KEPT } from "./wholes-decks.screens.ts";
import { beginning } from "./words.ts";

/** The steps at a table that lead to the screen. */
type Reach = (table: Table) => Promise<void>;

const at = (reach: Reach): Screen["reach"] => (page, language) => reach(new Table(page, language));

/** A state of the table, from a saved game. */
function table(name: string, game: Game, reach?: Reach): Screen {
  return { name: `wholes-${name}`, address: "#/wholes", left: { [SAVE]: saveOf(game) }, fits: true, ...(reach && { reach: at(reach) }) };
}

/** Picks cards of the hand with the keyboard, since cards may cover each other. */
async function pick(table: Table, ...cards: string[]): Promise<void> {
  for (const card of cards) await table.card(card).press("Enter");
}

const SIX = ["person Ana", "computer careful Ada", "person Ben", "computer sly Blaise", "person Cem", "computer expert Emmy"];
const LAST = ["computer careful Ada", "computer careful Emmy", "person"];
const ONE = { players: ALONE, actions: ["1 draws"] };

/** The first player bluffs. */
const BLUFF = ["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"];
const BAIT = ["1 draws", "1 plays BAIT, 1/4 saying 75%, 1/4"];

const { seed, actions } = WHOLE_GAME;
const TWO = { players: ["person Ana", "person Ben"], seed };

/** The page after a game. */
function over(name: string, reach?: Reach): Screen {
  const open = async (table: Table) => {
    await table.button("table-look-back").click();
    await reach?.(table);
  };
  return { name: `wholes-${name}`, address: "#/wholes", left: { [FINISHED]: saveOf({ ...TWO, actions }) }, fits: true, reach: at(open) };
}

/** Opens the dialog in which this player wants to look at their hand. */
async function look(table: Table, name: string): Promise<void> {
  await table.button("wholes-look-open").click();
  await table.player(name).check();
}

/** Every visually distinct state of the pages of Wholes. */
export const WHOLES_SCREENS: Screen[] = [
  { name: "wholes-setup-decks", address: "#/wholes", left: { [DECKS]: KEPT, [FINISHED]: saveOf({ ...TWO, actions }) } },
  { name: "wholes-setup-six", address: "#/wholes", left: { [FINISHED]: saveOf({ players: SIX, cards: "deck 1/2*40", practice: true }) } },
  table("draw", { players: ALONE }),
  table("turn", ONE),
  table("draft", ONE, (table) => pick(table, "1/4", "0.25", "bar 1/2")),
  table("hops", ONE, async (table) => {
    await pick(table, "1/4", "0.25");
    // On a phone there is room for the bar alone.
    const hops = table.button("wholes-hops");
    if (await hops.isVisible()) await hops.click();
  }),
  table("picked-early", { players: ALONE }, (table) => pick(table, "0.25", "bar 1/2")),
  table("picker", ONE, async (table) => {
    await pick(table, "1/4", "bar 1/2");
    await table.saying("1/4").click();
  }),
  table("bluff", ONE, async (table) => {
    await pick(table, "1/4", "bar 1/2");
    await table.say("1/4", "1/2");
  }),
  table("bait", ONE, (table) => pick(table, "1/4", "BAIT")),
  table("refused", ONE, async (table) => {
    await pick(table, "1/4", "bar 1/2");
    await table.playing(2).click();
  }),
  table("swap", ONE, async (table) => {
    await pick(table, "SWAP");
    await table.player("Emmy").check();
  }),
  table("face-down", { players: ["computer sly Ada", "person", "computer sly Emmy"], actions: BLUFF }),
  table("call", { actions: HONEST }, (table) => table.button("wholes-call-open").click()),
  table("called-right", { actions: [...BLUFF, "3 calls"] }),
  table("called-wrong", { players: LAST, actions: [...HONEST, "3 calls"] }),
  table("called-bait", { players: ALONE, actions: [...BAIT, "2 calls"] }),
  table("curtain", { actions: [...HONEST, "2 lets it be", "3 lets it be"] }),
  table("unveiled", { actions: [...HONEST, "2 lets it be", "3 lets it be"] }, (table) => table.unveil("Ben")),
  table("look", { actions: BLUFF }, (table) => look(table, "Ana")),
  table("looking", { actions: BLUFF }, async (table) => {
    await look(table, "Ana");
    await table.unveil("Ana");
  }),
  table("put-away", { players: ALONE, actions: [...HONEST, "2 calls"] }, (table) => table.button("wholes-discard", { count: 3 }).click()),
  table("replay-later", { players: ALONE, seed: 7, actions: ["1 draws"] }, (table) => pick(table, "REPLAY")),
  table("replay", { players: ALONE, seed: 7, actions: ["1 draws", "1 passes"] }, (table) => table.button("wholes-replay-open").click()),
  table("practice", { players: ALONE, practice: true, actions: ["1 draws"] }, (table) => table.button("wholes-hint").click()),
  table("practice-call", { players: LAST, practice: true, actions: BLUFF }, (table) => table.button("wholes-hint").click()),
  table("six", { players: SIX, cards: "mixed", seed: 1, actions: ["1 draws"] }, (table) => table.unveil("Ana")),
  table("six-practice", { players: SIX, cards: "mixed", seed: 1, practice: true, actions: ["1 draws"] }),
  over("won"),
  table("analysis", { players: ALONE, practice: true, actions: ["1 draws"] }, (table) => table.button("table-analyse").click()),
  over("review", (table) => table.button("wholes-review").click()),
  over("looking-back", async (table) => {
    await table.openSheets();
    // Ana called twice, and both calls read alike.
    const call = table.words("wholes-event-call", { who: "other", name: "Ana", "other-who": "other", other: "Ben" });
    await table.page.getByRole("button", { name: beginning(call) }).first().click();
  }),
  over("record", async (table) => {
    await table.openSheets();
    await table.paste("flub 1 wholes seats 3 quarters seed 7\n1 calls");
  }),
  table("steps", { players: THREE, actions: [...HONEST, "2 calls"] }, (table) => table.openSheets()),
];
