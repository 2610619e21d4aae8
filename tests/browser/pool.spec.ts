import { type Page } from "@playwright/test";
import { axe, expect, test } from "./flub.ts";
import { exercises, give } from "./lessons.ts";
import { ordinaryIf } from "./level.ts";
import { settle } from "./looks.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
const underscored = (text: string) => text.replaceAll(" ", "_");

/** Waits until the exercise is on the projector. */
async function posed(page: Page, text?: string): Promise<void> {
  await expect(page.locator(".pose-source")).toContainText(text ?? " seed ", { timeout: 30_000 });
}

test("from the page for classes an exercise is posed in two taps, and any step in four @translated", async ({ page }) => {
  let taps = 0;
  const tap = async (role: "link" | "button" | "radio", name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    await (role === "radio" ? target.check({ force: true }) : target.click());
    taps += 1;
  };
  await page.goto("./#/teach");
  await tap("link", words("teach-pose"));
  await tap("button", words("pose-go"));
  await posed(page);
  expect(taps).toBe(2);
  taps = 0;
  await page.goto("./#/teach");
  await tap("link", words("teach-pose"));
  await tap("radio", "POE");
  await tap("radio", words("learn-step", { step: 8, name: words("learn-poe-step", { step: 8 }) }));
  await tap("button", words("pose-go"));
  await posed(page, "poe 8 seed ");
  expect(taps).toBe(4);
  await expect(button(page, "table-present-end"), "it is presented").toBeVisible();
  await page.goto("./#/teach");
  await expect(page.getByRole("link", { name: words("settings-title") }), "leaving ends it").toBeVisible();
});

test("devices show codes; mistyped and foreign codes are reported; the bars are by misconception", async ({ page, context }) => {
  const [exercise] = exercises("poe 1 seed 7");
  await page.goto(`./#/teach/pose/${underscored(exercise!.text)}`);
  await posed(page);
  await expect(page.locator(".qr-code")).toBeVisible();
  const address = (await page.locator(".pose-address a").getAttribute("href"))!;
  const answer = async (text?: string, at = address) => {
    const device = await context.newPage();
    await device.setViewportSize({ width: 360, height: 640 });
    await device.goto(at);
    await expect(device.locator(".lesson-ask")).not.toBeEmpty({ timeout: 30_000 });
    if (text) await give(device, exercise!, text);
    await button(device, text ? "pool-give" : "pool-unsure").click();
    const code = (await device.locator(".code > [aria-hidden]").allTextContents()).join("");
    expect(code).toMatch(/^[B-Z]{6}$/);
    await expect(device.locator(".code")).toContainText([...code].join(" "));
    await axe(device);
    await button(device, "pool-show-me").click();
    await expect(device.locator(".notice")).toBeVisible();
    await device.close();
    return code;
  };
  const right = await answer(exercise!.right);
  const wrong = await answer(exercise!.wrong[0]);
  const foreign = await answer(undefined, address.replace("seed_7", "seed_8"));
  const mistyped = (right[0] === "B" ? "C" : "B") + right.slice(1);
  const field = page.locator(".pool-codes textarea");
  await field.fill(`${right.toLowerCase()} ${wrong.slice(0, 3)} ${wrong.slice(3)}\n${mistyped}, ${foreign}; <b>😀</b> ABC`);
  await button(page, "pool-take").click();
  const told = page.locator(".pool-taken");
  await expect(told).toContainText(words("pool-taken", { count: 2 }));
  for (const [kind, codes] of [["mistyped", mistyped], ["other", foreign]] as const) {
    await expect(told).toContainText(words("pool-not-taken", { kind, codes, count: 1, more: 0 }).trim());
  }
  await expect(field, "what was refused stays, to be mended").toHaveValue(new RegExp(`${mistyped}\n${foreign}`));
  await field.fill(right);
  await field.press("Enter");
  await expect(told, "nobody is counted twice").toContainText(words("pool-taken", { count: 0 }));
  await page.locator(".pool-choice").first().getByRole("button").last().click();
  await expect(page.locator(".pool-bars"), "nothing shows before").toHaveCount(0);
  await button(page, "pool-reveal").click();
  await expect(page.locator(".pool-count").filter({ hasText: "of 3" })).toHaveCount(await page.locator(".pool-bar").count());
  await expect(page.locator(".pool-belief")).not.toHaveCount(0);
  await button(page, "pool-undo").click();
  await button(page, "pool-undo").click();
  await expect(page.locator(".pool-count").first()).toHaveText(words("pool-count", { count: 0, total: 0, percent: 0 }));
  await expect(button(page, "pool-undo")).toHaveCount(0);
});

test("a presenter's keys pose, reveal, refute, show the right answer and go on", async ({ page }) => {
  await settle(page, { language: "en", theme: "projector" });
  await page.goto("./#/teach/pose/lawtoe_4_seed_3");
  await posed(page, "lawtoe 4 seed 3");
  await page.getByRole("button", { name: words("table-present"), exact: true }).click();
  await expect(page.locator(".presenter-reveal")).toBeFocused();
  const [choices, bars, notice] = [page.locator(".pool-choices"), page.locator(".pool-bars"), page.locator(".pose-side .notice")];
  await page.keyboard.press("b");
  await expect(bars).toBeVisible();
  await page.keyboard.press("b");
  await expect(choices, "hidden again").toBeVisible();
  await axe(page);
  await page.keyboard.press("PageDown");
  await expect(bars).toBeVisible();
  await axe(page);
  await page.keyboard.press("PageDown");
  await expect(notice).toContainText("is wrong.");
  await expect(page.locator(".pool-belief")).toBeVisible();
  await page.keyboard.press("PageUp");
  await expect(page.locator(".pool-bar").nth(1)).toBeVisible();
  for (let steps = 0; steps < 30 && !(await page.locator(".pool-right").isVisible().catch(() => false) && (await notice.isVisible())); steps++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(50);
  }
  await expect(notice).toContainText(words("pool-worked", { answer: "" }).trim());
  while ((await page.locator(".pose-source").textContent())!.endsWith("seed 3")) {
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(150);
  }
  await posed(page, "lawtoe 4 seed 4");
  await expect(button(page, "table-present-end"), "presenting goes on").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: words("settings-title") })).toBeVisible();
});

for (const text of ["poe 13 seed 7", "lawtoe 6 seed 7", "wholes 10 seed 7", "wholes 9 seed 7", "floating 5 seed 7"]) {
  test(`the court finds the flaw of ${text}, mends it and goes on`, ordinaryIf(/poe|wholes 10/.test(text)), async ({ page }) => {
    const [exercise] = exercises(text);
    await page.goto(`./#/teach/court/${underscored(text)}`);
    await posed(page, text);
    await page.locator(".pool-choice").first().getByRole("button").last().click();
    await expect(page.locator(".pool-belief")).toHaveCount(0);
    await axe(page);
    await button(page, "court-count").click();
    await expect(page.locator(".pool-count").first()).toHaveText(words("pool-count", { count: 1, total: 1, percent: 100 }));
    await button(page, "court-show").click();
    await expect(page.locator(".notice.wrong")).toContainText(/The first flaw is in [A-Z]/);
    // A flaw that cannot be changed on the desk is only shown.
    while ((await button(page, "court-mend-it").count()) === 0) {
      await button(page, "court-other").click();
      await button(page, "court-count").click();
      await button(page, "court-show").click();
    }
    await button(page, "court-mend-it").click();
    const check = button(page, "learn-check");
    if (await check.isEnabled()) {
      await check.click();
      await expect(page.locator(".notice.wrong"), "it is still faulty").toBeVisible();
    }
    await give(page, exercise!, exercise!.right);
    await check.click();
    await expect(page.locator(".notice.right")).toHaveText(words("court-is-mended"));
    await button(page, "court-show-mended").click();
    await button(page, "court-next").click();
    await expect(page.locator(".pose-source")).not.toContainText(text, { timeout: 30_000 });
    await posed(page);
  });
}

test("an address without an exercise says so, and leads on", async ({ page }) => {
  for (const place of ["teach/pose/poe_99_seed_1", "teach/pose/%3Cb%3E", "teach/court/poe_1_seed_1", "learn/pool/poe_1_seed_x"]) {
    await page.goto("./#/teach");
    await page.goto(`./#/${place}`);
    await expect(page.getByRole("alert")).toBeVisible();
  }
});
