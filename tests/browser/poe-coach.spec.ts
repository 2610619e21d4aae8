import { expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { DONE, ROUNDS, set, sitDown, type Table } from "./poe.ts";
import { listOf } from "./words.ts";

function warned(table: Table) {
  return table.dialog("poe-warning-title");
}

test("a coach that is off says nothing before or after a flub", async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a.slice(0, 2) });
  await table.write("R2");
  await table.turn("Ana");
  await expect(warned(table)).toBeHidden();
  await expect(table.remark()).toBeEmpty();
});

/** What the coach says before a letter. */
const WARNINGS: { actions: string[]; letter: string; says: string }[] = [
  { actions: ROUNDS.p.slice(0, 4), letter: "F6", says: "poe-warning-p" },
  { actions: ROUNDS.a.slice(0, 2), letter: "R2", says: "poe-warning-a" },
  { actions: ROUNDS.ca.slice(0, 3), letter: "R3", says: "poe-warning-passed" },
  { actions: ROUNDS.cp.slice(0, 5), letter: "P9", says: "poe-warning-passed" },
];

for (const { actions, letter, says } of WARNINGS) {
  test(`a coach that warns says so before ${letter} after ${actions.at(-1)}, and lets it be written all the same`, ordinaryIf(letter !== "R3"), async ({ page }) => {
    await set(page, { coach: "warn" });
    const table = await sitDown(page, { actions });
    await table.write(letter);
    await expect(warned(table).getByRole("paragraph")).toHaveText(table.words(says));
    await table.button("poe-warning-back").click();
    await expect(warned(table)).toBeHidden();
    expect(await table.actions(), "nothing is written").toEqual(actions);
    await expect(table.writing(letter), "the letter stays in pencil").toBeVisible();
    // The same with the keyboard.
    await table.square(Number(letter[1])).press("Enter");
    await expect(warned(table)).toBeVisible();
    await table.button("poe-warning-write").click();
    await expect.poll(async () => (await table.actions()).length).toBe(actions.length + 1);
    await expect(warned(table)).toBeHidden();
  });
}

test("a coach that warns is silent before a letter that is not a flub, and before one that is forced", async ({ page }) => {
  await set(page, { coach: "warn" });
  const table = await sitDown(page, { actions: ROUNDS.a.slice(0, 2) });
  await table.write("F1");
  await table.turn("Ana");
  const forced = await sitDown(page, { actions: ROUNDS.forced.slice(0, -1) });
  await forced.turn("Cem");
  await forced.write("P2");
  await forced.turn("Ana");
});

test("a coach that explains says what a move was, and shows it on the mat", async ({ page }) => {
  await set(page, { coach: "explain" });
  const table = await sitDown(page, { actions: ROUNDS.a.slice(0, 2) });
  const remark = table.remark();
  await expect(remark).toBeEmpty();
  await table.write("R2");
  await expect(remark).toContainText(/^R2 is an A-flub: with [PR]\d there is \d{3}( \d{3})*\. [FPR]\d would have avoided it\./);
  await table.show().click();
  await expect(table.strokes()).not.toHaveCount(0);
  await table.show().click();
  await expect(table.strokes()).toHaveCount(0);
  await table.write("P8");
  await expect(remark).toContainText("is a CA-flub");

  await sitDown(page, { actions: ROUNDS.cp.slice(0, 5) });
  await expect(remark).toContainText(table.words("poe-note-p", { move: "F4", why: table.words("poe-obstacle-stranded", { square: 1 }) }));
  await table.write("P9");
  await expect(remark).toContainText(table.words("poe-note-cp", { move: "P9" }));
});

test("a proof on display does not stand in the way of the next letter", async ({ page }) => {
  await set(page, { coach: "explain" });
  const table = await sitDown(page, { actions: ROUNDS.a });
  await table.show().click();
  await expect(table.strokes()).not.toHaveCount(0);
  await table.pencil("F1");
  await expect.poll(() => table.letters(), "what is pencilled is seen, and nothing else").toBe("FR..P....");
  await table.writing("F1").click();
  await table.turn("Ben");
});

test("the coach is chosen at the set-up and in the settings", async ({ page }) => {
  const table = await sitDown(page, { actions: DONE.slice(0, 3) });
  await page.goto("./#/settings");
  await page.getByRole("radio", { name: table.words("settings-coach-explain") }).check();
  await page.goto("./#/poe");
  await expect(table.remark()).toContainText("R2 is an A-flub");
});

test("the review tells of every move what it was and who let it pass, and shows a proof", async ({ page }) => {
  const table = await sitDown(page, { actions: [...ROUNDS.ca, "2 challenges CA", "3 joins mover", "2 gives up"] });
  const moves = table.reviewed();
  await expect(moves).toHaveCount(0);
  const review = table.button("poe-review");
  await expect(review).toHaveAttribute("aria-expanded", "false");
  await review.click();
  await expect(review).toHaveAttribute("aria-expanded", "true");
  await expect(moves).toHaveCount(4);
  await expect(table.reviewedMove("Ana: Goal: odd")).toContainText(table.words("poe-review-fine"));
  await expect(table.reviewedMove("Ben: R4")).toContainText(table.words("poe-review-fine"));
  const [missed, challenged] = [table.reviewedMove("Cem: P5"), table.reviewedMove("Ana: R3")];
  await expect(missed).toContainText("P5 is an A-flub");
  const names = listOf("en", ["Ana", "Ben"]);
  await expect(missed).toContainText(table.words("poe-review-missed", { names }));
  await expect(challenged).toContainText(table.words("poe-note-ca", { move: "R3", earlier: "P5" }));
  await expect(challenged, "it was challenged").not.toContainText("Could have");
  const show = missed.getByRole("button");
  await show.click();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(table.strokes()).not.toHaveCount(0);
  expect((await table.letters()).slice(3, 5), "the mat as it was after that move").toBe("RP");
  await review.click();
  await expect(moves).toHaveCount(0);
});

test("the last round of a match is reviewed too, also when it is looked back at later", async ({ page }) => {
  const table = await sitDown(page, { length: "for 1 rounds", actions: DONE.slice(0, -1) });
  await table.unveil("Ben");
  await table.giveUp();
  await table.button("poe-review").click();
  await expect(table.reviewed()).toHaveCount(3);
  await page.reload();
  await table.button("table-look-back").click();
  await table.button("poe-review").click();
  await expect(table.reviewedMove("Cem: R2")).toContainText("R2 is an A-flub");
});
