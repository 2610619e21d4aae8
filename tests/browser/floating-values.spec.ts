import { expect, test } from "./flub.ts";
import { Table, WHOLE, sitDown } from "./floating.ts";
import { RELEASE } from "./level.ts";

declare global {
  interface Window {
    /** The lengths of the tasks that blocked the page for more than 50 ms, in milliseconds. */
    long: number[];
  }
}

/** Toggles the values of the moves. */
async function show(table: Table): Promise<void> {
  await table.button("table-analyse").click();
}

test("the whole plain game is solved away from the page, which stays quick", async ({ page }) => {
  const table = await sitDown(page, { turns: ["d4"] });
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration))).observe({ entryTypes: ["longtask"] });
  });
  const now = () => page.evaluate(() => performance.now());
  const start = await now();
  await show(table);
  await expect(table.due()).toHaveText(table.words("floating-values-draw"));
  const value = (await now()) - start;
  await expect.poll(async () => Object.values(await table.values())).not.toContain("…");
  const all = (await now()) - start;
  expect(Object.keys(await table.values())).toHaveLength(48);
  const long = await page.evaluate(() => window.long);
  console.log(`the game is proved a draw after ${value.toFixed(0)} ms, every move after ${all.toFixed(0)} ms; long tasks of the page: ${long.join(", ") || "none"}`);
  // The time is in benches/README.md; on a busy machine everything takes longer, the page's tasks too.
  expect(Math.max(0, ...long), "no task of the page takes as long as the solving").toBeLessThan(all / 2);
});

test("every move has its value, and so has the line of best play", async ({ page }) => {
  const table = await sitDown(page, { turns: WHOLE.slice(0, 9) });
  await show(table);
  await expect(table.due()).toHaveText(table.words("floating-values-won", { side: "O", count: 1 }));
  expect(await table.values()).toMatchObject({ d7: "O+1", g7: "O+1", e6: "=", d3: "X+1" });
  await expect(table.at("d7")).toHaveAccessibleName(table.words("floating-square-valued", { square: "d7", value: table.words("floating-value-won", { side: "O", count: 1 }) }));
  await expect(table.at("e6")).toHaveAccessibleName(table.words("floating-square-valued", { square: "e6", value: table.words("floating-value-draw") }));
  await expect(table.mat.locator(".best")).toHaveCount(4);
  // Played to its end, the line comes out as shown.
  const told = (await page.getByText(table.words("floating-values-line")).textContent())!;
  const line = told.slice(told.indexOf(":") + 1).trim().split(" · ");
  expect(line).toHaveLength(7);
  await table.play(...line);
  await table.headline("floating-won", { who: "other", side: "O" });
  const ahead = async () => {
    const [x, o] = await table.points();
    return o! - x!;
  };
  await expect.poll(ahead, "the tic-tac-toes are counted one after another").toBe(1);

  // Past steps of the record get values too, and turning values off removes them all.
  await table.step("floating-event", { who: "other", side: "X", square: "d6" }).click();
  await expect(table.due()).toHaveText(table.words("floating-values-won", { side: "O", count: 1 }));
  await show(table);
  await expect(table.due()).toHaveText(table.words("table-viewing-about"));
  expect(await table.values()).toEqual({});
});

test("with moving, every turn that begins with a move has its value too", async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 moving", turns: WHOLE.slice(0, 10) });
  await show(table);
  await expect(table.due()).toHaveText(/wins by|draw/);
  const standing = await table.values();
  expect(Object.keys(standing).sort()).toEqual(await table.open());
  await table.at("d6").click();
  await expect.poll(async () => Object.keys(await table.values()).sort()).toEqual(await table.open());
  await expect.poll(async () => Object.values(await table.values())).not.toContain("…");
  const [to, best] = Object.entries(await table.values())[0]!;
  // A destination is worth as much as the best place for the new checker then.
  await table.at(to).click();
  await expect(table.due()).toHaveText(/wins by|draw/);
  expect(Object.values(await table.values())).toContain(best);
});

test("a value that is not proved yet is labelled so", async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 moving sharing", turns: ["d4"] });
  await show(table);
  await expect(table.due()).toHaveText(table.words("floating-values-unknown"));
  await expect(page.getByText(/ 48 /)).toBeVisible();
  await expect(table.at("c3")).toHaveAccessibleName(table.words("floating-square-valued", { square: "c3", value: table.words("floating-value-unknown") }));
});

test("a value that is not proved at once is proved in the end", RELEASE, async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 moving sharing", turns: ["d4"] });
  await show(table);
  await expect(table.due()).toHaveText(table.words("floating-values-won", { side: "X", count: 1 }), { timeout: 25_000 });
});
