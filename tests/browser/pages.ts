import { type Page } from "@playwright/test";
import { FLOATING_SCREENS } from "./floating.screens.ts";
import { GAMES } from "./games.ts";
import { LAWTOE_SCREENS } from "./lawtoe.screens.ts";
import { type Language } from "./looks.ts";
import { POE_SCREENS } from "./poe.screens.ts";
import { leave } from "./storage.ts";
import { DECK_SCREENS } from "./wholes-decks.screens.ts";
import { WHOLES_SCREENS } from "./wholes.screens.ts";

/** A screen of the app, by the address that leads to it. */
export interface Screen {
  name: string;
  address: string;
  /** What an earlier visit left in the browser's storage, by its keys. */
  left?: Record<string, string>;
  /** What to do there, in this language, before it is the screen that is meant. */
  reach?: (page: Page, language: Language) => Promise<void>;
  /** Whether a laptop shows all of it at once. */
  fits?: boolean;
}

/** Every screen: each is checked by axe-core in every look, and has its picture taken. */
export const SCREENS: Screen[] = [
  { name: "home", address: "#/" },
  { name: "settings", address: "#/settings" },
  { name: "print", address: "#/print" },
  ...GAMES.flatMap((game) => [
    { name: game, address: `#/${game}` },
    { name: `how-to-${game}`, address: `#/how-to/${game}` },
  ]),
  { name: "not-found", address: "#/nowhere" },
  ...LAWTOE_SCREENS,
  ...POE_SCREENS,
  ...FLOATING_SCREENS,
  ...DECK_SCREENS,
  ...WHOLES_SCREENS,
];

/** The screen with this name. */
export function named(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** Goes to a screen and waits until it is there, all of it: what is laid out only when it comes into sight too. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await leave(page, screen.left ?? {});
  await page.goto(`./${screen.address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await screen.reach?.(page, (await page.locator("html").getAttribute("lang")) as Language);
  const aside = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("flub.aside.")));
  if (aside.length > 0) throw new Error(`what an earlier visit left for ${screen.name} could not be read: ${aside.join(", ")}`);
  await page.locator(".how-to-section").evaluateAll((sections) => {
    for (const section of sections as HTMLElement[]) section.style.contentVisibility = "visible";
  });
}
