import { type Locator } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { THREE, sitDown, type Table } from "./wholes.ts";

// From seed 6 the first player holds SWAP and the third REPLAY; from seed 7 the first holds REPLAY; from seed 13 the
// first holds SWAP, and nobody else holds a special card.

/** From seed 13: the second player is ahead by one whole of three cards, and the first is to draw. */
const AHEAD = [
  "1 draws",
  "1 passes",
  "2 draws",
  "2 plays 1/4, pie 1/4, 0.5 saying 1/4, pie 1/4, 0.5",
  "1 lets it be",
  "3 lets it be",
  "3 draws",
  "3 passes",
];
const ONE = ["person", "computer careful Ada", "computer careful Emmy"];

const swapping = (table: Table) => table.dialog("wholes-swap-title");
const replaying = (table: Table) => table.dialog("wholes-replay-title");

test("SWAP changes places with any other player, and says before where that leads", async ({ page }) => {
  const table = await sitDown(page, { players: ONE, seed: 13, actions: AHEAD });
  expect(await table.places()).toEqual([0, 3, 0]);
  await table.card("SWAP").click();
  const dialog = swapping(table);
  await expect(dialog).toContainText(table.words("wholes-swap-rule"));
  await expect(dialog.getByRole("radio"), "nobody changes places with themselves").toHaveCount(2);
  const confirm = table.button("wholes-swap-confirm");
  await expect(confirm).toHaveAttribute("aria-disabled", "true");
  await confirm.click({ force: true });
  await table.player("Ada").check();
  await expect(dialog).toContainText(table.words("wholes-swap-moves", { from: 0, to: 3 }));
  await table.button("wholes-not-now").click();
  await expect(dialog).toBeHidden();
  expect(await table.actions()).toEqual(AHEAD);

  await table.card("SWAP").click();
  await expect(confirm, "with whom is asked anew").toHaveAttribute("aria-disabled", "true");
  await table.player("Ada").check();
  await confirm.click();
  await expect(dialog).toBeHidden();
  expect(await table.places()).toEqual([3, 0, 0]);
  await expect(table.latest()).toHaveText(table.words("wholes-event-swap", { who: "you", "other-who": "other", other: "Ada" }));
  await expect(table.card("SWAP")).toHaveCount(0);
  await expect(table.discarded(4)).toBeVisible();
  // It is still the person's turn.
  await table.yourTurn();
  await expect(table.button("wholes-draw")).toBeVisible();
});

test("SWAP can be played at any time: in a turn, and while another's play lies on the table", async ({ page }) => {
  const turn = await sitDown(page, { players: ONE, seed: 13, actions: [...AHEAD, "1 draws"] });
  await turn.pick("1/4", "3/4");
  await turn.card("SWAP").click();
  await turn.player("Ada").check();
  await turn.button("wholes-swap-confirm").click();
  expect(await turn.places()).toEqual([3, 0, 0]);
  await expect(turn.button("wholes-pass"), "the turn goes on").toBeVisible();

  const called = await sitDown(page, { players: ONE, seed: 13, actions: AHEAD.slice(0, 4) });
  await expect(called.button("wholes-call-open")).toBeVisible();
  await called.card("SWAP").click();
  await called.player("Ada").check();
  await called.button("wholes-swap-confirm").click();
  expect(await called.places()).toEqual([3, 0, 0]);
  await expect(called.button("wholes-call-open"), "the play can still be called").toBeVisible();
  await called.call();
  // A wrong call after the change costs as much as ever.
  expect(await called.places()).toEqual([0, 0, 0]);
});

test("REPLAY before its time says when that is", async ({ page }) => {
  const table = await sitDown(page, { players: ONE, seed: 7, actions: ["1 draws"] });
  await table.card("REPLAY").click();
  await expect(replaying(table)).toContainText(table.words("wholes-replay-when"));
  await expect(table.button("wholes-replay-confirm")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(replaying(table)).toBeHidden();
  expect(await table.actions()).toEqual(["1 draws"]);
});

test("REPLAY gives a second turn after one's own, before the next player draws", async ({ page }) => {
  const table = await sitDown(page, { players: ONE, seed: 7, actions: ["1 draws"] });
  await expect(table.button("wholes-replay-open")).toHaveCount(0);
  await table.button("wholes-pass").click();
  // The computers wait for a player who may take a second turn.
  await expect(table.button("wholes-go-on")).toBeVisible();
  await table.button("wholes-replay-open").click();
  await expect(replaying(table)).not.toContainText(table.words("wholes-replay-when"));
  await table.button("wholes-replay-confirm").click();
  await expect(table.latest()).toHaveText(table.words("wholes-event-replay", { who: "you" }));
  await table.yourTurn();
  await table.button("wholes-draw").click();
  await expect(table.button("wholes-pass")).toBeVisible();
  expect(await table.actions()).toEqual(["1 draws", "1 passes", "1 replays", "1 draws"]);
  expect((await table.counts())[0]).toBe(6);
});

test("a second turn leaves the others the time to call until it draws", async ({ page }) => {
  const actions = ["1 draws", "1 passes", "2 draws", "2 passes", "3 draws", "3 plays 1/4, 75% saying 1/4, 75%"];
  const table = await sitDown(page, { actions });
  await table.act("3 replays");
  await table.turn("Cem");
  await expect(table.button("wholes-call-open")).toBeVisible();
  await table.button("wholes-nobody-calls").click();
  await table.act("3 draws");
  await expect(table.button("wholes-call-open")).toHaveCount(0);
  expect((await table.actions()).slice(actions.length)).toEqual(["3 replays", "1 lets it be", "2 lets it be", "3 draws"]);
});

/** What the dialog shows of who looks, with every name made alike. */
async function shown(dialog: Locator): Promise<string> {
  const html = await dialog.locator(".dialog-body").innerHTML();
  return html.replace(/Ana|Ben|Cem/g, "N");
}

test("where hands are hidden it does not show who holds a special card before the others look away", async ({ page }) => {
  const table = await sitDown(page, { players: THREE });
  const dialog = table.dialog("wholes-look-title");
  // The button is there regardless of the hands, even before a card was drawn.
  await table.button("wholes-look-open").click();
  const before: string[] = [];
  for (const name of ["Ana", "Ben", "Cem"]) {
    await table.player(name).check();
    await expect(dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name }), exact: true })).toBeVisible();
    before.push(await shown(dialog));
    expect(await table.faces()).toEqual([]);
  }
  expect(new Set(before).size, "the same for everybody").toBe(1);

  // Ben holds no special card; Ana holds SWAP, and BAIT, which is no card to play alone.
  await table.player("Ben").check();
  await dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name: "Ben" }) }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(5);
  await expect(dialog.getByRole("listitem").getByRole("button")).toHaveCount(0);
  await table.player("Ana").check();
  await expect(dialog.getByRole("listitem"), "another person has to say who it is").toHaveCount(0);
  await dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name: "Ana" }) }).click();
  await expect(dialog.getByRole("listitem").getByRole("button")).toHaveCount(1);
  await expect(dialog.getByRole("button", { name: table.called("SWAP") })).toBeVisible();
  // Cem's REPLAY cannot be played now.
  await table.player("Cem").check();
  expect(await table.faces()).toEqual([]);
  await dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name: "Cem" }) }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(5);
  await expect(dialog.getByRole("listitem").getByRole("button")).toHaveCount(0);
  await dialog.getByRole("button", { name: table.words("wholes-not-now"), exact: true }).click();
  expect(await table.actions()).toEqual([]);
});

test("at a shared table SWAP is played on anybody's turn", async ({ page }) => {
  const table = await sitDown(page, { players: THREE, seed: 13, actions: AHEAD.slice(0, 6) });
  await table.turn("Cem");
  await table.act("1 swaps with 2");
  expect(await table.places()).toEqual([3, 0, 0]);
  await expect(table.latest()).toHaveText(
    table.words("wholes-event-swap", { who: "other", name: "Ana", "other-who": "other", other: "Ben" }),
  );
  await expect(table.button("wholes-curtain-open", { name: "Cem" }), "it is still Cem's turn").toBeVisible();
  expect(await table.faces()).toEqual([]);
});

test("a bluffer who has changed places with somebody behind goes back from there", async ({ page }) => {
  // Ana bluffs from 0 to 2 and changes places with Ben, who is on 3; then with a right call goes back from 0.
  const actions = [...AHEAD, "1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"];
  const table = await sitDown(page, { seed: 13, actions });
  expect(await table.places()).toEqual([2, 3, 0]);
  await table.act("1 swaps with 3");
  expect(await table.places()).toEqual([0, 3, 2]);
  await table.call("Cem");
  expect(await table.places()).toEqual([0, 3, 2]);
  expect(await table.counts()).toEqual([4, 3, 8]);
});
