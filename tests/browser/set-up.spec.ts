import { type Browser, type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { leave } from "./storage.ts";
import { stepsOf } from "./table.ts";
import { type Words, wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Opens the page that makes a table by link, with this game chosen. */
async function making(page: Page, game: string, left: Record<string, string> = {}): Promise<void> {
  await leave(page, left);
  await page.goto("./#/teach/set-up");
  await page.getByRole("radio", { name: words(`home-${game}`), exact: true }).check();
}

/** The link that the page makes. */
async function link(page: Page): Promise<string> {
  await page.getByRole("button", { name: words("set-up-copy") }).click();
  return page.getByLabel(words("table-link"), { exact: true }).inputValue();
}

/** Opens a link as somebody who has never been here. */
async function elsewhere(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(link);
  return page;
}

/** Starts what a link brought, and gives the game as it is kept then. */
async function started(page: Page, game: string, words: Words): Promise<string> {
  await page.getByRole("button", { name: words("shell-invitation-start"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#/${game}$`));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `flub.${game}.save`)).not.toBeNull();
  return page.evaluate((key) => localStorage.getItem(key)!, `flub.${game}.save`);
}

/** What is chosen for each game, and what is then kept. */
const CHOSEN = [
  {
    game: "lawtoe",
    choose: async (page: Page) => {
      await page.getByRole("radio", { name: words("lawtoe-dragoman") }).check();
      await page.getByRole("radio", { name: words("lawtoe-level-expert") }).check();
      await page.getByRole("checkbox", { name: words("table-checking") }).uncheck();
    },
    kept: ["# plaintiff person", "# defendant computer expert", "# unchecked", "lawtoe dragoman seed"],
  },
  {
    game: "poe",
    choose: async (page: Page) => {
      await page.getByRole("radio", { name: words("poe-tough"), exact: true }).check();
      await page.getByRole("textbox", { name: words("seating-player-name", { number: 1 }) }).fill("<b>Ñusta 🎈");
      await page.getByRole("radio", { name: words("poe-length-points") }).check();
    },
    kept: ["# 1 person 1 <b>Ñusta 🎈", "poe tough seats 3 to 10 points"],
  },
  {
    game: "wholes",
    choose: async (page: Page) => {
      await page.getByRole("radio", { name: words("wholes-pack-eighths") }).check();
      await page.getByRole("checkbox", { name: words("wholes-practice") }).check();
    },
    kept: ["# practice", "wholes seats 3 eighths"],
  },
  {
    game: "floating",
    choose: async (page: Page) => {
      await page.getByRole("radio", { name: words("floating-checkerboard") }).check();
      await page.getByRole("switch", { name: words("floating-sharing") }).check();
    },
    kept: ["floating 8x8 sharing"],
  },
];

for (const { game, choose, kept } of CHOSEN) {
  test(`a table of ${game} by link begins just as it was chosen, with one button`, ordinaryIf(game === "poe" || game === "wholes"), async ({ page, browser }) => {
    await making(page, game);
    await choose(page);
    const there = await elsewhere(browser, await link(page));
    await expect(there.getByRole("heading", { level: 1 })).toHaveText(words("shell-invitation", { game: words(`home-${game}`) }));
    await expect(there.getByRole("main").getByRole("button", { name: words("shell-invitation-start") })).toHaveCount(1);
    await axe(there);
    const save = await started(there, game, words);
    for (const part of kept) expect(save).toContain(part);
    expect(save, "everybody plays from a seed of their own").not.toMatch(/seed 0$/m);
    await there.context().close();
  });
}

test("a deck travels with its cards and its name, and can be kept or simply used", async ({ page, browser }) => {
  await making(page, "wholes", { "flub.wholes.decks": "Ours & <b>yours: 1/4*20, 3/4*20\n" });
  await page.getByRole("radio", { name: "Ours & <b>yours" }).check();
  await page.getByRole("checkbox", { name: words("set-up-same-deal") }).check();
  const there = await elsewhere(browser, await link(page));
  await expect(there.getByText("Ours & <b>yours").first()).toBeVisible();
  await there.getByRole("button", { name: words("wholes-sent-deck-keep") }).click();
  await expect(there.getByText(words("wholes-sent-deck-kept")).first()).toBeVisible();
  expect(await there.evaluate(() => localStorage.getItem("flub.wholes.decks"))).toBe("Ours & <b>yours: 1/4*20, 3/4*20\n");
  const save = await started(there, "wholes", words);
  expect(save).toContain("# deck Ours & <b>yours\n");
  expect(save).toContain("deck 1/4*20, 3/4*20 seed");
  const seed = /seed (\d+)/.exec(save)![1]!;
  await expect(page.getByText(words("shell-sent-deal-same", { seed })), "the seed of a common deal is told").toBeVisible();
  await there.context().close();
});

test("language, waiting, coach and hidden parts of a set-up hold for one game and change nobody's settings", async ({ page, browser }) => {
  await making(page, "lawtoe");
  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("group", { name: words("settings-pace") }).getByRole("radio", { name: words("settings-pace-short") }).check();
  await page.getByRole("group", { name: words("settings-coach") }).getByRole("radio", { name: words("settings-coach-warn") }).check();
  for (const helper of ["analysis", "rules", "undo"]) await page.getByRole("checkbox", { name: words(`shell-helper-${helper}`) }).check();
  await axe(page);
  const there = await elsewhere(browser, await link(page));
  const es = wordsOf("es");
  await expect(there.locator("html")).toHaveAttribute("lang", "es");
  await expect(there.getByRole("heading", { level: 1 })).toHaveText(es("shell-invitation", { game: es("home-lawtoe") }));
  const save = await started(there, "lawtoe", es);
  for (const part of ["# coach warn", "# language es", "# pace short", "# hidden analysis rules undo"]) expect(save).toContain(part);
  await expect(there.getByRole("button", { name: es("table-leave") })).toBeVisible();
  for (const helper of ["table-undo", "table-rules"]) await expect(there.getByRole("button", { name: es(helper), exact: true })).toHaveCount(0);
  await expect(there.getByRole("link", { name: es("table-analyse") })).toHaveCount(0);
  await there.reload();
  await expect(there.locator("html")).toHaveAttribute("lang", "es");
  expect(await there.evaluate(() => localStorage.getItem("flub.settings"))).toBeNull();
  await there.goto(`${there.url().split("#")[0]}#/settings`);
  await expect(there.locator("html")).toHaveAttribute("lang", "en");
  await expect(there.getByRole("radio", { name: words("settings-pace-ask") })).toBeChecked();
  await there.context().close();
});

test("a table begins from a position: a board, a record or a game in a message", async ({ page, browser }) => {
  await making(page, "lawtoe");
  await page.getByText(words("set-up-start"), { exact: true }).click();
  const field = page.getByLabel(words("set-up-start-field"));
  await field.fill("no game at all");
  await expect(page.getByText(words("set-up-start-unread", { game: words("home-lawtoe") }))).toBeVisible();
  await field.fill(lawtoe.recordOf({ variant: "dragoman", actions: lawtoe.MATCHES.flub }));
  await expect(page.getByText(words("set-up-start-read", { count: 2 }))).toBeVisible();
  await expect(page.getByRole("radio", { name: words("lawtoe-dragoman") })).toBeChecked();
  await page.getByRole("radio", { name: words("lawtoe-pedagogue") }).check();
  await expect(page.getByText(words("set-up-start-left-out"))).toBeVisible();
  await field.fill("Look: https://example.org/flub/#/board/lawtoe/pedagogue_E_F2_F5_P1 !");
  await expect(page.getByText(words("set-up-start-read", { count: 3 }))).toBeVisible();
  const there = await elsewhere(browser, await link(page));
  await expect(there.getByText(words("shell-sent-start-after", { count: 3 }))).toBeVisible();
  expect(await started(there, "lawtoe", words)).toContain("plaintiff goal even\ndefendant F2 F5\nplaintiff P1\n");
  await there.context().close();
});

test("a game in play is put aside, and a mangled link says so and changes nothing", async ({ page }) => {
  const mine = lawtoe.saveOf({ actions: lawtoe.MATCHES.rich });
  await leave(page, { [lawtoe.SAVE]: mine });
  for (const broken of ["%", "~_plaintiff_person;flub_1_lawtoe", "flub_1_poe_beginning_seats_2_for_2_rounds_seed_7"]) {
    await page.goto("./#/");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.goto(`./#/lawtoe/table/${broken}`);
    await expect(page.getByRole("alert")).toHaveText(words("shell-sent-mangled"));
  }
  const kept = () => page.evaluate((key) => localStorage.getItem(key), lawtoe.SAVE);
  await page.goto("./#/lawtoe/table/~_plaintiff_person;~_defendant_person;flub_1_lawtoe_dragoman_seed_0");
  await expect(page.getByText(words("shell-invitation-aside"))).toBeVisible();
  expect(await kept()).toBe(mine);
  await page.getByRole("button", { name: words("shell-invitation-start") }).click();
  await expect.poll(kept).toContain("lawtoe dragoman");
  expect(await page.evaluate((key) => localStorage.getItem(`flub.aside.${key}.1`), lawtoe.SAVE)).toBe(mine);
  await expect(stepsOf(page, words)).toHaveCount(0);
});
