import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { FINISHED, SAVE, WHOLE } from "./floating.ts";
import { KEPT } from "./kept.ts";
import { ordinaryIf } from "./level.ts";
import { leave } from "./storage.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Where games are kept: how the page calls it, the key, and the game's steps. */
const PLACES = [
  { place: "kept-in-play", key: SAVE, steps: 3 },
  { place: "kept-finished", key: FINISHED, steps: WHOLE.length },
  { place: "kept-aside", key: `flub.aside.${SAVE}.1`, steps: 1 },
  { place: "kept-aside-finished", key: `flub.aside.${FINISHED}.1`, steps: WHOLE.length },
] as const;

/** Goes to the page with these games kept. Returns the list of Floating Tic-Tac-Toe's. */
async function visit(page: Page): Promise<Locator> {
  await leave(page, KEPT);
  await page.goto("./#/games");
  return page.getByRole("region", { name: words("home-floating") }).getByRole("listitem");
}

/** The kept game at this place. */
function game(list: Locator, place: (typeof PLACES)[number]["place"]): Locator {
  return list.filter({ has: list.page().getByText(words(place), { exact: true }) });
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== "flub.stamp" && key !== "flub.settings")) as Record<string, string>);
}

for (const { place, key, steps } of PLACES) {
  test(`a game is opened, saved as a file and deleted: ${words(place)}`, ordinaryIf(place === "kept-aside" || place === "kept-finished"), async ({ page }) => {
    const list = await visit(page);
    await expect(list).toHaveCount(PLACES.length);
    const one = game(list, place);
    await expect(one).toContainText(words("kept-steps", { steps }));

    const link = one.getByRole("link", { name: words("kept-save") });
    const download = page.waitForEvent("download");
    await link.click();
    expect(Buffer.concat(await (await (await download).createReadStream()).toArray()).toString()).toBe(KEPT[key]);
    await expect(link, "what is kept is not in the page").toHaveAttribute("href", "#/games");

    await one.getByRole("button", { name: words("kept-open") }).click();
    await expect(stepsOf(page, words)).toHaveCount(steps);
    await expect(page).toHaveURL(/#\/floating$/);
    const now = await stored(page);
    expect(Object.values(now).sort(), "every game is still kept").toEqual(Object.values(KEPT).sort());

    await visit(page);
    await one.getByRole("button", { name: words("kept-delete") }).click();
    const dialog = page.getByRole("dialog", { name: words("kept-delete-title") });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await stored(page), "a question comes first").toEqual(KEPT);
    await one.getByRole("button", { name: words("kept-delete") }).click();
    await dialog.getByRole("button", { name: words("kept-delete") }).click();
    await expect(one).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const { [key]: _, ...others } = KEPT;
    expect(await stored(page)).toEqual(others);
    await page.reload();
    await expect(list, "it does not come back").toHaveCount(PLACES.length - 1);
  });
}

test("an entry put aside that is not a game is saved as a file and deleted", async ({ page }) => {
  await visit(page);
  const key = "flub.aside.flub.wholes.decks.1";
  const other = page.getByRole("region", { name: words("kept-others") }).getByRole("listitem");
  const download = page.waitForEvent("download");
  await other.getByRole("link", { name: words("kept-save") }).click();
  expect((await download).suggestedFilename()).toBe(`${key}.txt`);
  await other.getByRole("button", { name: words("kept-delete") }).click();
  await page.getByRole("dialog").getByRole("button", { name: words("kept-delete") }).click();
  await expect(other).toHaveCount(0);
  expect(await stored(page)).not.toHaveProperty(key);
});

test("an unreadable game is reported and stays", async ({ page }) => {
  const key = `flub.aside.${SAVE}.1`;
  await leave(page, { [key]: "flub 9 floating, of a later year" });
  await page.goto("./#/games");
  await page.getByRole("button", { name: words("kept-open") }).click();
  await expect(page.getByRole("alert")).toHaveText(words("kept-unreadable"));
  expect(await stored(page)).toHaveProperty([key]);
});
