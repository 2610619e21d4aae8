import { expect, test } from "./flub.ts";
import { GAMES } from "./games.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");
const spanish = wordsOf("es");

test("the pictures of POE's page say what the engine finds, also after a tap", async ({ page }) => {
  await page.goto("./#/how-to/poe");
  await expect(page.getByRole("heading", { level: 1, name: english("home-poe") })).toBeVisible();
  // The rule book's examples of flubs: each is the flub it illustrates, and the forced letter is not a flub.
  const flubs = page.getByRole("region", { name: english("how-to-poe-flubs"), exact: true });
  const cases = { a: "R2 is an A-flub", p: "F6 is a P-flub", cp: "P9 is a CP-flub", ca: "R3 is a CA-flub: P5 was an A-flub" };
  for (const [kind, says] of Object.entries(cases)) {
    await flubs.locator(".try-choices").getByRole("button", { name: english(`how-to-poe-challenge-${kind}`), exact: true }).click();
    await expect(flubs.getByRole("status")).toContainText(says);
  }
  await flubs.getByRole("button", { name: english("how-to-poe-force-out-forced"), exact: true }).click();
  await expect(flubs.getByRole("status")).toContainText(english("how-to-poe-try-forced", { move: "P2", letter: "P3", list: "123" }));
  const lines = page.getByRole("region", { name: english("how-to-poe-lines"), exact: true });
  for (const square of [1, 5, 7]) await lines.getByRole("button", { name: new RegExp(`^Square ${square},`) }).click();
  await expect(lines.getByRole("status")).toContainText(english("how-to-try-line-one", { lines: "connections", listing: "157" }));
});

for (const [language, words, sums] of [
  ["en", english, ["Missing to one whole: three fourths", "one fourth plus 75 percent equals one whole", "one fourth plus 75 percent plus one half equals one and one half. More than one whole: one half too much"]],
  ["es", spanish, ["tres cuartos", "un cuarto más 75 por ciento es igual a un entero", "un cuarto más 75 por ciento más un medio es igual a un entero y un medio"]],
] as const) {
  test(`the page of Wholes adds up the cards that are touched (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await page.goto("./#/how-to/wholes");
    const whole = page.getByRole("region", { name: words("how-to-wholes-whole"), exact: true });
    const cards = whole.getByRole("listitem").getByRole("button");
    await expect(whole.getByRole("status")).toHaveText(words("how-to-wholes-try"));
    for (const [place, sum] of [[0, sums[0]], [6, sums[1]], [5, sums[2]]] as const) {
      await cards.nth(place).click();
      await expect(whole.getByRole("status")).toContainText(sum);
    }
  });
}

test("the contents of a page lead to its parts, and rulings are folded", async ({ page }) => {
  await page.goto("./#/how-to/lawtoe");
  await page.getByRole("navigation", { name: english("how-to-contents") }).getByRole("link", { name: english("how-to-lawtoe-score"), exact: true }).click();
  await expect(page.getByRole("heading", { name: english("how-to-lawtoe-score"), exact: true })).toBeFocused();
  await expect(page).toHaveURL(/#\/how-to\/lawtoe$/);
  await expect(page.getByText(english("how-to-lawtoe-score-ruling"))).toBeHidden();
});

test("the games and their rules do not wait for code of other parts of the site", async ({ page }) => {
  const parts: string[] = [];
  page.on("request", (request) => parts.push(...(/split_\w+\.wasm$/.exec(request.url()) ?? [])));
  for (const game of GAMES) {
    for (const place of ["how-to/", ""]) {
      await page.goto(`./#/${place}${game}`);
      await expect(page.getByRole("heading", { level: 1, name: english(`home-${game}`) })).toBeVisible();
    }
  }
  expect(parts).toEqual([]);
});
