import { type Browser, type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { TESTED } from "./games.ts";
import * as lawtoe from "./lawtoe.ts";
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

test("a link carries a game to somebody who has never been here, and the keys can copy it", async ({ page, browser }) => {
  const { save, inPlay: kept } = TESTED.find(({ name }) => name === "wholes")!;
  await leave(page, { [save]: kept });
  await page.goto("./#/wholes");
  await page.getByRole("button", { name: words("table-record-share") }).click();
  const there = await elsewhere(browser, await linkOf(page, "table-link-game"));
  expect(await told(there)).toEqual(await told(page));
  await expect(there).toHaveURL(/#\/wholes$/);
  expect(await there.evaluate((key) => localStorage.getItem(key), save)).toBe(given(kept));
  await there.context().close();
});

test("what somebody is told about a link meets the rules for everybody", async ({ page, browser }) => {
  const { save, inPlay: kept } = TESTED.find(({ name }) => name === "floating")!;
  const text = kept.trim().replaceAll("#", "~").replaceAll(" ", "_").replaceAll("\n", ";");
  await leave(page, { [save]: kept });
  await page.goto(`./#/floating/game/${text}%`);
  await expect(page.getByRole("alert")).toHaveText(words("shell-sent-mangled"));
  await axe(page);
  await page.goto(`./#/floating/game/${text};x_e4`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("shell-sent-title", { game: words("home-floating") }));
  await axe(page);
  await page.goto("./#/floating/set-up");
  await page.getByText(words("table-more"), { exact: true }).click();
  const there = await elsewhere(browser, await linkOf(page, "table-link-set-up"));
  await expect(there.getByRole("button", { name: words("table-begin"), exact: true })).toBeVisible();
  await axe(there);
  await there.context().close();
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
