import { expect, test } from "./flub.ts";
import { RELEASE } from "./level.ts";
import { settle } from "./looks.ts";
import { SCREENS, turnTo } from "./pages.ts";
import { outsideMessages, pseudo } from "./pseudo.ts";
import { wordsChanged } from "./words.ts";

test("a sentence that is in no message is noticed, and one that is glued to another", RELEASE, async ({ page }) => {
  await page.setContent("<h1>⟪Áñ ⟪óoutéerr⟫.⟫</h1><p>⟪Óoné.⟫ <b>⟪Twó.⟫</b></p><p>⟪Glúuéed⟫ ⟪tó thíis⟫</p><p>⟪Spókéen⟫ and written</p><p>Ada</p><a title='Outside'>1</a>");
  expect(await outsideMessages(page)).toEqual(["glued: ⟪Glúuéed⟫ ⟪tó thíis⟫", "in no message: ⟪Spókéen⟫ and written", "in no message: Outside"]);
});

/** How many screens are checked in one load of the app. */
const TOGETHER = 8;

for (let first = 0; first < SCREENS.length; first += TOGETHER) {
  const screens = SCREENS.slice(first, first + TOGETHER);
  test(`from ${screens[0]!.name} to ${screens.at(-1)!.name} every sentence is a message, in words that nobody speaks`, RELEASE, async ({ page }) => {
    test.setTimeout(screens.length * 30_000);
    await page.route("**/words-*/en/*.txt", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: pseudo(await answer.text()) });
    });
    await settle(page, { language: "en", theme: "paper" });
    await wordsChanged("en", pseudo, async () => {
      await page.goto("./");
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await turnTo(page, screen);
          expect.soft(await outsideMessages(page), screen.name).toEqual([]);
        });
      }
    });
  });
}
