import { expect, test } from "./flub.ts";
import { answer, check, exercises, give } from "./lessons.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test("a lesson refutes a wrong answer, gives two hints and takes the right one @translated", async ({ page }) => {
  const [exercise] = exercises("poe 1 seed 7");
  await leave(page, {});
  await page.goto(`./#/learn/poe/exercise/${exercise!.text.replaceAll(" ", "_")}`);
  await expect(page.locator(".lesson-ask")).not.toBeEmpty();
  for (const wrong of exercise!.wrong) {
    await give(page, exercise!, wrong);
    await check(page, false);
  }
  await page.getByRole("button", { name: words("learn-again"), exact: true }).click();
  for (const given of [0, 1]) {
    const help = page.getByRole("button", { name: words("learn-help", { given }), exact: true });
    await help.click();
    await expect(help).toBeHidden();
    await expect(page.locator(".lesson-said")).not.toBeEmpty();
  }
  await answer(page, exercise!);
});

test("without storage one can learn all the same, and a message says that it will be forgotten", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused on purpose", "QuotaExceededError");
    };
  });
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  await page.goto("./#/learn/floating/1");
  await button(words("learn-now-you")).click();
  await expect(page.getByText(words("learn-forgotten"))).toBeVisible();
  for (const given of [0, 1, 2]) await button(words("learn-help", { given })).click();
  await button(words("learn-next")).click();
  await expect(page.locator(".lesson-ask")).not.toBeEmpty();
});
