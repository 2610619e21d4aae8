import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const KEPT = {
  "flub.settings": "language en\ntheme slate\n",
  "flub.lawtoe.save": "# plaintiff person\n# defendant person\nflub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n",
  "flub.wholes.decks": "Ours: 1/4*20, 3/4*20\n",
};

async function keep(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
}

function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

async function bring(page: Page, text: string): Promise<void> {
  const file = { name: "flub.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.getByLabel(words("settings-backup-bring")).setInputFiles(file);
}

test.beforeEach(async ({ page }) => {
  await page.goto("./");
  await keep(page, KEPT);
  await page.goto("./#/settings");
  await page.reload();
});

test("everything is saved as one readable file and restored from it", async ({ page }) => {
  const link = page.getByRole("link", { name: words("settings-backup-save") });
  await expect(link, "what is kept is not in the page before it is asked for").toHaveAttribute("href", "#/settings");
  const download = page.waitForEvent("download");
  await link.click();
  const text = Buffer.concat(await (await (await download).createReadStream()).toArray()).toString();
  await expect(link, "nor afterwards").toHaveAttribute("href", "#/settings");
  expect(text).toContain("@ flub.lawtoe.save\n| # plaintiff person\n");

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const loaded = page.waitForEvent("load");
  // Mail programs change line endings.
  await bring(page, text.replaceAll("\n", "\r\n"));
  await loaded;
  await expect(page.locator("html")).toHaveAttribute("data-theme", "slate");
  expect(await kept(page)).toMatchObject(KEPT);
  await page.goto("./#/lawtoe");
  await expect(stepsOf(page, words)).toHaveCount(1);
});

test("a file that the browser cannot read is reported and changes nothing", async ({ page }) => {
  await page.evaluate(() => (Blob.prototype.text = () => Promise.reject(new DOMException("it is gone", "NotReadableError"))));
  await bring(page, "flub keeps 1\n");
  await expect(page.getByText(words("shell-file-unread"))).toBeVisible();
  expect(await kept(page)).toMatchObject(KEPT);
});

test("an entry with the same name is put aside, not lost", async ({ page }) => {
  const loaded = page.waitForEvent("load");
  await bring(page, "flub keeps 1\n@ flub.wholes.decks\n| Theirs: 1/2*40\n");
  await loaded;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const now = await kept(page);
  expect(now["flub.wholes.decks"]).toBe("Theirs: 1/2*40");
  expect(now["flub.aside.flub.wholes.decks.1"]).toBe(KEPT["flub.wholes.decks"]);
  expect(now["flub.lawtoe.save"]).toBe(KEPT["flub.lawtoe.save"]);
});

test("everything is deleted after a confirmation and does not come back", async ({ page }) => {
  await page.getByRole("radio", { name: words("settings-theme-projector") }).check();
  const dialog = page.getByRole("dialog", { name: words("settings-delete-title") });
  const ask = page.getByRole("button", { name: words("settings-delete") });
  await ask.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await kept(page)).toHaveProperty(["flub.lawtoe.save"]);
  await ask.click();
  const loaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: words("kept-delete") }).click();
  await loaded;
  const keys = async () => Object.keys(await kept(page)).filter((key) => key !== "flub.stamp");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("settings-title"));
  expect(await keys()).toEqual([]);
  // Not even where local storage has lost that it was deleted.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("settings-title"));
  expect(await keys()).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "projector");
});

const REFUSED = [
  { what: "another file", text: "Dear teacher,", says: words("settings-backup-other") },
  { what: "an empty file", text: "", says: words("settings-backup-other") },
  {
    what: "a name that is not Flub's",
    text: "flub keeps 1\n@ flub.settings\n| theme paper\n@ evil<b>\n| 1\n",
    says: words("settings-backup-line", { line: 4 }),
  },
  { what: "a value of no name", text: "flub keeps 1\n| 1\n", says: words("settings-backup-line", { line: 2 }) },
  { what: "a file far too long", text: `flub keeps 1\n${"| a\n".repeat(1_300_000)}`, says: words("settings-backup-long") },
];

test("a file of another kind is refused with a clear message and changes nothing", async ({ page }) => {
  const before = await kept(page);
  for (const { what, text, says } of REFUSED) {
    await test.step(what, async () => {
      await page.reload();
      await bring(page, text);
      await expect(page.getByText(says)).toBeVisible();
      expect(await kept(page)).toEqual(before);
    });
  }
});

test("a file is refused, with a message, when there is no room to put aside what it replaces", async ({ page }) => {
  const before = await kept(page);
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith("flub.aside.")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await bring(page, "flub keeps 1\n@ flub.lawtoe.save\n| flub 1 lawtoe pedagogue seed 8\n");
  await expect(page.locator("#backup-trouble")).toHaveText(words("shell-storage-refused"));
  expect(await kept(page)).toEqual(before);
});

test("a game put aside before stays when a file brings one with the same name", async ({ page }) => {
  const aside = "flub.aside.flub.poe.save.1";
  await keep(page, { [aside]: "mine" });
  const loaded = page.waitForEvent("load");
  await bring(page, `flub keeps 1\n@ ${aside}\n| theirs\n`);
  await loaded;
  expect(await kept(page)).toMatchObject({ [aside]: "mine", "flub.aside.flub.poe.save.2": "theirs" });
});

test("a file that would put too many games aside is refused and changes nothing", async ({ page }) => {
  const copies = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `flub.aside.flub.poe.save.${from + index}`);
  await keep(page, Object.fromEntries(copies(1, 19).map((key) => [key, `mine ${key}`])));
  const before = await kept(page);
  const file = (keys: string[]) => `flub keeps 1\n${keys.map((key) => `@ ${key}\n| theirs ${key}\n`).join("")}`;
  await bring(page, file(copies(1, 2)));
  await expect(page.getByText(words("settings-backup-many", { most: 20 }))).toBeVisible();
  expect(await kept(page)).toEqual(before);

  const loaded = page.waitForEvent("load");
  await bring(page, file(copies(1, 1)));
  await loaded;
  expect(await kept(page)).toMatchObject({ ...before, "flub.aside.flub.poe.save.20": "theirs flub.aside.flub.poe.save.1" });
});
