import { defineConfig } from "@playwright/test";

/** What `cargo xtask test` tells the tests. */
function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`cargo xtask test browser\``);
  return value;
}

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1366, height: 768 } };
const projector = { viewport: { width: 1920, height: 1080 } };

/** Every test runs at the laptop's size; those tagged @sizes at all three. The screens project takes pictures. */
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
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: told("CHROMIUM"),
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
    { name: "laptop", testMatch: "*.spec.ts", use: laptop },
    { name: "phone", testMatch: "*.spec.ts", grep: /@sizes/, use: phone },
    { name: "projector", testMatch: "*.spec.ts", grep: /@sizes/, use: projector },
    { name: "screens", testMatch: "screens.ts", use: laptop },
  ],
});
