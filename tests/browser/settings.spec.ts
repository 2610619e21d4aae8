import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import * as floating from "./floating.ts";
import { RELEASE } from "./level.ts";
import * as poe from "./poe.ts";
import { leave } from "./storage.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The size of one rem in the browser, in pixels. */
async function rem(page: Page): Promise<number> {
  return page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
}

/** Opens the settings with only these stored. */
async function settings(page: Page, kept: string): Promise<void> {
  await leave(page, { "flub.settings": kept });
  await page.goto("./#/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("settings-title"));
}

test("everything follows the size that was chosen", async ({ page }) => {
  await settings(page, "language en\ntheme paper\n");
  const sizes: number[] = [];
  for (const size of ["usual", "large", "largest"]) {
    await page.getByRole("radio", { name: words(`settings-size-${size}`), exact: true }).check();
    sizes.push(await rem(page));
  }
  expect(sizes).toEqual([16, 20, 24]);
});

for (const theme of ["paper", "projector"]) {
  // The ordinary run checks every screen like this, in Spanish.
  test(`the largest size of the ${theme} theme fits a screen 320 pixels wide`, RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const left = {
      "flub.settings": `language en\ntheme ${theme}\nsize largest\n`,
      [lawtoe.SAVE]: lawtoe.saveOf({ actions: lawtoe.MATCHES.rich }),
      [poe.SAVE]: poe.saveOf({ actions: poe.ROUNDS.a }),
      [wholes.SAVE]: wholes.saveOf({ practice: true, actions: ["1 draws"] }),
      [floating.SAVE]: floating.saveOf({ turns: floating.WHOLE.slice(0, 5) }),
    };
    for (const path of ["", "settings", "how-to/poe", "how-to/wholes", "board/poe", "decks/wholes", "lawtoe", "poe", "wholes", "floating"]) {
      await leave(page, left);
      await page.goto(`./#/${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, path).toBeLessThanOrEqual(0);
    }
  });
}

test("motion follows the setting, and the device where nothing else is set", async ({ page }) => {
  const move = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--move"));
  await settings(page, "language en\ntheme paper\n");
  expect(await move(), "this device wants less").toBe("0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  // The site's style sheet is minified.
  expect(await move()).toMatch(/^(200ms|\.2s) ease-out$/);
  const motion = page.getByRole("group", { name: words("settings-motion") });
  await motion.getByRole("radio", { name: words("settings-motion-none"), exact: true }).check();
  expect(await move()).toBe("0s");
});
