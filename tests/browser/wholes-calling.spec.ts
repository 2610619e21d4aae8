import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { SIZES } from "./looks.ts";
import { ALONE, WHOLE_GAME, set, sitDown, type Table } from "./wholes.ts";

/** Ana plays one whole of three cards. */
const HONEST = ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"];

/** Ana, on 3 spaces, bluffs with two cards. */
const BLUFF = [...HONEST, "2 lets it be", "3 lets it be", "2 draws", "2 passes", "3 draws", "3 passes", "1 draws", "1 plays bar 1/2, 3/4 saying 1/4, 3/4"];

/** Ben goes to 3 with one whole; Cem, next to play, plays one of two cards. */
const WHOLE = [
  "1 draws",
  "1 passes",
  "2 draws",
  "2 plays 0.25, 25%, 1/2 saying 0.25, 25%, 1/2",
  "1 lets it be",
  "3 lets it be",
  "3 draws",
  "3 plays 1/4, 75% saying 1/4, 75%",
];

/** Ben goes to 3; Ana plays BAIT with another card. */
const BAIT = [...WHOLE.slice(0, 7), "3 passes", "1 draws", "1 plays BAIT, 1/4 saying 75%, 1/4"];

/** The computer before the person plays what cannot be told from a whole. */
const BEFORE = { players: ["computer careful Ada", "person", "computer careful Emmy"], actions: HONEST };
const AFTER = { players: ["computer careful Ada", "computer careful Emmy", "person"], actions: HONEST };

/** The verdict on a call that was wrong or took BAIT: who was right, and what the caller pays. */
function judged(table: Table, id: string, name: string, other: string, paid: { spaces: number; space: number }): string {
  const players = { who: "other", name, "other-who": "other", other };
  return `${table.words(id, players)} ${table.words("wholes-caller-pays", { ...players, ...paid })}`;
}

test("a call is right: the cards come to the caller, the bluffer goes back to where the turn began and then as many spaces", async ({ page }) => {
  const table = await sitDown(page, { actions: BLUFF });
  expect(await table.places()).toEqual([5, 0, 0]);
  await table.call("Cem");
  const told = ["wholes-call-right", "wholes-goes-back", "wholes-keeps"].map((id) =>
    table.words(id, { who: "other", name: id === "wholes-goes-back" ? "Ana" : "Cem", "other-who": "other", other: "Ana", spaces: 4, space: 1 }),
  );
  await expect(table.outcome()).toHaveText(told.join(" "));
  await expect(table.latest()).toContainText(table.words("wholes-event-call", { who: "other", name: "Cem", "other-who": "other", other: "Ana" }));
  expect(await table.places()).toEqual([1, 0, 0]);
  expect(await table.counts()).toEqual([2, 6, 8]);
  // The cards are turned over and add up; where the statement differed, it is shown.
  const over = page.getByRole("list", { name: table.words("wholes-turned-over") });
  await expect(over.locator(".card .visually-hidden")).toHaveText([table.called("bar 1/2"), table.called("3/4")]);
  await expect(over.locator(".said")).toHaveCount(1);
  await expect(over.getByRole("img", { name: "one fourth", exact: true })).toBeVisible();
  const sentence = "one half plus three fourths equals one and one fourth";
  await expect(table.sentence()).toHaveText(sentence);
  await expect(page.getByRole("img", { name: table.words("wholes-sum-beyond", { sentence, rest: "one fourth" }) })).toBeVisible();
  await expect(table.discarded(3)).toBeVisible();
  await table.turn("Ben");
});

test("a call is wrong: the caller goes back as many spaces as cards were played, and the cards are put away", async ({ page }) => {
  const table = await sitDown(page, { actions: WHOLE });
  expect(await table.places()).toEqual([0, 3, 2]);
  await table.call("Ben");
  await expect(table.outcome()).toHaveText(
    judged(table, "wholes-call-wrong", "Ben", "Cem", { spaces: 2, space: 1 }),
  );
  expect(await table.places()).toEqual([0, 1, 2]);
  expect(await table.counts()).toEqual([6, 3, 4]);
  await expect(table.sentence()).toHaveText(table.whole("1/4", "75%"));
  await expect(table.discarded(5)).toBeVisible();
  await expect(table.button("wholes-call-open"), "one call a play").toHaveCount(0);
});

test("the caller of a play with BAIT in it pays, and the bluffer does not", async ({ page }) => {
  const table = await sitDown(page, { actions: BAIT });
  expect(await table.places()).toEqual([2, 3, 0]);
  await table.call("Ben");
  await expect(table.outcome()).toHaveText(
    judged(table, "wholes-call-bait", "Ben", "Ana", { spaces: 2, space: 1 }),
  );
  expect(await table.places()).toEqual([2, 1, 0]);
  expect(await table.faces(".card-table")).toEqual([table.called("BAIT"), table.called("1/4")]);
  expect(await table.counts()).toEqual([5, 3, 6]);
});

test("after a wrong call, the player is told that the sum was right and that the caller pays", async ({ page }) => {
  const actions = [...HONEST, "2 calls"];
  const table = await sitDown(page, { players: ["person", "computer careful Ada", "computer careful Emmy"], actions });
  await expect(table.outcome()).toHaveText(judged(table, "wholes-call-wrong", "Ada", "", { spaces: 0, space: 0 }).replace(/^.*?(?=Ada called)/, "Your sum was right! "));
  await expect(table.outcome()).toHaveClass(/right/);
});

test("where several people may call, a dialog asks who does, after the price of a call was shown", async ({ page }) => {
  const table = await sitDown(page, { actions: BLUFF });
  await table.button("wholes-call-open").click();
  const dialog = table.dialog("wholes-call-title");
  await expect(dialog).toContainText(table.words("wholes-says", { who: "other", name: "Ana", sentence: table.whole("1/4", "3/4") }));
  await expect(dialog).toContainText(table.words("wholes-call-if-right", { who: "other", name: "Ana", count: 2 }));
  await expect(dialog).toContainText(table.words("wholes-call-if-wrong", { count: 2 }));
  const who = page.getByRole("group", { name: table.words("wholes-call-who") }).getByRole("radio");
  await expect(who, "nobody calls their own play").toHaveCount(2);
  await expect(table.button("wholes-call")).toHaveAttribute("aria-disabled", "true");
  await table.button("wholes-call").click({ force: true });
  expect(await table.actions()).toHaveLength(BLUFF.length);
  await table.button("wholes-not-now").click();
  await expect(dialog).toBeHidden();
  // A picked player has to be picked again after the dialog closes.
  await table.button("wholes-call-open").click();
  await table.player("Ben").check();
  await page.keyboard.press("Escape");
  await table.button("wholes-call-open").click();
  await expect(table.button("wholes-call")).toHaveAttribute("aria-disabled", "true");
  await table.player("Ben").check();
  await table.button("wholes-call").click();
  await expect(table.outcome()).toContainText(table.words("wholes-keeps", { who: "other", name: "Ben" }));
});

test("of two people only one can call, and is not asked who", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions.slice(0, 2) });
  await table.button("wholes-call-open").click();
  await expect(page.getByRole("group", { name: table.words("wholes-call-who") })).toHaveCount(0);
  await table.button("wholes-call").click();
  await expect(table.outcome()).toContainText(table.words("wholes-call-wrong", { who: "other", name: "Ben", "other-who": "other", other: "Ana" }));
});

test("a play that nobody calls is put away face down and never shown", async ({ page }) => {
  const table = await sitDown(page, { actions: BLUFF });
  await table.button("wholes-nobody-calls").click();
  await expect(table.button("wholes-curtain-open", { name: "Ben" })).toBeVisible();
  expect((await table.actions()).slice(-2)).toEqual(["2 lets it be", "3 lets it be"]);
  expect(await table.faces()).toEqual([]);
  expect(await table.places()).toEqual([5, 0, 0]);
  await expect(table.discarded(5)).toBeVisible();
});

test("who draws next can let it be and draw at once", async ({ page }) => {
  const table = await sitDown(page, BEFORE);
  await table.yourTurn();
  await table.button("wholes-let-be-and-draw").click();
  // The others may still call before the card is drawn; a careful computer does not.
  await expect(table.button("wholes-pass")).toBeVisible();
  expect((await table.actions()).slice(HONEST.length)).toEqual(["2 lets it be", "3 lets it be", "2 draws"]);
  await expect(table.hand().filter({ hasText: table.words("wholes-card-drawn") })).toHaveCount(1);
});

test("computers call what cannot be", async ({ page }) => {
  // There is only one card of a fourth, and four are said.
  const table = await sitDown(page, { players: ALONE, cards: "deck 1/4*1, 1/2*39", actions: ["1 draws"] });
  await table.pick("1/2", "1/2", "1/2", "1/2");
  for (let card = 0; card < 4; card++) await table.say("1/2", "1/4");
  await table.playing("bluff").click();
  await expect(table.outcome()).toBeVisible();
  const caller = await table.outcome().textContent();
  expect(caller, "it is said to the reader").toMatch(/saw through your bluff/);
  expect((await table.actions()).at(-1)).toMatch(/^[23] calls$/);
  expect(await table.places()).toEqual([0, 0, 0]);
  expect((await table.counts()).sort()).toEqual([2, 5, 9]);
  // There is time to read it.
  await expect(table.button("wholes-go-on")).toBeVisible();
});

test("computers wait with the next turn for a person's word, however long that takes", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, AFTER);
  await expect(table.button("wholes-let-be")).toBeVisible();
  await page.clock.runFor(3_600_000);
  await expect(table.steps()).toHaveCount(HONEST.length);
  await table.button("wholes-let-be").click();
  await page.clock.runFor(1_000);
  await expect(table.steps()).not.toHaveCount(HONEST.length);
});

test("with two people and a computer the game goes on after nobody calls, and after a reload then", async ({ page }) => {
  const players = ["person Ana", "person Ben", "computer careful Ada"];
  const table = await sitDown(page, { players, actions: HONEST });
  await table.button("wholes-nobody-calls").click();
  await expect(table.button("wholes-curtain-open", { name: "Ben" })).toBeVisible();
  expect((await table.actions()).slice(HONEST.length)).toEqual(["2 lets it be", "3 lets it be"]);

  const reloaded = await sitDown(page, { players, actions: [...HONEST, "2 lets it be"] });
  await expect(reloaded.button("wholes-curtain-open", { name: "Ben" })).toBeVisible();
  expect((await reloaded.actions()).slice(HONEST.length)).toEqual(["2 lets it be", "3 lets it be"]);
});

for (const [pace, seconds] of [["short", 3], ["long", 10]] as const) {
  test(`computers go on by themselves after ${seconds} seconds, not before, and not while somebody thinks about a call`, ordinaryIf(pace === "short"), async ({ page }) => {
    await set(page, { pace });
    await holdTime(page);
    const table = await sitDown(page, AFTER);
    await expect(table.button("wholes-let-be")).toBeVisible();
    await page.clock.runFor(seconds * 1_000 - 500);
    await expect(table.steps()).toHaveCount(HONEST.length);
    await table.button("wholes-call-open").click();
    await page.clock.runFor(60_000);
    await expect(table.steps()).toHaveCount(HONEST.length);
    await table.button("wholes-not-now").click();
    await page.clock.runFor(seconds * 1_000 - 500);
    await expect(table.steps()).toHaveCount(HONEST.length);
    await page.clock.runFor(1_000);
    await expect(table.steps()).not.toHaveCount(HONEST.length);
  });
}

test("the last space wins only when the time to call has passed", async ({ page }) => {
  const game = { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions.slice(0, -1) };
  const table = await sitDown(page, game);
  expect(await table.places()).toEqual([20, 0]);
  await table.turn("Ben");
  await table.button("wholes-nobody-calls").click();
  await table.headline("wholes-won", { who: "other", name: "Ana" });
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("what came of a call is in sight", async ({ page }) => {
    const table = await sitDown(page, { actions: BLUFF });
    await table.call("Cem");
    await expect(table.outcome()).toBeInViewport({ ratio: 1 });
  });
});

test("cards that are picked after a call are seen at once", async ({ page }) => {
  const table = await sitDown(page, { actions: BLUFF });
  await table.call("Cem");
  await table.unveil("Ben");
  await expect(table.outcome()).toBeVisible();
  await table.hand().first().click();
  await expect(page.getByRole("list", { name: table.words("wholes-your-play") }).getByRole("listitem")).toHaveCount(1);
  await expect(table.outcome()).toHaveCount(0);
});
