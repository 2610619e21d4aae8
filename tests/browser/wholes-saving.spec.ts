import { axe, expect, test } from "./flub.ts";
import { RELEASE, ordinaryIf } from "./level.ts";
import { leave } from "./storage.ts";
import { FINISHED, SAVE, Table, WHOLE_GAME, actionsOf, deal, open, recordOf, saveOf, sitDown } from "./wholes.ts";
import { beginning } from "./words.ts";

const MARKUP = "<img src=x onerror=alert(1)>";
const HONEST = ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"];
const OVER = { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions };

test("a game goes on after a reload as it was, and what was picked is picked anew", async ({ page }) => {
  const table = await sitDown(page, { players: ["person", "computer careful Ada", "computer careful Emmy"] });
  await table.button("wholes-draw").click();
  await table.pick("1/4", "bar 1/2");
  const [hand, saved] = [await table.faces(".hand"), await table.saved()];
  await page.reload();
  await table.yourTurn();
  expect(await table.faces(".hand")).toEqual(hand);
  expect(await table.saved()).toBe(saved);
  await expect(table.picked()).toHaveCount(0);
  await table.pick("1/4", "0.25", "bar 1/2");
  await table.playing(3).click();
  await expect.poll(async () => (await table.actions()).length).toBeGreaterThan(1);
  await page.reload();
  await expect(table.lanes()).toHaveCount(3);
  expect((await table.places())[0]).toBe(3);
});

test("a game that is over is kept, and another game can be begun from it", async ({ page }) => {
  const table = await sitDown(page, { ...OVER, actions: OVER.actions.slice(0, -1) });
  await table.button("wholes-nobody-calls").click();
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  await expect.poll(() => table.saved()).toBeNull();
  await page.reload();
  await expect(table.button("table-begin")).toBeVisible();
  await table.button("table-look-back").click();
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  await expect(table.steps()).toHaveCount(OVER.actions.length);
  await table.button("wholes-new-game").click();
  await table.turn("Ana");
  expect(await table.actions()).toEqual([]);
  await table.button("table-leave").click();
  await table.button("table-continue").click();
  await table.turn("Ana");
});

test("the home page tells of a game that waits, and leads back to it", async ({ page }) => {
  const table = await sitDown(page, { actions: HONEST });
  await page.goto("./#/");
  await page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-wholes") }) }).click();
  await table.turn("Ben");
  expect(await table.places()).toEqual([3, 0, 0]);
});

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

const UNREADABLE = {
  "of no sense": "this was never a save",
  "without players": recordOf({}),
  "with too few players": saveOf({}).replace(/# 3 .*\n/, ""),
  "with a player of no nature": saveOf({}).replace("# 2 person", "# 2 dragon"),
  "with a mark that is none": saveOf({}).replace("# 2 person 2", "# 2 person 9"),
  "against the rules": saveOf({ actions: ["1 passes"] }),
  "with cards that nobody holds": saveOf({ actions: ["1 draws", "1 plays 3/4, 1/4 saying 3/4, 1/4"] }),
  "with a deck that makes no whole": saveOf({ cards: "deck 3/4*40" }),
  "of a pack that is none": saveOf({ cards: "sevenths" }),
  "of seven players": saveOf({}).replace("seats 3", "seats 7"),
  "of another version": saveOf({}).replace("flub 1", "flub 9"),
  "of nothing": "",
};

for (const [kind, save] of Object.entries(UNREADABLE)) {
  test(`a save ${kind} is reported, put aside and offered as a file`, ordinaryIf(kind === "against the rules"), async ({ page }) => {
    const table = await open(page, { [SAVE]: save });
    await expect(page.getByRole("main").getByText(table.words("shell-storage-aside"))).toHaveCount(1);
    await expect(table.button("table-begin")).toBeVisible();
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("flub.wholes") || key.startsWith("flub.aside")));
    expect(kept).toEqual([[`flub.aside.${SAVE}.1`, save]]);
    await table.button("table-begin").click();
    await table.yourTurn();
  });
}

for (const name of ["SecurityError", "QuotaExceededError"]) {
  test(`where storage fails (${name}) the game goes on, and one message says so`, ordinaryIf(name === "QuotaExceededError"), async ({ page }) => {
    await leave(page, {});
    // The game would wait for a holder of REPLAY.
    await deal(page, 6);
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused on purpose", name);
      };
    }, name);
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

test("the record of a game that is over is copied, and pasted back plays on from where it stops", async ({ page }) => {
  const table = await open(page, { [FINISHED]: saveOf(OVER) });
  await table.button("table-look-back").click();
  await table.button("table-record-share").click();
  const record = await table.copying().inputValue();
  expect(actionsOf(record)).toEqual(OVER.actions);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: table.words("table-record-file") }).click();
  expect((await download).suggestedFilename()).toBe("wholes.txt");
  await page.keyboard.press("Escape");

  // Without its last action nobody has won.
  await table.paste(record.trim().split("\n").slice(0, -1).join("\n"));
  await table.turn("Ben");
  expect(await table.places()).toEqual([20, 0]);
  expect(await table.actions()).toEqual(OVER.actions.slice(0, -1));
  await table.button("wholes-nobody-calls").click();
  await table.headline("wholes-won", { who: "other", name: "Ana" });
  await table.paste(record);
  await table.headline("wholes-won", { who: "other", name: "Ana" });
});

test("another record of the same deal and as many actions shows its own", async ({ page }) => {
  const table = await sitDown(page, { practice: true, actions: HONEST });
  const whole = table.steps().filter({ hasText: table.words("wholes-say-whole", { count: 1 }) });
  await expect(whole).toHaveCount(1);
  const passed = ["1 draws", "1 passes"];
  await table.paste(recordOf({ actions: passed }));
  await expect.poll(() => table.actions()).toEqual(passed);
  await expect(whole).toHaveCount(0);
});

test("a record with more seats than players brings computers, one with fewer sends players away", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben"], practice: true });
  await table.paste("flub 1 wholes seats 6 mixed seed 1; 1 draws; 1 passes");
  await expect(table.lanes()).toHaveText([/^Ana/, /^Ben/, /./, /./, /./, /./]);
  const names = (await table.lanes().allTextContents()).map((lane) => /^\D+?(?=\d)/.exec(lane)![0]);
  expect(new Set(names).size, "everybody has a name of their own").toBe(6);
  expect(await table.actions()).toEqual(["1 draws", "1 passes"]);
  await table.paste(recordOf({ players: ["person", "person"], actions: ["1 draws"] }));
  await expect(table.lanes()).toHaveText([/^Ana/, /^Ben/]);
  await expect(table.hand()).toHaveCount(6);
});

/** A text in the record field, and the message it gets. */
type Refused = [text: string, id: string, values?: Record<string, string | number>];
const EXAMPLE = { example: "flub 1 wholes seats 3 quarters seed 7" };
const REFUSED: Refused[] = [
  ["", "table-unreadable-no-record", { game: "wholes" }],
  ["<script>alert(1)</script>", "table-unreadable-no-record", { game: "wholes" }],
  ["flub 2 wholes seats 3 quarters seed 7", "table-unreadable-version", { version: "2" }],
  ["flub 1 lawtoe pedagogue seed 7", "table-unreadable-game", { name: "lawtoe", title: "Wholes" }],
  ["flub 1 wholes seats 1 quarters seed 7", "table-unreadable-setup", EXAMPLE],
  ["flub 1 wholes seats 7 quarters seed 7", "table-unreadable-setup", EXAMPLE],
  ["flub 1 wholes seats 3 sevenths seed 7", "table-unreadable-setup", EXAMPLE],
  ["flub 1 wholes seats 3 deck 3/4*40 seed 7", "table-unreadable-setup", EXAMPLE],
  ["flub 1 wholes seats 3 deck 1/2*10000 seed 7", "table-unreadable-setup", EXAMPLE],
  ["flub 1 wholes seats 3 deck 1/1001*40 seed 7", "table-unreadable-setup", EXAMPLE],
  ["flub 1 wholes seats 3 deck -1/2*40 seed 7", "table-unreadable-setup", EXAMPLE],
  [recordOf({ actions: ["1 🦊"] }), "table-unreadable-line", { line: 2, title: "Wholes" }],
  [recordOf({ actions: ["1 draws", "9 passes"] }), "table-unreadable-line", { line: 3, title: "Wholes" }],
  [recordOf({ actions: ["1 draws", "1 plays 1/4"] }), "table-unreadable-line", { line: 3, title: "Wholes" }],
];

/** Actions of which the last is against the rules, and the message it gets. */
const AGAINST: [actions: string[], id: string, values?: Record<string, string | number>][] = [
  [["5 draws"], "wholes-refused-seat", { number: 5 }],
  [["2 draws"], "wholes-refused-turn", { name: "Ana" }],
  [["1 passes"], "wholes-refused-draw-first"],
  [["1 draws", "1 draws"], "wholes-refused-drawn"],
  [["1 calls"], "wholes-refused-nothing"],
  [[...HONEST, "1 calls"], "wholes-refused-own"],
  [[...HONEST, "2 lets it be", "2 calls"], "wholes-refused-left-be"],
  [[...HONEST, "2 calls", "3 calls"], "wholes-refused-nothing"],
  [["1 swaps with 1"], "wholes-refused-swap-self"],
  [["1 swaps with 5"], "wholes-refused-seat", { number: 5 }],
  [["2 swaps with 1"], "wholes-refused-held", { card: "SWAP" }],
  [["3 replays"], "wholes-refused-replay"],
  [["1 draws", "1 passes", "1 replays"], "wholes-refused-held", { card: "REPLAY" }],
  [["1 draws", "1 plays 3/4, 1/4 saying 3/4, 1/4"], "wholes-refused-held", { card: "three fourths" }],
  [["1 draws", "1 plays SWAP, 1/4 saying 3/4, 1/4"], "wholes-refused-playable", { card: "SWAP" }],
  [["1 draws", "1 plays 1/4, 0.25 saying 1/4, 1/4, 1/2"], "wholes-refused-said-other", { cards: 2, said: 3 }],
  [["1 draws", "1 plays 1/4, 0.25 saying 1/3, 2/3"], "wholes-refused-face", { face: "one third" }],
  [["1 draws", "1 plays 1/4, 0.25 saying 1/4, 0.25"], "wholes-refused-no-whole", { over: "less" }],
  [["1 draws", "1 plays bar 1/2, bar 1/2 saying 1/4, 3/4"], "wholes-refused-otherwise"],
];

test("a text that is far too long to be a record is not read", RELEASE, async ({ page }) => {
  const table = await sitDown(page, { practice: true, actions: HONEST });
  await table.paste("x".repeat(4 * 1024 * 1024 + 1));
  await expect(table.pasting()).toHaveAccessibleDescription(table.words("table-unreadable-long"));
});

test("every text that is not a record is refused with the reason and leaves the game as it is", async ({ page }) => {
  const table = await sitDown(page, { practice: true, actions: HONEST });
  const saved = await table.saved();
  await table.button("table-record-share").click();
  const against = AGAINST.map(([actions, id, values]): Refused => [
    recordOf({ actions }),
    "table-unreadable-refused",
    { line: actions.length + 1, why: table.words(id, values) },
  ]);
  const over: Refused = [
    recordOf({ ...OVER, actions: [...OVER.actions, "1 draws"] }),
    "table-unreadable-refused",
    { line: OVER.actions.length + 2, why: table.words("wholes-refused-over") },
  ];
  for (const [text, id, values] of [...REFUSED, ...against, over]) {
    await table.pasting().fill(text);
    await table.button("table-record-load").click();
    await expect.soft(table.pasting(), text.slice(0, 200)).toHaveAccessibleDescription(table.words(id, values));
  }
  expect(await table.saved()).toBe(saved);
  await page.keyboard.press("Escape");
  await table.turn("Ben");
  expect(await table.places()).toEqual([3, 0, 0]);
});
