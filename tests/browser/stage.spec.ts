import { holdTime } from "./clock.ts";
import { expect, stagesWait, test } from "./flub.ts";
import { MATCHES, sitDown as sitDownLawToe } from "./lawtoe.ts";
import { sitDown as sitDownWholes } from "./wholes.ts";

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

test("the cards of a called play turn over one by one and add up, and nobody pays before the last", async ({ page }) => {
  await holdTime(page);
  const table = await sitDownWholes(page, { actions: ["1 draws", "1 plays 1/4, 0.25, bar 1/2 saying 1/4, 0.25, bar 1/2"] });
  await stagesWait(page);
  await table.callOnStage("Cem");
  const stage = page.getByRole("region", { name: table.words("wholes-event-call", { who: "other", name: "Cem", "other-who": "other", other: "Ana" }) });
  await expect(stage).toContainText(table.words("wholes-stage-said", { sentence: table.whole("1/4", "0.25", "bar 1/2") }));
  expect(await table.faces(".card-table"), "all lie face down").toEqual([]);
  await expect(table.steps(), "the record does not tell before").toHaveCount(2);
  await page.clock.runFor(600_000);
  await stage.click();
  for (const turned of [["1/4"], ["1/4", "0.25"]]) {
    await expect(page.locator(".card-table .played .card:not(.card-back)")).toHaveCount(turned.length);
    expect(await table.faces(".card-table")).toEqual(turned.map((card) => table.called(card)));
    await expect(table.outcome()).toHaveCount(0);
    await page.clock.runFor(1_700);
  }
  await page.clock.runFor(1_700);
  await expect(table.outcome()).toContainText(table.words("wholes-call-wrong", { who: "other", name: "Cem", "other-who": "other", other: "Ana" }));
});
