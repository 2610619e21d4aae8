import { type Download } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { MATCHES, SAVE, Table, saveOf, sitDown } from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { leave } from "./storage.ts";

async function text(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test("a match survives a reload at any moment, from its first to its last", async ({ page }) => {
  const table = await sitDown(page, {});
  const again = async () => {
    await page.reload();
    await expect(table.mat).toBeVisible();
  };
  await table.button("lawtoe-set-even").click();
  await table.turn("defendant");
  await again();
  await table.turn("defendant");

  // While writing: what is not entered yet is not part of the match.
  await table.square(4).press("O");
  await expect.poll(() => table.letters()).toBe("...O.....");
  await again();
  expect(await table.letters()).toBe(".........");
  await table.write("O4 F3");
  await table.turn("plaintiff");
  await table.write("P1");
  await again();
  await table.turn("defendant");
  await table.write("P7");
  await table.challenge("A");
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();

  // During a proof.
  await table.square(8).click();
  await table.list("147");
  await again();
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  expect(await table.letters()).toBe("P.FO..P..");
  await table.square(8).click();
  await table.list("147 148");
  await table.handIn();
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });

  // After the verdict there is nothing to continue, but the match can be reviewed.
  await page.goto("./");
  await expect(page.getByRole("link", { name: table.words("home-play", { game: table.words("home-lawtoe") }) })).toBeVisible();
  await page.goto("./#/lawtoe");
  await table.button("table-look-back").click();
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  await expect(page.getByRole("rowheader"), "looking back enters no score again").toHaveText(["1"]);
});

test("the home page offers to go on with a match that was left", async ({ page }) => {
  await leave(page, { [SAVE]: saveOf({ actions: MATCHES.rich }) });
  await page.goto("./");
  const table = new Table(page);
  await page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-lawtoe") }) }).click();
  await table.turn("plaintiff");
  expect(await table.letters()).toBe("P.FO..P..");
});

const UNREADABLE = {
  "of no sense": "this was never a save",
  "without players": "flub 1 lawtoe pedagogue seed 7\nplaintiff goal odd\n",
  "against the rules": saveOf({ actions: ["plaintiff goal odd", "defendant F1 F1"] }),
  "of another version": saveOf({}).replace("flub 1", "flub 9"),
};

for (const [kind, save] of Object.entries(UNREADABLE)) {
  test(`a save ${kind} is reported, put aside and offered as a file`, ordinaryIf(kind === "against the rules"), async ({ page }) => {
    await leave(page, { [SAVE]: save });
    await page.goto("./#/lawtoe");
    const table = new Table(page);
    const told = table.words("shell-storage-aside");
    await expect(page.getByRole("main").getByText(told)).toHaveCount(1);
    await expect(table.button("table-begin")).toBeVisible();
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("flub.lawtoe") || key.startsWith("flub.aside")));
    expect(kept).toEqual([[`flub.aside.${SAVE}.1`, save]]);
    await axe(page);
    const download = page.waitForEvent("download");
    await page.getByText(table.words("shell-storage-download")).click();
    expect(await text(await download)).toBe(save);
    await page.getByRole("radio", { name: table.words("seating-second-person") }).check();
    await table.button("table-begin").click();
    await table.turn("plaintiff");
    await page.reload();
    await table.turn("plaintiff");
    await expect(page.getByRole("main").getByText(told)).toHaveCount(0);
  });
}

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
    await table.button("lawtoe-set-odd").click();
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
  const saved = await table.saved();
  const row = page.getByRole("listitem").filter({ has: page.getByText("157", { exact: true }), hasNot: page.getByRole("list") });
  const breakIt = async () => {
    await table.list("147 148 157");
    await expect(table.listed()).toHaveCount(3);
    // What a translator or another extension may do: it removes an element the app relies on.
    await row.evaluate((row) => row.remove());
    await table.button("table-listing-raise", { listing: "148" }).click();
  };
  await breakIt();
  await expect(table.listed()).toHaveCount(0);
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  expect(await table.saved()).toBe(saved);
  await breakIt();
  await expect(page.getByRole("heading", { level: 1, name: table.words("shell-crash-title") })).toBeVisible();
  await axe(page);
  await expect.poll(() => problems).not.toEqual([]);
  await expect(page.getByText("flub 1 lawtoe")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByText(table.words("shell-crash-save")).click();
  expect(await text(await download)).toBe(saved);
  await page.getByText(table.words("shell-crash-again")).click();
  await page.getByRole("link", { name: table.words("home-continue", { game: table.words("home-lawtoe") }) }).click();
  await expect(table.button("lawtoe-proof-hand-in")).toBeVisible();
  expect(await table.saved()).toBe(saved);
});
