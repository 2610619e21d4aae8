import { expect, test } from "./flub.ts";
import { WHOLE_GAME, set, sitDown, type Table } from "./wholes.ts";

// A seed unlike anything else on the page, and everybody's hand from it once Ana has drawn.
const SEED = 4_000_020_784;
const ANA = ["0.25", "pie 1/4", "bar 1/2", "75%", "REPLAY", "SWAP"];
const BEN = ["1/4", "0.25", "0.5", "bar 1/2", "pie 3/4"];
const CEM = ["25%", "50%", "0.75", "BAIT", "SWAP"];
const BLUFF = ["1 draws", "1 plays pie 1/4, bar 1/2 saying 1/4, 3/4"];

/** Everything a person could read on the page, or that the page could expose to a screen reader or an extension. */
async function readable(table: Table): Promise<string> {
  return table.page.evaluate(() => {
    const values = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value);
    return [document.title, document.documentElement.outerHTML, ...values].join("\n");
  });
}

/** Fails unless exactly these cards have their fronts in the document, and nothing else there reveals others. */
async function onlyOpen(table: Table, open: string[], why: string): Promise<void> {
  const names = open.map((card) => table.called(card));
  expect((await table.faces()).sort(), why).toEqual([...names].sort());
  await expect(table.page.locator(".card:not(.card-back)"), why).toHaveCount(open.length);
  const text = await readable(table);
  // The seed, or any text of a record, would reveal every hand.
  const telling = [String(SEED), SEED.toString(16), " plays ", " saying ", "flub 1 "];
  // Values may be said without being held; pictures and special cards appear only on cards.
  const secret = [...ANA, ...BEN, ...CEM].filter((card) => /[a-zA-Z]/.test(card) && !open.includes(card));
  const found = [...telling, ...secret.map((card) => table.called(card))].filter((part) => text.includes(part));
  expect(found, why).toEqual([]);
}

test("nobody's cards are in the document while the curtain is down, and then only those of who opened it", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED });
  await onlyOpen(table, [], "before the first turn");
  await expect(table.bar()).toContainText(table.words("wholes-curtain-about", { count: 3 }));
  await table.unveil("Ana");
  const dealt = ["0.25", "bar 1/2", "75%", "REPLAY", "SWAP"];
  await table.button("wholes-draw").click();
  await onlyOpen(table, ANA, "Ana's turn");
  expect(dealt.every((card) => ANA.includes(card))).toBe(true);

  // With cards picked, they are in the middle too.
  await table.pick("pie 1/4", "bar 1/2");
  await table.say("pie 1/4", "1/4");
  await table.say("bar 1/2", "3/4");
  await onlyOpen(table, [...ANA, "pie 1/4", "bar 1/2"], "with a bluff put together");
  await table.playing("bluff").click();
  await expect(table.button("wholes-nobody-calls")).toBeVisible();
  await onlyOpen(table, [], "while everybody may call");
  await table.button("wholes-call-open").click();
  await table.player("Cem").check();
  await onlyOpen(table, [], "while somebody thinks about a call");
  await table.button("wholes-not-now").click();
  await table.button("wholes-nobody-calls").click();
  await table.turn("Ben");
  await onlyOpen(table, [], "before Ben's turn");
  await table.unveil("Ben");
  await onlyOpen(table, BEN, "Ben's turn");
  await table.button("wholes-draw").click();
  const drawn = (await table.faces(".hand .drawn"))[0]!;
  expect((await table.faces()).sort()).toEqual([...BEN.map((card) => table.called(card)), drawn].sort());
  await table.button("wholes-pass").click();
  await table.turn("Cem");
  await onlyOpen(table, [], "after Ben's turn");
  expect(await readable(table), "not even what was drawn").not.toContain(table.words("wholes-drawn", { card: drawn }));
});

test("a called play is all that is shown of it", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED, actions: BLUFF });
  await table.call("Cem");
  await onlyOpen(table, ["pie 1/4", "bar 1/2"], "the cards that were called");
  await table.unveil("Ben");
  await onlyOpen(table, [...BEN, "pie 1/4", "bar 1/2"], "Ben's turn");
});

test("a reload, and coming back from another page, find the curtain down", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED });
  await table.unveil("Ana");
  await table.button("wholes-draw").click();
  await page.reload();
  await expect(table.button("wholes-curtain-open", { name: "Ana" })).toBeVisible();
  await onlyOpen(table, [], "after a reload");
  await table.unveil("Ana");
  await expect(table.hand()).toHaveCount(6);
  await page.goto("./#/");
  const back = page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-wholes") }) });
  await expect(back).toBeVisible();
  await onlyOpen(table, [], "on the home page");
  await back.click();
  await expect(table.button("wholes-curtain-open", { name: "Ana" })).toBeVisible();
  await onlyOpen(table, [], "back at the table");
});

test("on a computer's turn nobody's cards are in the document where several people play", async ({ page }) => {
  const players = ["person Ana", "computer careful Ada", "person Cem"];
  const table = await sitDown(page, { players, seed: SEED, actions: BLUFF.slice(0, 1) });
  await table.unveil("Ana");
  await onlyOpen(table, ANA, "Ana's turn");
  await table.button("wholes-pass").click();
  await table.headline("wholes-turn", { who: "other", name: "Ada" });
  // If Ana may hold REPLAY, the computer waits for her.
  await expect(table.button("wholes-go-on")).toBeVisible();
  await onlyOpen(table, [], "before Ada draws");
  await table.button("wholes-go-on").click();
  await expect.poll(async () => (await table.actions()).length).toBeGreaterThan(3);
  await onlyOpen(table, [], "after Ada's turn");
});

test("the only person has their own cards in the document, and never another's", async ({ page }) => {
  const players = ["person", "computer careful Ada", "computer careful Emmy"];
  const table = await sitDown(page, { players, seed: SEED, actions: BLUFF.slice(0, 1) });
  await onlyOpen(table, ANA, "in the own turn");
  await table.button("wholes-pass").click();
  await table.button("wholes-go-on").click();
  await expect.poll(async () => (await table.actions()).length).toBeGreaterThan(3);
  await onlyOpen(table, ANA, "in a computer's turn");
  // Until the person's next turn, whatever happens.
  const further = ["wholes-let-be", "wholes-let-be-and-draw", "wholes-go-on", "wholes-draw"].map((id) => table.button(id));
  const any = further.reduce((any, one) => any.or(one));
  const turn = table.button("wholes-pass");
  for (let presses = 0; presses < 12; presses++) {
    await expect(any.or(turn)).toBeVisible();
    if (await turn.isVisible()) break;
    await onlyOpen(table, ANA, `after ${presses} presses`);
    const done = (await table.actions()).length;
    await any.click();
    await expect.poll(async () => (await table.actions()).length).toBeGreaterThan(done);
  }
  await expect(turn).toBeVisible();
  await expect(table.hand()).toHaveCount(ANA.length + 1);
  await expect(page.locator(".card:not(.card-back)"), "with the card that is drawn").toHaveCount(ANA.length + 1);
});

test("a special card in another player's turn does not show the hand of that turn, and nothing of it is lost", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED });
  await table.act("1 draws");
  const drawn = table.words("wholes-drawn", { card: table.called("pie 1/4") });
  await expect.poll(() => readable(table), "Ana hears what she drew").toContain(drawn);
  await table.pick("pie 1/4", "bar 1/2");
  await table.button("wholes-look-open").click();
  const dialog = table.dialog("wholes-look-title");
  await table.player("Cem").check();
  await dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name: "Cem" }) }).click();
  const swap = dialog.getByRole("button", { name: table.called("SWAP"), exact: true });
  await expect(dialog.getByRole("listitem")).toHaveCount(CEM.length);
  await onlyOpen(table, CEM, "Cem looks");
  await expect(page.getByRole("status").filter({ hasText: table.words("wholes-curtain-about", { count: 3 }) }), "nor hears what she picked").toHaveCount(1);
  await swap.click();
  await table.player("Ana").check();
  await table.button("wholes-swap-confirm").click();
  await table.turn("Ana");
  await onlyOpen(table, [], "Ana has to come back");
  await table.unveil("Ana");
  await expect(table.picked()).toHaveCount(2);
  // Ana's own special cards do not close her hand.
  await table.button("wholes-look-open").click();
  await table.player("Ana").check();
  await dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name: "Ana" }) }).click();
  await dialog.getByRole("button", { name: table.words("wholes-not-now"), exact: true }).click();
  await expect(table.hand()).toHaveCount(ANA.length);
});

test("a player who thinks about a call sees their own hand behind a curtain of their own", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED, actions: BLUFF });
  await table.button("wholes-look-open").click();
  const dialog = table.dialog("wholes-look-title");
  await table.player("Ben").check();
  await onlyOpen(table, [], "before the others look away");
  await dialog.getByRole("button", { name: table.words("wholes-curtain-open", { name: "Ben" }) }).click();
  await onlyOpen(table, BEN, "Ben looks");
  await table.player("Cem").check();
  await onlyOpen(table, [], "Cem has to say who it is");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await onlyOpen(table, [], "after looking");
  await expect(table.button("wholes-call-open"), "the play can still be called").toBeVisible();
});

test("of the cards put away only those are shown that were seen", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED, actions: [...BLUFF, "2 lets it be", "3 lets it be"] });
  await table.button("wholes-discard", { count: 2 }).click();
  await expect(table.dialog("wholes-discard-title")).toContainText(table.words("wholes-discard-others", { count: 2 }));
  await onlyOpen(table, [], "nobody called them");
});

test("looking back shows what was seen, without hands", async ({ page }) => {
  const table = await sitDown(page, { seed: SEED, actions: [...BLUFF, "3 calls", "2 draws"] });
  await table.unveil("Ben");
  // From the start on; the last step is the present.
  await table.button("table-record-first").click();
  for (const open of [[], [], [], ["pie 1/4", "bar 1/2"]]) {
    await onlyOpen(table, open, `with ${open.length} cards`);
    await table.button("table-record-forward").click();
  }
  await expect(table.hand()).toHaveCount(6);
});

test("the record cannot be copied, saved or pasted over before the game is over", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions.slice(0, -1) });
  await expect(table.button("table-record-share")).toHaveCount(0);
  await expect(table.copying().or(page.locator("a[download]"))).toHaveCount(0);
  await table.button("wholes-nobody-calls").click();
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  await table.button("table-record-share").click();
  await expect(table.copying()).toHaveValue(/1 plays 50%, bar 1\/2, 0\.75 saying 50%, 1\/4, 1\/4/);
});

test("the coach's hint is only shown to the holder of the hand, and disappears with the turn", async ({ page }) => {
  await set(page, { coach: "explain" });
  const table = await sitDown(page, { seed: SEED, actions: BLUFF.slice(0, 1) });
  await expect(table.button("wholes-hint")).toHaveCount(0);
  await table.unveil("Ana");
  await table.button("wholes-hint").click();
  await table.button("wholes-hint-more").click();
  await table.button("wholes-hint-more").click();
  await expect(table.hand().filter({ hasText: table.words("wholes-card-hinted") })).toHaveCount(3);
  await table.button("wholes-pass").click();
  await table.turn("Ben");
  await onlyOpen(table, [], "after the turn");
  await expect(table.remark()).toBeEmpty();
});
