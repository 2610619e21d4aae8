import { type Page } from "@playwright/test";

/** A screen of the app, by the address that leads to it. */
export interface Screen {
  name: string;
  address: string;
  /** What to do there before it is the screen that is meant. */
  reach?: (page: Page) => Promise<void>;
}

/** Every screen: each is checked by axe-core in every look, and has its picture taken. */
export const SCREENS: Screen[] = [
  { name: "home", address: "#/" },
  { name: "settings", address: "#/settings" },
  { name: "how-to-lawtoe", address: "#/how-to/lawtoe" },
  { name: "lawtoe", address: "#/lawtoe" },
  { name: "not-found", address: "#/nowhere" },
];

/** Goes to a screen and waits until it is there. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  // Addresses differ only after the `#`: without leaving the page, the last screen's heading could be taken for this one's.
  await page.goto("about:blank");
  await page.goto(`./${screen.address}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await screen.reach?.(page);
}
