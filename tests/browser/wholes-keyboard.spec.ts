import { type Locator, type Page } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { press, tabTo } from "./keys.ts";
import { RELEASE } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { ALONE, Table, WHOLE_GAME, deal, sitDown } from "./wholes.ts";

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
      await press(page, within ? "ArrowDown" : where === "after" ? "Tab" : "Shift+Tab");
      where = await whereabouts(what);
    }
    if (!group) await press(page, "Enter");
    else if (!(await what.isChecked())) await press(page, " ");
  };
}

/** Sets up a game and plays these actions. */
async function begin(page: Page, language: Language, actions: string[]): Promise<Table> {
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
    await press(page, "Tab");
    await page.keyboard.press("Home");
    await expect(page.getByLabel(words("seating-player-nature", { number: index + 1 }))).toHaveValue(words("seating-person"));
  }
  await tabTo(page, words("seating-remove-player", { number: 3 }));
  await press(page, "Enter");
  await expect(page.getByLabel(words("seating-player-name", { number: 3 }))).toHaveCount(0);
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

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
  await page.getByRole("heading", { level: 1 }).focus();
  await tabTo(page, words("wholes-new-game"));
  await press(page, "Enter");
  await table.turn("Ana");
  await tabTo(page, words("table-leave"));
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-wholes") })).toBeFocused();
}

for (const language of LANGUAGES) {
  test(`a whole game by the keyboard alone, the focus always in sight (${language})`, RELEASE, async ({ page }) => {
    test.slow();
    await settle(page, { language, theme: "paper" });
    await end(await begin(page, language, WHOLE_GAME.actions.slice(0, -1)));
  });
}

test("a game is set up and begun by the keyboard alone, the focus always in sight", async ({ page }) => {
  test.slow();
  await begin(page, "en", WHOLE_GAME.actions.slice(0, 6));
});

test("a game is ended, looked back at and begun anew by the keyboard alone, the focus always in sight", async ({ page }) => {
  await end(await sitDown(page, { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions.slice(0, -1) }));
});

test("in the hand arrow keys go from card to card, and digits pick", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await table.held("1/4").focus();
  await press(page, "ArrowRight", "ArrowRight");
  await expect(table.held("bar 1/2")).toBeFocused();
  await press(page, "ArrowLeft");
  await expect(table.held("0.25")).toBeFocused();
  await press(page, "End");
  await expect(table.held("SWAP")).toBeFocused();
  await press(page, "ArrowRight");
  await expect(table.held("SWAP"), "there it ends").toBeFocused();
  await press(page, "Home", "ArrowLeft");
  await expect(table.held("1/4")).toBeFocused();
  await press(page, "Enter", "3", "2");
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth plus one half plus zero point two five" }));
  await press(page, "3");
  await expect(table.held("bar 1/2")).toBeFocused();
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "one fourth plus zero point two five" }));
  // There is no seventh card, and browser shortcuts are left to the browser.
  await press(page, "7", "9", "0");
  await page.keyboard.press("Control+3");
  await expect(table.picked()).toHaveCount(2);
  // The digit of SWAP opens its dialog.
  await press(page, "6");
  await expect(table.dialog("wholes-swap-title")).toBeVisible();
  await press(page, "Escape");
  await expect(table.held("SWAP")).toBeFocused();
});

test("the values that can be said are reached and left by keys", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await table.held("1/4").focus();
  await press(page, "5");
  // What to say of BAIT is asked at once; the keyboard finds the values among the actions.
  const push = keys(page);
  await push(table.offer("3/4"));
  await expect(table.offer("3/4")).toHaveCount(0);
  await expect(table.playing("bluff")).toBeVisible();
  await press(page, "Tab");
  await table.held("1/4").focus();
  await press(page, "1");
  await push(table.playing("bluff"));
  await expect(table.sentence()).toContainText("three fourths plus one fourth equals one whole");
  await press(page, "Tab");
});

test("windows close by Escape, and the focus goes back to what opened them", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"] });
  for (const [id, title] of [["wholes-call-open", "wholes-call-title"], ["wholes-look-open", "wholes-look-title"]] as const) {
    await tabTo(page, table.words(id));
    await press(page, "Enter");
    const dialog = table.dialog(title);
    await expect(dialog).toBeVisible();
    await press(page, "Escape");
    await expect(dialog).toBeHidden();
    await expect(table.button(id)).toBeFocused();
  }
});

test("the focus is never lost while computers act", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await tabTo(page, table.words("wholes-pass"));
  await press(page, "Enter");
  await expect(table.button("wholes-pass")).toHaveCount(0);
  // Until the person's next turn, by whatever button leads there.
  const push = keys(page);
  const further = ["wholes-let-be", "wholes-let-be-and-draw", "wholes-go-on", "wholes-draw"].map((id) => table.button(id));
  const any = further.reduce((any, one) => any.or(one));
  const turn = table.button("wholes-pass");
  for (let presses = 0; presses < 12; presses++) {
    await expect(any.or(turn)).toBeVisible();
    if (await turn.isVisible()) break;
    const steps = await table.steps().count();
    await push(any);
    await expect.poll(() => table.steps().count()).toBeGreaterThan(steps);
    await press(page, "Tab");
  }
  await expect(turn).toBeVisible();
});
