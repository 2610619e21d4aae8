import { type Page } from "@playwright/test";
import { CLASS_SCREENS } from "./class.screens.ts";
import { TESTED } from "./games.ts";
import { KEPT } from "./kept.ts";
import { type Language } from "./looks.ts";
import { GUIDED_SCREENS } from "./guided.screens.ts";
import { SET_UP_SCREENS } from "./set-up.screens.ts";
import { POOL_SCREENS } from "./pool.screens.ts";
import { leave } from "./storage.ts";
import { TOURNAMENT_SCREENS } from "./tournament.screens.ts";
import { WORKSHEET_SCREENS } from "./worksheet.screens.ts";

/** A screen of the app, and the URL that leads to it. */
export interface Screen {
  name: string;
  address: string;
  /** What an earlier visit left in storage, by key. */
  left?: Record<string, string>;
  /** The steps that lead to the screen from there, in this language. */
  reach?: (page: Page, language: Language) => Promise<void>;
  /** Whether a laptop shows all of it without scrolling. */
  fits?: boolean;
}

/** Waits until an exercise is made. */
const posed = (page: Page) => page.locator(".lesson-ask").waitFor({ timeout: 20_000 });

/** Every screen: axe-core checks each in every look, and each is photographed. */
export const SCREENS: Screen[] = [
  { name: "home", address: "#/" },
  { name: "settings", address: "#/settings" },
  { name: "games", address: "#/games" },
  { name: "games-kept", address: "#/games", left: KEPT },
  { name: "print", address: "#/print" },
  ...TESTED.flatMap(({ name, screens }) => [
    { name, address: `#/${name}` },
    { name: `how-to-${name}`, address: `#/how-to/${name}` },
    ...screens,
  ]),
  ...GUIDED_SCREENS,
  { name: "learn", address: "#/learn" },
  { name: "learn-path", address: "#/learn/poe" },
  { name: "learn-example", address: "#/learn/poe/13", reach: posed },
  { name: "learn-lawtoe", address: "#/learn/lawtoe/exercise/lawtoe_7_seed_7", reach: posed },
  { name: "learn-wholes", address: "#/learn/wholes/exercise/wholes_15_seed_7", reach: posed },
  { name: "learn-floating", address: "#/learn/floating/exercise/floating_9_seed_7", reach: posed },
  { name: "learn-carry", address: "#/learn/carry" },
  { name: "not-found", address: "#/nowhere" },
  ...CLASS_SCREENS,
  ...TOURNAMENT_SCREENS,
  ...SET_UP_SCREENS,
  ...WORKSHEET_SCREENS,
  ...POOL_SCREENS,
];

/** The screen with this name. */
export function named(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** Loads a screen and waits until all of it is there, including what is laid out only when scrolled into view. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await leave(page, screen.left ?? {});
  await page.goto(`./${screen.address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await reach(page, screen);
}

/** Goes to a screen in the app that is loaded already, as if nothing but the settings and this were kept: to load it takes longest. */
export async function turnTo(page: Page, screen: Screen): Promise<void> {
  // From another page, so that nothing of the last screen stays.
  const other = screen.address === "#/nowhere" ? "#/settings" : "#/nowhere";
  for (const address of [other, screen.address]) {
    const turns = await page.evaluate(({ address, left }) => {
      if (left) {
        const settings = localStorage.getItem("flub.settings");
        localStorage.clear();
        for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
        if (settings !== null) localStorage.setItem("flub.settings", settings);
      }
      if (location.hash === address) return false;
      for (const heading of document.querySelectorAll("main h1")) heading.setAttribute("data-left", "");
      location.hash = address;
      return true;
    }, { address, left: address === screen.address ? (screen.left ?? {}) : null });
    if (turns) await page.locator("main h1:not([data-left])").waitFor({ state: "attached" });
  }
  await reach(page, screen);
}

/** Takes the steps from its address to a screen. */
async function reach(page: Page, screen: Screen): Promise<void> {
  await screen.reach?.(page, (await page.locator("html").getAttribute("lang")) as Language);
  const aside = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("flub.aside.")));
  const unread = aside.filter((key) => !(key in (screen.left ?? {})));
  if (unread.length > 0) throw new Error(`what an earlier visit left for ${screen.name} could not be read: ${unread.join(", ")}`);
  await page.locator(".how-to-section").evaluateAll((sections) => {
    for (const section of sections as HTMLElement[]) section.style.contentVisibility = "visible";
  });
}
