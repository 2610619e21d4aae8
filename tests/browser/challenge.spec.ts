import { type Page } from "@playwright/test";
import { expect, stagesWait, test } from "./flub.ts";
import { MATCHES, SAVE, saveOf, sitDown as sitDownLawToe } from "./lawtoe.ts";
import { SIZES } from "./looks.ts";
import { ALONE, ROUNDS, SAVE as POE, sitDown } from "./poe.ts";
import { leave } from "./storage.ts";

/** Whether the whole mat is in sight, in front of everything else. */
async function isMatInSight(page: Page): Promise<boolean> {
  return page.locator(".mat .square").evaluateAll((squares) =>
    squares.every((square) => {
      const box = square.getBoundingClientRect();
      const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return square.contains(found);
    }),
  );
}

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a proof of an A-flub takes nine taps from the moment of the challenge, with the mat in sight", async ({ page }) => {
    const table = await sitDown(page, { players: ALONE, actions: ROUNDS.a });
    await stagesWait(page);
    let taps = 0;
    const tap = async (target: ReturnType<typeof table.button>) => {
      await target.tap();
      taps += 1;
    };
    await tap(table.button("poe-challenge-open"));
    expect(await isMatInSight(page)).toBe(true);
    await tap(table.button("poe-challenge-confirm", { kind: "A" }));
    await tap(table.button("table-go-on"));
    await tap(table.square(8));
    await tap(table.button("table-listing-offer", { listing: "258" }));
    await tap(page.getByRole("radio", { name: table.words("poe-proof-part", { part: "instead" }), exact: true }));
    await tap(table.square(1));
    await tap(table.letterKey("F"));
    await tap(table.button("poe-proof-hand-in"));
    await table.headline("poe-round-over", { number: 1 });
    expect((await table.points())[0]).toBe("2");
    expect(taps).toBe(9);
  });
});

test("a challenge that cannot be right for this seat says so, and Escape leads back", async ({ page }) => {
  const table = await sitDownLawToe(page, { actions: MATCHES.missed });
  await table.button("lawtoe-challenge-open").click();
  const kinds = page.getByRole("dialog", { name: table.words("lawtoe-challenge-title") });
  await expect(kinds).toBeVisible();
  expect(await isMatInSight(page)).toBe(true);
  await expect(table.button("lawtoe-challenge-confirm", { kind: "A" })).toHaveAccessibleDescription(new RegExp(table.words("lawtoe-doubt-defendant")));
  await page.keyboard.press("Escape");
  await expect(kinds).toBeHidden();
  await expect(table.button("lawtoe-challenge-open")).toBeFocused();
});

test("a listed line says why it does not count, unless the set-up switches that off", async ({ page }) => {
  const actions = [...MATCHES.rich, "plaintiff challenges A-flub"];
  const table = await sitDownLawToe(page, { actions });
  await table.square(8).click();
  const flaws = page.locator(".triplet-flaw");
  await table.list("142 159 147 147 148");
  await expect(flaws).toHaveText([
    table.words("table-mark-no-line"),
    table.words("table-mark-vacant", { square: 5 }),
    table.words("table-mark-repeated"),
  ]);
  await expect(table.listingCount()).toHaveText(
    `${table.words("lawtoe-proof-count", { count: 2, parity: "even", goal: "even" })} ${table.words("table-listings-uncounted", { count: 3 })}`,
  );

  await leave(page, { [SAVE]: `# unchecked\n${saveOf({ actions })}` });
  await page.goto("./#/lawtoe");
  await table.square(8).click();
  await expect(table.button("table-listing-offer", { listing: "147" })).toHaveCount(0);
  await table.list("142 147");
  await expect(flaws).toHaveCount(0);
  await expect(table.listingCount()).toHaveText(table.words("lawtoe-proof-count", { count: 2, parity: "even", goal: "even" }));

  for (const [game, key] of [["lawtoe", SAVE], ["poe", POE]] as const) {
    await leave(page, {});
    await page.goto(`./#/${game}/set-up`);
    await page.getByText(table.words("table-more"), { exact: true }).click();
    await page.getByRole("checkbox", { name: table.words("table-checking") }).uncheck();
    await table.button("table-begin").click();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), key)).toContain("# unchecked");
  }
});

test("an incomplete proof needs a confirmation before it is handed in", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: [...ROUNDS.a, "1 challenges A", "2 joins mover", "3 joins mover"].slice(0, 5) });
  await table.button("poe-proof-hand-in").click();
  const asked = table.dialog("table-missing-title");
  const missing = ["letter", "instead", "lines"].map((part) => table.words(`table-missing-${part}`));
  await expect(asked.getByRole("listitem")).toHaveText(missing);
  expect(await isMatInSight(page)).toBe(true);
  await table.button("table-missing-stay").click();
  await table.square(8).click();
  await table.square(2).click();
  await table.button("poe-proof-hand-in").click();
  await expect(asked.getByRole("listitem")).toHaveText([missing[1]!, table.words("table-missing-rest")]);
  await table.button("table-missing-hand-in").click();
  await table.headline("poe-round-over", { number: 1 });
});
