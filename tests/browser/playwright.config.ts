import { defineConfig } from "@playwright/test";
import { LEVEL, isLong } from "./level.ts";
import { SIZES } from "./looks.ts";

/** What `cargo xtask test` tells the tests. */
function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`cargo xtask test browser\``);
  return value;
}

/** The tests of the site that are part of this run: all of them, or those with this tag; never those with one of the others. */
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
 * Every test of the site runs at the laptop's size; those tagged @sizes at the phone's too, and at the projector's in the long run;
 * those tagged @phone-only at the phone's alone. The quick run takes those tagged @smoke, the ordinary one all but those tagged @long.
 * What takes the time, and what plays at random, runs in a project of its own; the screens project takes pictures.
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
    // What is kept in the browser has tests of its own.
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
