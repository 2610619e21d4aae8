import { type Download, type Locator, type Page } from "@playwright/test";
import { axe, expect, stagesWait, test } from "./flub.ts";
import { drag, pen, swipe, type Draw } from "./hands.ts";
import { press, tabTo } from "./keys.ts";
import { MATCHES, Table, recordOf, sitDown } from "./lawtoe.ts";
import { RELEASE, ordinaryIf } from "./level.ts";
import { LANGUAGES, SIZES, settle, type Language } from "./looks.ts";
import { leave } from "./storage.ts";
import { twice, waitAsForPeople } from "./taps.ts";
import { listOf } from "./words.ts";

/** Plays a match with this way of pressing everything and this way of drawing triplets. */
async function playByHand(table: Table, press: (what: Locator) => Promise<void>, draw: Draw): Promise<void> {
  const { page, words } = table;
  const write = async (letters: string) => {
    for (const [letter, square] of letters.split(" ")) {
      await press(table.square(Number(square)));
      await press(table.letterKey(letter!));
    }
    await press(table.writing(letters));
  };
  await press(page.getByRole("radio", { name: words("seating-second-person") }));
  await press(table.button("table-begin"));
  await press(table.button("lawtoe-goal", { goal: "even" }));
  await write("O4 F3");
  await table.turn("plaintiff");
  await write("P1");
  await table.turn("defendant");
  await write("P7");
  await table.turn("plaintiff");
  await press(table.button("lawtoe-challenge-open"));
  await press(table.button("lawtoe-challenge-confirm", { kind: "A" }));
  await press(table.square(9));
  await press(page.getByRole("radio", { name: words("table-proof-part", { part: "letters", lines: "triplets" }), exact: true }));
  await press(table.square(8));
  await expect.poll(() => table.letters()).toBe("P.FO..PP.");
  await draw(page, [1, 4, 7].map((number) => table.square(number)));
  await expect(table.listed()).toHaveText(["147"]);
  for (const number of [1, 4, 8]) await press(table.square(number));
  await expect(table.listed()).toHaveText(["147", "148"]);
  await press(table.button("table-proof-hand-in"));
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  await press(table.button("lawtoe-next-match"));
  await table.turn("plaintiff");
}

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a whole match by touch: taps, and a finger across the squares of a triplet @translated", async ({ page }) => {
    await page.goto("./#/lawtoe");
    await playByHand(new Table(page), (what) => what.tap(), swipe);
  });

  test("a whole match by touches that come twice", RELEASE, async ({ page }) => {
    test.slow();
    await waitAsForPeople(page);
    await page.goto("./#/lawtoe");
    await playByHand(new Table(page), twice("touch"), swipe);
  });

  test("the bar at the bottom leaves the mat in sight, and the record gives way to the step chosen in it", async ({ page }) => {
    const table = await sitDown(page, { actions: ["plaintiff goal odd", "defendant F1 F5"] });
    await table.turn("plaintiff");
    expect(await table.endOfBar()).toBeLessThanOrEqual(640);
    await table.button("table-sheets").tap();
    await table.step("lawtoe-event-goal", { who: "plaintiff", goal: "odd" }).tap();
    await table.headline("table-viewing", { step: 1 });
    await expect(table.sheets()).toBeHidden();
    await table.button("table-record-forward").tap();
    await expect.poll(() => table.letters()).toBe("F...F....");
  });
});

test("a whole match by taps that come twice", RELEASE, async ({ page }) => {
  test.slow();
  await waitAsForPeople(page);
  await page.goto("./#/lawtoe");
  await playByHand(new Table(page), twice("mouse"), drag);
});

test("a whole match by mouse, with triplets drawn by dragging", async ({ page }) => {
  await page.goto("./#/lawtoe");
  await playByHand(new Table(page), (what) => what.click(), drag);
});

test("a whole match by pen, with triplets drawn", RELEASE, async ({ page }) => {
  await page.goto("./#/lawtoe");
  await playByHand(new Table(page), async (what) => pen(page, [what]), pen);
});

test("the page does not scroll during play, and every square of the mat is a square", async ({ page }) => {
  const table = await sitDown(page, { actions: ["plaintiff goal odd", "defendant P1 P2"] });
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await beyond()).toBeLessThanOrEqual(0);
  for (let number = 1; number <= 9; number++) {
    const { width, height } = (await table.square(number).boundingBox())!;
    expect(Math.abs(width - height), `square ${number}`).toBeLessThan(2);
  }
  const before = await table.mat.boundingBox();
  await table.challenge("A");
  await table.square(3).click();
  await table.list("123");
  expect(await beyond()).toBeLessThanOrEqual(0);
  await table.handIn();
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  expect(await beyond()).toBeLessThanOrEqual(0);
  expect(await table.mat.boundingBox(), "the mat stays where it is").toEqual(before);
});

async function playByKeyboard(page: Page, language: Language): Promise<void> {
  const table = new Table(page, language);
  const { words } = table;
  await stagesWait(page);
  await page.goto("./#/lawtoe/set-up");

  // Set-up: against a second person.
  await expect(page.getByRole("heading", { level: 1, name: words("home-lawtoe") })).toBeFocused();
  await tabTo(page, words("lawtoe-level-student"));
  await press(page, "ArrowDown", "ArrowDown");
  await expect(page.getByRole("radio", { name: words("seating-second-person") })).toBeChecked();
  await tabTo(page, words("table-begin"));
  await press(page, "Enter");

  // The goal.
  await table.turn("plaintiff");
  await tabTo(page, words("lawtoe-goal", { goal: "even" }));
  await press(page, "Enter");
  await expect(table.latest()).toHaveText(words("lawtoe-event-goal", { who: "plaintiff", goal: "even" }));

  // A turn of two squares, with arrow keys and digits, and one letter removed.
  await table.turn("defendant");
  await press(page, "ArrowLeft", "O", "3", "P");
  await expect.poll(() => table.letters()).toBe("..PO.....");
  await press(page, "Backspace", "F", "Enter");
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe("..FO.....");

  // One square per turn.
  await press(page, "1", "p", "Enter");
  await table.turn("defendant");
  await press(page, "7", "P", "Enter");
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe("P.FO..P..");

  // The challenge: first Escape, then for real.
  await table.challengeByKeys("lawtoe");

  // The proof: the P by its square, a triplet by digits, two in the field, one removed.
  await expect(table.partOf("letters")).toBeChecked();
  await press(page, "8", "1", "4", "8");
  await expect(table.listed()).toHaveText(["148"]);
  await expect(table.listingCount()).toHaveText(words("lawtoe-proof-count", { count: 1, parity: "odd", goal: "even" }));
  await tabTo(page, "");
  await expect(page.getByLabel(words("table-listing-label"))).toBeFocused();
  await page.keyboard.type("157 147");
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["148", "157", "147"]);
  await tabTo(page, words("table-listing-remove", { listing: "157" }), "Shift+Tab");
  await press(page, "Enter");
  await expect(table.listed()).toHaveText(["148", "147"]);
  await expect(table.listingCount()).toHaveText(words("lawtoe-proof-count", { count: 2, parity: "even", goal: "even" }));
  await tabTo(page, words("table-proof-hand-in"));
  await press(page, "Enter");

  // The verdict, and the next match.
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  await expect(table.why()).toHaveText(words("lawtoe-verdict-holds", { who: "plaintiff", kind: "plain", list: listOf(language, ["148", "147"]), goal: "even" }));
  expect(await table.scores()).toEqual([10, 6]);
  await tabTo(page, words("lawtoe-next-match"));
  await press(page, "Enter");
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe(".........");
  await tabTo(page, words("table-leave"));
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("home-lawtoe") })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`a whole match by the keyboard alone, the focus always in sight (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await playByKeyboard(page, language);
  });
}

/** The text of a file that is saved. */
async function text(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the record is copied as text and saved as a file", async ({ page }) => {
    const table = await sitDown(page, { actions: MATCHES.rich });
    const record = recordOf({ actions: MATCHES.rich });
    await table.button("table-record-share").click();
    await expect(table.copying()).toHaveValue(record);
    await table.button("table-record-copy").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(record);
    await expect(page.getByText(table.words("table-record-copied", { copied: "yes" }), { exact: true })).toBeInViewport();
    await expect(table.button("table-record-copy"), "whoever has it copied goes on from here").toBeFocused();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: table.words("table-record-file") }).click();
    expect(await text(await download)).toBe(record);
  });
});

for (const [kind, name] of [["refuses storage", "SecurityError"], ["has no room left", "QuotaExceededError"]] as const) {
  test(`where the browser ${kind} the match goes on, and one message says so`, ordinaryIf(name === "SecurityError"), async ({ page }) => {
    await leave(page, {});
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused on purpose", name);
      };
    }, name);
    await page.goto("./#/lawtoe");
    const table = new Table(page);
    await page.getByRole("radio", { name: table.words("seating-second-person") }).check();
    await table.button("table-begin").click();
    const told = page.getByRole("main").getByText(table.words("shell-storage-refused"));
    await expect(told).toHaveCount(1);
    await axe(page);
    await table.button("lawtoe-goal", { goal: "odd" }).click();
    await table.write("P1 P2");
    await table.turn("plaintiff");
    await expect(told).toHaveCount(1);
    await table.button("shell-dismiss").click();
    await expect(told).toHaveCount(0);
    await table.challenge("A");
    await table.square(3).click();
    await table.list("123");
    await table.handIn();
    await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
    await expect(told, "once is enough").toHaveCount(0);
  });
}

test("when drawing fails, Flub goes on from the save, with the turn that it could not draw", async ({ page, problems, onPurpose }) => {
  onPurpose(/broken on purpose|failed to append child|unreachable/);
  const table = await sitDown(page, { actions: ["plaintiff goal odd"] });
  for (const square of [1, 2]) {
    await table.square(square).click();
    await table.letterKey("P").click();
  }
  await page.evaluate(() => {
    // As where something else has taken an element of the page away.
    Node.prototype.insertBefore = () => {
      throw new DOMException("broken on purpose", "NotFoundError");
    };
  });
  const loaded = page.waitForEvent("load");
  await table.writing("P1 P2").click();
  await loaded;
  await table.turn("plaintiff");
  await expect.poll(() => table.letters()).toBe("PP.......");
  await expect.poll(() => problems).not.toEqual([]);
});

test("when Flub fails twice, the match is kept and offered as a file, and its text is not shown", async ({ page, problems, onPurpose }) => {
  onPurpose(/panicked|unreachable|NotFoundError/);
  const table = await sitDown(page, { actions: [...MATCHES.rich, "plaintiff challenges A-flub"] });
  // A draft is kept with the match, and changes while it is written.
  const match = (saved: string | null) => saved?.replace(/^# draft.*\n/gm, "");
  const saved = match(await table.saved());
  const breakIt = async () => {
    // What a translator or another extension may do: it removes an element the app relies on.
    await page.locator(".prover-list").evaluate((list) => list.remove());
    await page.locator(".prover-parts .choice:not(:has(:checked))").click();
  };
  await table.list("147 148 157");
  await expect(table.listed()).toHaveCount(3);
  await breakIt();
  await expect(table.listed(), "what was written is kept").toHaveCount(3);
  await expect(table.button("table-proof-hand-in")).toBeVisible();
  expect(match(await table.saved())).toBe(saved);
  await breakIt();
  await expect(page.getByRole("heading", { level: 1, name: table.words("shell-crash-title") })).toBeVisible();
  await axe(page);
  await expect.poll(() => problems).not.toEqual([]);
  await expect(page.getByText("flub 1 lawtoe")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByText(table.words("shell-crash-save")).click();
  expect(match(await text(await download))).toBe(saved);
  await page.getByText(table.words("shell-crash-again")).click();
  await page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-lawtoe") }) }).click();
  await expect(table.button("table-proof-hand-in")).toBeVisible();
  expect(match(await table.saved())).toBe(saved);
});
