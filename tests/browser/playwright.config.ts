import { defineConfig } from "@playwright/test";
import { LEVEL, isLong } from "./level.ts";
import { SIZES } from "./looks.ts";

/** An environment variable set by `cargo xtask test`. */
function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`cargo xtask test browser\``);
  return value;
}

/** The site tests of this run: all, or those with this tag, but none with the excluded tags. */
function specs(tag?: string, without: string[] = []): { testMatch: string; grep: RegExp; grepInvert: RegExp[] } {
  const tags = [tag, LEVEL === "quick" ? "@smoke" : undefined].filter((tag) => tag !== undefined);
  const left = isLong ? without : [...without, "@long"];
  return {
    testMatch: "*.spec.ts",
    grep: new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join("")),
    grepInvert: left.map((tag) => new RegExp(`${tag}\\b`)),
  };
}

/**
 * Every site test runs at laptop size; those tagged @sizes also at phone size, and in the long run at projector size; those tagged
 * @phone-only at phone size only. The quick run takes those tagged @smoke, the ordinary one all but those tagged @long. Slow and random
 * tests have projects of their own; the screens project takes pictures.
 */
export default defineConfig({
  testDir: ".",
  outputDir: told("FLUB_OUTPUT"),
  reporter: "list",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  timeout: 30_000,
  use: {
    baseURL: told("FLUB_URL"),
    locale: "en-GB",
    colorScheme: "light",
    // The service worker's cache has tests of its own.
    serviceWorkers: "block",
    // Nothing moves, so there is nothing to wait for.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: told("HEADLESS_SHELL"),
      args: [
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "laptop", ...specs(undefined, ["@phone-only"]), use: SIZES.laptop },
    { name: "phone", ...specs("@(sizes|phone-only)"), use: SIZES.phone },
    { name: "projector", ...specs("@sizes"), ...(!isLong && { testMatch: [] }), use: SIZES.projector },
    { name: "coldstart", testMatch: "coldstart.ts" },
    { name: "screens", testMatch: "screens.ts" },
    { name: "engines", testMatch: "engines.ts", ...(!isLong && { grepInvert: /@long\b/ }) },
    { name: "monkey", testMatch: "monkey.ts" },
  ],
});
