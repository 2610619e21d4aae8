import { type Page } from "@playwright/test";
import { SAVE as FLOATING, recordOf } from "./floating.ts";
import { type Language } from "./looks.ts";
import { type Screen } from "./pages.ts";
import { wordsOf } from "./words.ts";

/** A game of Floating by turns, on the device that plays X. */
const MINE = `# x person\n# o elsewhere\n${recordOf({ turns: ["d4", "d5", "e4"] })}`;

/** A deck of one's own, for two, with everything arranged that can be. */
const TABLE =
  "#/wholes/table/~_1_person_1_Ana;~_2_computer_sly_2_Ada;~_deck_Halves;~_coach_explain;~_pace_long;~_hidden_analysis_undo;flub_1_wholes_seats_2_deck_1/2*40_seed_0";

/** The page that makes a table by link, what its link opens, and what two devices hand over. */
export const SET_UP_SCREENS: Screen[] = [
  { name: "set-up-by-link", address: "#/teach/set-up" },
  { name: "set-up-opened", address: TABLE },
  {
    name: "set-up-by-link-wholes",
    address: "#/teach/set-up",
    reach: async (page: Page, language: Language) => {
      await page.getByRole("radio", { name: wordsOf(language)("home-wholes") }).check();
    },
  },
  { name: "hand-over", address: "#/floating", left: { [FLOATING]: MINE } },
  {
    name: "hand-over-fork",
    address: "#/floating/turn/~_x_person;~_o_elsewhere;flub_1_floating_7x7_plain_seed_7;x_d4;o_c5;x_c4",
    left: { [FLOATING]: MINE },
  },
];
