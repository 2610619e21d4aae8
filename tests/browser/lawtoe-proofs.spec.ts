import { expect, test } from "./flub.ts";
import { MATCHES, recordOf, sitDown } from "./lawtoe.ts";
import { listOf } from "./words.ts";

/** Proofs of the A-flub in {@link MATCHES.rich}: a P in 8 with 147 and 148 is right, as is one in 2 with 147 and 247. */
const FLAWS: { p?: number; list: string; why: [string, Record<string, string | number>]; lit: number[] }[] = [
  { list: "147 148", why: ["lawtoe-flaw-letters", { due: 1 }], lit: [] },
  { p: 8, list: "142 147 148", why: ["table-flaw-no-line", { listing: "142" }], lit: [1, 2, 4] },
  { p: 9, list: "147 148", why: ["table-flaw-vacant", { listing: "148", square: 8 }], lit: [1, 4, 8] },
  { p: 5, list: "147 357", why: ["table-flaw-forbidden", { listing: "357", square: 3 }], lit: [3, 5, 7] },
  { p: 8, list: "147 148 147", why: ["table-flaw-repeated", { listing: "147" }], lit: [1, 4, 7] },
  { p: 5, list: "157", why: ["table-flaw-unused", { letter: "O", square: 4 }], lit: [4] },
  { p: 8, list: "148", why: ["table-flaw-omitted", { listing: "147" }], lit: [1, 4, 7] },
  { p: 9, list: "147", why: ["table-flaw-count", { goal: "even", count: 1 }], lit: [] },
];

test("the verdict on an invalid proof names the first flaw, lights its squares and draws its triplet", async ({ page }) => {
  test.slow();
  const match = { actions: [...MATCHES.rich, "plaintiff challenges A-flub"] };
  const table = await sitDown(page, match);
  for (const [place, { p, list, why, lit }] of FLAWS.entries()) {
    await test.step(`P${p ?? "?"}: ${list}`, async () => {
      if (place > 0) await table.paste(recordOf(match));
      if (p) await table.square(p).click();
      await table.list(list);
      await table.handIn();
      await table.headline("lawtoe-verdict-winner", { who: "defendant" });
      await expect(table.why()).toHaveText(table.words("lawtoe-verdict-flaw", { who: "plaintiff", why: table.words(...why) }));
      expect(await table.lit()).toEqual(lit);
      expect(await table.scores()).toEqual([6, 10]);

      // The faulty triplet shows its place in the list, and any other is drawn on request.
      const listed = list.split(" ");
      const fault = listed.lastIndexOf(String(why[1]["listing"]));
      if (fault >= 0) await expect(table.strokeNumbers()).toHaveText(String(fault + 1));
      const other = listed.find((listing) => listing !== why[1]["listing"]);
      if (other) {
        await table.listed(other).click();
        await expect(table.strokeNumbers()).toHaveText(String(listed.indexOf(other) + 1));
      }
    });
  }

  // On request, a proof that would have held is drawn.
  await table.button("lawtoe-show-proof").click();
  await expect(page.getByRole("status").filter({ hasText: table.words("lawtoe-shown-letter", { square: 2, list: listOf("en", ["147", "247"]) }) })).toBeVisible();
  await expect(table.strokes("required")).toHaveCount(2);
});

test("a P that no triplet uses is named", async ({ page }) => {
  const actions = ["plaintiff goal odd", "defendant O4 F3", "plaintiff P1", "defendant P7", "plaintiff challenges A-flub"];
  const table = await sitDown(page, { actions });
  await table.square(9).click();
  await table.list("147");
  await table.handIn();
  const why = table.words("lawtoe-flaw-letter-unused", { square: 9 });
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-flaw", { who: "plaintiff", why }));
  expect(await table.lit()).toEqual([9]);
});

test("an invalid triplet cannot be typed, and a message says so", async ({ page }) => {
  const table = await sitDown(page, { actions: [...MATCHES.rich, "plaintiff challenges A-flub"] });
  await table.list("one 5 seven");
  await expect(table.listing()).toHaveAccessibleDescription(table.words("table-listing-wrong"));
  await expect(table.listed()).toHaveCount(0);
  await table.list("147, 148");
  await expect(table.listing()).toHaveAccessibleDescription("");
  await expect(table.listed()).toHaveText(["147", "148"]);
});

test("giving up needs one confirmation, which can be declined", async ({ page }) => {
  const table = await sitDown(page, { actions: [...MATCHES.flub, "plaintiff challenges A-flub"] });
  const dialog = table.dialog("lawtoe-give-up-title");
  await table.button("lawtoe-proof-give-up").click();
  await dialog.getByRole("button", { name: table.words("lawtoe-give-up-stay") }).click();
  await expect(dialog).toBeHidden();
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  await table.button("lawtoe-proof-give-up").click();
  await dialog.getByRole("button", { name: table.words("lawtoe-give-up-confirm") }).click();
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-given-up", { who: "plaintiff" }));
  expect(await table.scores()).toEqual([6, 10]);
});

test("a bold challenge scores 16, and the state is picked on the timeline", async ({ page }) => {
  const table = await sitDown(page, { actions: MATCHES.missed });
  await table.challenge("CA");
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  const values = { who: "defendant", letter: "P", square: 1, letter2: "P", square2: 2 };
  await table.choice("lawtoe-event-two", values).check();
  await expect.poll(() => table.letters(), "the mat as it was after that move").toBe("PP.......");
  await table.square(3).click();
  await table.list("123");
  await table.handIn();
  await table.headline("lawtoe-verdict-winner", { who: "defendant" });
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-holds", { who: "defendant", kind: "bold", list: "123", goal: "odd" }));
  const what = table.words("lawtoe-event-two", values);
  await expect(page.locator(".verdict .notice-text")).toContainText(table.words("lawtoe-verdict-a-flub", { number: 2, what }));
  expect(await table.scores()).toEqual([6, 16]);
});

test("a CA-flub needs its move, and one challenged later is not bold", async ({ page }) => {
  const actions = [...MATCHES.missed, "defendant F3", "plaintiff P4", "defendant challenges CA-flub"];
  const table = await sitDown(page, { actions });
  await table.list("123");
  await table.handIn();
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-flaw", { who: "defendant", why: table.words("lawtoe-flaw-no-move") }));
  await sitDown(page, { actions });
  await table.choice("lawtoe-event-two", { who: "defendant", letter: "P", square: 1, letter2: "P", square2: 2 }).check();
  await table.square(3).click();
  await table.list("123");
  await table.handIn();
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-holds", { who: "defendant", kind: "plain", list: "123", goal: "odd" }));
  expect(await table.scores()).toEqual([6, 10]);
});

test("an A-flub challenge by the Defendant fails, as the Plaintiff cannot A-flub", async ({ page }) => {
  const table = await sitDown(page, { actions: MATCHES.missed });
  await table.challenge("A");
  await table.handIn();
  const why = table.words("lawtoe-flaw-not-defendant");
  await expect(table.why()).toHaveText(table.words("lawtoe-verdict-flaw", { who: "defendant", why }));
  expect(await table.scores()).toEqual([10, 6]);
});

test("a full mat that is let stand is for the Plaintiff to prove, and A-flubs that were missed are shown", async ({ page }) => {
  const table = await sitDown(page, { actions: MATCHES.full });
  await table.turn("defendant");
  await table.button("lawtoe-let-stand").click();
  await table.turn("plaintiff");
  await expect(page.getByText(table.words("lawtoe-proof-letter")), "no P is due").toHaveCount(0);
  await table.list("789");
  await table.handIn();
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  expect(await table.scores()).toEqual([10, 6]);
  const missed = table.button("lawtoe-show-missed", { number: 8 });
  await missed.click();
  await expect(missed).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => table.letters(), "the mat after move 7, with the P of the proof").toBe("FFFFFFPPP");
  await expect(table.square(9)).toHaveAccessibleName(table.words("table-square-pencilled", { square: 9, letter: "P" }));
  await expect(table.strokes()).toHaveCount(1);
  await missed.click();
  await expect(missed).toHaveAttribute("aria-pressed", "false");
});
