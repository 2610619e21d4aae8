import { type Page } from "@playwright/test";
import { expect, stagesPass, stagesWait, test } from "./flub.ts";
import { press, tabTo } from "./keys.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { Table, sitDown } from "./poe.ts";

async function play(page: Page, language: Language): Promise<void> {
  const table = new Table(page, language);
  const { words } = table;
  await stagesWait(page);
  await page.goto("./#/poe/set-up");

  // Set-up: two people, one round.
  await expect(page.getByRole("heading", { level: 1, name: words("home-poe") })).toBeFocused();
  await tabTo(page, words("seating-player-name", { number: 1 }));
  await page.keyboard.type("Ana");
  await tabTo(page, words("seating-player-name", { number: 2 }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Ben");
  await press(page, "Tab");
  await page.keyboard.press("Home");
  await expect(page.getByLabel(words("seating-player-nature", { number: 2 }))).toHaveValue(words("seating-person"));
  await tabTo(page, words("seating-remove-player", { number: 3 }));
  await press(page, "Enter");
  await expect(page.getByLabel(words("seating-player-name", { number: 3 }))).toHaveCount(0);
  await tabTo(page, words("table-more"));
  await press(page, "Enter");
  await tabTo(page, "6");
  await press(page, "ArrowLeft", "ArrowLeft");
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeChecked();
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

  // The goal, and letters by arrow keys, digits and letter keys, one removed.
  await table.turn("Ana");
  await tabTo(page, words("poe-set-goal", { goal: "even" }));
  await press(page, "Enter");
  await table.turn("Ben");
  await press(page, "ArrowDown", "ArrowRight", "P", "Backspace", "5", "R", "Enter");
  await table.turn("Ana");
  await expect.poll(() => table.letters()).toBe("....R....");
  await press(page, "9", "p", "Enter");
  await table.turn("Ben");

  // The challenge: first Escape, then for real. Of two people only one can challenge, so nobody is asked who does.
  await tabTo(page, words("poe-challenge-open"));
  await press(page, "Enter");
  const dialog = table.dialog("poe-challenge-title");
  await expect(dialog).toBeVisible();
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await expect(table.button("poe-challenge-open")).toBeFocused();
  await press(page, "Enter");
  await expect(dialog).toBeVisible();
  await tabTo(page, words("poe-challenge-confirm", { kind: "A" }));
  await press(page, "Enter");

  // It is on the stage until Enter lets it go on.
  await expect(table.button("table-go-on")).toBeFocused();
  await press(page, "Enter");
  await stagesPass(page);

  // The curtain, and the proof part by part: `P1: 159 159; F9`.
  await tabTo(page, words("poe-curtain-open", { name: "Ben" }));
  await press(page, "Enter");
  await expect(table.button("poe-proof-hand-in")).toBeVisible();
  await table.square(1).focus();
  await press(page, "1");
  await expect.poll(() => table.letters()).toBe("P...R...P");
  await press(page, "1", "5", "9");
  await expect(table.listed()).toHaveText(["159"]);
  await table.listing().focus();
  await page.keyboard.type("357 159");
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["159", "357", "159"]);
  await tabTo(page, words("table-listing-remove", { listing: "357" }));
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["159", "159"]);
  await table.square(1).focus();
  await tabTo(page, words("poe-proof-part", { part: "solution" }));
  await press(page, "ArrowRight");
  await expect(page.getByRole("radio", { name: words("poe-proof-part", { part: "instead" }), exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: words("poe-proof-part", { part: "instead" }), exact: true })).toBeFocused();
  await table.square(1).focus();
  await press(page, "9", "F");
  await tabTo(page, words("poe-proof-hand-in"));
  await press(page, "Enter");

  // The verdict, the review, and another match.
  await table.headline("poe-won", { who: "other", name: "Ben" });
  expect(await table.points()).toEqual(["0", "2"]);
  await tabTo(page, words("poe-review"));
  await press(page, "Enter");
  await expect(table.reviewed()).toHaveCount(3);
  await page.getByRole("heading", { level: 1 }).focus();
  await tabTo(page, words("poe-new-match"));
  await press(page, "Enter");
  await table.turn("Ana");
  await expect.poll(() => table.letters()).toBe(".........");
  await tabTo(page, words("table-leave"));
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-poe") })).toBeFocused();
}

for (const language of LANGUAGES) {
  test(`a whole match by the keyboard alone, the focus always in sight (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await play(page, language);
  });
}

test("the focus is never lost while computers act", async ({ page }) => {
  const table = await sitDown(page, { players: ["person", "computer student Ada", "computer student Emmy"], length: "for 2 rounds", seed: 5 });
  const steps = table.steps();
  await tabTo(page, table.words("poe-set-goal", { goal: "odd" }));
  await press(page, "Enter");
  await expect(steps).toHaveCount(2);
  await tabTo(page, table.words("poe-go-on"));
  await press(page, "Enter");
  await expect(steps).toHaveCount(3);
  await table.yourTurn();
  await press(page, "Tab");
});

test("the Tab key goes from the mat to what can be done, to the rest, and nowhere twice", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 goal O", "2 F1"] });
  await table.square(5).focus();
  const order: string[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await press(page, "Tab");
    order.push(await page.evaluate(() => (document.activeElement as HTMLElement).innerText.replace(/\s+/g, " ").trim()));
  }
  const letters = ["f", "p", "r"].map((letter) => table.words(`table-letter-${letter}`));
  expect(order[0], "the term in what to do").toBe("force-out");
  expect(order.slice(1, 4)).toEqual(letters.map((name) => expect.stringContaining(name)));
  expect(order[4]).toBe(table.words("poe-write-none"));
});

test("a dialog that is closed and opened again at once stays open", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 goal O", "2 F1"] });
  const opener = await table.button("poe-challenge-open").elementHandle();
  await opener!.click();
  const dialog = table.dialog("poe-challenge-title");
  await expect(dialog).toBeVisible();
  await dialog.evaluate(async (dialog: HTMLDialogElement, opener) => {
    dialog.requestClose();
    (opener as HTMLElement).click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, opener);
  await expect(dialog).toBeVisible();
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
});
