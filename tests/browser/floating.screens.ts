import { expect } from "@playwright/test";
import { FINISHED, SAVE, Table, WHOLE, saveOf, type Match } from "./floating.ts";
import { type Screen } from "./pages.ts";

/** The steps at a table that lead to the screen. */
type Reach = (table: Table) => Promise<void>;

/** A state of the table, from a saved game. */
function table(name: string, match: Match, reach?: Reach): Screen {
  const side = match.setup?.startsWith("8x8") ? 8 : 7;
  const left = { [SAVE]: saveOf(match) };
  return { name: `floating-${name}`, address: "#/floating", left, ...(reach && { reach: (page, language) => reach(new Table(page, language, side)) }) };
}

const choose = (...squares: string[]): Reach => (table) => table.play(...squares);

const CHECKERS = "d4 c5 e5 d6 c4 e4 f3".split(" ");

/** Every visually distinct state of the pages of Floating Tic-Tac-Toe. */
export const FLOATING_SCREENS: Screen[] = [
  {
    name: "floating-setup-left",
    address: "#/floating",
    left: { [FINISHED]: saveOf({ setup: "8x8 moving sharing", o: "computer perfect", turns: WHOLE }) },
  },
  table("first", {}),
  table("open", { turns: ["d4", "c2", "e4"] }),
  table("closed", { turns: ["d4", "c2", "e4", "d5", "f3"] }),
  table("refusal", { turns: ["d4", "c2", "e4", "d5", "f3"] }, choose("a1")),
  table("scored", { setup: "7x7 sharing", turns: WHOLE.slice(0, 15) }, async (table) => {
    const line = table.button("floating-count-shared", { text: table.words("floating-count-both", { squares: "e4 f4" }), line: "d4 e4 f4", line2: "e4 f4 g4" });
    if (!(await line.isVisible())) await table.openSheets();
    await line.click();
  }),
  table("values", { turns: WHOLE.slice(0, 9) }, async (table) => {
    await table.button("table-analyse").click();
    await table.page.getByText(table.words("floating-values-key", { side: "O" })).waitFor();
  }),
  table("unproved", { setup: "7x7 moving sharing", turns: ["d4"] }, async (table) => {
    await table.button("table-analyse").click();
    await expect(table.mat.getByRole("button", { name: table.words("floating-value-unknown") })).not.toHaveCount(0);
  }),
  table("checkers", { setup: "8x8 touching", turns: CHECKERS }),
  table("lifted", { setup: "8x8 moving", turns: CHECKERS.slice(0, 6) }, choose("d4")),
  table("moved", { setup: "7x7 moving touching", turns: ["d4", "c3", "e4", "d5"] }, choose("d4", "c5")),
  table("end", { setup: "7x7 sharing", turns: WHOLE.slice(0, 15) }, async (table) => {
    await table.play("g7");
    // The count comes after the turn.
    await expect.poll(() => table.points()).toEqual([4, 6]);
  }),
  table("end-checkers", { setup: "8x8 fewest", o: "computer easy", turns: WHOLE.slice(0, 14) }, async (table) => {
    await table.play("g5");
    await table.button("table-again").waitFor();
  }),
  table("looking-back", { turns: WHOLE.slice(0, 10) }, async (table) => {
    await table.openSheets();
    await table.step("floating-event", { side: "X", square: "f4" }).click();
  }),
  table("record", { turns: WHOLE.slice(0, 5) }, async (table) => {
    await table.openSheets();
    await table.paste("flub 1 floating 7x7 plain seed 7\nx d4\no z9");
  }),
  table("sheet", { o: "computer strong", turns: ["d4"] }, (table) => table.openSheets()),
];
