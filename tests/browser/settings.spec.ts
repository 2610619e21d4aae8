import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
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

test("everything is set in one place, and kept", async ({ page }) => {
  await leave(page, {});
  await page.goto("./#/settings");
  for (const group of ["language", "theme", "size", "motion", "coach", "pace"]) {
    await expect(page.getByRole("group", { name: words(`settings-${group}`) })).toBeVisible();
  }
  await page.getByRole("radio", { name: words("settings-size-large"), exact: true }).check();
  await page.getByRole("radio", { name: words("settings-motion-less"), exact: true }).check();
  const sound = page.getByRole("checkbox", { name: words("settings-sound") });
  await expect(sound, "off until it is asked for").not.toBeChecked();
  await sound.check();
  await page.reload();
  await expect(page.getByRole("radio", { name: words("settings-size-large"), exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: words("settings-motion-less"), exact: true })).toBeChecked();
  await expect(sound).toBeChecked();
  await axe(page);
});

test("settings of an older version stay as they were", async ({ page }) => {
  await settings(page, "language en\ntheme slate\ndragoman-unlocked-by-teacher true\ncoach warn\npace short\nspeech true\n");
  for (const [group, chosen] of [["theme", "slate"], ["coach", "warn"], ["pace", "short"], ["size", "usual"], ["motion", "device"]]) {
    await expect(page.getByRole("radio", { name: words(`settings-${group}-${chosen}`), exact: true })).toBeChecked();
  }
  await expect(page.getByText(words("shell-storage-aside"))).toHaveCount(0);
});

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
  await page.getByRole("radio", { name: words("settings-motion-none"), exact: true }).check();
  expect(await move()).toBe("0s");
});

/** Records the notes that are played. */
async function listenForNotes(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const notes: number[] = [];
    Object.assign(window, { notes });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      notes.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { notes: number[] }).notes);
}

test("undoing makes no sound", async ({ page }) => {
  const notes = await listenForNotes(page);
  const actions = ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2", "2 lets it be"];
  await leave(page, { "flub.settings": "language en\ntheme paper\nsound true\n", [wholes.SAVE]: wholes.saveOf({ practice: true, actions }) });
  await page.goto("./#/wholes");
  const table = new wholes.Table(page, "en");
  await table.button("table-undo").click();
  await expect(table.steps()).toHaveCount(2);
  expect(await notes()).toEqual([]);
});

test("letters and verdicts make sounds only if the setting is on", async ({ page }) => {
  const notes = await listenForNotes(page);
  const play = async (kept: string) => {
    await leave(page, { "flub.settings": kept, [lawtoe.SAVE]: lawtoe.saveOf({ plaintiff: "computer expert", actions: lawtoe.MATCHES.won }) });
    await page.goto("./#/lawtoe");
    const table = new lawtoe.Table(page, "en");
    await table.yourTurn("defendant");
    expect(await notes(), "what was played before is not heard").toEqual([]);
    await table.write("F7");
    await table.button("lawtoe-let-stand").click();
    await expect(table.button("table-change-setup")).toBeVisible();
  };
  await play("language en\ntheme paper\nsound true\n");
  expect(await notes()).toEqual([587, 587, 587, 523, 659, 784]);
  await play("language en\ntheme paper\nsound false\n");
  expect(await notes()).toEqual([]);
});
