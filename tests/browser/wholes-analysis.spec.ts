import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { ALONE, FINISHED, WHOLE_GAME, open, saveOf, sitDown } from "./wholes.ts";

// The computers wait, so that the position stays on the screen.
test.beforeEach(({ page }) => holdTime(page));

test("a position is analysed with open hands, and played on from for practice, where all can be undone", async ({ page }) => {
  const game = { players: ["person Ana", "person Ben"], seed: WHOLE_GAME.seed, actions: WHOLE_GAME.actions };
  const table = await open(page, { [FINISHED]: saveOf(game) }, "en", ["Ana", "Ben"]);
  await table.button("table-look-back").click();
  // After Ana has drawn, before she plays.
  await table.step("wholes-event-draw", { who: "other", name: "Ana" }).first().click();
  await table.button("table-analyse").click();
  const panel = page.getByRole("region", { name: table.words("wholes-analysis-title") });
  await expect(panel.getByRole("listitem").filter({ hasText: /Ana|Ben/ })).toHaveCount(2);
  await expect(panel).toContainText(table.words("wholes-analysis-longest", { count: 3 }));
  const choices = panel.getByRole("list", { name: table.words("wholes-analysis-choices") }).getByRole("listitem");
  await expect(choices.first()).toContainText(/^Play .+: wins [1-9]\d? times of 100$/);
  await expect(choices.last()).toContainText(/wins [1-9]\d? times of 100$/);
  // The next step: the play can be called, and the call would be wrong.
  await table.button("table-record-forward").click();
  await expect(panel).toContainText(/A call is right \d+ times of 100, as far as this hand can know\./);
  await table.button("wholes-analysis-play").click();
  await expect(table.button("wholes-nobody-calls").or(table.button("wholes-let-be-and-draw"))).toBeVisible();
  expect(await table.actions()).toEqual(WHOLE_GAME.actions.slice(0, 2));
  await table.button("table-undo").click();
  expect(await table.actions()).toEqual(WHOLE_GAME.actions.slice(0, 1));
});

test("where cards are hidden nothing is analysed, and in practice everything is", async ({ page }) => {
  const hidden = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await expect(hidden.button("wholes-pass")).toBeVisible();
  await expect(hidden.button("table-analyse")).toHaveCount(0);
  const practice = await sitDown(page, { players: ALONE, practice: true, actions: ["1 draws"] });
  await practice.button("table-analyse").click();
  await expect(page.getByRole("region", { name: practice.words("wholes-analysis-title") })).toBeVisible();
  await practice.button("table-analyse").click();
  await expect(page.getByRole("region", { name: practice.words("wholes-analysis-title") })).toHaveCount(0);
});
