import { axe, expect, test } from "./flub.ts";
import { ROUNDS, sitDown, type Table } from "./poe.ts";

const HEARING = [...ROUNDS.a, "1 challenges A", "2 joins challenger"];

/** Everything a person could read on the page, or that the page could expose to a screen reader or an extension. */
async function readable(table: Table): Promise<string> {
  return table.page.evaluate(() => {
    const values = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value);
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    // The hashes in the page's policy are as good as random letters.
    page.querySelectorAll("meta").forEach((meta) => meta.remove());
    return [page.outerHTML, ...values].join("\n");
  });
}

/** The parts of Ana's proof, `P8: 258 instead F1`, found in the document: a letter, a connection, a stroke or notation. */
async function leaks(table: Table): Promise<string[]> {
  const text = await readable(table);
  const strokes = await table.strokes().count();
  const found = ["258", "P8", "F1", "proves", "1 proves", encodeURIComponent("P8:")].filter((part) => text.includes(part));
  return strokes > 0 ? [...found, "a stroke"] : found;
}

/** One player has handed in a proof, the other has not. */
async function halfway(table: Table): Promise<void> {
  await table.unveil("Ana");
  await table.prove("P8: 258 instead F1");
  await table.handIn();
  await expect(table.button("poe-curtain-open", { name: "Ben" })).toBeVisible();
}

test("a proof handed in is nowhere in the page while another player still has to write", async ({ page }) => {
  const table = await sitDown(page, { actions: HEARING });
  await halfway(table);
  expect(await leaks(table), "at the curtain").toEqual([]);
  expect(await table.letters()).toBe(".R..P....");
  await expect(table.latest()).toHaveText(table.words("poe-event-done", { who: "other", name: "Ana" }));
  await table.unveil("Ben");
  for (const part of ["solution", "instead"] as const) {
    await table.part(part);
    expect(await leaks(table), part).toEqual([]);
  }
  await expect(page.getByRole("list", { name: table.words("poe-proof-written") }).getByRole("listitem")).toHaveCount(0);
  await expect(table.listed()).toHaveCount(0);

  // Looking back at the record does not reveal it either.
  await table.step("poe-event-done", { who: "other", name: "Ana" }).click();
  expect(await leaks(table), "looking back").toEqual([]);
  await table.button("table-record-back").click();
  expect(await leaks(table), "looking back further").toEqual([]);
  await table.button("table-back-to-now").click();

  await expect(table.button("poe-curtain-open", { name: "Ben" }).or(table.button("poe-proof-hand-in"))).toBeVisible();
});

test("the record cannot be copied, saved or seen while a proof is under seal, and can before and after", async ({ page }) => {
  const table = await sitDown(page, { actions: HEARING });
  await expect(table.button("table-record-share")).toBeVisible();
  await halfway(table);
  await expect(table.button("table-record-share")).toHaveCount(0);
  await expect(table.copying().or(page.locator("a[download]"))).toHaveCount(0);
  await table.unveil("Ben");
  await expect(table.button("table-record-share")).toHaveCount(0);
  await table.giveUp();
  await table.headline("poe-round-over", { number: 1 });
  await table.button("table-record-share").click();
  await expect(table.copying()).toHaveValue(/1 proves P8: 258 instead F1; 2 gives up/);
});

test("nothing is undone once a proof is under seal", async ({ page }) => {
  const table = await sitDown(page, { actions: HEARING });
  await expect(table.button("table-undo")).toHaveAttribute("aria-disabled", "false");
  await halfway(table);
  const undo = table.button("table-undo");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await undo.click({ force: true });
  await expect(table.button("poe-curtain-open", { name: "Ben" })).toBeVisible();
  expect(await table.actions()).toHaveLength(HEARING.length + 1);
});

test("a reload comes back to the same curtain, still sealed", async ({ page }) => {
  const table = await sitDown(page, { actions: HEARING });
  await table.unveil("Ana");
  await table.pencil("P8");
  await page.reload();

  // A proof that was not handed in is gone, and the curtain is closed.
  await expect(table.button("poe-curtain-open", { name: "Ana" })).toBeVisible();
  expect(await leaks(table)).toEqual([]);
  await halfway(table);
  await page.reload();
  await expect(table.button("poe-curtain-open", { name: "Ben" })).toBeVisible();
  await expect(table.button("poe-curtain-open", { name: "Ana" })).toHaveCount(0);
  expect(await leaks(table)).toEqual([]);
  await axe(page);
  await table.unveil("Ben");
  await page.reload();
  await expect(table.button("poe-curtain-open", { name: "Ben" }), "the curtain is closed again").toBeVisible();
  await table.unveil("Ben");
  await table.prove("P7: 257 instead F1");
  await table.handIn();
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["2", "1", "0"]);
});

test("leaving the page and coming back keeps the seal, too", async ({ page }) => {
  const table = await sitDown(page, { actions: HEARING });
  await halfway(table);
  await page.goto("./#/");
  await page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-poe") }) }).click();
  await expect(table.button("poe-curtain-open", { name: "Ben" })).toBeVisible();
  expect(await leaks(table)).toEqual([]);
});

test("a person who plays alone has no curtain, and does not see the computers' proofs before the verdict", async ({ page }) => {
  const actions = [...ROUNDS.forced, "1 forces out"];
  const table = await sitDown(page, { players: ["person", "computer expert Ada", "computer expert Emmy"], actions });
  await expect(table.button("poe-proof-hand-in")).toBeVisible();
  await expect(page.getByText(table.words("poe-curtain-about"))).toHaveCount(0);
  // They write in their own time, under seal.
  await expect.poll(async () => (await table.actions()).filter((action) => action.includes("proves"))).toHaveLength(2);
  const text = await readable(table);
  expect(text).not.toContain("123");
  expect(text).not.toContain("P3:");
  await table.prove("P3: 123");
  await table.handIn();
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["1", "1", "1"]);
  for (const player of ["You", "Ada", "Emmy"]) await expect(table.showing(player)).toBeVisible();
});

test("everybody writes behind a curtain of their own, in seat order from the caller", async ({ page }) => {
  const table = await sitDown(page, { actions: [...ROUNDS.forced, "1 forces out"] });
  for (const [name, proof] of [["Ana", "P3: 123"], ["Ben", "P3: 132"], ["Cem", ":"]] as const) {
    await table.turn(name);
    await expect(table.button("poe-proof-hand-in")).toHaveCount(0);
    await table.unveil(name);
    await table.prove(proof);
    await table.handIn();
  }
  await table.headline("poe-round-over", { number: 1 });
  expect(await table.points()).toEqual(["1", "1", "0"]);
});
