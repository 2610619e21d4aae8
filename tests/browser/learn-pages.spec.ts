import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { TAUGHT } from "./games.ts";
import { saveOf } from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { leave } from "./storage.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** The name of a game on its tile. */
const named = (game: string) => words(`home-${game}`);

/** Opens a page with this in storage. */
async function open(page: Page, address: string, left: Record<string, string> = {}): Promise<void> {
  await settle(page, { language: "en", theme: "paper" });
  await leave(page, left);
  await page.goto(`./${address}`);
}

/** Has the solution of an exercise shown, and goes on. */
async function giveUp(page: Page): Promise<void> {
  for (const given of [0, 1, 2]) await button(page, words("learn-help", { given })).click();
  await button(page, words("learn-next")).click();
}

for (const game of TAUGHT) {
  test(`two taps lead from the home page to the worked example of ${game}`, ordinaryIf(game === "poe" || game === "wholes"), async ({ page }) => {
    await open(page, "#/");
    const tile = page.locator(".tile", { has: page.locator(`a[href="#/learn/${game}"]`) });
    await tile.locator(`a[href="#/learn/${game}"]`).click();
    await link(page, words("learn-go-on", { begun: "no", step: 1 })).click();
    await expect(page.locator(".lesson-player")).toBeVisible();
    await button(page, words("learn-now-you")).click();
    await expect(page.locator(".lesson-ask")).not.toBeEmpty();
    await expect(button(page, words("learn-check"))).toBeVisible();
  });

  test(`the first game of ${game} has a coach who whispers, in this game only`, ordinaryIf(game === "lawtoe" || game === "floating"), async ({ page }) => {
    await open(page, `#/learn/${game}`);
    await link(page, words("learn-guided")).click();
    await expect(page.locator(".coach-whisper")).not.toBeEmpty();
    await expect(page).toHaveURL(new RegExp(`#/${game}$`));
    expect(await kept(page, `flub.${game}.save`)).toContain("# coach whisper\n");
    await page.reload();
    await expect(page.locator(".coach-whisper"), "a reload does not silence the coach").not.toBeEmpty();
  });
}

test("a first game does not take the place of one that is in play: that is offered first", async ({ page }) => {
  const played = saveOf({ defendant: "computer student", actions: ["plaintiff goal odd"] });
  await open(page, "#/lawtoe/guided", { "flub.lawtoe.save": played });
  await expect(button(page, words("table-continue"))).toBeVisible();
  expect(await kept(page, "flub.lawtoe.save")).toBe(played);
});

/** A match that the only person, the Plaintiff, gave away. */
const GIVEN_AWAY = [
  "plaintiff goal odd",
  "defendant P1 P2",
  "plaintiff F9",
  "defendant challenges CA-flub",
  "defendant proves P3: 123",
];

test("a finished match leads to its moments, and they come back in a mirror", async ({ page }) => {
  await open(page, "#/learn/lawtoe/moments/1", {
    "flub.lawtoe.last": saveOf({ defendant: "computer student", actions: GIVEN_AWAY }),
  });
  await expect(page.locator(".learn-place")).toContainText(words("learn-moment", { place: 1, count: 1, step: 2 }));
  await link(page, words("learn-moment-see")).click();
  await expect(page.locator(".record-step[aria-current]"), "the game at this moment").toHaveCount(1);
  await expect(page.locator(".square-letter").filter({ hasText: /./ })).toHaveText(["P", "P"]);
  await page.goBack();
  await giveUp(page);
  await expect(page.getByText(words("learn-moments-done"))).toBeVisible();
  expect(await kept(page, "flub.later")).toMatch(/^\d+ lawtoe \d+ from .+\n$/);
});

test("exercises from one's own games come first today", async ({ page }) => {
  await open(page, "#/learn/today", { "flub.later": "0 poe 1 seed 7\n" });
  await expect(page.locator(".learn-place")).toHaveText(words("learn-today-place", { place: 1, count: 5 }));
  await expect(page.locator(".lesson-title")).toContainText(named("poe"));
  await giveUp(page);
  await expect(page.locator(".learn-place")).toHaveText(words("learn-today-place", { place: 2, count: 5 }));
  expect(await kept(page, "flub.later")).toBe("");
});

test("several learn on one device, each with their own progress", async ({ page }) => {
  await open(page, "#/learn/floating/1");
  await button(page, words("learn-now-you")).click();
  await page.goto("./#/learn");
  await page.locator(".learn-who > summary").click();
  await page.getByLabel(words("learn-nickname")).fill("<b>Ana</b>");
  await button(page, words("learn-add")).click();
  await expect(page.locator(".learn-who > summary")).toHaveText(words("learn-who", { name: "<b>Ana</b>" }));
  expect((await kept(page, "flub.learners"))!.split("\n").filter((line) => line)).toHaveLength(2);
});

test("a learner is removed only after a confirmation", async ({ page }) => {
  await open(page, "#/learn");
  await page.locator(".learn-who > summary").click();
  await page.getByLabel(words("learn-nickname")).fill("Ana");
  await button(page, words("learn-add")).click();
  const remove = button(page, words("learn-remove", { name: "Ana" }));
  const dialog = page.getByRole("dialog");
  await remove.click();
  await dialog.getByRole("button", { name: words("learn-keep") }).click();
  await expect(page.locator(".learn-who > summary")).toHaveText(words("learn-who", { name: "Ana" }));
  await remove.click();
  await dialog.getByRole("button", { name: words("learn-remove", { name: "Ana" }) }).click();
  await expect(page.locator(".learn-who > summary")).toHaveText(words("learn-who", { name: words("learn-nobody") }));
});

test("a device with forty learners takes no more, and nothing of them is lost", async ({ page }) => {
  await open(page, "#/learn");
  await page.locator(".learn-who > summary").click();
  await page.getByLabel(words("learn-nickname")).fill("Ana");
  await button(page, words("learn-add")).click();
  const ana = (await kept(page, "flub.learners"))!.trim().replace("* ", "");
  const forty = `* ${Array(40).fill(ana).join("\n")}\n`;
  await open(page, "#/learn/carry", { "flub.learners": forty });
  await page.getByLabel(words("learn-bring-text")).fill(await page.getByLabel(words("learn-link"), { exact: true }).inputValue());
  await button(page, words("learn-bring-it")).click();
  await expect(page.getByRole("alert")).toHaveText(words("learn-full"));
  expect(await kept(page, "flub.learners")).toBe(forty);
});

test("progress is taken along by a link, and a mangled link changes nothing", async ({ page }) => {
  await open(page, "#/learn/carry");
  const address = await page.getByLabel(words("learn-link"), { exact: true }).inputValue();
  const field = page.getByLabel(words("learn-bring-text"));
  const bring = button(page, words("learn-bring-it"));
  await field.fill(address);
  await bring.click();
  await expect(page.getByText(words("learn-imported", { name: words("learn-guest-name", { number: 2 }) }))).toBeVisible();
  const before = await kept(page, "flub.learners");
  for (const [text, fault] of [["1!", "mangled"], ["9abc", "version"], ["1".repeat(300), "long"]] as const) {
    await field.fill(text);
    await bring.click();
    await expect(page.getByRole("alert")).toHaveText(words("learn-fault", { fault }));
  }
  expect(await kept(page, "flub.learners")).toBe(before);
});

test("an address that names no step or exercise says so, and leads on", async ({ page }) => {
  for (const address of ["#/learn/poe/17", "#/learn/poe/0", "#/learn/poe/8-4", "#/learn/poe/exercise/!!", "#/learn/chess"]) {
    await open(page, address);
    await expect(page.getByRole("alert"), address).not.toBeEmpty();
    await expect(link(page, words("learn-path")), address).toBeVisible();
  }
  await open(page, "#/learn/poe/exercise/poe_7_seed_x");
  await expect(page.getByRole("alert")).toHaveText(words("learn-unreadable"));
});

test("a teacher's link shows these steps only", async ({ page }) => {
  await open(page, "#/learn/poe/4-8");
  await expect(page.locator(".path-step")).toHaveCount(5);
  await expect(page.locator(".path-step").first()).toContainText("4.");
});

test("without storage one can learn all the same, and a message says that it will be forgotten", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused on purpose", "QuotaExceededError");
    };
  });
  await page.goto("./#/learn/floating/1");
  await button(page, words("learn-now-you")).click();
  await expect(page.getByText(words("learn-forgotten"))).toBeVisible();
  await giveUp(page);
  await expect(page.locator(".lesson-ask")).not.toBeEmpty();
});
