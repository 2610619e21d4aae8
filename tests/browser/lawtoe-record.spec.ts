import { type Locator } from "@playwright/test";
import { holdTime } from "./clock.ts";
import { expect, test } from "./flub.ts";
import { MATCHES, recordOf, saveOf, sitDown } from "./lawtoe.ts";
import { given } from "./table.ts";

test("stepping through the record changes nothing", async ({ page }) => {
  const table = await sitDown(page, { actions: MATCHES.won });
  const saved = await table.saved();
  await table.button("table-record-back").click();
  await table.headline("table-viewing", { step: 6 });
  await expect.poll(() => table.letters()).toBe("FFFFF...F");
  await table.button("table-record-first").click();
  await expect.poll(() => table.letters()).toBe(".........");
  await table.square(7).press("F");
  await table.square(7).press("Enter");
  expect(await table.letters(), "the past cannot be written in").toBe(".........");
  for (let step = 0; step < 2; step++) await table.button("table-record-forward").click();
  await expect.poll(() => table.letters()).toBe("F...F....");
  await table.button("table-record-now").click();
  await table.turn("defendant");
  expect(await table.letters()).toBe("FFFFFF..F");
  expect(await table.saved()).toBe(saved);
});

test("undo goes back to the person's own choice, redo to where it was, and the computer then plays on", async ({ page }) => {
  const table = await sitDown(page, { defendant: "computer expert", seed: 3, actions: ["plaintiff goal even", "defendant F1 O9"] });
  await table.yourTurn("plaintiff");
  await table.write("P5");
  await table.yourTurn("plaintiff");
  const after = await table.saved();
  await table.button("table-undo").click();
  await expect.poll(() => table.saved()).toBe(
    saveOf({ defendant: "computer expert", seed: 3, actions: ["plaintiff goal even", "defendant F1 O9"] }),
  );
  await table.yourTurn("plaintiff");
  await table.button("table-redo").click();
  await expect.poll(() => table.saved()).toBe(after);
  await expect(table.button("table-redo")).toHaveAttribute("aria-disabled", "true");
  await table.button("table-undo").click();
  await table.button("table-undo").click();
  await expect.poll(() => table.letters()).toBe(".........");
  await expect(table.button("table-undo")).toHaveAttribute("aria-disabled", "true");
  await table.button("lawtoe-set-odd").click();
  await table.yourTurn("plaintiff");
  expect((await table.letters()).replaceAll(".", ""), "the computer wrote two letters").toHaveLength(2);
});

test("the computer that was thinking does not act for a person in a record pasted meanwhile", async ({ page }) => {
  const opening = ["plaintiff goal odd", "defendant P1 P2"];
  await holdTime(page);
  const table = await sitDown(page, { defendant: "computer expert", seed: 3, actions: [...opening, "plaintiff F9"] });
  await table.button("table-record-share").click();
  await table.pasting().fill(recordOf({ seed: 3, actions: [...opening, "plaintiff challenges A-flub"] }));
  await table.button("table-record-load").click();
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  expect(await table.saved()).toContain("plaintiff challenges A-flub\n");
  expect(await table.saved()).not.toContain("proves");
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the record is copied as text, saved as a file, and played on from elsewhere", async ({ page }) => {
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
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe(record);
    await page.keyboard.press("Escape");

    const other = recordOf({ variant: "dragoman", seed: 99, actions: ["plaintiff goal odd", "defendant F1 O2"] });
    await table.paste(`# sent by a friend\n${other}`);
    await table.turn("plaintiff");
    expect(await table.letters()).toBe("FO.......");
    await expect.poll(() => table.saved()).toBe(given(saveOf({ variant: "dragoman", seed: 99, actions: ["plaintiff goal odd", "defendant F1 O2"] })));
    await expect(page.getByRole("main").getByText(table.words("table-given"))).toBeVisible();
    await table.write("P5");
    await table.turn("defendant");
  });
});

test("where copying is forbidden, the text to copy is selected, and a message says so", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("a policy forbids it", "NotAllowedError"));
  });
  const table = await sitDown(page, { actions: MATCHES.rich });
  await table.button("table-record-share").click();
  const marked = async (field: Locator) => {
    await expect(field, "the keys copy what has the focus").toBeFocused();
    return field.evaluate((field: HTMLInputElement | HTMLTextAreaElement) => field.value.slice(field.selectionStart!, field.selectionEnd!));
  };
  await table.button("table-record-copy").click();
  const told = page.getByRole("status").filter({ hasText: table.words("table-record-copied", { copied: "no" }) });
  await expect(told, "for eyes as well as for readers").toBeInViewport();
  expect(await marked(table.copying())).toBe(recordOf({ actions: MATCHES.rich }));
  await table.button("table-link-game").click();
  await expect(page.getByText(table.words("table-link-copied", { copied: "no", kind: "other" }))).toBeVisible();
  expect(await marked(page.getByLabel(table.words("table-link"), { exact: true }))).toContain("#/lawtoe/game/");
  await expect(page.getByRole("heading", { name: table.words("shell-crash-title") })).toHaveCount(0);
});

/** Texts that are not records, and what is wrong with them. */
const BAD: [string, string, Record<string, string | number>?][] = [
  ["", "table-unreadable-no-record", { game: "lawtoe" }],
  ["a shopping list", "table-unreadable-no-record", { game: "lawtoe" }],
  ["x".repeat(4 * 1024 * 1024 + 1), "table-unreadable-long"],
  ["flub 2 lawtoe pedagogue seed 7", "table-unreadable-version", { version: "2" }],
  ["flub 1 chess open seed 7", "table-unreadable-game", { name: "chess", title: "LawToe" }],
  ["flub 1 lawtoe advocate seed 7", "table-unreadable-setup", { example: "flub 1 lawtoe pedagogue seed 7" }],
  ["flub 1 lawtoe pedagogue seed seven", "table-unreadable-setup", { example: "flub 1 lawtoe pedagogue seed 7" }],
  ["flub 1 lawtoe pedagogue seed 7; defendant dances", "table-unreadable-line", { line: 2, title: "LawToe" }],
];

/** Records whose last line the rules refuse, and why. */
const AGAINST: [string[], string, Record<string, string | number>?][] = [
  [["plaintiff F1"], "lawtoe-refused-goal-due"],
  [["plaintiff goal odd", "defendant goal even"], "lawtoe-refused-goal-set"],
  [["plaintiff goal E6"], "lawtoe-refused-goal-other"],
  [["plaintiff goal odd", "plaintiff F1"], "lawtoe-refused-turn", { role: "defendant" }],
  [["plaintiff goal odd", "defendant challenges A-flub"], "lawtoe-refused-nothing"],
  [["plaintiff goal odd", "defendant F1"], "lawtoe-refused-count", { due: 2, given: 1 }],
  [["plaintiff goal odd", "defendant F1 R2"], "lawtoe-refused-letter", { letter: "R" }],
  [["plaintiff goal odd", "defendant F1 F12"], "lawtoe-refused-square", { square: 12 }],
  [["plaintiff goal odd", "defendant F1 F1"], "lawtoe-refused-filled", { square: 1 }],
  [[...MATCHES.flub, "plaintiff lets it stand"], "lawtoe-refused-not-full"],
  [[...MATCHES.full, "defendant F1"], "lawtoe-refused-full"],
  [[...MATCHES.flub, "plaintiff gives up"], "lawtoe-refused-no-burden"],
  [[...MATCHES.flub, "plaintiff challenges A-flub", "plaintiff F3"], "lawtoe-refused-proof-due"],
  [[...MATCHES.flub, "plaintiff challenges A-flub", "plaintiff gives up", "defendant F3"], "lawtoe-refused-over"],
];

test("every text that is not a record is refused with the reason and leaves the match as it is", async ({ page }) => {
  const table = await sitDown(page, { actions: MATCHES.rich });
  const saved = await table.saved();
  const refused = AGAINST.map(([actions, id, values]): [string, string, Record<string, string | number>] => {
    const why = table.words(id, values);
    return [recordOf({ actions }), "table-unreadable-refused", { line: actions.length + 1, why }];
  });
  const barred = recordOf({ variant: "dragoman", actions: ["plaintiff goal odd", "defendant F1 F5"] });
  const why = table.words("lawtoe-refused-barred", { square: 5 });
  refused.push([barred, "table-unreadable-refused", { line: 3, why }]);
  await table.button("table-record-share").click();
  for (const [text, id, values] of [...BAD, ...refused]) {
    await table.pasting().fill(text);
    await table.button("table-record-load").click();
    await expect.soft(table.pasting(), text.slice(0, 200)).toHaveAccessibleDescription(table.words(id, values));
  }
  expect(await table.saved()).toBe(saved);
  await page.keyboard.press("Escape");
  await table.turn("plaintiff");
  expect(await table.letters()).toBe("P.FO..P..");
});
