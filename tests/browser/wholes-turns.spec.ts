import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { ALONE, sitDown } from "./wholes.ts";

// The computers wait, so that the person's action stays on the screen.
test.beforeEach(({ page }) => holdTime(page));

// From seed 6 the first player holds 0.25, two rectangles of a half, BAIT and SWAP, and draws 1/4.
const TURN = { players: ALONE, actions: ["1 draws"] };

test("with the card that is drawn the turn begins, and that card is marked as new", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE });
  await table.yourTurn();
  const dealt = ["0.25", "bar 1/2", "bar 1/2", "BAIT", "SWAP"];
  expect(await table.faces(".hand")).toEqual(dealt.map((card) => table.called(card)));
  await expect(table.button("wholes-pass"), "nobody passes before they draw").toHaveCount(0);
  // Cards are picked from the start, but nobody plays before they draw.
  await table.pick("0.25");
  await expect(table.playing(1)).toHaveCount(0);
  await table.button("wholes-draw").click();
  await expect(table.picked(), "what was picked is still picked").toHaveCount(1);
  expect(await table.faces(".hand")).toEqual(["1/4", ...dealt].map((card) => table.called(card)));
  await expect(table.hand().filter({ hasText: table.words("wholes-card-drawn") })).toHaveCount(1);
  await expect(table.card("1/4")).toHaveText(new RegExp(`${table.words("wholes-card-drawn")}$`));
  await expect(page.getByText(table.words("wholes-pile", { count: 24 }), { exact: true })).toBeVisible();
  await expect(table.button("wholes-draw")).toHaveCount(0);
});

test("the sentence is built from the cards that are picked, and the piece goes as many spaces", async ({ page }) => {
  const table = await sitDown(page, TURN);
  const says = (sum: string) => table.words("wholes-you-say", { sum });
  await expect(table.playing(0)).toHaveAttribute("aria-disabled", "true");
  await table.pick("1/4");
  await expect(table.sentence()).toHaveText(says("one fourth"));
  await table.pick("bar 1/2");
  await expect(table.sentence()).toHaveText(says("one fourth plus one half"));
  await table.pick("0.25");
  await expect(table.sentence()).toHaveText(says("one fourth plus one half plus zero point two five"));

  // The same touch puts a picked card back; a button puts all back.
  await table.held("1/4").click();
  await expect(table.sentence()).toHaveText(says("one half plus zero point two five"));
  await table.button("wholes-put-back").click();
  await expect(table.sentence()).toHaveCount(0);

  await table.pick("1/4", "0.25", "bar 1/2");
  await table.playing(3).click();
  await expect(table.latest()).toHaveText(
    table.words("wholes-event-play", { who: "you", count: 3, sentence: "one fourth plus zero point two five plus one half equals one whole" }),
  );
  await expect(table.sentence()).toHaveText(table.words("wholes-says", { who: "you", sentence: table.whole("1/4", "0.25", "bar 1/2") }));
  expect((await table.actions()).slice(0, 2)).toEqual(["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"]);
  expect(await table.places()).toEqual([3, 0, 0]);
  expect(await table.counts()).toEqual([3, 5, 5]);
  // The cards lie face down.
  await expect(page.locator(".card-table .played .card-back")).toHaveCount(3);
  expect(await table.faces(".card-table")).toEqual([]);
});

for (const [over, cards, sentence, rest] of [
  ["less", ["1/4", "bar 1/2"], "one fourth plus one half equals three fourths", "one fourth"],
  ["more", ["bar 1/2", "bar 1/2", "1/4"], "one half plus one half plus one fourth equals one and one fourth", "one fourth"],
] as const) {
  test(`a sum that is ${over} than one whole is refused and drawn, and nothing is lost`, async ({ page }) => {
    const table = await sitDown(page, TURN);
    await table.pick(...cards);
    await table.playing(cards.length).click();
    await expect(table.refusal()).toHaveText(table.words("wholes-refused-no-whole", { over }));
    const id = over === "less" ? "wholes-sum-missing" : "wholes-sum-beyond";
    const drawn = page.getByRole("img", { name: table.words(id, { sentence, rest }), exact: true });
    await expect(drawn).toBeVisible();
    expect(await table.actions()).toEqual(["1 draws"]);
    expect(await table.places()).toEqual([0, 0, 0]);
    await expect(table.hand()).toHaveCount(6);
    await expect(table.picked()).toHaveCount(cards.length);
    // The reason disappears with the next change, and the sum is another.
    await table.pick("0.25");
    await expect(table.refusal()).toBeEmpty();
    await expect(drawn).toHaveCount(0);
  });
}

test("a bluff is the same motion with other values said", async ({ page }) => {
  const table = await sitDown(page, TURN);
  await table.pick("1/4", "bar 1/2");

  // Any value on a card of the deck can be said. Pressed again, the values disappear and what is said is unchanged.
  await table.saying("1/4").click();
  const offers = page.getByRole("group", { name: table.words("wholes-say-what") }).getByRole("button");
  await expect(offers).toHaveCount(12);
  await table.saying("1/4").click();
  await expect(offers).toHaveCount(0);
  await expect(table.playing(2)).toBeVisible();

  await table.say("1/4", "50%");
  await expect(offers).toHaveCount(0);
  await expect(table.saying("1/4", "50%")).toBeVisible();
  await expect(table.sentence()).toHaveText(table.words("wholes-you-say", { sum: "50 percent plus one half" }));
  await table.playing("bluff").click();
  const sentence = "50 percent plus one half equals one whole";
  await expect(table.latest()).toHaveText(table.words("wholes-event-play", { who: "you", count: 2, sentence }));
  expect((await table.actions())[1]).toBe("1 plays 1/4, bar 1/2 saying 50%, bar 1/2");
  expect(await table.places()).toEqual([2, 0, 0]);
});

test("of BAIT something has to be said before it can be played", async ({ page }) => {
  const table = await sitDown(page, TURN);
  await table.pick("1/4", "BAIT");
  // It is asked at once what it stands for.
  await expect(page.getByRole("group", { name: table.words("wholes-say-bait") })).toBeVisible();
  await expect(table.offer("75%")).toBeVisible();
  await expect(table.saying("BAIT"), "nothing yet").toBeVisible();
  await expect(table.button("wholes-bait-first")).toHaveAttribute("aria-disabled", "true");
  await table.button("wholes-bait-first").click({ force: true });
  expect(await table.actions()).toEqual(["1 draws"]);
  await table.offer("75%").click();
  await expect(table.playing("bluff")).toHaveAttribute("aria-disabled", "false");
  await table.playing("bluff").click();
  await expect(table.sentence()).toContainText("one fourth plus 75 percent equals one whole");
  expect((await table.actions())[1]).toBe("1 plays 1/4, BAIT saying 1/4, 75%");
});

test("cards that are one whole are said as they are, in any form", async ({ page }) => {
  const table = await sitDown(page, TURN);
  await table.pick("bar 1/2", "bar 1/2");
  await table.say("bar 1/2", "1/4");
  await table.say("bar 1/2", "3/4");
  await table.playing("bluff").click();
  await expect(table.refusal()).toHaveText(table.words("wholes-refused-otherwise"));
  expect(await table.actions()).toEqual(["1 draws"]);
  await expect(table.picked()).toHaveCount(2);
  await table.saying("bar 1/2", "1/4").click();
  await table.offer("0.5").click();
  await table.saying("bar 1/2", "3/4").click();
  await table.offer("50%").click();
  await table.playing("bluff").click();
  await expect(page.getByRole("list", { name: table.words("wholes-play") }).getByRole("listitem")).toHaveCount(2);
  expect((await table.actions())[1]).toBe("1 plays bar 1/2, bar 1/2 saying 0.5, 50%");
});

test("the sum is drawn as soon as cards are down, as a bar or as hops, and follows the cards", async ({ page }) => {
  const table = await sitDown(page, TURN);
  await table.pick("1/4", "bar 1/2");
  const sentence = "one fourth plus one half equals three fourths";
  const sum = page.getByRole("img", { name: table.words("wholes-sum-missing", { sentence, rest: "one fourth" }), exact: true });
  await expect(sum).toHaveClass(/sum-bar/);
  await table.button("wholes-hops").click();
  await expect(table.button("wholes-hops")).toHaveAttribute("aria-pressed", "true");
  await expect(sum).toHaveClass(/sum-line/);
  await table.pick("0.25");
  const whole = page.getByRole("img", { name: table.whole("1/4", "bar 1/2", "0.25"), exact: true });
  await expect(whole).toHaveClass(/sum-line/);
  // It stays so for the others' sentences.
  await table.playing(3).click();
  await expect(whole).toHaveClass(/sum-line/);
  await table.button("wholes-hops").click();
  await expect(whole).toHaveClass(/sum-bar/);
});

test("who passes keeps all cards, and the next player is on", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 draws"] });
  await table.unveil("Ana");
  await table.pick("1/4");
  await table.button("wholes-pass").click();
  await table.turn("Ben");
  await expect(table.latest()).toHaveText(table.words("wholes-event-pass", { who: "other", name: "Ana" }));
  expect(await table.places()).toEqual([0, 0, 0]);
  expect(await table.counts()).toEqual([6, 5, 5]);
  await expect(table.button("wholes-call-open"), "there is nothing to call").toHaveCount(0);
});

test("SWAP and REPLAY cannot be part of a play", async ({ page }) => {
  const table = await sitDown(page, TURN);
  await expect(table.card("SWAP")).not.toHaveAttribute("aria-pressed");
  await table.pick("1/4");
  await table.card("SWAP").click();
  await expect(table.dialog("wholes-swap-title")).toBeVisible();
  await table.button("wholes-not-now").click();
  await expect(table.picked(), "what was picked is still picked").toHaveCount(1);
});

test("computers act one after another until it is a person's turn again", async ({ page }) => {
  const table = await sitDown(page, TURN);
  await table.button("wholes-pass").click();
  await table.headline("wholes-turn", { who: "other", name: "Ada" });
  // A computer thinks in its worker, whose time no clock controls.
  const acted = async () => {
    await page.clock.runFor(5_000);
    return (await table.actions()).length;
  };
  await expect.poll(acted).toBeGreaterThan(3);
  expect((await table.actions()).slice(0, 3)).toEqual(["1 draws", "1 passes", "2 draws"]);
  expect((await table.actions())[3]).toMatch(/^2 (plays|passes)/);
});
