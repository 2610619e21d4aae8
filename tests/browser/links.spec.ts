import { type Browser, type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import * as lawtoe from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import * as poe from "./poe.ts";
import { leave } from "./storage.ts";
import { given, stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The link this button of a page makes. */
async function linkOf(page: Page, label: string): Promise<string> {
  const kind = label === "table-link-set-up" ? "set-up" : "other";
  await page.getByRole("button", { name: words(label) }).click();
  const field = page.getByLabel(words("table-link"), { exact: true });
  const link = await field.inputValue();
  await expect(field, "the keys can copy it").toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  const told = ["yes", "no"].map((copied) => page.getByRole("main").getByRole("status").filter({ hasText: words("table-link-copied", { copied, kind }) }));
  await expect(told[0]!.or(told[1]!), "what is said of it is in sight").toBeInViewport({ ratio: 1 });
  const selected = await field.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!);
  expect(selected, "it is selected, to be copied by hand").toBe(link.length);
  return link;
}

/** Opens a link in a fresh browser context, as somebody who has never been here. */
async function elsewhere(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(link);
  return page;
}

/** The record's steps on the screen, and which one is being looked at. */
async function told(page: Page): Promise<string[]> {
  await expect(stepsOf(page, words)).not.toHaveCount(0);
  return stepsOf(page, words).evaluateAll((steps) => steps.map((step) => step.textContent + (step.ariaCurrent ?? "")));
}

for (const { name, save, inPlay: kept, choose } of TESTED) {
  test(`a link carries a game of ${name} to somebody else`, ordinaryIf(name === "lawtoe" || name === "wholes"), async ({ page, browser }) => {
    await leave(page, { [save]: kept });
    await page.goto(`./#/${name}`);
    await page.getByRole("button", { name: words("table-record-share") }).click();
    const now = await linkOf(page, "table-link-game");
    expect(decodeURI(now), "people can read it").toMatch(new RegExp(`#/${name}/game/~_\\w+_person.*;flub_1_${name}_`));
    await page.keyboard.press("Escape");
    const there = await elsewhere(browser, now);
    expect(await told(there)).toEqual(await told(page));
    await expect(there).toHaveURL(new RegExp(`#/${name}$`));
    const here = await page.evaluate((key) => localStorage.getItem(key), save);
    expect(await there.evaluate((key) => localStorage.getItem(key), save)).toBe(given(here!));
    await there.context().close();

    await page.getByRole("group", { name: words("table-record-walk") }).getByRole("button", { name: words("table-record-back"), exact: true }).click();
    await page.getByRole("button", { name: words("table-record-share") }).click();
    const past = await elsewhere(browser, await linkOf(page, "table-link-game"));
    await page.keyboard.press("Escape");
    await expect(stepsOf(past, words).and(past.locator("[aria-current]"))).toHaveCount(1);
    expect(await told(past), "the step that was looked at is looked at").toEqual(await told(page));
    await past.context().close();
  });

  test(`a link carries a set-up of ${name}, and the game in play stays`, ordinaryIf(name === "poe" || name === "wholes"), async ({ page, browser }) => {
    await leave(page, {});
    await page.goto(`./#/${name}`);
    await choose(page);
    const chosen = (page: Page) =>
      page.locator(".setup-form input, .setup-form select").evaluateAll((fields) =>
        fields.filter((field) => !field.closest(".link-copy")).map((field) => (field as HTMLInputElement).checked || (field as HTMLInputElement).value),
      );
    await page.getByText(words("table-more"), { exact: true }).click();
    const link = await linkOf(page, "table-link-set-up");
    const there = await elsewhere(browser, link);
    await expect(there.getByRole("button", { name: words("table-begin"), exact: true })).toBeVisible();
    expect(await chosen(there)).toEqual(await chosen(page));
    await expect(there.getByRole("button", { name: words("table-begin"), exact: true })).toHaveClass(/primary/);
    await axe(there);
    await there.evaluate(([key, text]) => localStorage.setItem(key, text), [save, kept] as const);
    await there.goto("about:blank");
    await there.goto(link);
    await expect(there.getByRole("button", { name: words("table-begin"), exact: true })).toBeVisible();
    expect(await there.evaluate((key) => localStorage.getItem(key), save)).toBe(kept);
    await there.context().close();
  });

  test(`a link to a game of ${name} asks before it takes the place of another`, ordinaryIf(name === "wholes"), async ({ page }) => {
    const text = kept.trim().split(/[\n;]+/).map((line) => line.trim().replace(/^#/, "~")).join(";").replaceAll(" ", "_");
    await leave(page, { [save]: kept });
    await page.goto(`./#/${name}/game/${encodeURI(text)}`);
    await expect(stepsOf(page, words), "the same game needs no question").not.toHaveCount(0);

    const mine = kept.trim().split(/[\n;]/).slice(0, -1).join("\n") + "\n";
    await leave(page, { [save]: mine });
    await page.goto(`./#/${name}/game/${encodeURI(text)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("shell-sent-title", { game: words(`home-${name}`) }));
    await axe(page);
    const keptNow = (key: string) => page.evaluate((key) => localStorage.getItem(key), key);
    expect(await keptNow(save)).toBe(mine);
    await page.getByRole("link", { name: words("shell-sent-mine") }).click();
    await expect(stepsOf(page, words)).not.toHaveCount(0);
    await page.goBack();
    await page.getByRole("button", { name: words("shell-sent-open") }).click();
    await expect(stepsOf(page, words)).not.toHaveCount(0);
    expect(await keptNow(`flub.aside.${save}.1`), "it is put aside").not.toBeNull();
    await expect.poll(() => keptNow(save)).not.toBe(await keptNow(`flub.aside.${save}.1`));
  });

  test(`a mangled, oversized or hostile link to a game of ${name} says so and changes nothing`, ordinaryIf(name === "poe" || name === "wholes"), async ({ page }) => {
    await leave(page, { [save]: kept });
    const hostile = encodeURIComponent('<img src=x onerror="document.title=`gone`">');
    const text = kept.trim().replace(/[\n;] ?/g, ";").replaceAll("#", "~").replaceAll(" ", "_");
    const links: [string, string][] = [
      [hostile, "shell-sent-mangled"],
      [`~_1_person_1_${hostile};${text.replace("seed", hostile)}`, "shell-sent-mangled"],
      [encodeURI(text).replace("flub_1", "flub_9"), "shell-sent-mangled"],
      [`${encodeURI(text)};1_flies`, "shell-sent-mangled"],
      ["%", "shell-sent-mangled"],
      ["%00%07", "shell-sent-mangled"],
      ["a".repeat(1 << 17), "shell-sent-long"],
    ];
    for (const kind of ["game", "set-up"]) {
      for (const [link, why] of links) {
        await page.goto("./#/");
        await expect(page.getByRole("alert")).toHaveCount(0);
        await page.goto(`./#/${name}/${kind}/${link}`);
        await expect(page.getByRole("alert")).toHaveText(words(why));
        expect(await page.locator("main img").count(), "text is never markup").toBe(0);
      }
    }
    await axe(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), save)).toBe(kept);
    await page.getByRole("link", { name: words("home-play", { game: words(`home-${name}`) }) }).click();
    await expect(stepsOf(page, words)).not.toHaveCount(0);
  });
}

test("a link to a set-up of Dragoman Defendant opens it", async ({ page }) => {
  await leave(page, {});
  await page.goto("./#/lawtoe/set-up/~_plaintiff_person;~_defendant_computer_student;flub_1_lawtoe_dragoman_seed_0");
  await expect(page.getByRole("radio", { name: words("lawtoe-dragoman") })).toBeChecked();
  await expect(page.getByText(words("lawtoe-role-plaintiff-wins")), "the side that can win is told").toBeVisible();
  await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), lawtoe.SAVE)).toContain("lawtoe dragoman seed");
});

test("a link to a set-up of Wholes brings the name of its deck, also as text", async ({ page }) => {
  await leave(page, {});
  const name = encodeURIComponent("<b>Halves");
  await page.goto(`./#/wholes/set-up/~_1_person_1;~_2_person_2;~_deck_${name};flub_1_wholes_seats_2_deck_1/2*40_seed_0`);
  await expect(page.getByRole("radio", { name: "<b>Halves", exact: true })).toBeChecked();
});

test("names that look like markup are names", async ({ page }) => {
  const name = '<img src=x onerror="document.title=`gone`">'.slice(0, 24);
  const link = `~_1_person_1_${encodeURIComponent(name)};~_2_person_2_Ben;flub_1_wholes_seats_2_quarters_seed_6;1_draws;1_passes`;
  await page.goto(`./#/wholes/game/${link}`);
  await expect(stepsOf(page, words).filter({ hasText: name })).not.toHaveCount(0);
  expect(await page.locator("main img").count()).toBe(0);
});

test("a name written from right to left does not turn a sentence around, nor does a control of direction in it", async ({ page }) => {
  const override = "\u202e";
  const names = ["\u05d3\u05e0\u05d4", `${override}Ben`];
  const link = names.map((name, place) => `~_${place + 1}_person_${place + 1}_${encodeURIComponent(name)};`).join("");
  await page.goto(`./#/wholes/game/${link}flub_1_wholes_seats_2_quarters_seed_6;1_draws;1_passes`);
  for (const name of ["\u2068\u05d3\u05e0\u05d4\u2069", "\u2068Ben\u2069"]) {
    await expect(stepsOf(page, words).filter({ hasText: name }).or(page.getByRole("heading", { name })).first()).toBeVisible();
  }
  await expect(page.getByRole("main")).not.toContainText(override);
  // Nor where it is only heard.
  await page.goto(`./#/poe/game/${link}flub_1_poe_beginning_seats_2_for_2_rounds_seed_7;1_goal_O`);
  await new poe.Table(page).write("F1");
  await expect(page.getByRole("status").filter({ hasText: "\u2068Ben\u2069" })).not.toHaveCount(0);
  await expect(page.locator("body")).not.toContainText(override);
});

test("a link carries a board of POE, and an invalid board says so", async ({ page, browser }) => {
  await leave(page, {});
  await page.goto("./#/board/poe");
  const table = new poe.Table(page);
  await page.getByRole("radio", { name: words("poe-goal-even"), exact: true }).check();
  for (const letter of ["P5", "R1", "F9"]) await table.pencil(letter);
  const link = await linkOf(page, "table-link-board");
  expect(link).toMatch(/#\/board\/poe\/beginning_E_P5_R1_F9$/);
  const there = new poe.Table(await elsewhere(browser, link));
  await expect.poll(() => there.letters()).toBe(await table.letters());
  await expect(there.page.getByRole("radio", { name: words("poe-goal-even"), exact: true })).toBeChecked();
  await there.page.context().close();
  for (const wrong of ["beginning_E_P5_R5", "beginning_E_P10", "beginning_>9_P5", "%3Cb%3E"]) {
    await page.goto(`./#/board/poe/${wrong}`);
    await expect(page.getByRole("alert")).toHaveText(words("shell-sent-mangled"));
  }
});

test("a game that cannot be put aside is replaced only after a confirmation", async ({ page }) => {
  const { SAVE: save } = lawtoe;
  const kept = lawtoe.saveOf({ actions: lawtoe.MATCHES.rich });
  const mine = kept.trim().split(/[\n;]/).slice(0, -1).join("\n") + "\n";
  const text = kept.trim().split(/[\n;]+/).map((line) => line.trim().replace(/^#/, "~")).join(";").replaceAll(" ", "_");
  await page.addInitScript(() => {
    const plain = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith("flub.aside.")) throw new DOMException("full", "QuotaExceededError");
      plain.call(this, key, value);
    };
  });
  await leave(page, { [save]: mine });
  await page.goto(`./#/lawtoe/game/${encodeURI(text)}`);
  const open = page.getByRole("button", { name: words("shell-sent-open") });
  await open.click();
  await expect(page.getByRole("alert")).toHaveText(words("shell-sent-no-room"));
  const keptNow = () => page.evaluate((key) => localStorage.getItem(key), save);
  expect(await keptNow()).toBe(mine);
  await axe(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("shell-crash-save") }).click();
  expect(Buffer.concat(await (await (await download).createReadStream()).toArray()).toString()).toBe(mine);
  await open.click();
  await expect(stepsOf(page, words)).not.toHaveCount(0);
  await expect.poll(keptNow).not.toBe(mine);
});
