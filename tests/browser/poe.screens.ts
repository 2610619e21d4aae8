import { type Screen } from "./pages.ts";
import { ALONE, DONE, FINISHED, ROUNDS, SAVE, Table, saveOf, type Match } from "./poe.ts";

/** The steps at a table that lead to the screen. */
type Reach = (table: Table) => Promise<void>;

const at = (reach: Reach): Screen["reach"] => (page, language) => reach(new Table(page, language));

/** A state of the table, from a saved match. */
function table(name: string, match: Match, reach?: Reach): Screen {
  return { name: `poe-${name}`, address: "#/poe", left: { [SAVE]: saveOf(match) }, ...(reach && { reach: at(reach) }) };
}

/** Writes letters, such as `P1`, with the keys. */
async function press(table: Table, ...letters: string[]): Promise<void> {
  for (const letter of letters) await table.square(Number(letter.slice(1))).press(letter[0]!);
}

const { p, a, ca, forced } = ROUNDS;
const SIX = ["person Ana", "computer beginner Ada", "person Ben", "computer student Blaise", "person Cem", "computer expert Emmy"];
const BIG = ["1 goal A8", "2 R1", "3 P6", "1 P11", "2 F4", "3 P16"];

/** Every visually distinct state of POE's pages. */
export const POE_SCREENS: Screen[] = [
  { name: "poe-setup-left", address: "#/poe", left: { [FINISHED]: saveOf({ length: "for 1 rounds", players: SIX.slice(0, 3), actions: DONE }) } },
  { name: "poe-setup-six", address: "#/poe", left: { [FINISHED]: saveOf({ players: SIX, length: "for 20 minutes", version: "big-tough" }) } },
  table("goal", {}),
  table("goal-number", { version: "tough" }, (table) => table.choice("poe-goal-least").check()),
  table("writing", { actions: a.slice(0, 2) }, (table) => press(table, "R2")),
  table("refusal", { actions: a }, (table) => press(table, "F5")),
  table("waiting", { players: ALONE, actions: ["1 goal O"] }),
  table("asked", { players: ALONE, actions: ["1 goal O", "2 R1"] }),
  table("six", { players: SIX, length: "for 20 minutes", elapsed: 61, actions: ["1 goal O", "2 R1"] }),
  table("big", { version: "big-tough", actions: BIG }),
  table("challenger", { actions: a }, (table) => table.button("poe-challenge-open").click()),
  table("challenge", { actions: a }, async (table) => {
    await table.button("poe-challenge-open").click();
    await table.page.getByRole("button", { name: "Ana", exact: true }).click();
  }),
  table("challenge-moves", { players: ALONE, actions: ["1 goal O", "2 R1", "3 P9"] }, (table) => table.button("poe-challenge-open").click()),
  table("force-out", { actions: forced }, (table) => table.button("poe-force-out-open").click()),
  table("joining", { actions: [...p, "3 challenges P"] }),
  table("curtain", { actions: [...p, "3 challenges P", "1 joins mover"] }),
  table("proof-letters", { actions: [...p, "3 challenges P", "1 joins challenger"] }, async (table) => {
    await table.unveil("Ben");
    await press(table, "P1", "P4", "R7");
  }),
  table("proof-connections", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (table) => {
    await table.unveil("Ana");
    await press(table, "P8");
    await table.list("258 357");
    await table.square(1).click();
  }),
  table("proof-wrong", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (table) => {
    await table.unveil("Ana");
    await table.list("hello");
  }),
  table("proof-instead", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (table) => {
    await table.unveil("Ana");
    await table.part("instead");
    await press(table, "F1");
  }),
  table("proof-move", { actions: [...ca, "2 challenges CA", "3 joins mover"] }, async (table) => {
    await table.unveil("Ben");
    await table.choice("poe-proof-move", { number: 3, letter: "P5", name: "Cem" }).check();
  }),
  table("proof-big", { version: "big-tough", actions: [...BIG, "1 forces out"] }, async (table) => {
    await table.unveil("Ana");
    await press(table, "P2");
    await table.part("lines");
    await table.listing("1-6-11-16").fill("1-6-11-16, 1-6-11-16, 2-6-11-16");
    await table.button("table-listing-add").click();
  }),
  table("give-up", { actions: [...a, "1 challenges A", "2 joins mover"] }, async (table) => {
    await table.unveil("Ana");
    await table.button("table-proof-give-up").click();
  }),
  table("verdict-holds", { actions: DONE }),
  table("verdict-flaw", { actions: [...a, "1 challenges A", "2 joins mover", "1 proves P8: 258 357 instead F1"] }),
  table("verdict-given-up", { actions: [...a, "1 challenges A", "2 joins mover", "1 gives up"] }, (table) =>
    table.button("poe-show-possible").click(),
  ),
  table("verdict-force-out", { actions: [...forced, "1 forces out", "1 proves R3: 123", "2 proves P3: 123", "3 gives up"] }),
  table("review", { actions: [...ca, "2 challenges CA", "3 joins mover", "2 gives up"] }, (table) => table.button("poe-review").click()),
  {
    name: "poe-won",
    address: "#/poe",
    left: { [FINISHED]: saveOf({ length: "for 1 rounds", actions: DONE }) },
    reach: at((table) => table.button("table-look-back").click()),
  },
  table("looking-back", { actions: a }, async (table) => {
    await table.openSheets();
    await table.step("poe-event-letter", { who: "other", name: "Ben", letter: "P", square: 5 }).click();
  }),
  table("record", { actions: a }, async (table) => {
    await table.openSheets();
    await table.paste("flub 1 poe beginning seats 3 for 6 rounds seed 7\n1 goal X");
  }),
  table("sheet", { actions: [...DONE, "2 goal E", "3 F1", "2 challenges P", "1 joins challenger", "3 gives up"] }, (table) => table.openSheets()),
  { name: "poe-board", address: "#/board/poe" },
  {
    name: "poe-board-ripe",
    address: "#/board/poe",
    reach: at(async (table) => {
      await press(table, "P5", "R2");
      const ripe = new RegExp(table.words("poe-board-ripe", { letter: "[PR]\\d", list: "\\d{3}" }));
      await table.page.getByRole("listitem").filter({ hasText: ripe }).getByRole("button").click();
    }),
  },
  { name: "poe-board-impossible", address: "#/board/poe", reach: at((table) => press(table, "R1", "F2", "F4", "F5")) },
];
