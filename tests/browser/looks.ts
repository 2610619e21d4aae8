import { type Page } from "@playwright/test";

/** The devices to test on. */
export const SIZES = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  projector: { viewport: { width: 1920, height: 1080 } },
};

/** The languages of the app; `cargo test words` holds them to its own list. */
export const LANGUAGES = ["en", "es", "fr", "de", "pt", "ar"] as const;
export const THEMES = ["paper", "slate", "projector"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

/** Every combination of language and theme. */
export const LOOKS = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));

/** Settings from an earlier visit. */
export interface Settings {
  language: Language;
  theme: Theme;
  coach?: "off" | "warn" | "explain";
  pace?: "ask" | "long" | "short";
  speech?: boolean;
  size?: "usual" | "large" | "largest";
}

/** Stores settings as if from an earlier visit. */
export async function settle(page: Page, settings: Settings): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  await page.addInitScript((text) => {
    if (location.href !== "about:blank") localStorage.setItem("flub.settings", text);
  }, lines.join(""));
}
