import { holdTime } from "./clock.ts";
import { expect, stagesWait, test } from "./flub.ts";
import { MATCHES, sitDown as sitDownLawToe } from "./lawtoe.ts";
import { DONE, sitDown } from "./poe.ts";

test("a challenge stands still until it is let go on, then the sides do, and it can be seen again", async ({ page }) => {
  await holdTime(page);
  const table = await sitDown(page, { players: ["person Ana", "person Ben", "person Cem"], actions: DONE.slice(0, 3) });
  await stagesWait(page);
  await table.challenge("A", "Ana");
  const stage = page.getByRole("region", { name: table.words("poe-event-challenge", { who: "other", name: "Ana", kind: "A" }) });
  await expect(stage).toBeVisible();
  await expect(stage).toContainText(table.words("poe-numbered", { number: 3, what: table.words("poe-event-letter", { who: "other", name: "Cem", letter: "R", square: 2 }) }));
  await page.clock.runFor(600_000);
  await expect(table.button("table-go-on")).toBeFocused();
  await page.keyboard.press("Enter");
  await table.turn("Ben");
  await table.join("Ana");
  await expect(stage.getByRole("listitem")).toHaveText(["Ana", "Ben", "Cem"]);
  await stage.click();
  await expect(stage).toHaveCount(0);
  await table.step("poe-event-challenge", { who: "other", name: "Ana", kind: "A" }).click();
  await table.button("table-see-again").click();
  await expect(stage).toBeVisible();
  await table.button("table-go-on").click();
  await expect(table.button("table-back-to-now")).toBeVisible();
});

test("a proof is drawn line by line, and a tap on the mat shows the rest and the verdict", async ({ page }) => {
  await holdTime(page);
  const table = await sitDownLawToe(page, { actions: [...MATCHES.rich, "plaintiff challenges A-flub"] });
  await stagesWait(page);
  await table.square(8).click();
  await table.list("147 148");
  await table.handIn();
  const parts = page.locator(".stage-part");
  await expect(parts).toHaveText(["147"]);
  await expect(table.strokeNumbers()).toHaveText("1");
  await page.clock.runFor(1_700);
  await expect(parts).toHaveText(["147", "148"]);
  await expect(table.strokeNumbers()).toHaveText("2");
  await table.square(1).click();
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
});
