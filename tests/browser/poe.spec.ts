import { type Locator, type Page } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { axe, expect, stagesWait, test } from "./flub.ts";
import { drag, swipe, type Draw } from "./hands.ts";
import { press, tabTo } from "./keys.ts";
import { RELEASE, ordinaryIf } from "./level.ts";
import { LANGUAGES, SIZES, settle, type Language } from "./looks.ts";
import { ALONE, ROUNDS, Table, open, sitDown } from "./poe.ts";
import { leave } from "./storage.ts";
import { twice, waitAsForPeople } from "./taps.ts";

/** Plays a match of three people at one screen, with this way of pressing everything and this way of drawing connections. */
async function playByPointer(table: Table, press: (what: Locator) => Promise<void>, draw: Draw): Promise<void> {
  const { page, words } = table;
  const pencil = async (letter: string) => {
    await press(table.square(Number(letter.slice(1))));
    await press(table.letterKey(letter[0]!));
  };
  const write = async (letter: string) => {
    await pencil(letter);
    await press(table.writing(letter));
  };
  const part = (part: string) => press(table.partOf(part));

  for (const [index, name] of ["Ana", "Ben", "Cem"].entries()) {
    const number = index + 1;
    await page.getByLabel(words("seating-player-name", { number })).fill(name);
    await page.getByLabel(words("seating-player-nature", { number })).selectOption(words("seating-person"));
  }
  await press(page.getByText(words("table-more"), { exact: true }));
  await press(page.getByRole("radio", { name: "1", exact: true }));
  await press(table.button("table-begin"));

  await table.turn("Ana");
  await press(table.button("poe-goal", { goal: "odd" }));
  await table.turn("Ben");
  await write("P5");
  await table.turn("Cem");
  await write("R2");
  await table.turn("Ana");
  await press(table.button("poe-challenge-open"));
  await press(page.getByRole("button", { name: "Ana", exact: true }));
  await press(table.button("poe-challenge-confirm", { kind: "A" }));
  await table.turn("Ben");
  await press(table.button("poe-join", { who: "other", name: "Ana" }));

  // A proof with a drawn connection.
  await press(table.button("poe-curtain-open", { name: "Ana" }));
  await pencil("P8");
  await draw(page, [2, 5, 8].map((number) => table.square(number)));
  await expect(table.listed()).toHaveText(["258"]);
  await part("instead");
  await pencil("F1");
  await press(table.button("table-proof-hand-in"));

  // A proof with a tapped one.
  await press(table.button("poe-curtain-open", { name: "Ben" }));
  await pencil("P7");
  await press(table.button("table-proof-next", { part: "lines", lines: "connections" }));
  for (const number of [2, 5, 7]) await press(table.square(number));
  await expect(table.listed()).toHaveText(["257"]);
  await part("instead");
  await pencil("F3");
  await press(table.button("table-proof-hand-in"));

  await table.headline("poe-won", { who: "other", name: "Ana" });
  expect(await table.points()).toEqual(["+2", "+1", "0"]);
  await press(table.button("poe-new-match"));
  await table.turn("Ana");
  await expect.poll(() => table.letters()).toBe(".........");
  expect(await table.scores()).toEqual(["0", "0", "0"]);
}

/** Plays a match of two people with the keyboard alone. */
async function playByKeys(page: Page, language: Language): Promise<void> {
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
  await press(page, "ArrowUp", "ArrowUp");
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeChecked();
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

  // The goal, and letters by arrow keys, digits and letter keys, one removed.
  await table.turn("Ana");
  await tabTo(page, words("poe-goal", { goal: "even" }));
  await press(page, "Enter");
  await table.turn("Ben");
  await press(page, "ArrowDown", "ArrowRight", "P", "Backspace", "5", "R", "Enter");
  await table.turn("Ana");
  await expect.poll(() => table.letters()).toBe("....R....");
  await press(page, "9", "p", "Enter");
  await table.turn("Ben");

  // The challenge: first Escape, then for real. Of two people only one can challenge, so nobody is asked who does.
  await table.challengeByKeys("poe");

  // The curtain, and the proof part by part: `P1: 159 159; F9`.
  await tabTo(page, words("poe-curtain-open", { name: "Ben" }));
  await press(page, "Enter");
  await expect(table.button("table-proof-hand-in")).toBeVisible();
  await table.square(1).focus();
  await press(page, "1");
  await expect.poll(() => table.letters()).toBe("P...R...P");
  await tabTo(page, words("table-proof-next", { part: "lines", lines: "connections" }));
  await press(page, "Enter");
  await table.square(1).focus();
  await press(page, "1", "5", "9");
  await expect(table.listed()).toHaveText(["159"]);
  await table.listing().focus();
  await page.keyboard.type("357 159");
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["159 ↓", "357", "159 →"]);
  await tabTo(page, words("table-listing-remove", { listing: "357" }), "Shift+Tab");
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["159 ↓", "159 →"]);
  await table.listing().focus();
  await tabTo(page, words("table-proof-part", { part: "lines", lines: "connections" }), "Shift+Tab");
  await press(page, "ArrowDown");
  await expect(table.partOf("instead")).toBeChecked();
  await expect(table.partOf("instead")).toBeFocused();
  await table.square(1).focus();
  await press(page, "9", "F");
  await tabTo(page, words("table-proof-hand-in"));
  await press(page, "Enter");

  // The verdict, the review, and another match.
  await table.headline("poe-won", { who: "other", name: "Ben" });
  expect(await table.points()).toEqual(["0", "+2"]);
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

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a whole match by touch: taps, and a finger across the squares of a connection @translated", async ({ page }) => {
    await playByPointer(await open(page), (what) => what.tap(), swipe);
  });

  test("a whole match by touches that come twice", async ({ page }) => {
    test.slow();
    await waitAsForPeople(page);
    await playByPointer(await open(page), twice("touch"), swipe);
  });

  test("the bar at the bottom leaves the mat in sight, also while a proof is written, and nothing sticks out", async ({ page }) => {
    const long = ["person <img src=x onerror=ale", `person ${"m".repeat(24)}`, "person Zoë 🦊 & “Ko”"];
    const HEARING = [...ROUNDS.a, "1 challenges A"];
    for (const actions of [[], ROUNDS.a.slice(0, 2), HEARING, [...HEARING, "2 joins mover"]]) {
      const table = await sitDown(page, { actions, ...(actions.length === 0 && { players: long }) });
      const curtain = table.button("poe-curtain-open", { name: "Ana" });
      const parts = actions.length > HEARING.length ? (["letters", "lines", "instead"] as const) : [undefined];
      for (const part of parts) {
        if (await curtain.isVisible()) await curtain.click();
        if (part) await table.part(part);
        const end = await table.endOfBar();
        if (!part) expect(end).toBeLessThanOrEqual(640);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
});

test("a whole match by mouse, with connections drawn by dragging", async ({ page }) => {
  await playByPointer(await open(page), (what) => what.click(), drag);
});

test("a whole match by taps that come twice", RELEASE, async ({ page }) => {
  test.slow();
  await waitAsForPeople(page);
  await playByPointer(await open(page), twice("mouse"), drag);
});

for (const language of LANGUAGES) {
  test(`a whole match by the keyboard alone, the focus always in sight (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await playByKeys(page, language);
  });
}

test("the Tab key goes from the mat to what can be done, to the rest, and nowhere twice", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 goal O", "2 F1"] });
  await table.square(5).focus();
  const order: string[] = [];
  for (let stop = 0; stop < 7; stop++) {
    await press(page, "Tab");
    order.push(await page.evaluate(() => (document.activeElement as HTMLElement).innerText.replace(/\s+/g, " ").trim()));
  }
  const letters = ["f", "p", "r"].map((letter) => table.words(`table-letter-${letter}`));
  expect(order[0], "the points of the rounds").toBe(table.words("poe-round", { number: 1, count: 6 }));
  expect(order[1], "the term in what to do").toBe("force-out");
  expect(order.slice(2, 5)).toEqual(letters.map((name) => expect.stringContaining(name)));
  expect(order[5]).toBe(table.words("poe-write-none"));
});

test("the page does not scroll during play, and the mat stays where it is", async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a });
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await beyond()).toBeLessThanOrEqual(0);
  for (let number = 1; number <= 9; number++) {
    const { width, height } = (await table.square(number).boundingBox())!;
    expect(Math.abs(width - height), `square ${number}`).toBeLessThan(2);
  }
  const before = await table.mat.boundingBox();
  await table.challenge("A", "Ana");
  await table.join("Cem");
  expect(await beyond(), "at the curtain").toBeLessThanOrEqual(0);
  await table.unveil("Ana");
  await table.prove("P8: 258 instead F1");
  expect(await beyond(), "with a proof").toBeLessThanOrEqual(0);
  await table.handIn();
  await table.headline("poe-round-over", { number: 1 });
  expect(await beyond(), "with the verdict").toBeLessThanOrEqual(0);
  expect(await table.mat.boundingBox()).toEqual(before);
});

test("computers act by themselves after three seconds, not before, and not while somebody thinks about a challenge", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper", pace: "short" });
  await holdTime(page);
  const table = await sitDown(page, { players: ALONE, actions: ["1 goal O", "2 R1"] });
  await table.headline("poe-turn-computer", { name: "Emmy" });
  await page.clock.runFor(2_500);
  await table.button("poe-challenge-open").click();
  await page.clock.runFor(60_000);
  await page.keyboard.press("Escape");
  await page.clock.runFor(2_500);
  await expect(table.steps()).toHaveCount(2);
  await page.clock.runFor(1_000);
  await expect(table.steps()).toHaveCount(3);
});

test("a reload and a visit elsewhere come back to the same curtain, still sealed", async ({ page }) => {
  const table = await sitDown(page, { actions: [...ROUNDS.a, "1 challenges A", "2 joins challenger"] });
  await table.unveil("Ana");
  await table.pencil("P8");
  // A drawing that takes more than a frame goes on in the next one.
  await expect.poll(() => table.saved()).toContain("P8");
  await page.reload();
  // The curtain is closed, and behind it is what was written.
  await expect.poll(() => table.letters()).toBe(".R..P....");
  await table.unveil("Ana");
  await expect.poll(() => table.letters()).toBe(".R..P..P.");
  await table.prove("P8: 258 instead F1");
  await table.handIn();
  const visitHome = async () => {
    await page.goto("./#/");
    await page.locator(".home-tiles").waitFor();
    await page.goto("./#/poe");
  };
  for (const comeBack of [() => page.reload(), visitHome]) {
    await expect(table.button("poe-curtain-open", { name: "Ben" })).toBeVisible();
    await expect(table.button("poe-curtain-open", { name: "Ana" })).toHaveCount(0);
    await table.unveil("Ben");
    expect(await table.letters()).toBe(".R..P....");
    await comeBack();
  }
  await axe(page);
  await table.unveil("Ben");
  await table.prove("P7: 257 instead F1");
  await table.handIn();
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["+2", "+1", "0"]);
});

test("where storage is full the match goes on, and one message says so", async ({ page }) => {
  await leave(page, {});
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused on purpose", "QuotaExceededError");
    };
  });
  await page.goto("./#/poe");
  const table = new Table(page);
  await table.button("table-begin").click();
  const told = page.getByRole("main").getByText(table.words("shell-storage-refused"));
  await expect(told).toHaveCount(1);
  await table.setGoal("odd");
  // The computers write on by themselves.
  await expect(table.steps()).toHaveCount(3);
  await expect(told).toHaveCount(1);
});

test("a match that starts from the board without opponents is there after a reload", async ({ page }) => {
  await page.goto("./#/board/poe");
  const table = new Table(page);
  await table.pencil("R4");
  await table.button("poe-board-start").click();
  await table.button("table-begin").click();
  await expect(page).toHaveURL(/#\/poe$/);
  expect(await table.saved()).toContain(" from O ...R..... seed ");
  await page.reload();
  await expect(page.getByText(table.words("poe-goal", { goal: "odd" }), { exact: true })).toBeVisible();
  expect((await table.letters())[3]).toBe("R");
});
