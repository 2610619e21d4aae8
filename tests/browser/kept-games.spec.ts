import { expect, test } from "./flub.ts";
import { KEPT } from "./kept.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test("everything that is kept is saved as a file, and is in the page only then", async ({ page }) => {
  await leave(page, KEPT);
  await page.goto("./#/games");
  const links = page.getByRole("link", { name: words("kept-save") });
  await expect(links).toHaveCount(Object.keys(KEPT).length);
  const saved: Record<string, string> = {};
  for (const link of await links.all()) {
    const download = page.waitForEvent("download");
    await link.click();
    const name = (await download).suggestedFilename();
    saved[name] = Buffer.concat(await (await (await download).createReadStream()).toArray()).toString();
    await expect(link, "what is kept is not in the page").toHaveAttribute("href", "#/games");
  }
  expect(saved).toEqual(Object.fromEntries(Object.entries(KEPT).map(([key, text]) => [`${key}.txt`, text])));
});
