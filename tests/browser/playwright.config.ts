import { defineConfig } from "@playwright/test";
import { SIZES } from "./looks.ts";

/** What `cargo xtask test` tells the tests. */
function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`cargo xtask test browser\``);
  return value;
}

/**
 * Every test runs at the laptop's size; those tagged @sizes at all three, @phone at the phone's too, @phone-only there alone. What takes
 * the time runs in a project that has nothing beside it. The screens project takes pictures.
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
    { name: "laptop", testMatch: "*.spec.ts", grepInvert: /@phone-only/, use: SIZES.laptop },
    { name: "phone", testMatch: "*.spec.ts", grep: /@sizes|@phone/, use: SIZES.phone },
    { name: "projector", testMatch: "*.spec.ts", grep: /@sizes/, use: SIZES.projector },
    { name: "coldstart", testMatch: "coldstart.ts" },
    { name: "screens", testMatch: "screens.ts" },
    { name: "engines", testMatch: "engines.ts" },
    { name: "monkey", testMatch: "monkey.ts" },
  ],
});
