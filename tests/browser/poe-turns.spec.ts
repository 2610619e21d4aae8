import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { ALONE, ROUNDS, set, sitDown, type Table } from "./poe.ts";

async function steps(table: Table): Promise<number> {
  return table.steps().count();
}

test("a person challenges out of turn, while a computer is to move", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 goal O", "2 R1", "3 F2", "1 F5", "2 F4"] });
  await table.headline("poe-turn-computer", { name: "Emmy" });
  await table.challenge("P");
  await expect(table.step("poe-event-challenge", { who: "you", kind: "P" })).toBeVisible();
  expect(await table.actions()).toContain("1 challenges P");
  await table.headline("poe-round-over", { number: 1 });
  // The computer that moved cannot prove a solution that does not exist, and the other one knows it.
  expect((await table.points())[0]).toBe("2");
});

test("computers wait until a person lets them go on, however long that takes", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, { players: ALONE, actions: ["1 goal O", "2 R1"] });
  await expect(table.button("poe-go-on")).toBeVisible();
  await page.clock.runFor(3_600_000);
  expect(await steps(table)).toBe(2);
  await table.button("poe-go-on").click();
  await expect(table.button("poe-go-on")).toHaveCount(0);
  await expect(table.button("poe-challenge-open"), "there is still a moment to challenge").toBeVisible();
  await page.clock.runFor(1_000);
  await expect.poll(() => steps(table)).toBe(3);
});

for (const [pace, seconds] of [["short", 3], ["long", 10]] as const) {
  test(`computers act by themselves after ${seconds} seconds, not before`, ordinaryIf(pace === "short"), async ({ page }) => {
    await set(page, { pace });
    await holdTime(page);
    const table = await sitDown(page, { players: ALONE, actions: ["1 goal O", "2 R1"] });
    await table.headline("poe-turn-computer", { name: "Emmy" });
    await expect(table.button("poe-go-on")).toHaveCount(0);
    await page.clock.runFor(seconds * 1_000 - 500);
    expect(await steps(table)).toBe(2);
    await page.clock.runFor(1_000);
    await expect.poll(() => steps(table)).toBe(3);
  });

  test(`while somebody thinks about a challenge the ${seconds} seconds do not run`, ordinaryIf(pace === "short"), async ({ page }) => {
    await set(page, { pace });
    await holdTime(page);
    const table = await sitDown(page, { players: ALONE, actions: ["1 goal O", "2 R1"] });
    await table.button("poe-challenge-open").click();
    await page.clock.runFor(60_000);
    expect(await steps(table)).toBe(2);
    await table.button("poe-challenge-back").click();
    await page.clock.runFor(seconds * 1_000 - 500);
    expect(await steps(table)).toBe(2);
    await page.clock.runFor(1_000);
    await expect.poll(() => steps(table)).toBe(3);
  });
}

for (const pace of ["ask", "short", "long"] as const) {
  test(`a person who plays alone can take any time for a move (${pace})`, ordinaryIf(pace === "short"), async ({ page }) => {
    await set(page, { pace });
    await holdTime(page);
    const table = await sitDown(page, { players: ALONE, actions: ["1 goal O", "2 R1", "3 F2"] });
    await table.yourTurn();
    await page.clock.runFor(600_000);
    expect(await steps(table)).toBe(3);
    await table.yourTurn();
  });
}

test("on a shared screen the challenger says who it is, and the mover is not asked", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben", "person Cem", "person Dan"], actions: ["1 goal O", "2 R1", "3 F2"] });
  await table.turn("Dan");
  await table.button("poe-challenge-open").click();
  const who = page.getByRole("group", { name: table.words("poe-challenge-who") }).getByRole("radio");
  await expect(who).toHaveCount(3);
  await expect(page.getByRole("radio", { name: "Cem", exact: true })).toHaveCount(0);
  const confirm = table.button("poe-challenge-confirm", { kind: "P" });
  await expect(confirm, "nobody has said who it is").toHaveAttribute("aria-disabled", "true");
  await confirm.click({ force: true });
  expect(await table.actions()).toHaveLength(3);
  await page.getByRole("radio", { name: "Ben", exact: true }).check();
  await confirm.click();
  expect((await table.actions()).at(-1)).toBe("2 challenges P");
  await table.turn("Dan");
});

test("the player who moved last cannot challenge, and has no button for it", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, { players: ["person", "computer student Ada"], actions: ["1 goal O"] });
  await table.headline("poe-turn-computer", { name: "Ada" });
  await expect(table.bar()).toBeVisible();
  await expect(table.button("poe-challenge-open")).toHaveCount(0);
});

test("a goal can be challenged as a P-flub and as nothing else", async ({ page }) => {
  const table = await sitDown(page, { version: "tough", actions: ["1 goal E20"] });
  await table.turn("Ben");
  await table.button("poe-challenge-open").click();
  await expect(page.getByRole("group", { name: table.words("poe-challenge-which") }).getByRole("button")).toHaveCount(1);
  await page.getByRole("radio", { name: "Cem", exact: true }).check();
  await table.button("poe-challenge-confirm", { kind: "P" }).click();
  await table.join("Cem");
  await table.unveil("Ana");
  await table.giveUp();
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["0", "1", "2"]);
});

test("a computer between two people is waited for, and waits", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "computer expert Ada", "person Ben"], actions: ["1 goal O"] });
  await table.headline("poe-turn-computer", { name: "Ada" });
  await table.button("poe-go-on").click();
  await table.turn("Ben");
});

test("undo takes back a person's action with its consequences, and redo restores it", async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a });
  await table.button("table-undo").click();
  await expect.poll(() => table.letters()).toBe("....P....");
  await table.button("table-undo").click();
  await table.button("table-undo").click();
  await table.turn("Ana");
  await expect(table.button("table-undo")).toHaveAttribute("aria-disabled", "true");
  for (let step = 0; step < 3; step++) await table.button("table-redo").click();
  await expect.poll(() => table.letters()).toBe(".R..P....");
  await expect(table.button("table-redo")).toHaveAttribute("aria-disabled", "true");
  expect(await table.actions()).toEqual(ROUNDS.a);
});

test("a filled square says why no letter can be written there", async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a });
  await table.square(5).press("F");
  await expect(table.refusal()).toHaveText(table.words("poe-refused-filled", { square: 5 }));
  await table.square(1).press("F");
  await expect(table.refusal()).toBeEmpty();
});

test("on a full mat nobody writes: a force-out is proved without a letter", async ({ page }) => {
  const table = await sitDown(page, { players: ["person Ana", "person Ben"], actions: ["1 goal O", "2 R1", "1 F4", "2 F5", "1 F6", "2 F7", "1 F8", "2 F9", "1 P2", "2 P3"] });
  await table.turn("Ana");
  await expect(page.getByRole("main").getByText(table.words("poe-due-full"), { exact: true })).toBeVisible();
  await expect(table.letterKeys()).toHaveCount(0);
  await table.square(5).press("F");
  await table.square(5).press("Enter");
  expect(await table.actions()).toHaveLength(10);
  await table.forceOut();
  for (const name of ["Ana", "Ben"]) {
    await table.unveil(name);
    await expect(table.parts()).toHaveCount(0);
    await table.prove(": 123");
    await table.handIn();
  }
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["1", "1"]);
});
