import { defineConfig } from "@playwright/test";
import { LEVEL, isRelease } from "./level.ts";
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
  const left = isRelease ? without : [...without, "@release"];
  return {
    testMatch: "*.spec.ts",
    grep: new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join("")),
    grepInvert: left.map((tag) => new RegExp(`${tag}\\b`)),
  };
}

/**
 * Every site test runs at laptop size; those tagged @sizes also at phone size, and in the release run at projector size; those tagged
 * @phone-only at phone size only, and those tagged @translated once more in pages that are translated. The quick run takes those tagged
 * @smoke, the ordinary one all but those tagged @release. Slow and random tests have projects of their own; the screens project takes
 * pictures.
 */
export default defineConfig<{ translated: boolean }>({
  testDir: ".",
  globalSetup: "./served.ts",
  outputDir: told("FLUB_OUTPUT"),
  reporter: "list",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  timeout: 30_000,
  use: {
    // Set before the tests run, so it is here where they do.
    baseURL: process.env["FLUB_URL"],
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
    { name: "projector", ...specs("@sizes"), ...(!isRelease && { testMatch: [] }), use: SIZES.projector },
    { name: "translated", ...specs("@translated"), grepInvert: [], use: { ...SIZES.laptop, translated: true } },
    { name: "coldstart", testMatch: "coldstart.ts" },
    { name: "screens", testMatch: "screens.ts" },
    { name: "engines", testMatch: "engines.ts" },
    { name: "monkey", testMatch: "monkey.ts" },
  ],
});
