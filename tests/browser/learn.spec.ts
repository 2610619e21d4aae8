import { check, exercises, give, type Exercise } from "./lessons.ts";
import { expect, test } from "./flub.ts";
import { TAUGHT } from "./games.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Goes to an exercise by its link. */
const open = (exercise: Exercise) => `./#/learn/${exercise.game}/exercise/${exercise.text.replaceAll(" ", "_")}`;

/** In the ordinary run, steps of which each is answered in another way. */
const ORDINARY: Record<string, number[]> = { lawtoe: [1, 7], poe: [5, 13], wholes: [2, 12], floating: [2, 9] };

for (const game of TAUGHT) {
  test(`lessons of ${game} take a right answer, refute a wrong one and help @translated`, async ({ page }) => {
    const steps = ORDINARY[game] ?? [1];
    for (const exercise of exercises("3").filter((exercise) => exercise.game === game && steps.includes(exercise.step))) {
      await test.step(exercise.text, () => walk(page, exercise));
    }
  });

  test(`every step of ${game} is walked @release`, async ({ page }) => {
    test.setTimeout(900_000);
    for (const exercise of exercises("3", "3").filter((exercise) => exercise.game === game)) {
      await test.step(exercise.text, () => walk(page, exercise));
    }
  });
}

/** Answers wrong in each known way, takes both hints, then answers right. */
async function walk(page: import("@playwright/test").Page, exercise: Exercise): Promise<void> {
  // The previous lesson would be taken for this one.
  await page.goto("./#/learn");
  await page.locator(".learn-games").waitFor();
  await page.goto(open(exercise));
  await expect(page.locator(".lesson-ask")).not.toBeEmpty({ timeout: 30_000 });
  for (const wrong of exercise.wrong) {
    await give(page, exercise, wrong);
    await check(page, false);
  }
  const again = page.getByRole("button", { name: words("learn-again"), exact: true });
  if (await again.isVisible()) await again.click();
  for (const given of [0, 1]) {
    const help = page.getByRole("button", { name: words("learn-help", { given }), exact: true });
    await help.click();
    await expect(help).toBeHidden();
    await expect(page.locator(".lesson-said")).not.toBeEmpty();
  }
  await give(page, exercise, exercise.right);
  await check(page, true);
}
