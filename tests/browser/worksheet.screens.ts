import { type Page } from "@playwright/test";
import { type Screen } from "./pages.ts";

/** Waits until the sheets are made. */
const made = async (page: Page) => {
  await page.locator(".worksheet-desk[aria-busy=false] .worksheet-sheet").first().waitFor({ timeout: 30_000 });
};

const sheet = (name: string, text: string): Screen => ({ name: `worksheet-${name}`, address: `#/teach/worksheet/${text}`, reach: made });

/** Worksheets: one of each game, the special ones, and a link that leads to none. */
export const WORKSHEET_SCREENS: Screen[] = [
  sheet("lawtoe", "worksheet_lawtoe_4_6_seed_1"),
  sheet("poe", "worksheet_poe_1-16_16_seed_2"),
  sheet("wholes", "worksheet_wholes_1-16_16_seed_3"),
  sheet("floating", "worksheet_floating_1-14_14_seed_4"),
  sheet("faulty", "worksheet_poe_faulty_4_seed_5"),
  sheet("cloze", "worksheet_wholes_cloze_4_seed_6"),
  sheet("sort", "worksheet_wholes_sort_3_seed_7"),
  sheet("score", "worksheet_floating_score_4_seed_8"),
  sheet("unreadable", "worksheet_poe_99_4_seed_9"),
];
