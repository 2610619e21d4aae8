import { expect, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { SIZES, settle } from "./looks.ts";
import { named, visit } from "./pages.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** Screens of each game in play. */
for (const name of ["lawtoe-writing", "poe-writing", "floating-end", "wholes-draft"]) {
  test(`${name}: a laptop shows three lines of the record or more, and the newest`, ordinaryIf(name !== "poe-writing"), async ({ page }) => {
    await settle(page, { language: "en", theme: "paper" });
    await visit(page, named(name));
    const [list, side, line] = await Promise.all(
      [".record-scroll", ".table-side", ".record-step"].map((part) => page.locator(part).first().boundingBox()),
    );
    const end = Math.min(list!.y + list!.height, side!.y + side!.height);
    expect((end - list!.y) / line!.height).toBeGreaterThanOrEqual(3);
    const newest = await page.locator(".record-step[aria-current]").boundingBox();
    expect(newest!.y + newest!.height).toBeLessThanOrEqual(end + 1);
  });
}

for (const name of ["lawtoe-writing", "poe-waiting", "wholes-turn", "floating-open"]) {
  test(`${name}: with the largest text a laptop shows the button for a new game`, ordinaryIf(name !== "poe-waiting"), async ({ page }) => {
    await settle(page, { language: "en", theme: "paper", size: "largest" });
    await visit(page, named(name));
    await expect(page.getByRole("button", { name: words("table-leave"), exact: true }).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  });
}

test("choosing an option moves nothing", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("poe-setup-left"));
  const places = () => page.locator(".choice:visible").evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().width]));
  // The page's own letters may come after its first ones.
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  for (const radio of await page.locator("input[name=version]").all()) {
    await radio.check();
    expect(await places()).toEqual(before);
  }
});

test("the best line is in sight above the buttons of a phone", { tag: "@phone-only" }, async ({ page }) => {
  await page.setViewportSize(SIZES.phone.viewport);
  await settle(page, { language: "en", theme: "paper" });
  await visit(page, named("floating-values"));
  const [line, bar] = await Promise.all([".best-line", ".table-actions"].map((part) => page.locator(part).boundingBox()));
  expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y);
});
