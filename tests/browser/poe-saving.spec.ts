import { axe, expect, test } from "./flub.ts";
import { RELEASE, ordinaryIf } from "./level.ts";
import { ROUNDS, SAVE, Table, actionsOf, open, recordOf, saveOf, sitDown } from "./poe.ts";
import { leave } from "./storage.ts";
import { beginning } from "./words.ts";

const MARKUP = "<img src=x onerror=alert(1)>";

/** Asserts that these are the players, seat by seat. */
async function areSeated(table: Table, names: string[]): Promise<void> {
  await expect(table.players()).toHaveText(names.map(beginning));
}

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
  await areSeated(table, names);
  await expect(page.locator("main img")).toHaveCount(0);
  await table.turn(names[0]!);
  await page.reload();
  await areSeated(table, names);
  await table.setGoal("odd");
  await expect(table.latest()).toHaveText(table.words("poe-event-goal", { who: "other", name: names[0]!, goal: "odd" }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe(page);
});

test("a player without a name has a number, and the only person is you", async ({ page }) => {
  const table = await sitDown(page, { players: ["person", "person", "computer student Ada"] });
  await areSeated(table, [table.words("seating-player", { number: 1 }), table.words("seating-player", { number: 2 }), "Ada"]);
});

test("a match survives a reload at any moment", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben", "computer expert Ada"], actions: ["1 goal O"] });
  await table.write("P5");
  await page.reload();
  await table.headline("poe-turn-computer", { name: "Ada" });
  expect(await table.letters()).toBe("....P....");
  await table.challenge("A");
  await page.reload();
  await expect(table.latest()).not.toBeEmpty();
  expect((await table.actions()).slice(0, 3)).toEqual(["1 goal O", "2 P5", "1 challenges A"]);
});

const UNREADABLE = {
  "of no sense": "this was never a save",
  "without players": recordOf({}),
  "with too few players": saveOf({}).replace(/# 3 .*\n/, ""),
  "with a player of no nature": saveOf({}).replace("# 2 person", "# 2 dragon"),
  "with a mark that is none": saveOf({}).replace("# 2 person 2", "# 2 person 9"),
  "against the rules": saveOf({ actions: ["1 goal O", "3 F1"] }),
  "with an opening nobody can play": saveOf({ from: "O FFFFFFFF.", actions: [] }),
  "of another version": saveOf({}).replace("flub 1", "flub 9"),
  "of nothing": "",
};

for (const [kind, save] of Object.entries(UNREADABLE)) {
  test(`a save ${kind} is reported, put aside and offered as a file`, ordinaryIf(kind === "against the rules"), async ({ page }) => {
    const table = await open(page, { [SAVE]: save });
    await expect(page.getByRole("main").getByText(table.words("shell-storage-aside"))).toHaveCount(1);
    await expect(table.button("table-begin")).toBeVisible();
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("flub.poe") || key.startsWith("flub.aside")));
    expect(kept).toEqual([[`flub.aside.${SAVE}.1`, save]]);
    await axe(page);
    await table.button("table-begin").click();
    await table.yourTurn();
  });
}

for (const name of ["SecurityError", "QuotaExceededError"]) {
  test(`where storage fails (${name}) the match goes on, and one message says so`, ordinaryIf(name === "QuotaExceededError"), async ({ page }) => {
    await leave(page, {});
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused on purpose", name);
      };
    }, name);
    await page.goto("./#/poe");
    const table = new Table(page);
    await table.button("table-begin").click();
    const told = page.getByRole("main").getByText(table.words("shell-storage-refused"));
    await expect(told).toHaveCount(1);
    await table.setGoal("odd");
    await expect(table.steps()).toHaveCount(2);
    await table.button("poe-go-on").click();
    await expect(table.steps()).toHaveCount(3);
    await expect(told).toHaveCount(1);
  });
}

/** A record in the field, and the message it gets. */
const REFUSED: [string, string, Record<string, string | number>?][] = [
  ["", "table-unreadable-no-record", { game: "poe" }],
  ["<script>alert(1)</script>", "table-unreadable-no-record", { game: "poe" }],
  ["flub 2 poe beginning seats 3 for 6 rounds seed 7", "table-unreadable-version", { version: "2" }],
  ["flub 1 poe beginning seats 7 for 6 rounds seed 7", "table-unreadable-setup", { example: "flub 1 poe beginning seats 3 for 6 rounds seed 7" }],
  ["flub 1 poe beginning seats 3 for 0 rounds seed 7", "table-unreadable-setup", { example: "flub 1 poe beginning seats 3 for 6 rounds seed 7" }],
  [recordOf({ actions: ["1 goal 🦊"] }), "table-unreadable-line", { line: 2, title: "POE" }],
  [recordOf({ actions: ["1 goal O", "9 F1"] }), "table-unreadable-line", { line: 3, title: "POE" }],
];

const AGAINST: [string[], string, Record<string, string | number>?][] = [
  [["2 goal O"], "poe-refused-goal-due", { name: "Ana" }],
  [["1 goal O", "2 goal E"], "poe-refused-goal-set"],
  [["1 goal A6"], "poe-refused-goal-other", { text: "A6" }],
  [["1 goal O", "3 F1"], "poe-refused-turn", { name: "Ben" }],
  [["1 goal O", "2 O1"], "poe-refused-letter", { letter: "O" }],
  [["1 goal O", "2 F12"], "poe-refused-square", { square: 12 }],
  [["1 goal O", "2 F1", "3 F1"], "poe-refused-filled", { square: 1 }],
  [["1 goal O", "2 F1", "2 challenges P"], "poe-refused-own-move"],
  [["1 goal O", "2 challenges A"], "poe-refused-goal-flub"],
  [["1 goal O", "2 gives up"], "poe-refused-no-hearing"],
  [["1 goal O", "2 joins mover"], "poe-refused-no-hearing"],
  [["1 goal O", "2 F1", "3 challenges P", "3 F2"], "poe-refused-hearing"],
  [["1 goal O", "2 F1", "3 challenges P", "2 gives up"], "poe-refused-join-due", { name: "Ana" }],
  [["1 goal O", "2 F1", "3 challenges P", "1 joins challenger", "3 gives up"], "poe-refused-no-burden"],
  [["1 goal O", "2 F1", "3 challenges P", "1 joins mover", "1 joins mover"], "poe-refused-sides"],
  [["1 goal O", "2 F1", "3 challenges P", "1 joins mover", "1 gives up", "1 gives up"], "poe-refused-handed-in"],
  [["1 calls time"], "poe-refused-not-timed"],
  [["1 goal O", "2 F1", "3 challenges P", "1 joins mover", `1 proves: ${"159 ".repeat(500)}`], "poe-refused-proof-long"],
];

test("every text that is not a record is refused with the reason and leaves the match as it is", async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a });
  const saved = await table.saved();
  await table.button("table-record-share").click();
  const against = AGAINST.map(([actions, id, values]): (typeof REFUSED)[number] => [
    recordOf({ actions }),
    "table-unreadable-refused",
    { line: actions.length + 1, why: table.words(id, values) },
  ]);
  for (const [text, id, values] of [...REFUSED, ...against]) {
    await table.pasting().fill(text);
    await table.button("table-record-load").click();
    await expect.soft(table.pasting(), text.slice(0, 200)).toHaveAccessibleDescription(table.words(id, values));
  }
  expect(await table.saved()).toBe(saved);
  await page.keyboard.press("Escape");
  await table.turn("Ana");
});

test("a text that is far too long to be a record is not read", RELEASE, async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a });
  await table.paste("x".repeat(4 * 1024 * 1024 + 1));
  await expect(table.pasting()).toHaveAccessibleDescription(table.words("table-unreadable-long"));
});

test("a record with more seats than players brings computers, one with fewer sends players away", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben"] });
  await table.paste(recordOf({ players: Array(6).fill("person"), version: "big-tough", actions: ["1 goal A3", "2 R16"] }));
  await areSeated(table, ["Ana", "Ben", "", "", "", ""]);
  expect(new Set(await table.players().allTextContents()).size, "everybody has a name of their own").toBe(6);
  expect((await table.letters()).at(-1)).toBe("R");
  expect(await table.actions()).toEqual(["1 goal A3", "2 R16"]);
  await page.reload();
  await expect(table.players()).toHaveCount(6);
  await table.paste(recordOf({ players: ["person", "person"], actions: ["1 goal O"] }));
  await areSeated(table, ["Ana", "Ben"]);
  await table.turn("Ben");
});

test("a record reads in one line too, and is played on from", async ({ page }) => {
  const table = await sitDown(page, {});
  await table.paste("flub 1 poe beginning seats 3 for 6 rounds seed 7; 1 goal O; 2 P5; 3 R2");
  await table.turn("Ana");
  await expect.poll(() => table.letters()).toBe(".R..P....");
  await table.write("F1");
  expect(await table.actions()).toEqual(["1 goal O", "2 P5", "3 R2", "1 F1"]);
});

for (const count of [400, 3_000]) {
  test(`a proof of ${count} entries is refused with a message, and nothing of it is lost`, ordinaryIf(count === 400), async ({ page }) => {
    const table = await sitDown(page, { actions: [...ROUNDS.a, "1 challenges A", "2 joins mover"] });
    await table.unveil("Ana");
    await table.pencil("P8");
    await table.list("258 ".repeat(count));
    await expect(table.listed()).toHaveCount(count);
    await table.handIn();
    await expect(table.refusal()).toHaveText(table.words("poe-refused-proof-long"));
    await expect(table.listed()).toHaveCount(count);
    expect(await table.actions()).toHaveLength(5);
    await table.part("solution");
    await expect.poll(() => table.letters()).toBe(".R..P..P.");
  });
}

for (const typed of ["99999999999999999999", "1-2-3-4-5-6-7-8-9", "0", "-1", "１２３", "258; 1 gives up", "<b>258</b>"]) {
  test(`whatever is typed as a connection (${typed}) breaks nothing`, ordinaryIf(typed.includes(";")), async ({ page }) => {
    const table = await sitDown(page, { actions: [...ROUNDS.a, "1 challenges A", "2 joins mover"] });
    await table.unveil("Ana");
    await table.prove("P8: 258 instead F1");
    await table.part("solution");
    await table.list(typed);
    await table.handIn();
    await table.headline("poe-round-over", { number: 1 });
    const saved = await table.saved();
    expect(actionsOf(saved)).toHaveLength(6);
    await page.reload();
    await table.headline("poe-round-over", { number: 1 });
    expect(await table.saved()).toBe(saved);
  });
}
