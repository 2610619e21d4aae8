import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import * as floating from "./floating.ts";
import * as lawtoe from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import * as poe from "./poe.ts";
import { stepsOf } from "./table.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

/** A table of some game, with ways to read its state. */
interface Sitting {
  saved: () => Promise<string | null>;
  /** How many actions the displayed record has. */
  steps: () => Promise<number>;
}

const steps = (page: Page) => stepsOf(page, wordsOf("en")).count();

/** Two actions per game, the first played in one window, the second in the other. */
const GAMES: Record<string, (page: Page, other: Page) => Promise<[begun: Sitting, act: () => Promise<void>, answer: () => Promise<void>]>> = {
  lawtoe: async (page, other) => {
    const table = await lawtoe.sitDown(page, { actions: lawtoe.MATCHES.flub });
    await other.goto("./#/lawtoe");
    const there = new lawtoe.Table(other);
    return [{ saved: () => table.saved(), steps: () => steps(page) }, () => table.write("F9"), () => there.write("P8")];
  },
  poe: async (page, other) => {
    const table = await poe.sitDown(page, { actions: ["1 goal O"] });
    await other.goto("./#/poe");
    const there = new poe.Table(other);
    return [{ saved: () => table.saved(), steps: () => steps(page) }, () => table.write("P1"), () => there.write("F5")];
  },
  wholes: async (page, other) => {
    const table = await wholes.sitDown(page, { players: wholes.THREE, practice: true });
    await other.goto("./#/wholes");
    const there = new wholes.Table(other);
    const act = () => table.button("wholes-draw").click();
    return [{ saved: () => table.saved(), steps: () => steps(page) }, act, () => there.button("wholes-pass").click()];
  },
  floating: async (page, other) => {
    const table = await floating.sitDown(page, { turns: ["d4"] });
    await other.goto("./#/floating");
    const there = new floating.Table(other);
    return [{ saved: () => table.saved(), steps: () => steps(page) }, () => table.play("d5"), () => there.play("e4")];
  },
};

for (const [game, begin] of Object.entries(GAMES)) {
  test(`two windows show the same game of ${game}, whichever it is played in`, ordinaryIf(game === "wholes"), async ({ page, context }) => {
    const other = await context.newPage();
    const [{ saved, steps: here }, act, answer] = await begin(page, other);
    const begun = await here();
    // A window that has not opened the table yet knows of no game.
    await other.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    await expect.poll(() => steps(other)).toBe(begun);
    await act();
    await expect.poll(() => steps(other)).toBe(begun + 1);
    await answer();
    await expect.poll(here).toBe(begun + 2);
    const kept = await saved();
    // Neither window overwrites the other's save.
    await page.reload();
    await expect.poll(here).toBe(begun + 2);
    expect(await saved()).toBe(kept);
  });
}

test("a game that ends in one window ends in the other, and one that is begun anew begins there", async ({ page, context }) => {
  const { WHOLE } = floating;
  const table = await floating.sitDown(page, { turns: WHOLE.slice(0, -1) });
  const other = await context.newPage();
  await other.goto("./#/floating");
  const there = new floating.Table(other);
  await there.play(WHOLE.at(-1)!);
  await expect.poll(() => steps(page)).toBe(WHOLE.length);
  await expect.poll(() => table.saved()).toBeNull();

  // A window looking back at a game keeps looking while another is played.
  await there.button("table-leave").click();
  await there.button("table-begin").click();
  await there.turn("X");
  expect(await steps(page)).toBe(WHOLE.length);
});

test("a window in which a game is in play goes over to the one that was begun in another", async ({ page, context }) => {
  await floating.sitDown(page, { turns: ["d4", "d5"] });
  const other = await context.newPage();
  await other.goto("./#/floating");
  const there = new floating.Table(other);
  await there.button("table-leave").click();
  await there.button("table-begin").click();
  await expect.poll(() => steps(page)).toBe(0);
});

test("where another window deletes what is kept, or keeps what nobody can read, the game goes on and is kept again", async ({ page, context }) => {
  const table = await floating.sitDown(page, { turns: ["d4", "d5"] });
  const other = await context.newPage();
  await other.goto("./#/");
  await other.evaluate(() => localStorage.clear());
  await table.play("e4");
  await table.turn("O");
  expect(await table.saved()).toContain("e4");
  await other.evaluate((key) => localStorage.setItem(key, "flub 9 floating, of a later year"), floating.SAVE);
  await expect(page.getByRole("main").getByText(table.words("shell-storage-aside"))).toHaveCount(1);
  await table.play("e5");
  await table.turn("X");
  expect(await table.saved()).toContain("e5");
  expect(await page.evaluate((key) => localStorage.getItem(`flub.aside.${key}.1`), floating.SAVE)).toContain("later year");
});
