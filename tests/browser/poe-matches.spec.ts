import { type Locator } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { DONE, ROUNDS, THREE, actionsOf, open, sitDown, type Match, type Table } from "./poe.ts";
import { listOf } from "./words.ts";

/** What shows that the match is over: the only button left starts another. */
function over(table: Table) {
  return table.button("poe-new-match");
}

/**
 * Plays on as the only person at the table until the match is over, writing F wherever there is room, joining the side that has the
 * burden of proof, and giving up every proof.
 */
async function playOn(table: Table): Promise<void> {
  const { page } = table;
  // The stage goes on with the same word, and passes by itself.
  const readOn = table.button("poe-go-on").and(page.locator(":not(#stage-go-on)"));
  const acts: [Locator, () => Promise<void>][] = [
    [table.button("poe-next-round"), () => table.button("poe-next-round").click()],
    [readOn, () => readOn.click()],
    [table.button("poe-set-goal", { goal: "odd" }), () => table.setGoal("odd")],
    [table.bearing(), () => table.bearing().click()],
    [table.button("poe-proof-hand-in"), () => table.giveUp()],
    [table.letterKeys(), async () => table.write(`F${(await table.letters()).indexOf(".") + 1}`)],
    [table.button("poe-challenge-open"), () => table.challenge("P")],
  ];
  const due = acts.map(([what]) => what).reduce((any, one) => any.or(one), over(table));
  for (;;) {
    await expect(due).not.toHaveCount(0);
    if (await over(table).isVisible()) return;
    const before = await page.getByRole("main").textContent();
    for (const [what, act] of acts) {
      if (!(await what.isVisible())) continue;
      await act();
      break;
    }
    await expect(page.getByRole("main")).not.toHaveText(before!);
  }
}

test("one tap starts the usual game: you and two computers, who wait for your word", async ({ page }) => {
  const table = await open(page);
  await table.button("table-begin").click();
  await table.yourTurn();
  await expect(table.players()).toHaveText([/^You/, /^Ada/, /^Blaise/]);
  await expect(table.players().filter({ hasText: "You" })).toHaveAttribute("aria-current", "true");
  await table.setGoal("odd");
  // Only the other computer could challenge the goal, so there is no wait.
  await table.headline("poe-turn-computer", { name: "Blaise" });
  await expect(table.steps()).toHaveCount(2);
  await table.button("poe-go-on").click();
  await expect(table.steps()).toHaveCount(3);
});

const MATCHES: [string, Match][] = [
  ["of one round", { length: "for 1 rounds" }],
  ["of three rounds", { length: "for 3 rounds" }],
  ["to three points", { length: "to 3 points", players: ["person", "computer expert Ada"] }],
  ["with five computers of all levels", {
    length: "for 1 rounds",
    players: ["person", "computer beginner Ada", "computer student Blaise", "computer expert Emmy", "computer beginner Carl", "computer student Hypatia"],
  }],
];

for (const [kind, match] of MATCHES) {
  for (const seed of [1, 2]) {
    test(`a match ${kind} against computers comes to its end (seed ${seed})`, ordinaryIf(seed === 1 && !/rounds?$/.test(kind)), async ({ page }) => {
      const table = await sitDown(page, { players: ["person", "computer student Ada", "computer expert Emmy"], seed, ...match });
      await playOn(table);
      const sheet = await table.sheet();
      const totals = sheet.pop()!.map((points) => Number(points.replace("−", "-")));
      const sums = totals.map((_, seat) => sheet.reduce((sum, row) => sum + Number(row[seat]!.replace("−", "-")), 0));
      expect(totals, "the sheet adds up").toEqual(sums);
      expect((await table.scores()).map((points) => Number(points.replace("−", "-")))).toEqual(totals);
      const rounds = /for (\d)/.exec(match.length!)?.[1];
      if (rounds) expect(sheet).toHaveLength(Number(rounds));
      else expect(Math.max(...totals)).toBeGreaterThanOrEqual(3);
    });
  }
}

test("a match for minutes: the round in which the time runs out is the last, and nobody is hurried", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, { length: "for 5 minutes", actions: ROUNDS.a.slice(0, 2) });
  const left = (time: string) => expect(page.getByText(table.words("poe-time-left", { time }), { exact: true })).toBeVisible();
  await left("5:00");
  await page.clock.runFor(61_000);
  await left("3:59");

  // A reload loses only the seconds since the last save.
  await page.reload();
  await left("4:00");

  // Time runs out while a letter is pencilled: it stays, and can still be written.
  await table.pencil("R2");
  await page.clock.runFor(245_000);
  await left("0:00");
  await table.writing("R2").click();
  await table.turn("Ana");
  await table.challenge("A", "Ana");
  await table.join("Cem");
  await table.unveil("Ana");
  await table.prove("P8: 258 instead F1");
  await table.handIn();
  await table.headline("poe-won", { who: "other", name: "Ana" });
  await expect(over(table)).toBeVisible();
});

test("a match of several rounds: the goal passes on, and the sheet adds up", async ({ page }) => {
  const table = await sitDown(page, { length: "for 3 rounds", actions: DONE });
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["2", "1", "0"]);
  await table.button("poe-next-round").click();
  await table.turn("Ben");
  await table.setGoal("even");
  await table.turn("Cem");
  await table.write("F1");
  await table.challenge("P", "Ben");
  await table.join("Ben");
  await table.unveil("Cem");
  await table.prove("P2 P5 P7 P8: 257 258");
  await table.handIn();
  await table.headline("poe-round-over", { number: 2 });
  expect(await table.points()).toEqual(["0", "0", "2"]);
  await table.button("poe-next-round").click();
  await table.turn("Cem");
  await table.setGoal("odd");
  await table.challenge("P", "Ana");
  await table.join("Cem");
  await table.unveil("Ben");
  await table.giveUp();
  await table.unveil("Cem");
  await table.giveUp();
  await table.headline("poe-won", { who: "other", name: "Ana" });
  expect(await table.sheet()).toEqual([["2", "1", "0"], ["0", "0", "2"], ["2", "0", "0"], ["4", "1", "2"]]);
});

test("players level on the highest score win together, and the finished match can be viewed", async ({ page }) => {
  const table = await sitDown(page, { players: THREE.slice(0, 2), length: "for 1 rounds", actions: ["1 goal O", "2 P5", "1 R2", "2 forces out"] });
  await table.unveil("Ben");
  await table.prove("P8: 258");
  await table.handIn();
  await table.unveil("Ana");
  await table.prove("P7: 257");
  await table.handIn();
  const names = listOf("en", ["Ana", "Ben"]);
  await table.headline("poe-won-together", { names });
  expect(await table.scores()).toEqual(["1", "1"]);
  await page.reload();
  await table.button("table-look-back").click();
  await table.headline("poe-won-together", { names });
  await table.button("table-change-setup").click();
  await expect(page.getByLabel(table.words("seating-player-name", { number: 1 }))).toHaveValue("Ana");
});

test("in a match to a number of points the round that reaches it is the last", async ({ page }) => {
  const table = await sitDown(page, { length: "to 2 points", actions: DONE.slice(0, -1) });
  await table.unveil("Ben");
  await table.giveUp();
  await table.headline("poe-won", { who: "other", name: "Ana" });
  expect(actionsOf(await table.page.evaluate(() => localStorage.getItem("flub.poe.last")))).toHaveLength(DONE.length);
});
