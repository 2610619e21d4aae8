import { axe, expect, test } from "./flub.ts";
import { SAVE, Table, WHOLE, recordOf, saveOf, sitDown } from "./floating.ts";
import { ordinaryIf } from "./level.ts";
import { leave } from "./storage.ts";

/** Plays a whole game with the computer, always on the first open square. */
async function playOut(table: Table, side: "X" | "O"): Promise<void> {
  const again = table.button("table-again");
  const turn = table.page.getByRole("heading", { level: 2, name: table.words("floating-turn", { who: "you", side }), exact: true });
  for (;;) {
    await expect(again.or(turn)).toBeVisible();
    if (await again.isVisible()) return;
    const played = await table.steps().count();
    await (await table.anyOpen()).click();
    await expect.poll(() => table.steps().count()).toBeGreaterThan(played);
  }
}

for (const [level, setup] of [["easy", "7x7 plain"], ["strong", "8x8 sharing touching"], ["perfect", "7x7 fewest"]] as const) {
  test(`a whole game against the computer: ${level}, ${setup}`, ordinaryIf(level === "strong"), async ({ page }) => {
    const table = await sitDown(page, { setup, x: `computer ${level}` });
    await playOut(table, "O");
    await expect(table.taken()).toHaveCount(16);
    await expect(page.getByText(table.words("floating-unproven"))).toHaveCount(0);
    await axe(page);
    const [x, o] = await table.points();
    if (level === "perfect") expect(o! - x!, "X gives nothing away, and the fewest win").toBeGreaterThanOrEqual(0);
  });
}

for (const setup of ["7x7 moving", "8x8 moving sharing", "7x7 moving sharing touching fewest"]) {
  test(`the perfect computer answers from the first turn on, and a whole game is played (${setup})`, ordinaryIf(setup === "7x7 moving"), async ({ page }) => {
    const table = await sitDown(page, { setup, o: "computer perfect" });
    // A test below checks the time limit with its own clock.
    for (let answers = 1; answers <= 8; answers++) {
      await (await table.anyOpen()).click();
      // How fast it answers is not asked here.
      await expect(table.steps()).toHaveCount(2 * answers, { timeout: 20_000 });
    }
    await expect(table.button("table-again")).toBeVisible();
  });
}

test("a turn that could not be proved in time is labelled so", async ({ page }) => {
  // The page thinks, and each reading of its clock is a second later.
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    } as unknown as typeof Worker;
    let now = 0;
    performance.now = () => (now += 1_000);
  });
  const table = await sitDown(page, { setup: "7x7 moving", o: "computer perfect" });
  await table.play("d4");
  await table.yourTurn("X");
  await expect(page.getByText(table.words("floating-unproven"))).toBeVisible();
  await (await table.anyOpen()).click();
  await expect(table.taken()).toHaveCount(4);
});

test("undo takes back the computer's answer too, even while it thinks", async ({ page }) => {
  const table = await sitDown(page, { o: "computer perfect" });
  await table.play("d4");
  await table.yourTurn("X");
  await expect(table.taken()).toHaveCount(2);
  await table.button("table-undo").click();
  await expect(table.taken()).toHaveCount(0);
  await table.button("table-redo").click();
  await expect(table.taken()).toHaveCount(2);
  await table.yourTurn("X");
  await (await table.anyOpen()).click();
  await table.button("table-undo").click();
  await expect(table.taken()).toHaveCount(2);
});

test("a game goes on where it was left, and a finished one can be viewed", async ({ page }) => {
  const table = await sitDown(page, { setup: "8x8 moving touching", turns: ["e5", "d4", "e5-d5, e4"] });
  await page.reload();
  await expect.poll(() => table.filled()).toEqual(["d4 O", "d5 X", "e4 X"]);
  await page.goto("./#/");
  await expect(page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-floating") }) })).toBeVisible();
  await leave(page, { [SAVE]: saveOf({ turns: WHOLE.slice(0, 15) }) });
  await page.goto("./#/floating");
  const last = new Table(page);
  await last.play("g7");
  await expect.poll(() => last.saved()).toBeNull();
  await page.reload();
  await table.button("table-look-back").click();
  await table.headline("floating-drawn");
});

test("an unreadable save is set aside, reported and offered as a file", async ({ page }) => {
  const save = "# x computer easy\n# o computer easy\n" + recordOf({});
  await leave(page, { [SAVE]: save });
  await page.goto("./#/floating");
  const table = new Table(page);
  await expect(page.getByRole("main").getByText(table.words("shell-storage-aside"))).toHaveCount(1);
  await expect(table.button("table-begin")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(`flub.aside.${key}.1`), SAVE)).toBe(save);
});

test("the record can be stepped through, copied, and replaced by another", async ({ page }) => {
  const table = await sitDown(page, { turns: WHOLE.slice(0, 6) });
  await table.step("floating-event", { who: "other", side: "O", square: "d5" }).click();
  await table.headline("table-viewing", { step: 2 });
  await expect.poll(() => table.filled()).toEqual(["d4 X", "d5 O"]);
  await table.at("e5").click();
  await expect.poll(() => table.filled(), "looking changes nothing").toEqual(["d4 X", "d5 O"]);
  await table.button("table-back-to-now").click();
  await expect(table.taken()).toHaveCount(6);

  await table.button("table-record-share").click();
  await expect(page.getByLabel(table.words("table-record-copy-label"))).toHaveValue(recordOf({ turns: WHOLE.slice(0, 6) }));
  const paste = page.getByLabel(table.words("table-record-paste-label"));
  await paste.fill(recordOf({ turns: ["d4", "a1", "e1"] }));
  await table.button("table-record-load").click();
  const why = table.words("floating-refused-large", { way: "wide", count: 5 });
  await expect(page.locator("#record-trouble")).toHaveText(table.words("table-unreadable-refused", { line: 4, why }));
  await paste.fill(recordOf({ setup: "7x7 touching", turns: ["d4", "c3"] }));
  await table.button("table-record-load").click();
  await table.turn("X");
  await expect.poll(() => table.filled()).toEqual(["c3 O", "d4 X"]);
  await table.at("a1").click();
  await expect(table.due()).toHaveText(table.words("floating-refused-apart"));

  // A record of the other board is played on with the keyboard on that board.
  await table.at("g7").focus();
  await table.button("table-record-share").click();
  await paste.fill(recordOf({ setup: "8x8 plain", turns: [] }));
  await table.button("table-record-load").click();
  const board = page.getByRole("grid", { name: table.words("floating-board", { side: 8 }) });
  await expect(board).toBeVisible();
  await expect(board.locator("[tabindex='0']"), "one stop for the Tab key").toHaveCount(1);
});
