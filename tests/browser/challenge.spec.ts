import { type Page } from "@playwright/test";
import { expect, stagesWait, test } from "./flub.ts";
import { swipe } from "./hands.ts";
import { SIZES } from "./looks.ts";
import { ALONE, ROUNDS, sitDown } from "./poe.ts";

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

  test("a proof of an A-flub takes eight taps from the moment of the challenge, with the mat in sight", async ({ page }) => {
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
    await expect(page.locator(".prover"), "the others have joined a side").toBeVisible();
    await tap(table.square(8));
    await swipe(page, [2, 5, 8].map((number) => table.square(number)));
    taps += 1;
    await expect(table.listed()).toHaveText(["258"]);
    await tap(table.button("table-proof-next", { part: "instead", lines: "connections" }));
    await tap(table.square(1));
    await tap(table.letterKey("F"));
    await tap(table.button("table-proof-hand-in"));
    await table.headline("poe-round-over", { number: 1 });
    expect((await table.points())[0]).toBe("+2");
    expect(taps).toBe(8);
  });
});
