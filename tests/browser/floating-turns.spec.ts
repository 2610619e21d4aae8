import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { SAVE, Table, WHOLE, recordOf, saveOf, sitDown } from "./floating.ts";
import { leave } from "./storage.ts";

/** Plays a whole game with the computer: always the first square that is open. */
async function playOut(table: Table, side: "X" | "O"): Promise<void> {
  for (;;) {
    await expect(table.page.locator(".status-turn")).not.toContainText(table.words("floating-turn-computer", { side: "" }).slice(0, 12));
    if (await table.button("floating-again").isVisible()) return;
    await table.yourTurn(side);
    await table.at((await table.open())[0]!).click();
  }
}

for (const [level, setup] of [["easy", "7x7 plain"], ["strong", "8x8 sharing touching"], ["perfect", "7x7 fewest"]] as const) {
  test(`a whole game against the computer: ${level}, ${setup}`, async ({ page }) => {
    const table = await sitDown(page, { setup, x: `computer ${level}` });
    await playOut(table, "O");
    await expect(page.locator(".square-sign")).toHaveCount(16);
    await expect(page.locator(".status-unproven")).toBeEmpty();
    await axe(page);
    const [x, o] = await table.points();
    if (level === "perfect") expect(o! - x!, "X gives nothing away, and the fewest win").toBeGreaterThanOrEqual(0);
  });
}

/** How long the computer takes to answer a turn, in milliseconds. */
async function answerTime(page: Page, square: string): Promise<number> {
  return page.evaluate(async (square) => {
    const played = () => document.querySelectorAll(".record-step").length;
    const before = played();
    const start = performance.now();
    document.querySelector<HTMLElement>(`#square-${square}`)!.click();
    while (played() < before + 2) await new Promise((resolve) => setTimeout(resolve, 10));
    return performance.now() - start;
  }, square);
}

for (const setup of ["7x7 moving", "8x8 moving sharing", "7x7 moving sharing touching fewest"]) {
  test(`the perfect computer answers from the first turn on, and a whole game is played (${setup})`, async ({ page }) => {
    const table = await sitDown(page, { setup, o: "computer perfect" });
    const times: number[] = [];
    while ((await table.open()).length > 0) {
      times.push(await answerTime(page, (await table.open())[0]!));
    }
    console.log(`${setup}: answers after ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
    // Its limit is held by a clock of the test's own, below; these times stand in benches/README.md.
    expect(times.length).toBeGreaterThan(6);
  });
}

test("a turn that could not be proved in time is called so", async ({ page }) => {
  // The page thinks, and by its clock every look at it comes a second later.
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    } as unknown as typeof Worker;
    let now = 0;
    Date.now = () => (now += 1_000);
  });
  const table = await sitDown(page, { setup: "7x7 moving", o: "computer perfect" });
  await table.play("d4");
  await table.yourTurn("X");
  await expect(page.locator(".status-unproven")).toHaveText(table.words("floating-unproven"));
  await table.play((await table.open())[0]!);
  await expect(page.locator(".square-sign")).toHaveCount(4);
});

test("undo takes back the computer's answer too, and while it thinks it can be taken back", async ({ page }) => {
  const table = await sitDown(page, { o: "computer perfect" });
  await table.play("d4");
  await table.yourTurn("X");
  await expect(page.locator(".square-sign")).toHaveCount(2);
  await table.button("table-undo").click();
  await expect(page.locator(".square-sign")).toHaveCount(0);
  await table.button("table-redo").click();
  await expect(page.locator(".square-sign")).toHaveCount(2);
  await table.yourTurn("X");
  await table.play((await table.open())[0]!);
  await table.button("table-undo").click();
  await expect(page.locator(".square-sign")).toHaveCount(2);
});

test("a game goes on where it was left, and one that is finished can be looked at", async ({ page }) => {
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
  await table.button("floating-look-back").click();
  await table.headline("floating-drawn");
});

test("a save that makes no sense is set aside, told and offered", async ({ page }) => {
  const save = "# x computer easy\n# o computer easy\n" + recordOf({});
  await leave(page, { [SAVE]: save });
  await page.goto("./#/floating");
  const table = new Table(page);
  await expect(page.getByRole("main").getByText(table.words("shell-storage-aside"))).toHaveCount(1);
  await expect(table.button("floating-begin")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(`flub.aside.${key}.1`), SAVE)).toBe(save);
});

test("the record can be stepped through, copied, and replaced by another", async ({ page }) => {
  const table = await sitDown(page, { turns: WHOLE.slice(0, 6) });
  await page.getByRole("button", { name: table.words("floating-told", { who: "other", side: "O", square: "d5" }) }).click();
  await table.headline("table-viewing", { step: 2 });
  await expect.poll(() => table.filled()).toEqual(["d4 X", "d5 O"]);
  await table.at("e5").click();
  await expect.poll(() => table.filled(), "looking changes nothing").toEqual(["d4 X", "d5 O"]);
  await table.button("table-back-to-now").click();
  await expect(page.locator(".square-sign")).toHaveCount(6);

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
  await expect(page.locator(".square.cursor")).toHaveCount(1);
  await expect(page.getByRole("grid", { name: table.words("floating-board", { side: 8 }) })).toBeVisible();
});
