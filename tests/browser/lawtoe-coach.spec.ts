import { expect, test } from "./flub.ts";
import { MATCHES, sitDown } from "./lawtoe.ts";
import { settle } from "./looks.ts";
import { wordsOf } from "./words.ts";

const FLUB_NEXT = MATCHES.flub.slice(0, 1);

/** What the coach says before letters. */
const WARNINGS = [
  { actions: FLUB_NEXT, letters: "P1 P2", kind: "A" },
  { actions: MATCHES.flub, letters: "F9", kind: "CA" },
];

for (const { actions, letters, kind } of WARNINGS) {
  test(`a coach that warns says so before ${letters}, a ${kind}-flub, and lets it be written all the same`, async ({ page }) => {
    await settle(page, { language: "en", theme: "paper", coach: "warn" });
    const table = await sitDown(page, { actions });
    const warned = table.dialog("lawtoe-warning-title");
    await table.write(letters);
    await expect(warned.getByRole("paragraph")).toHaveText(table.words("lawtoe-warning", { kind }));
    await table.button("lawtoe-warning-back").click();
    await expect(warned).toBeHidden();
    await expect(table.writing(letters), "the letters stay in pencil").toBeVisible();
    // The same with the keyboard.
    await table.square(Number(letters.at(-1))).press("Enter");
    await expect(warned).toBeVisible();
    await table.button("lawtoe-warning-write").click();
    await expect(table.steps()).toHaveCount(actions.length + 1);
    await expect(warned).toBeHidden();
  });
}

test("a coach that warns is silent before letters that are not flubs, and a coach that is off never speaks", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper", coach: "warn" });
  const table = await sitDown(page, { actions: FLUB_NEXT });
  await table.write("F1 F2");
  await expect(table.steps()).toHaveCount(2);
  await settle(page, { language: "en", theme: "paper" });
  const other = await sitDown(page, { actions: FLUB_NEXT });
  await other.write("P1 P2");
  await expect(other.steps()).toHaveCount(2);
});

test("a failed proof is tried again for practice, which changes neither score nor record", async ({ page }) => {
  const actions = [...MATCHES.flub, "plaintiff challenges A-flub"];
  const table = await sitDown(page, { defendant: "computer student", actions });
  await table.handIn();
  const again = table.button("table-retry");
  await expect(again).toBeVisible();
  const [scores, steps] = [await table.scores(), await table.steps().count()];
  await again.click();
  await table.button("table-retry-check").click();
  await expect(page.getByText(table.words("table-retry-holds"))).toBeHidden();
  await table.square(3).click();
  await table.list("123");
  await table.button("table-retry-check").click();
  await expect(page.getByText(table.words("table-retry-holds"))).toBeVisible();
  await table.button("table-retry-end").click();
  await expect(again).toBeVisible();
  expect(await table.scores()).toEqual(scores);
  await expect(table.steps()).toHaveCount(steps);
});

test("a link to a set-up says what the coach does in its game, whatever the settings say", async ({ page }) => {
  await page.goto("./#/lawtoe/set-up");
  const words = wordsOf("en");
  await page.locator(".setup-more > summary").click();
  const choice = page.getByRole("group", { name: words("table-link-coach"), exact: true });
  await choice.getByRole("radio", { name: words("settings-coach-explain"), exact: true }).check();
  await page.getByRole("button", { name: words("table-link-set-up"), exact: true }).click();
  const link = await page.getByLabel(words("table-link"), { exact: true }).inputValue();
  expect(link).toContain("coach_explain");
  await page.goto("./#/");
  await page.goto(link);
  await page.getByRole("button", { name: words("table-begin"), exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("flub.lawtoe.save"))).toContain("# coach explain\n");
});
