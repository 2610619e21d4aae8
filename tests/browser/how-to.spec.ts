import { expect, test } from "./flub.ts";
import { GAMES } from "./games.ts";
import { settle } from "./looks.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");
const spanish = wordsOf("es");

test("every example on POE's page is one that the engine agrees with", async ({ page }) => {
  await page.goto("./#/how-to/poe");
  await expect(page.getByRole("heading", { level: 1, name: english("home-poe") })).toBeVisible();
  // If the engine does not find what the page wants to show, it draws nothing.
  const items = page.locator(".findings > li");
  await expect(items).not.toHaveCount(0);
  await expect(items.filter({ hasNot: page.locator("figcaption") })).toHaveCount(0);
  // The rule book's examples of flubs, in its order: each is the flub it illustrates, and the forced letter is none.
  const flubs = page.getByRole("region", { name: english("how-to-poe-flubs"), exact: true }).locator("figcaption");
  await expect(flubs).toContainText(["F6 is a P-flub", "F5 is a P-flub", "P9 is a P-flub", "R2 is an A-flub", "P9 is an A-flub", "P9 is a CP-flub", "R3 is a CA-flub: P5 was an A-flub"]);
  const forced = page.getByRole("region", { name: english("how-to-poe-force-out"), exact: true }).locator("figcaption");
  await expect(forced).toContainText(english("how-to-poe-force-out-example", { letter: "P3", list: "123" }));
});

test("the page of Wholes draws real cards and says what they add up to", async ({ page }) => {
  await page.goto("./#/how-to/wholes");
  await expect(page.getByRole("heading", { level: 1, name: english("home-wholes") })).toBeVisible();
  const cards = page.getByRole("region", { name: english("how-to-wholes-cards"), exact: true }).locator(".card .visually-hidden");
  await expect(cards).toHaveText([
    "one fourth",
    "zero point two five",
    "25 percent",
    "one fourth, as a pie",
    "one fourth, as a rectangle",
    "one third",
    "zero point three repeating",
    "33 and one third percent",
    ...["bait", "swap", "replay"].map((name) => `${english(`wholes-${name}`)}. ${english(`wholes-${name}-rule`)}`),
  ]);
  const sums = page.getByRole("region", { name: english("how-to-wholes-whole"), exact: true });
  await expect(sums.locator("figcaption")).toHaveText([
    "one half plus one fourth plus 25 percent equals one whole",
    "zero point five plus one fourth equals three fourths",
    "75 percent plus one half equals one and one fourth",
    "one third plus zero point five plus 16 and two thirds percent equals one whole",
  ]);
  for (const sum of [
    "one half plus one fourth plus 25 percent equals one whole",
    "zero point five plus one fourth equals three fourths. Missing to one whole: one fourth",
    "75 percent plus one half equals one and one fourth. More than one whole: one fourth too much",
    "one third plus zero point five plus 16 and two thirds percent equals one whole",
  ]) {
    await expect(sums.getByRole("img", { name: sum, exact: true })).toBeVisible();
  }
});

test("the page of Wholes says sums in Spanish", async ({ page }) => {
  await settle(page, { language: "es", theme: "paper" });
  await page.goto("./#/how-to/wholes");
  const sums = page.getByRole("region", { name: spanish("how-to-wholes-whole"), exact: true });
  await expect(sums.locator("figcaption")).toHaveText([
    "un medio más un cuarto más 25 por ciento es igual a un entero",
    "cero punto cinco más un cuarto es igual a tres cuartos",
    "75 por ciento más un medio es igual a un entero y un cuarto",
    "un tercio más cero punto cinco más 16 y dos tercios por ciento es igual a un entero",
  ]);
});

for (const game of GAMES) {
  test(`the page of ${game} waits for the code of no other game`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(/split_(\w+)\.wasm$/.exec(request.url())?.[1] ?? ""));
    await page.goto(`./#/how-to/${game}`);
    await expect(page.getByRole("heading", { level: 1, name: english(`home-${game}`) })).toBeVisible();
    expect(loaded.filter((name) => GAMES.includes(name))).toEqual([game]);
  });
}
