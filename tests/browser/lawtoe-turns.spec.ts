import { type Locator } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { MATCHES, SAVE, Table, recordOf, saveOf, sitDown, type Match, type Player, type Role } from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { leave } from "./storage.ts";

test("a turn of two squares shows both before it is entered, and takes back the latest first", async ({ page }) => {
  const table = await sitDown(page, { actions: ["plaintiff goal odd"] });
  await expect(table.missing(2)).toBeVisible();
  await table.square(2).click();
  await table.letterKey("F").click();
  await table.missing(1).click({ force: true });
  await expect(table.latest(), "half a turn is not entered").toHaveText(table.words("lawtoe-event-goal", { who: "plaintiff", goal: "odd" }));
  await table.square(6).click();
  await table.letterKey("O").click();
  await expect(table.writing("F2 O6")).toBeVisible();
  await expect(table.square(6)).toHaveAccessibleName(table.words("table-square-pencilled", { square: 6, letter: "O" }));
  expect(await table.letters()).toBe(".F...O...");
  await table.button("lawtoe-erase").click();
  await expect.poll(() => table.letters()).toBe(".F.......");
  await table.square(6).press("P");
  await table.square(6).press("Backspace");
  await table.square(6).press("Backspace");
  await expect.poll(() => table.letters()).toBe(".........");
});

test("a letter chosen first waits for its square, and a third asks which one it replaces", async ({ page }) => {
  const table = await sitDown(page, { actions: ["plaintiff goal odd"] });
  await expect(table.mat.locator(".square.first"), "an empty mat shows where to begin").toHaveCount(1);
  await table.letterKey("F").click();
  expect(await table.letters(), "nothing is written that nobody pointed at").toBe(".........");
  await expect(table.button("table-pencil-where", { letter: "F" })).toBeVisible();
  await table.square(2).click();
  await table.letterKey("O").click();
  await table.square(6).click();
  await table.square(7).click();
  await table.letterKey("P").click();
  expect(await table.letters(), "nothing is replaced yet").toBe(".F...O...");
  await expect(page.getByRole("group", { name: table.words("table-pencil-which", { letter: "P", square: 7 }), exact: true })).toBeVisible();
  await table.button("table-pencil-this", { letter: "F", square: 2 }).click();
  await expect(table.writing("P7 O6")).toBeVisible();
});

test("a filled square says why no letter can be written there", async ({ page }) => {
  const table = await sitDown(page, { actions: MATCHES.rich });
  await table.square(4).press("F");
  await expect(table.refusal()).toHaveText(table.words("lawtoe-refused-filled", { square: 4 }));
  expect(await table.letters()).toBe("P.FO..P..");
  await table.square(5).press("F");
  await expect(table.refusal()).toBeEmpty();
});

test("the centre is barred for Dragoman's Defendant, and only for the Defendant", async ({ page }) => {
  const table = await sitDown(page, { variant: "dragoman", actions: ["plaintiff goal odd"] });
  await table.square(5).press("F");
  await expect(table.refusal()).toHaveText(table.words("lawtoe-refused-barred", { square: 5 }));
  await table.write("F1 F9");
  await table.turn("plaintiff");
  await table.write("O5");
  await table.turn("defendant");
  await expect(table.missing(2)).toBeVisible();
});

/** Plays on until the match is over, writing F wherever there is room and giving up every proof. */
async function playOn(table: Table): Promise<void> {
  const [over, odd, stand, giveUp] = ["next-match", "set-odd", "let-stand", "proof-give-up"].map((id) => table.button(`lawtoe-${id}`)) as [Locator, Locator, Locator, Locator];
  const due = [over, odd, stand, giveUp, table.letterKeys()].reduce((any, one) => any.or(one));
  for (;;) {
    // On a full mat the letters and the other choices show side by side.
    await expect(due).not.toHaveCount(0);
    if (await over.isVisible()) return;
    const step = await table.steps().count();
    if (await giveUp.isVisible()) {
      await giveUp.click();
      await table.dialog("lawtoe-give-up-title").getByRole("button", { name: table.words("lawtoe-give-up-confirm"), exact: true }).click();
    } else if (await odd.isVisible()) {
      await odd.click();
    } else if (await stand.isVisible()) {
      await stand.click();
    } else {
      const open = await table.open();
      await table.write(open.slice(0, (await table.missing(2).isVisible()) ? 2 : 1).map((square) => `F${square}`).join(" "));
    }
    await expect.poll(() => table.steps().count()).toBeGreaterThan(step);
  }
}

/** Every variant and side at least once. */
const ORDINARY = ["pedagogue defendant expert", "dragoman plaintiff student"];

for (const variant of ["pedagogue", "dragoman"] as const) {
  for (const role of ["plaintiff", "defendant"] as Role[]) {
    for (const level of ["beginner", "student", "expert"] as const) {
      test(`${variant} as the ${role} against the ${level} is played to its end`, ordinaryIf(ORDINARY.includes(`${variant} ${role} ${level}`)), async ({ page }) => {
        const computer: Player = `computer ${level}`;
        const other = role === "plaintiff" ? { defendant: computer } : { plaintiff: computer };
        const table = await sitDown(page, { variant, seed: 11, ...other });
        await playOn(table);
        expect((await table.scores()).sort((a, b) => a - b)[0]).toBe(6);
        expect(await table.saved(), "no match is in play any more").toBeNull();
        const left = await page.evaluate(() => localStorage.getItem("flub.lawtoe.last"));
        expect(left).toContain(`flub 1 lawtoe ${variant} seed 11\n`);
        await table.button("lawtoe-next-match").click();
        await expect.poll(() => table.saved()).toContain(`flub 1 lawtoe ${variant} seed`);
      });
    }
  }
  test(`${variant} by two people at one screen is played to its end`, ordinaryIf(variant === "dragoman"), async ({ page }) => {
    const table = await sitDown(page, { variant });
    await playOn(table);
    await table.headline("lawtoe-verdict-winner", { who: "defendant" });
    expect(await table.scores()).toEqual([6, 10]);
  });
}

test("the expert proves an A-flub that it is handed", async ({ page }) => {
  const table = await sitDown(page, { plaintiff: "computer expert", actions: ["plaintiff goal odd"] });
  await table.write("P1 P2");
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-holds", { who: "plaintiff", kind: "plain", list: "123", goal: "odd" }));
});

test("Dragoman opens after three wins in a row as Pedagogue's Defendant", async ({ page }) => {
  const match: Match = { plaintiff: "computer expert", actions: MATCHES.won };
  const table = await sitDown(page, match);
  for (const wins of [1, 2, 3]) {
    await table.yourTurn("defendant");
    await table.write("F7");
    await table.button("lawtoe-let-stand").click();
    await table.headline("lawtoe-verdict-winner", { who: "you" });
    const told = wins === 3 ? table.words("lawtoe-streak-unlocked") : table.words("lawtoe-streak", { count: wins, of: 3 });
    await expect(page.getByRole("main").getByText(told)).not.toHaveCount(0);
    if (wins < 3) {
      await table.button("table-change-setup").click();
      const dragoman = table.choice("lawtoe-dragoman");
      await expect(dragoman).toBeDisabled();
      await expect(page.getByText(table.words("lawtoe-dragoman-locked", { count: wins, of: 3 }))).toBeVisible();
      const sheet = await page.evaluate(() => localStorage.getItem("flub.lawtoe.sheet"));
      await leave(page, { [SAVE]: saveOf({ ...match, seed: wins }), "flub.lawtoe.sheet": sheet! });
      await page.goto("./#/lawtoe");
    }
  }
  await table.button("table-change-setup").click();
  await table.choice("lawtoe-dragoman").check();
  await table.choice("seating-second-person").check();
  await table.button("table-begin").click();
  await expect.poll(() => table.saved()).toContain("flub 1 lawtoe dragoman seed");
});

test("a match that is pasted one move before its end counts for nothing, and says so", async ({ page }) => {
  const table = await sitDown(page, { plaintiff: "computer expert", actions: [] });
  await table.paste(recordOf({ actions: MATCHES.won }));
  await expect(page.getByRole("main").getByText(table.words("table-given"))).toBeVisible();
  await table.write("F7");
  await table.button("lawtoe-let-stand").click();
  await table.headline("lawtoe-verdict-winner", { who: "you" });
  expect(await page.evaluate(() => [localStorage.getItem("flub.results"), localStorage.getItem("flub.lawtoe.sheet")])).toEqual([null, null]);
});

test("a teacher opens Dragoman in the settings", async ({ page }) => {
  await leave(page, {});
  await page.goto("./#/lawtoe");
  const table = new Table(page);
  const dragoman = table.choice("lawtoe-dragoman");
  await expect(dragoman).toBeDisabled();
  await page.getByRole("link", { name: table.words("settings-title") }).click();
  await page.getByRole("checkbox", { name: table.words("settings-dragoman") }).check();
  await page.goBack();
  await expect(dragoman).toBeEnabled();
});
