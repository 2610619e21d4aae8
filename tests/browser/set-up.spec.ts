import { axe, expect, test } from "./flub.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test("somebody who has never been here begins a table by link, with the deck of somebody else", async ({ page, browser }) => {
  await leave(page, { "flub.wholes.decks": "Ours & <b>yours: 1/4*20, 3/4*20\n" });
  await page.goto("./#/teach/set-up");
  await page.getByRole("radio", { name: words("home-wholes"), exact: true }).check();
  await page.getByRole("radio", { name: "Ours & <b>yours" }).check();
  await page.getByRole("button", { name: words("set-up-copy") }).click();
  const link = await page.getByLabel(words("table-link"), { exact: true }).inputValue();
  const there = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await there.goto(link);
  await expect(there.getByRole("heading", { level: 1 })).toHaveText(words("shell-invitation", { game: words("home-wholes") }));
  await axe(there);
  await there.getByRole("button", { name: words("shell-invitation-start"), exact: true }).click();
  await expect(there).toHaveURL(/#\/wholes$/);
  await expect.poll(() => there.evaluate(() => localStorage.getItem("flub.wholes.save"))).toContain("deck 1/4*20, 3/4*20 seed");
  await there.reload();
  await expect(there.getByRole("button", { name: words("table-leave"), exact: true }).first()).toBeAttached();
  await there.context().close();
});
