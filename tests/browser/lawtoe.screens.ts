import { MATCHES, SAVE, Table, saveOf, type Match } from "./lawtoe.ts";
import { type Screen } from "./pages.ts";

/** A state of the table, from a saved match. */
function table(name: string, match: Match, reach?: (table: Table) => Promise<void>): Screen {
  const left = { [SAVE]: saveOf(match) };
  return { name: `lawtoe-${name}`, address: "#/lawtoe", left, ...(reach && { reach: (page, language) => reach(new Table(page, language)) }) };
}

const { flub, missed, rich, won, full } = MATCHES;
const sheet = [
  "pedagogue defendant computer 10 6",
  "pedagogue defendant computer 6 16",
  "pedagogue defendant computer 10 6",
  "dragoman plaintiff computer 16 6",
];

/** Every visually distinct state of LawToe's pages. */
export const LAWTOE_SCREENS: Screen[] = [
  { name: "lawtoe-setup", address: "#/lawtoe" },
  {
    name: "lawtoe-setup-left",
    address: "#/lawtoe",
    left: { "flub.lawtoe.last": saveOf({ actions: [...full, "defendant lets it stand", "plaintiff proves: 789"] }) },
  },
  table("goal", {}),
  table("first", { actions: ["plaintiff goal odd"] }, async (table) => {
    await table.square(1).press("P");
    await table.square(6).press("O");
  }),
  table("writing", { defendant: "computer expert", actions: rich.slice(0, 2) }, (table) => table.square(5).press("P")),
  table("refusal", { actions: rich }, (table) => table.square(4).press("F")),
  table("challenge", { actions: flub }, (table) => table.button("lawtoe-challenge-open").click()),
  table("proof-a", { actions: [...rich, "plaintiff challenges A-flub"] }, async (table) => {
    await table.square(8).click();
    await table.list("147 148");
    await table.square(1).click();
  }),
  table("proof-ca", { actions: [...missed, "defendant challenges CA-flub"] }, async (table) => {
    await table.choice("lawtoe-event-two", { who: "defendant", letter: "P", square: 1, letter2: "P", square2: 2 }).check();
    await table.button("table-proof-next", { part: "letters", lines: "triplets" }).click();
    await table.square(3).click();
    await table.list("123");
  }),
  table("proof-full", { actions: [...full, "defendant lets it stand"] }, (table) => table.list("789")),
  table("full", { actions: full }),
  table("give-up", { actions: [...flub, "plaintiff challenges A-flub"] }, (table) => table.button("table-proof-give-up").click()),
  table("verdict-holds", { actions: [...rich, "plaintiff challenges A-flub"] }, async (table) => {
    await table.square(8).click();
    await table.list("147 148");
    await table.handIn();
  }),
  table("verdict-flaw", { actions: [...rich, "plaintiff challenges A-flub"] }, async (table) => {
    await table.square(5).click();
    await table.list("147 357");
    await table.handIn();
  }),
  table("verdict-shown", { actions: [...full, "defendant lets it stand"] }, async (table) => {
    await table.list("123");
    await table.handIn();
    await table.button("lawtoe-show-proof").click();
  }),
  table("looking-back", { actions: won }, async (table) => {
    await table.openSheets();
    await table.step("lawtoe-event-one", { who: "plaintiff", letter: "F", square: 2 }).click();
  }),
  table("record", { actions: full }, async (table) => {
    await table.openSheets();
    await table.paste("flub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\ndefendant X1");
  }),
  {
    name: "lawtoe-sheet",
    address: "#/lawtoe",
    left: { [SAVE]: saveOf({ plaintiff: "computer expert", actions: missed }), "flub.lawtoe.sheet": sheet.join("\n") },
    reach: (page, language) => new Table(page, language).openSheets(),
  },
];
