import { expect, test } from "./flub.ts";
import { FINISHED, SAVE, Table, open, saveOf } from "./wholes.ts";
import { DECKS, KEPT } from "./wholes-decks.screens.ts";
import { beginning } from "./words.ts";

const DECK = "1/2*20, 0.5*20, BAIT*1";

const cards = (table: Table) => table.page.getByRole("group", { name: table.words("wholes-setup-cards") });
const about = (table: Table, cards: number, wholes: number) => table.words("wholes-deck-about", { cards, wholes });

/** The first line of the record in play. */
async function setup(table: Table): Promise<string> {
  return (await table.saved())!.split("\n").find((line) => line.startsWith("flub"))!;
}

test("the usual game is quarters, a person and two computers", async ({ page }) => {
  const table = await open(page);
  await expect(cards(table).getByRole("radio", { name: table.words("wholes-pack-quarters") })).toBeChecked();
  await table.button("table-begin").click();
  await table.yourTurn();
  expect(await setup(table)).toMatch(/^flub 1 wholes seats 3 quarters seed \d+$/);
  expect(await table.saved()).toMatch(/^# 1 person 1 \n# 2 computer sly 2 Ada\n# 3 computer sly 3 Blaise\n/);
  await expect(table.lanes()).toHaveText([table.words("seating-you"), "Ada", "Blaise"].map(beginning));
  expect(await table.counts()).toEqual([5, 5, 5]);
  expect(await table.places()).toEqual([0, 0, 0]);
});

test("the pack that is chosen is the one that is played", async ({ page }) => {
  const table = await open(page);
  for (const [pack, count] of [["eighths", 60], ["thirds", 44], ["fifths", 60], ["mixed", 60]] as const) {
    await cards(table).getByRole("radio", { name: table.words(`wholes-pack-${pack}`), exact: true }).check();
    await expect(page.getByText(new RegExp(`^${count} cards`))).toBeVisible();
  }
  await cards(table).getByRole("radio", { name: table.words("wholes-pack-thirds") }).check();
  await table.button("table-begin").click();
  await table.yourTurn();
  expect(await setup(table)).toContain("seats 3 thirds seed");
  await table.button("wholes-draw").click();
  for (const face of await table.faces(".hand")) expect(face).toMatch(/half|third|sixth|point|percent|BAIT|SWAP|REPLAY/);
});

test("decks of one's own are offered and played", async ({ page }) => {
  const table = await open(page, { [DECKS]: KEPT });
  const names = ["quarters", "eighths", "thirds", "fifths", "mixed"].map((pack) => table.words(`wholes-pack-${pack}`));
  await expect(cards(table).getByRole("radio")).toHaveCount(7);
  await expect(cards(table).locator("label")).toHaveText([...names, "Halves", "Seventeenths and more"]);
  await cards(table).getByRole("radio", { name: "Halves" }).check();
  await expect(page.getByText(about(table, 41, 3), { exact: true })).toBeVisible();
  await table.button("table-begin").click();
  await table.yourTurn();
  expect(await setup(table)).toContain(`seats 3 deck ${DECK} seed`);
  for (const face of await table.faces(".hand")) expect(face).toMatch(/one half|zero point five|BAIT/);
  await table.button("wholes-draw").click();
  // Only values on a card of this deck can be said.
  await page.keyboard.press("1");
  await page.getByRole("list", { name: table.words("wholes-your-play") }).getByRole("button").click();
  await expect(page.getByRole("group", { name: table.words("wholes-say-what") }).getByRole("button")).toHaveCount(2);
});

test("a deck that is gone meanwhile can be played once more", async ({ page }) => {
  const game = { players: ["person Ana", "computer expert Ada"], cards: `deck ${DECK}`, practice: true };
  const table = await open(page, { [SAVE]: saveOf(game) });
  await table.button("table-leave").click();
  await expect(cards(table).getByRole("radio", { name: table.words("wholes-deck-left") })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: table.words("wholes-practice") })).toBeChecked();
  await expect(page.getByLabel(table.words("seating-player-nature", { number: 2 }))).toHaveValue(table.words("wholes-level-expert"));
  await table.button("table-begin").click();
  expect(await setup(table)).toContain(`deck ${DECK} seed`);
});

test("who plays is chosen for two to six, at three levels, for practice or not", async ({ page }) => {
  const table = await open(page);
  for (let player = 3; player < 6; player++) await table.button("seating-add-player").click();
  await expect(table.button("seating-add-player")).toHaveCount(0);
  for (const [index, level] of ["careful", "sly", "expert"].entries()) {
    const nature = page.getByLabel(table.words("seating-player-nature", { number: index + 2 }));
    await nature.selectOption(table.words(`wholes-level-${level}`));
  }
  await page.getByRole("checkbox", { name: table.words("wholes-practice") }).check();
  await table.button("table-begin").click();
  await expect(table.lanes()).toHaveCount(6);
  const saved = (await table.saved())!;
  expect(saved).toContain("# 2 computer careful 2 Ada\n# 3 computer sly 3 Blaise\n# 4 computer expert 4 Emmy\n");
  expect(saved).toContain("# practice\n");
  expect(await setup(table)).toContain("seats 6 quarters");
});

test("the set-up leads to the rules, and to the decks and back", async ({ page }) => {
  const table = await open(page, { [FINISHED]: saveOf({}) });
  const more = page.getByText(table.words("table-more"), { exact: true });
  await more.click();
  await page.getByRole("link", { name: table.words("home-how-to"), exact: true }).click();
  await expect(page).toHaveURL(/#\/how-to\/wholes$/);
  await page.goBack();
  await more.click();
  await page.getByRole("link", { name: table.words("wholes-decks-open") }).click();
  await expect(page.getByRole("heading", { level: 1, name: table.words("wholes-decks-title") })).toBeVisible();
  await page.getByLabel(table.words("wholes-import-text")).fill("Halves: 1/2*40");
  await table.button("wholes-import").click();
  await page.goBack();
  await expect(cards(table).getByRole("radio", { name: "Halves" })).toBeVisible();
});
