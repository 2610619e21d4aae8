import { test } from "./flub.ts";
import { settle } from "./looks.ts";
for (const [w, h, theme] of [[1366, 768, "paper"], [1920, 1080, "projector"], [360, 640, "slate"]] as const) {
  test(`shots ${w}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: w, height: h });
    await settle(page, { language: "en", theme });
    const shot = (name: string) => page.screenshot({ path: `/tmp/pool-${name}-${w}.png`, fullPage: w === 360 });
    await page.goto("./#/teach/pose");
    await page.locator(".chooser").waitFor();
    await shot("choose");
    await page.getByRole("button", { name: "Pose it" }).click();
    await page.locator(".pose").waitFor({ timeout: 60_000 });
    await page.waitForTimeout(400);
    await shot("posed");
    for (let i = 0; i < 3; i++) await page.locator(".pool-choice .icon-button").nth(1).click();
    for (let i = 0; i < 2; i++) await page.locator(".pool-choice .icon-button").nth(3).click();
    for (const name of ["bars", "refuted"]) { await page.locator(".pose .primary").click(); await page.waitForTimeout(300); await shot(name); }
    for (const ex of ["wholes_9_seed_7", "poe_13_seed_7", "floating_5_seed_7", "lawtoe_7_seed_7", "wholes_15_seed_7"]) {
      await page.goto(`./#/teach/pose/${ex}`);
      await page.locator(".pose-source").filter({ hasText: ex.replaceAll("_", " ") }).waitFor({ timeout: 60_000 });
      await page.waitForTimeout(400);
      await shot(ex);
      await page.locator(".pose .primary").click();
      await page.locator(".pose .primary").click();
      await page.waitForTimeout(300);
      await shot(`${ex}-refuted`);
    }
    await page.goto(`./#/learn/pool/poe_8_seed_7`);
    await page.locator(".lesson-ask").waitFor({ timeout: 60_000 });
    await page.waitForTimeout(300);
    await shot("device");
    await page.getByRole("button", { name: "I don’t know" }).click();
    await page.waitForTimeout(300);
    await shot("code");
    await page.getByRole("button", { name: "Show me how it is" }).click();
    await page.waitForTimeout(300);
    await shot("shown");
  });
}
