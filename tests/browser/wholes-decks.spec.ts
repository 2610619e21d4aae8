import { readFile } from "node:fs/promises";
import { type Locator, type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { leave } from "./storage.ts";
import { DECKS, KEPT } from "./wholes-decks.screens.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The decks page, with its parts by accessible name. */
class Bench {
  readonly about: Locator;
  readonly names: Locator;
  readonly importing: Locator;

  constructor(readonly page: Page) {
    this.about = page.locator(".deck-about");
    this.names = page.getByRole("region", { name: words("wholes-decks-own") }).getByRole("strong");
    this.importing = page.getByLabel(words("wholes-import-text"));
  }

  button(id: string): Locator {
    return this.page.getByRole("button", { name: words(id), exact: true });
  }

  name(): Locator {
    return this.page.getByLabel(words("wholes-deck-name"));
  }

  value(number: number): Locator {
    return this.page.getByLabel(words("wholes-deck-value", { number }));
  }

  /** Adds all cards of a pack to the deck being written. */
  async mix(pack: string): Promise<void> {
    await this.page.getByRole("group", { name: words("wholes-deck-mix") }).getByRole("button", { name: pack, exact: true }).click();
  }

  /** Fills in an existing row. */
  async write(number: number, value: string, form: string, count: string): Promise<void> {
    await this.value(number).fill(value);
    await this.page.getByLabel(words("wholes-deck-form", { number })).selectOption(words(`wholes-form-${form}`));
    await this.page.getByLabel(words("wholes-deck-count", { number })).fill(count);
  }

  async special(name: string, count: string): Promise<void> {
    await this.page.getByLabel(name, { exact: true }).fill(count);
  }

  async paste(text: string): Promise<void> {
    await this.importing.fill(text);
    await this.button("wholes-import").click();
  }

  /** Opens a deck and finds a button in it. */
  async act(name: string, id: string): Promise<Locator> {
    const deck = this.page.locator("details", { hasText: name });
    if (!(await deck.evaluate((details: HTMLDetailsElement) => details.open))) await deck.locator("summary").click();
    return deck.getByText(words(id), { exact: true });
  }

  async kept(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), DECKS);
  }
}

async function open(page: Page, kept?: string): Promise<Bench> {
  await leave(page, kept === undefined ? {} : { [DECKS]: kept });
  await page.goto("./#/decks/wholes");
  await page.getByRole("heading", { level: 1, name: words("wholes-decks-title") }).waitFor();
  return new Bench(page);
}

// The app writes numbers without commas.
const about = (cards: number, wholes: number) => words("wholes-deck-about", { cards, wholes: `${wholes}` });

test("every pack is there with its cards and the wholes they make", { tag: "@sizes" }, async ({ page }) => {
  await open(page);
  const packs = page.getByRole("region", { name: words("wholes-decks-packs") });
  const told: Record<string, string> = {
    quarters: about(40, 97),
    eighths: about(60, 1596),
    thirds: about(44, 412),
    fifths: about(60, 5226),
    mixed: about(60, 237),
  };
  for (const [pack, about] of Object.entries(told)) {
    const name = page.getByText(words(`wholes-pack-${pack}`), { exact: true });
    await expect(packs.getByRole("group").filter({ has: name })).toContainText(about);
  }
  await packs.getByText(words("wholes-pack-quarters"), { exact: true }).click();
  const kinds = packs.getByRole("group").getByRole("listitem");
  await expect(kinds).toHaveCount(15);
  await expect(kinds.filter({ has: page.getByText("one fourth", { exact: true }) })).toContainText(words("wholes-deck-copies", { count: 3 }));
});

test("a deck is written, checked at every step, saved, and still there on the next visit", { tag: "@sizes" }, async ({ page }) => {
  const bench = await open(page);
  await expect(bench.about).toHaveText(words("wholes-flaw-few", { count: 4, fewest: 36 }));
  await bench.write(1, "3/8", "fraction", "20");
  await expect(bench.about).toHaveText(words("wholes-flaw-few", { count: 24, fewest: 36 }));
  await bench.button("wholes-deck-add-row").click();
  await bench.write(2, "3/4", "pie", "20");
  await expect(bench.about).toHaveText(words("wholes-flaw-no-whole"));
  await bench.button("wholes-deck-add-row").click();
  await bench.write(3, "12.5%", "decimal", "2");
  await expect(bench.about).toHaveText(about(46, 2));
  await bench.special(words("wholes-swap"), "0");
  await expect(bench.about).toHaveText(about(44, 2));
  await bench.button("wholes-deck-keep").click();
  await expect(bench.name()).toHaveAccessibleDescription(words("wholes-flaw-no-name"));
  await expect(bench.name()).toBeFocused();
  await bench.name().fill("Ours: the first");
  await bench.button("wholes-deck-keep").click();
  await expect(bench.names).toHaveText(["Ours: the first"]);
  await expect(page.getByRole("status").filter({ hasText: words("wholes-deck-kept", { name: "Ours: the first" }) })).toHaveCount(1);
  expect(await bench.kept()).toBe("Ours: the first: 0.125*2, 3/8*20, pie 3/4*20, BAIT*1, REPLAY*1\n");
  await page.reload();
  await expect(bench.names).toHaveText(["Ours: the first"]);
  await axe(page);
});

const FLAWS: [string, string, string, string, Record<string, string>?][] = [
  ["three", "fraction", "3", "wholes-flaw-value"],
  ["3/0", "fraction", "3", "wholes-flaw-value"],
  ["<b>1/2</b>", "fraction", "3", "wholes-flaw-value"],
  ["99999999999999999999/2", "fraction", "3", "wholes-flaw-value"],
  ["0/3", "pie", "3", "wholes-flaw-zero"],
  ["-1/4", "fraction", "3", "wholes-flaw-zero"],
  ["5/4", "percent", "3", "wholes-flaw-over"],
  ["1/1001", "fraction", "3", "wholes-flaw-denominator", { denominator: "1001" }],
  ["1/17", "decimal", "3", "wholes-flaw-digits"],
  ["1/4", "fraction", "many", "wholes-flaw-count"],
  ["1/4", "fraction", "-3", "wholes-flaw-count"],
];

test("an invalid row says what is wrong with it, and keeps the deck from being saved", async ({ page }) => {
  const bench = await open(page);
  await bench.name().fill("Ours");
  for (const [value, form, count, id, values] of FLAWS) {
    await test.step(`${count} of ${value} as ${form}`, async () => {
      await bench.write(1, value, form, count);
      await expect(page.locator(".deck-row .field-wrong")).toHaveText(words(id, values));
      await expect(bench.about).toHaveText(words("wholes-flaw-row", { value, why: words(id, values) }));
      await bench.button("wholes-deck-keep").click();
      await expect(bench.names).toHaveCount(0);
      expect(await bench.kept()).toBeNull();
    });
  }
});

test("ten thousand cards are too many, and denominators that do not go together too different", async ({ page }) => {
  const bench = await open(page);
  await bench.write(1, "1/2", "fraction", "10000");
  await expect(bench.about).toHaveText(words("wholes-flaw-many", { count: "10004", most: 400 }));
  await bench.write(1, "1/997", "fraction", "40");
  await bench.button("wholes-deck-add-row").click();
  await bench.write(2, "1/991", "fraction", "40");
  await expect(bench.about).toHaveText(words("wholes-flaw-unrelated"));
});

test("packs are mixed by putting in the cards of several", async ({ page }) => {
  const bench = await open(page);
  await bench.mix(words("wholes-pack-quarters"));
  await expect(bench.about).toHaveText(about(40, 97));
  await bench.mix(words("wholes-pack-thirds"));
  // A half in four forms is in both, so there are five of each; its pictures are a rectangle and a pie.
  await expect(page.getByRole("list", { name: words("wholes-deck-rows") }).getByRole("listitem")).toHaveCount(12 + 20 - 3);
  await expect(bench.about).toHaveText(/^84 cards/);
  await bench.name().fill("Quarters and thirds");
  await bench.button("wholes-deck-keep").click();
  expect(await bench.kept()).toContain("1/2*5, 0.5*5, 50%*5");
  await bench.mix("Quarters and thirds");
  await expect(bench.about).toHaveText(/^84 cards/);
});

test("no two decks have one name, but a deck can be changed under its own", async ({ page }) => {
  const bench = await open(page, KEPT);
  await bench.mix(words("wholes-pack-quarters"));
  await bench.name().fill(" HALVES ");
  await expect(bench.name()).toHaveAccessibleDescription(words("wholes-flaw-name", { name: "HALVES" }));
  await bench.button("wholes-deck-keep").click();
  await expect(bench.names).toHaveCount(2);
  expect(await bench.kept()).toBe(KEPT);
  await (await bench.act("Halves", "wholes-deck-edit")).click();
  await expect(page.getByRole("heading", { name: words("wholes-deck-edit-title", { name: "Halves" }) })).toBeFocused();
  await expect(bench.value(1)).toHaveValue("1/2");
  await bench.special(words("wholes-bait"), "2");
  await bench.button("wholes-deck-keep").click();
  await expect(bench.names).toHaveText(["Halves", "Seventeenths and more"]);
  expect(await bench.kept()).toBe(KEPT.replace("BAIT*1", "BAIT*2"));
});

test("a deck is deleted only when that is asked for twice", async ({ page }) => {
  const bench = await open(page, KEPT);
  await (await bench.act("Halves", "wholes-deck-delete")).click();
  const dialog = page.getByRole("dialog", { name: words("wholes-deck-delete-title", { name: "Halves" }) });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(bench.names).toHaveCount(2);
  await (await bench.act("Halves", "wholes-deck-delete")).click();
  await dialog.getByText(words("wholes-deck-delete"), { exact: true }).click();
  await expect(bench.names).toHaveText(["Seventeenths and more"]);
  await expect(page.getByRole("heading", { name: words("wholes-decks-own") })).toBeFocused();
  expect(await bench.kept()).toBe(KEPT.split("\n")[1] + "\n");
});

test("a deck goes to another browser as a file", async ({ page }) => {
  const bench = await open(page, KEPT);
  const download = page.waitForEvent("download");
  await (await bench.act("Halves", "wholes-deck-file")).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Halves.txt");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toBe(KEPT.split("\n")[0] + "\n");

  const other = await open(page);
  await page.getByLabel(words("wholes-import-file")).setInputFiles({ name: "decks.txt", mimeType: "text/plain", buffer: Buffer.from(KEPT) });
  await expect(other.importing).toHaveValue(KEPT);
  await other.button("wholes-import").click();
  await expect(other.names).toHaveText(["Halves", "Seventeenths and more"]);
  await expect(page.getByRole("status").filter({ hasText: words("wholes-import-done") })).toHaveCount(1);
  expect(await other.kept()).toBe(KEPT);
});

test("a file that the browser cannot read is reported", async ({ page }) => {
  const bench = await open(page, KEPT);
  await page.evaluate(() => (Blob.prototype.text = () => Promise.reject(new DOMException("it is gone", "NotReadableError"))));
  await page.getByLabel(words("wholes-import-file")).setInputFiles({ name: "decks.txt", mimeType: "text/plain", buffer: Buffer.from(KEPT) });
  await expect(page.getByText(words("shell-file-unread"))).toBeVisible();
  expect(await bench.kept()).toBe(KEPT);
});

const line = (line: number, id: string, values?: Record<string, number | string>) => words("wholes-import-line", { line, why: words(id, values) });
const row = (at: number, value: string, id: string, values?: Record<string, string>) =>
  line(at, "wholes-flaw-row", { value, why: words(id, values) });

const TEXTS: [string, string, string][] = [
  ["nothing", "\n \n", words("wholes-import-empty")],
  ["no deck", "hello", row(1, "hello", "wholes-flaw-value")],
  ["a deck without a name", "1/2*40", line(1, "wholes-flaw-no-name")],
  ["a deck with a name that is there", "New: 1/2*40\nhalves: 1/2*40", line(2, "wholes-flaw-name", { name: "halves" })],
  ["two decks of one name", "New: 1/2*40\nNew: 1/2*40", line(2, "wholes-flaw-name", { name: "New" })],
  ["a deck without a whole", "New: 1/2*40\nOther: 3/4*40", line(2, "wholes-flaw-no-whole")],
  ["ten thousand cards", "New: 1/2*10000", line(1, "wholes-flaw-many", { count: "10000", most: 400 })],
  ["a denominator beyond 1000", "New: 1/2*40, 1/1001*2", row(1, "1/1001", "wholes-flaw-denominator", { denominator: "1001" })],
  ["a negative value", "New: -1/2*40", row(1, "-1/2", "wholes-flaw-zero")],
  ["markup", "New: <img src=x onerror=alert(1)>*40", row(1, "<img src=x onerror=alert(1)>", "wholes-flaw-value")],
  ["a very long text", "New: " + "1/2*1, ".repeat(50_000), words("wholes-import-long")],
];

test("a text without a deck changes nothing", async ({ page }) => {
  const bench = await open(page, KEPT);
  for (const [kind, text, told] of TEXTS) {
    await test.step(kind, async () => {
      await bench.paste(text);
      await expect(bench.importing).toHaveAccessibleDescription(told.trim());
      await expect(bench.importing).toHaveValue(text);
      await expect(bench.names).toHaveCount(2);
      await expect(page.locator("main img")).toHaveCount(0);
      expect(await bench.kept()).toBe(KEPT);
    });
  }
});

test("decks that cannot be read are put aside, and the others stay", async ({ page }) => {
  const broken = `${KEPT}Thirds: 3/4*40\n`;
  const bench = await open(page, broken);
  await expect(bench.names).toHaveText(["Halves", "Seventeenths and more"]);
  await expect(page.getByRole("main").getByText(words("shell-storage-aside"))).toHaveCount(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), `flub.aside.${DECKS}.1`)).toBe(broken);
  expect(await bench.kept()).toBe(KEPT);
});

test("where nothing can be kept a deck is there as long as the page is", async ({ page }) => {
  await leave(page, {});
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("./#/decks/wholes");
  const bench = new Bench(page);
  await bench.mix(words("wholes-pack-eighths"));
  await bench.name().fill("Ours");
  await bench.button("wholes-deck-keep").click();
  await expect(bench.names).toHaveText(["Ours"]);
  await expect(page.getByRole("main").getByText(words("shell-storage-refused"))).toHaveCount(1);
});

test("the page of decks is used with the keyboard alone", async ({ page }) => {
  const bench = await open(page);
  const packs = page.getByRole("region", { name: words("wholes-decks-packs") });
  await packs.locator("summary").filter({ hasText: words("wholes-pack-quarters") }).focus();
  await page.keyboard.press("Enter");
  await expect(packs.getByRole("group").getByRole("listitem")).toHaveCount(15);
  await page.getByRole("button", { name: words("wholes-pack-fifths") }).press("Enter");
  await bench.name().fill("Fifths");
  await bench.button("wholes-deck-keep").press("Enter");
  await expect(bench.names).toHaveText(["Fifths"]);
  const own = page.locator("summary", { hasText: /^Fifths\d/ });
  await expect(page.getByRole("heading", { name: words("wholes-decks-own") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(own).toBeFocused();
});

/** Cards as text, and their names. */
const CALLED: [string, string, string][] = [
  ["0.1(6)", "zero point one, then six repeating", "cero punto uno, luego seis periódico"],
  ["5/6", "five sixths", "cinco sextos"],
  ["pie 5/12", "five twelfths, as a pie", "cinco doceavos, como pastel"],
  ["3/16", "3 over 16", "3 sobre 16"],
  ["0.(142857)", "zero point one four two eight five seven repeating", "cero punto uno cuatro dos ocho cinco siete periódico"],
  ["1/3%", "one third percent", "un tercio por ciento"],
  ["12 1/2%", "12 and one half percent", "12 y un medio por ciento"],
  ["1/1", "one whole", "un entero"],
  ["1.0", "one point zero", "uno punto cero"],
  ["bar 13/20", "13 twentieths, as a rectangle", "13 veinteavos, como rectángulo"],
];

for (const [place, language] of (["en", "es"] as const).entries()) {
  test(`every card is called by what it shows (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await leave(page, { [DECKS]: `All: ${CALLED.map(([card]) => `${card}*4`).join(", ")}\n` });
    await page.goto("./#/decks/wholes");
    await page.locator("summary", { hasText: "All" }).click();
    const cards = page.locator("details[open] .card .visually-hidden");
    await expect(cards).toHaveCount(CALLED.length);
    expect((await cards.allTextContents()).sort()).toEqual(CALLED.map((called) => called[1 + place]).sort());
  });
}

test("sixty decks are kept, and of more the first, with all of them put aside", async ({ page }) => {
  const decks = (count: number) => Array.from({ length: count }, (_, place) => `Deck ${place + 1}: 1/4*20, 3/4*20\n`).join("");
  await leave(page, { [DECKS]: decks(10_000) });
  await page.goto("./#/decks/wholes");
  const bench = new Bench(page);
  await expect(bench.names).toHaveCount(60);
  expect(await page.evaluate((key) => localStorage.getItem(key), `flub.aside.${DECKS}.1`)).toBe(decks(10_000));
  const why = words("wholes-flaw-no-room", { most: 60 });
  await expect(page.getByText(why)).toBeVisible();
  await bench.importing.fill("One more: 1/4*20, 3/4*20");
  await bench.button("wholes-import").click();
  await expect(page.locator("#import-trouble")).toHaveText(words("wholes-import-line", { line: 1, why }));
  await expect(bench.names).toHaveCount(60);
});
