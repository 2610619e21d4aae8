import { readFile } from "node:fs/promises";
import { type Locator, type Page } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { axe, expect, test } from "./flub.ts";
import { drag, swipe, type Draw } from "./hands.ts";
import { press as pressKeys, tabTo } from "./keys.ts";
import { RELEASE, isRelease } from "./level.ts";
import { LANGUAGES, SIZES, THEMES, settle, type Language } from "./looks.ts";
import { visit } from "./pages.ts";
import { beneath, scrolled } from "./room.ts";
import { leave } from "./storage.ts";
import { twice, waitAsForPeople } from "./taps.ts";
import { ALONE, FINISHED, Table, WHOLE_GAME, actionsOf, deal, open, sitDown, type Press } from "./wholes.ts";
import { DECKS, KEPT } from "./wholes-decks.screens.ts";
import { WHOLES_SCREENS } from "./wholes.screens.ts";
import { beginning, wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The first actions of a game, with everything people do except SWAP: drawing, playing, bluffing, calling, REPLAY. */
const FIRST = WHOLE_GAME.actions.slice(0, 13);

/** Sets up a game of two people at one screen and plays these actions, with this way of pressing. */
async function begin(page: Page, press: Press, actions: string[]): Promise<Table> {
  await deal(page, WHOLE_GAME.seed);
  const table = await open(page, {}, "en", ["Ana", "Ben"]);
  const { words } = table;
  for (const [index, name] of ["Ana", "Ben"].entries()) {
    const number = index + 1;
    await page.getByLabel(words("seating-player-name", { number })).fill(name);
    await page.getByLabel(words("seating-player-nature", { number })).selectOption(words("seating-person"));
  }
  await press(table.button("seating-remove-player", { number: 3 }));
  await press(table.button("table-begin"));
  for (const action of actions) await table.act(action, press);
  return table;
}

/** Plays a whole game like this, and starts another. */
async function play(page: Page, press: Press): Promise<void> {
  const table = await begin(page, press, WHOLE_GAME.actions);
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  expect(await table.places()).toEqual([20, 0]);
  expect(actionsOf(await page.evaluate((key) => localStorage.getItem(key), FINISHED))).toEqual(WHOLE_GAME.actions);
  await press(table.button("wholes-new-game"));
  await table.turn("Ana");
  expect(await table.places()).toEqual([0, 0]);
  expect(await table.counts()).toEqual([5, 5]);
}

/** Drags cards to the table, and back to a place no higher than the hand. */
async function pull(table: Table, draw: Draw, back?: Locator): Promise<void> {
  const { page } = table;
  const [fourth, decimal, half, bait, swap] = ["1/4", "0.25", "bar 1/2", "BAIT", "SWAP"].map((card) => table.held(card)) as [Locator, Locator, Locator, Locator, Locator];
  const middle = page.locator(".card-table");
  const picked = table.picked();
  await draw(page, [fourth, middle]);
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth" }));
  await draw(page, [half, middle]);
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth plus one half" }));
  // A card on the table is not put back by dragging it there again, but by dragging it down.
  await draw(page, [half, middle]);
  await expect(picked).toHaveCount(2);
  await draw(page, [half, back ?? fourth]);
  await expect(picked).toHaveCount(1);
  // A card that stays in the hand is not picked, and the next touch is a touch again.
  await draw(page, [decimal, bait]);
  await expect(picked).toHaveCount(1);
  await expect(page.locator(".held[style]")).toHaveCount(0);
  await draw(page, [decimal, middle]);
  await expect(picked).toHaveCount(2);
  // SWAP asks for its target.
  await draw(page, [swap, middle]);
  await expect(table.dialog("wholes-swap-title")).toBeVisible();
  expect(await table.actions()).toEqual(["1 draws"]);
}

test("a whole game by mouse @translated", RELEASE, async ({ page }) => {
  test.slow();
  await play(page, (what) => what.click());
});

test("a game is set up and played by taps that come twice", async ({ page }) => {
  test.slow();
  await waitAsForPeople(page);
  const first = FIRST.slice(0, isRelease ? undefined : 7);
  const table = await begin(page, twice("mouse"), first);
  expect(await table.actions()).toEqual(first);
});

test("cards are dragged to the table and back", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await pull(table, drag);
  await table.button("wholes-not-now").click();
  await table.held("1/4").click();
  await expect(table.picked()).toHaveCount(1);
});

test("a card that is dragged out of the window does not make the page wider", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  const card = table.card("SWAP");
  const before = (await card.boundingBox())!;
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(1400, before.y, { steps: 4 });
  expect((await card.boundingBox())!.x).toBeGreaterThan(1366);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await page.mouse.up();
});

test("hand and board stay where they are during play", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  const boxes = () => Promise.all([".hand", ".track", ".card-table"].map((part) => page.locator(part).boundingBox()));
  const before = await boxes();
  await table.pick("1/4", "bar 1/2");
  await table.playing(2).click();
  await expect(table.refusal()).not.toBeEmpty();
  expect(await boxes(), "with a refusal").toEqual(before);
  await table.button("wholes-hops").click();
  await table.saying("1/4").click();
  expect(await boxes(), "with the values that can be said").toEqual(before);
  // However much an analysis says, the buttons below it are whole.
  await visit(page, WHOLES_SCREENS.find(({ name }) => name === "wholes-analysis")!);
  await page.evaluate(() => (document.documentElement.dataset.theme = "projector"));
  await expect(table.button("table-undo")).toBeInViewport({ ratio: 1 });
  await expect(table.button("wholes-record")).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  // Where cards overlap, a finger touches the visible edge.
  const touch: Press = async (what) => what.tap((await what.evaluate((what) => what.matches(".held"))) ? { position: { x: 12, y: 16 } } : {});

  test("a game is set up and played by touch", async ({ page }) => {
    test.slow();
    const table = await begin(page, touch, FIRST);
    expect(await table.actions()).toEqual(FIRST);
  });

  test("a game is set up and played by touches that come twice", RELEASE, async ({ page }) => {
    test.slow();
    await waitAsForPeople(page);
    const table = await begin(page, twice("touch"), FIRST);
    expect(await table.actions()).toEqual(FIRST);
  });

  test("a whole game by touch", RELEASE, async ({ page }) => {
    test.slow();
    await play(page, touch);
  });

  test("cards are drawn to the table and back with a finger", async ({ page }) => {
    const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
    await pull(table, swipe, table.button("wholes-record"));
  });

  test("what came of a call is in sight, above what is asked next", async ({ page }) => {
    const table = await sitDown(page, { actions: ["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"] });
    await table.call("Cem");
    await expect(table.outcome()).toBeInViewport({ ratio: 1 });
    const [outcome, asked] = await Promise.all([table.outcome(), page.locator(".table-actions")].map((part) => part.boundingBox()));
    expect(outcome!.y + outcome!.height).toBeLessThanOrEqual(asked!.y);
    const sum = (await page.locator(".called .sum").boundingBox())!;
    expect(sum.y + sum.height, "what the cards add up to").toBeLessThanOrEqual(asked!.y);
    await page.setViewportSize(SIZES.laptop.viewport);
    const [card, pile] = await Promise.all([".called", ".pile"].map((place) => page.locator(`${place} .card`).first().boundingBox()));
    expect(card!.width, "the cards of a call are what it is about").toBeGreaterThan(pile!.width);
    await page.setViewportSize(SIZES.phone.viewport);
    // A card is drawn at the thumb, and what passes the turn is not there afterwards.
    await table.unveil("Ben");
    const draw = (await table.button("wholes-draw").boundingBox())!;
    expect(draw.y).toBeGreaterThan((await page.locator(".hand").boundingBox())!.y);
    await table.button("wholes-draw").tap();
    const pass = (await table.button("wholes-pass").boundingBox())!;
    expect(pass.x).toBeGreaterThanOrEqual(draw.x + draw.width);
    // In the projector theme, too, the numbers of the board stand inside it.
    await page.evaluate(() => (document.documentElement.dataset.theme = "projector"));
    const [track, label] = await Promise.all([".track", ".tick.quarter .tick-part"].map((part) => page.locator(part).first().boundingBox()));
    expect(label!.y + label!.height).toBeLessThan(track!.y + track!.height - 2);
    // So are the cards that a question is about.
    for (const [name, cards] of [["wholes-picker", ".hand"], ["wholes-bait", ".hand"], ["wholes-call", ".played-cards"]] as const) {
      await visit(page, WHOLES_SCREENS.find((screen) => screen.name === name)!);
      const [shown, question] = await Promise.all([cards, ".table-actions"].map((part) => page.locator(part).boundingBox()));
      expect(shown!.y + shown!.height, name).toBeLessThanOrEqual(question!.y);
    }
  });

  // The ordinary run checks every screen like this, in Spanish.
  test("the next action is in sight, whatever lies on the table", RELEASE, async ({ page }) => {
    test.slow();
    for (const screen of WHOLES_SCREENS.filter(({ fits }) => fits)) {
      await visit(page, screen);
      expect.soft(await page.evaluate(beneath), screen.name).toEqual([]);
    }
  });
});

for (const theme of THEMES) {
  test(`the whole table is in sight at once, in the ${theme} theme`, RELEASE, async ({ page }) => {
    test.slow();
    await settle(page, { language: "en", theme });
    for (const screen of WHOLES_SCREENS.filter(({ fits }) => fits)) {
      await visit(page, screen);
      for (const { viewport } of [SIZES.laptop, SIZES.projector]) {
        await page.setViewportSize(viewport);
        expect.soft(await page.evaluate(scrolled), `${screen.name} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

/** Where an element is, relative to the focus. */
async function whereabouts(what: Locator): Promise<"here" | "before" | "after"> {
  return what.evaluate((what) => {
    const focus = document.activeElement!;
    if (what === focus) return "here";
    return focus.compareDocumentPosition(what) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
  });
}

/** Presses things with the keyboard alone: Tab to go there, Enter to press, arrow keys within a group of choices. */
function keys(page: Page): (what: Locator) => Promise<void> {
  return async (what) => {
    await expect(what).toBeVisible();
    const group = await what.evaluate((what) => (what instanceof HTMLInputElement && what.type === "radio" ? what.name : null));
    let where = await whereabouts(what);
    for (let stops = 0; where !== "here"; stops++) {
      expect(stops, "it is within reach").toBeLessThan(80);
      const within = group && (await page.locator(`input[name=${group}]:focus`).count()) > 0;
      await pressKeys(page, within ? "ArrowDown" : where === "after" ? "Tab" : "Shift+Tab");
      where = await whereabouts(what);
    }
    if (!group) await pressKeys(page, "Enter");
    else if (!(await what.isChecked())) await pressKeys(page, " ");
  };
}

/** Sets up a game and plays these actions. */
async function beginByKeys(page: Page, language: Language, actions: string[]): Promise<Table> {
  const table = new Table(page, language, ["Ana", "Ben"]);
  const { words } = table;
  await deal(page, WHOLE_GAME.seed);
  await page.goto("./#/wholes/set-up");

  // Set-up: two people.
  await expect(page.getByRole("heading", { level: 1, name: words("home-wholes") })).toBeFocused();
  for (const [index, name] of ["Ana", "Ben"].entries()) {
    await tabTo(page, words("seating-player-name", { number: index + 1 }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(name);
    await pressKeys(page, "Tab");
    await page.keyboard.press("Home");
    await expect(page.getByLabel(words("seating-player-nature", { number: index + 1 }))).toHaveValue(words("seating-person"));
  }
  await tabTo(page, words("seating-remove-player", { number: 3 }));
  await pressKeys(page, "Enter");
  await expect(page.getByLabel(words("seating-player-name", { number: 3 }))).toHaveCount(0);
  await tabTo(page, words("table-begin"));
  await pressKeys(page, "Enter");

  for (const action of actions) await table.act(action, keys(page));
  return table;
}

/** Ends a game, looks back at it, starts another and leaves it. */
async function end(table: Table): Promise<void> {
  const { page, words } = table;
  await table.act(WHOLE_GAME.actions.at(-1)!, keys(page));
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  await keys(page)(table.button("wholes-review"));
  await expect(table.reviewed()).toHaveCount(8);
  await expect(table.reviewed().nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("heading", { level: 1 }).focus();
  await tabTo(page, words("wholes-new-game"));
  await pressKeys(page, "Enter");
  await table.turn("Ana");
  await tabTo(page, words("table-leave"));
  await pressKeys(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-wholes") })).toBeFocused();
}

for (const language of LANGUAGES) {
  test(`a whole game by the keyboard alone, the focus always in sight (${language})`, RELEASE, async ({ page }) => {
    test.slow();
    await settle(page, { language, theme: "paper" });
    await end(await beginByKeys(page, language, WHOLE_GAME.actions.slice(0, -1)));
  });
}

test("a game is set up and begun by the keyboard alone, the focus always in sight", async ({ page }) => {
  test.slow();
  await beginByKeys(page, "en", WHOLE_GAME.actions.slice(0, 6));
});

test("a game is ended, looked back at and begun anew by the keyboard alone, the focus always in sight", async ({ page }) => {
  await end(await sitDown(page, { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions.slice(0, -1) }));
});

test("the values that can be said are reached and left by keys", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await table.held("1/4").focus();
  await pressKeys(page, "5");
  // What to say of BAIT is asked at once; the keyboard finds the values among the actions.
  const push = keys(page);
  await push(table.offer("3/4"));
  await expect(table.offer("3/4")).toHaveCount(0);
  await expect(table.playing("bluff")).toBeVisible();
  await pressKeys(page, "Tab");
  await table.held("1/4").focus();
  await pressKeys(page, "1");
  await push(table.playing("bluff"));
  await expect(table.sentence()).toContainText("three fourths plus one fourth equals one whole");
  await pressKeys(page, "Tab");
});

test("windows close by Escape, and the focus goes back to what opened them", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"] });
  for (const [id, title] of [["wholes-call-open", "wholes-call-title"], ["wholes-look-open", "wholes-look-title"]] as const) {
    await tabTo(page, table.words(id));
    await pressKeys(page, "Enter");
    const dialog = table.dialog(title);
    await expect(dialog).toBeVisible();
    await pressKeys(page, "Escape");
    await expect(dialog).toBeHidden();
    await expect(table.button(id)).toBeFocused();
  }
});

const MARKUP = "<img src=x onerror=alert(1)>";

test("names are text, whatever they hold, and survive being saved", async ({ page }) => {
  const table = await open(page);
  const typed: [string, string][] = [
    [MARKUP, MARKUP.slice(0, 24)],
    ["Zoë 🦊 & “Ko”; # 1 x", "Zoë 🦊 & “Ko”  # 1 x"],
    ["a".repeat(200), "a".repeat(24)],
  ];
  for (const [index, [name, kept]] of typed.entries()) {
    const field = page.getByLabel(table.words("seating-player-name", { number: index + 1 }));
    await field.fill(name);
    await expect(field).toHaveValue(kept);
    await page.getByLabel(table.words("seating-player-nature", { number: index + 1 })).selectOption(table.words("seating-person"));
  }
  await table.button("table-begin").click();
  const names = typed.map(([, kept]) => kept);
  await expect(table.lanes()).toHaveText(names.map(beginning));
  await expect(page.locator("main img")).toHaveCount(0);
  await page.reload();
  await table.unveil(names[0]!);
  await table.button("wholes-draw").click();
  await expect(table.latest()).toHaveText(table.words("wholes-event-draw", { who: "other", name: names[0]! }));
  await expect(table.lanes()).toHaveText(names.map(beginning));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe(page);
});

/** Has the browser refuse to keep anything. */
async function refuseStorage(page: Page, name: string): Promise<void> {
  await page.addInitScript((name) => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused on purpose", name);
    };
  }, name);
}

for (const name of ["SecurityError", "QuotaExceededError"]) {
  test(`where storage fails (${name}) the game goes on, and one message says so`, RELEASE, async ({ page }) => {
    await refuseStorage(page, name);
    await leave(page, {});
    // The game would wait for a holder of REPLAY.
    await deal(page, 6);
    await page.goto("./#/wholes");
    const table = new Table(page);
    await table.button("table-begin").click();
    const told = page.getByRole("main").getByText(table.words("shell-storage-refused"));
    await expect(told).toHaveCount(1);
    await table.button("wholes-draw").click();
    await table.button("wholes-pass").click();
    await expect.poll(() => table.steps().count()).toBeGreaterThan(2);
    await expect(told).toHaveCount(1);
  });
}

/** The page of decks, with these kept. */
async function openDecks(page: Page, kept?: string): Promise<void> {
  await leave(page, kept === undefined ? {} : { [DECKS]: kept });
  await page.goto("./#/decks/wholes");
}

/** The names of one's own decks. */
const ownDecks = (page: Page) => page.getByRole("region", { name: words("wholes-decks-own") }).getByRole("strong");

const deckButton = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });

test("a deck goes to another browser as a file", async ({ page }) => {
  await openDecks(page, KEPT);
  await page.locator("summary", { hasText: "Halves" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("wholes-deck-file"), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Halves.txt");
  expect(await readFile(await file.path(), "utf8")).toBe(KEPT.split("\n")[0] + "\n");

  await openDecks(page);
  await page.getByLabel(words("wholes-import-file")).setInputFiles({ name: "decks.txt", mimeType: "text/plain", buffer: Buffer.from(KEPT) });
  await expect(page.getByLabel(words("wholes-import-text"))).toHaveValue(KEPT);
  await deckButton(page, "wholes-import").click();
  await expect(ownDecks(page)).toHaveText(["Halves", "Seventeenths and more"]);
  expect(await page.evaluate((key) => localStorage.getItem(key), DECKS)).toBe(KEPT);
});

test("where nothing can be kept a deck is there as long as the page is", async ({ page }) => {
  await refuseStorage(page, "QuotaExceededError");
  await openDecks(page);
  await deckButton(page, "wholes-pack-eighths").click();
  await page.getByLabel(words("wholes-deck-name")).fill("Ours");
  await deckButton(page, "wholes-deck-keep").click();
  await expect(ownDecks(page)).toHaveText(["Ours"]);
  await expect(page.getByRole("main").getByText(words("shell-storage-refused"))).toHaveCount(1);
});

test("the page of decks is used with the keyboard alone", async ({ page }) => {
  await openDecks(page);
  const packs = page.getByRole("region", { name: words("wholes-decks-packs") });
  await packs.locator("summary").filter({ hasText: words("wholes-pack-quarters") }).focus();
  await page.keyboard.press("Enter");
  await expect(packs.getByRole("group").getByRole("listitem")).toHaveCount(15);
  await deckButton(page, "wholes-pack-fifths").press("Enter");
  await page.getByLabel(words("wholes-deck-name")).fill("Fifths");
  await deckButton(page, "wholes-deck-keep").press("Enter");
  await expect(page.getByRole("heading", { name: words("wholes-decks-own") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: /^Fifths\d/ })).toBeFocused();
});
