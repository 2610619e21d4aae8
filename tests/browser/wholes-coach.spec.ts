import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { ALONE, FINISHED, WHOLE_GAME, open, saveOf, set, sitDown, type Table } from "./wholes.ts";

// The computers wait, so that the person's action stays on the screen.
test.beforeEach(({ page }) => holdTime(page));

const TURN = { players: ALONE, actions: ["1 draws"] };
const BETWEEN = ["computer careful Ada", "person", "computer careful Emmy"];
const HONEST = ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"];

test("a coach that warns says a word before a whole is passed by", async ({ page }) => {
  await set(page, { coach: "warn" });
  const table = await sitDown(page, TURN);
  await table.button("wholes-pass").click();
  const dialog = table.dialog("wholes-missed-title");
  await expect(dialog).toContainText(table.words("wholes-missed"));
  await table.button("wholes-missed-back").click();
  await expect(dialog).toBeHidden();
  expect(await table.actions()).toEqual(["1 draws"]);
  await expect(table.button("wholes-hint"), "it does not tell which").toHaveCount(0);
  await table.button("wholes-pass").click();
  await table.button("wholes-missed-pass").click();
  await expect(dialog).toBeHidden();
  await expect(table.latest()).toHaveText(table.words("wholes-event-pass", { who: "you" }));
});

test("it says nothing if there is no whole, and a coach that is off never does", async ({ page }) => {
  await set(page, { coach: "warn" });
  // From seed 18 the first player holds 50%, four cards of three fourths, and BAIT.
  const table = await sitDown(page, { ...TURN, seed: 18 });
  await table.button("wholes-pass").click();
  await expect(table.latest()).toHaveText(table.words("wholes-event-pass", { who: "you" }));

  await set(page, { coach: "off" });
  const alone = await sitDown(page, TURN);
  await expect(alone.button("wholes-hint")).toHaveCount(0);
  await alone.button("wholes-pass").click();
  await expect(alone.latest()).toHaveText(alone.words("wholes-event-pass", { who: "you" }));
});

/** Asks for all steps of a hint of three. */
async function hinted(table: Table): Promise<void> {
  await table.button("wholes-hint").click();
  for (let step = 0; step < 2; step++) await table.button("wholes-hint-more").click();
  await expect(table.button("wholes-hint-more"), "there is no more to say").toHaveCount(0);
}

test("a coach that explains says where to look, then how to begin, then shows the whole of the most cards", async ({ page }) => {
  await set(page, { coach: "explain" });
  const table = await sitDown(page, TURN);
  await expect(table.remark()).toBeEmpty();
  // Not by colour alone.
  const marked = table.hand().filter({ hasText: table.words("wholes-card-hinted") });
  await table.button("wholes-hint").click();
  await expect(table.remark()).toContainText(table.words("wholes-hint-look", { count: 3 }));
  await expect(marked).toHaveCount(0);
  await table.button("wholes-hint-more").click();
  await expect(table.remark()).toContainText(table.words("wholes-hint-begin", { card: "one fourth", rest: "three fourths" }));
  await expect(marked).toHaveCount(1);
  await table.button("wholes-hint-more").click();
  await expect(table.remark()).toContainText(table.words("wholes-hint-whole", { sentence: table.whole("1/4", "0.25", "bar 1/2") }));
  await expect(marked).toHaveCount(3);
  await table.button("wholes-pass").click();
  await expect(table.remark()).toBeEmpty();
  await expect(marked).toHaveCount(0);
});

test("it says so if the hand makes no whole", async ({ page }) => {
  await set(page, { coach: "explain" });
  const table = await sitDown(page, { ...TURN, seed: 18 });
  await table.button("wholes-hint").click();
  await expect(table.remark()).toContainText(table.words("wholes-hint-none"));
  await expect(table.hand().filter({ hasText: table.words("wholes-card-hinted") })).toHaveCount(0);
});

test("before a call it says where to look, what is left, and then the odds, as far as the person can see", async ({ page }) => {
  await set(page, { coach: "explain" });
  const table = await sitDown(page, { players: BETWEEN, actions: HONEST });
  await table.button("wholes-hint").click();
  await expect(table.remark()).toContainText(table.words("wholes-hint-others"));
  await table.button("wholes-hint-more").click();
  await expect(table.remark()).toContainText(/^There are 12 cards of one fourth\. You see \w+ of them\.$/);
  await table.button("wholes-hint-more").click();
  await expect(table.remark()).toContainText(/^As far as you can see, a call would be right [1-9]\d? times of 100\.$/);
});

test("it is certain about an impossible play", async ({ page }) => {
  await set(page, { coach: "explain" });
  // There is only one card of a fourth, and four are said.
  const actions = ["1 draws", "1 plays 1/2, 1/2, 1/2, 1/2 saying 1/4, 1/4, 1/4, 1/4"];
  const table = await sitDown(page, { players: BETWEEN, cards: "deck 1/4*1, 1/2*39", actions });
  await hinted(table);
  await expect(table.remark()).toContainText(table.words("wholes-hint-call", { odds: 100 }));
});

test("in practice all cards lie face up, and everything can be taken back", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben", "computer careful Ada"], practice: true });
  await expect(table.button("wholes-curtain-open", { name: "Ana" }), "there is nothing to hide").toHaveCount(0);
  const openHand = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("list"), hasText: new RegExp(`^${name}`) }).locator(".card .visually-hidden").allTextContents();
  expect(await openHand("Ada")).toHaveLength(5);
  expect(await openHand("Ben")).toEqual(["0.25", "25%", "1/2", "0.75", "pie 3/4"].map((card) => table.called(card)));
  expect(await table.faces(".hand")).toEqual(["0.25", "bar 1/2", "bar 1/2", "BAIT", "SWAP"].map((card) => table.called(card)));
  await expect(table.button("table-undo")).toHaveAttribute("aria-disabled", "true");
  await table.button("wholes-draw").click();
  await table.pick("1/4", "0.25", "bar 1/2");
  await table.playing(3).click();
  expect(await table.places()).toEqual([3, 0, 0]);
  await table.button("table-undo").click();
  expect(await table.places()).toEqual([0, 0, 0]);
  await expect(table.button("wholes-pass"), "Ana has drawn, and not played").toBeVisible();
  expect(await table.actions()).toEqual(["1 draws"]);
  await table.button("table-undo").click();
  await expect(table.button("wholes-draw")).toBeVisible();
  expect(await table.actions()).toEqual([]);
  await expect(table.button("table-undo")).toHaveAttribute("aria-disabled", "true");
  // The same card comes again: what was seen of the pile does not help.
  await table.button("wholes-draw").click();
  await expect(table.card("1/4")).toBeVisible();
});

test("undo also takes back what the computers did afterwards", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, practice: true, actions: ["1 draws", "1 passes", "2 draws", "2 passes"] });
  await table.button("table-undo").click();
  await table.yourTurn();
  expect(await table.actions()).toEqual(["1 draws"]);
});

test("hints are there in practice, whatever the coach; elsewhere nothing is taken back", async ({ page }) => {
  const table = await sitDown(page, { ...TURN, practice: true });
  await hinted(table);
  await expect(table.remark()).toContainText(table.whole("1/4", "0.25", "bar 1/2"));
  const game = await sitDown(page, TURN);
  await expect(game.button("table-undo")).toHaveCount(0);
});

/** The review of a finished game. */
async function reviewed(table: Table): Promise<void> {
  await table.button("table-look-back").click();
  await expect(table.reviewed()).toHaveCount(0);
  await table.button("wholes-review").click();
}

test("the review tells what was said in every play, shows the cards that were called, and what the odds of a call were", async ({ page }) => {
  // Ben calls the first play, which is a whole. Nobody goes back beyond the start, so the rest of the game is
  // unchanged.
  const actions = WHOLE_GAME.actions.map((action, place) => (place === 2 ? "2 calls" : action));
  const game = { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions };
  const table = await open(page, { [FINISHED]: saveOf(game) });
  await reviewed(table);
  const plays = actions.filter((action) => action.includes(" plays "));
  const moves = table.reviewed();
  await expect(moves).toHaveCount(plays.length);
  await expect(page.getByText(table.words("wholes-review-summary", { passed: 4, right: 2, wrong: 1 }).trim())).toBeVisible();
  // In order: who played, and the cards.
  const told = plays.map((play) => {
    const cards = play.replace(/^\d plays /, "").replace(/ saying .*/, "").split(", ");
    // Cards that nobody called are never shown.
    const called = actions[actions.indexOf(play) + 1]!.endsWith(" calls");
    return [play.startsWith("1") ? "Ana" : "Ben", ...(called ? cards.map((card) => table.called(card)) : [])];
  });
  const said = plays.map((play) => play.replace(/.* saying /, "").split(", "));
  for (const [place, faces] of said.entries()) await expect(moves.nth(place)).toContainText(`said: ${table.whole(...faces)}`);
  await expect(moves.getByRole("strong").or(moves.locator(".card .visually-hidden"))).toHaveText(told.flat());
  const [first, second, third] = await moves.allTextContents();
  // Nothing in Ben's hand spoke against the first play, and all of it might have been a bluff.
  expect(first).toMatch(/Ben called, and was wrong\. As far as Ben could see, a call was right \d+ times of 100\.$/);
  expect(second).toMatch(/A bluff\. Ana called it\. As far as Ana could see, a call was right \d+ times of 100\.$/);
  expect(third!.endsWith(table.words("wholes-review-closed"))).toBe(true);
  await table.button("wholes-review").click();
  await expect(moves).toHaveCount(0);
});

test("the review reads alike for somebody who played alone", async ({ page }) => {
  const game = { players: ["person", "computer careful Ada"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions };
  const table = await open(page, { [FINISHED]: saveOf(game) });
  await reviewed(table);
  const called = table.reviewed().filter({ hasText: /A bluff\. You called it\. As far as you could see, a call was right \d+ times of 100\.$/ });
  await expect(called).toHaveCount(2);
  // The only person knows their own cards, called or not.
  await expect(table.reviewed().filter({ hasText: table.words("wholes-review-passed") })).toHaveCount(4);
  await expect(table.reviewed().filter({ hasText: table.words("wholes-review-closed") })).toHaveCount(0);
});
