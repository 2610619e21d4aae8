import { type Page } from "@playwright/test";
import { type Language } from "./looks.ts";
import { type Screen } from "./pages.ts";
import { wordsOf } from "./words.ts";

/** A class of this many, a name a line. */
export function classOf(students: number): string {
  const names = ["Ana", "Ben", "Carla", "Dario", "Elif", "Finn", "Gloria", "Hugo", "Iris", "Jonas"];
  return Array.from({ length: students }, (_, place) => `${names[place % 10]} ${"ABCDEFG"[Math.floor(place / 10)]}.`).join("\n");
}

/** A tournament of 29 as the device keeps it: the first round is over, the second has begun. */
export const TOURNAMENT = [
  "flub tournament 1 seed 7 awards 40 45 50",
  ...classOf(29).split("\n").map((name) => `- ${name}`),
  "round 1",
  "table 1: 1 2 3 4",
  "table 2: 1 1 3 4",
  ...[3, 4, 5, 6, 7, 8, 9].map((table) => `table ${table}: ${table % 2 === 0 ? "3 1 2" : "1 2 2"}`),
  "round 2",
  "absent 5",
  "table 1: 2 1 3 4",
  "table 2: 1 - -",
  "",
].join("\n");

const left = { "flub.tournament": TOURNAMENT };

/** Goes to another part of the tournament. */
const part = (id: string) => async (page: Page, language: Language) => {
  await page.getByRole("button", { name: wordsOf(language)(id), exact: true }).click();
};

/** The screens of a tournament. */
export const TOURNAMENT_SCREENS: Screen[] = [
  { name: "tournament-new", address: "#/teach/tournament" },
  {
    name: "tournament-read",
    address: "#/teach/tournament",
    reach: async (page, language) => {
      await page.getByRole("textbox", { name: wordsOf(language)("tournament-list") }).fill("Class 7B\nName,Team\n1. Ana,Red\n2. Ben,Blue\n4. Ana,Red\n5. Cid,Blue\n");
    },
  },
  { name: "tournament-round", address: "#/teach/tournament", left },
  { name: "tournament-show", address: "#/teach/tournament", left, reach: part("tournament-show") },
  { name: "tournament-scores", address: "#/teach/tournament", left, reach: part("tournament-view-scores") },
  { name: "tournament-sheets", address: "#/teach/tournament", left, reach: part("tournament-view-sheets") },
  { name: "tournament-carry", address: "#/teach/tournament", left, reach: part("tournament-view-carry") },
];
