import { type Locator, type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { dice } from "./seeds.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** For how long after a tap a second one on its spot does nothing, in milliseconds, and a little more. */
const GUARD = 550;

/** `FLUB_SEED` decides how long after the first the second tap comes. */
const SEED = Number(process.env["FLUB_SEED"] ?? 7);

/** The buttons that reveal a hand, let a right pass or hand in, with anything for what varies in them. */
const GRAVE = [
  words("wholes-curtain-open", { name: "*" }),
  words("wholes-nobody-calls"),
  words("wholes-let-be"),
  words("wholes-let-be-and-draw"),
  words("poe-curtain-open", { name: "*" }),
  words("table-proof-hand-in"),
  words("lawtoe-let-stand"),
  words("table-missing-hand-in"),
].map((name) => new RegExp(`^${name.split("*").map((part) => part.replace(/[.?]/g, "\\$&")).join(".+")}$`));

/** Has the page wait as long as it does for people, so that a second tap comes while it guards against that. */
export async function waitAsForPeople(page: Page): Promise<void> {
  await page.addInitScript(() => window.unhurry());
}

/** Lets this many milliseconds pass for the stamps of the page's events, by which it knows a second tap. */
export const letPass = (page: Page, time: number) => page.evaluate((time) => window.letPass(time), time);

/**
 * A way to press that taps every button twice on one spot of it, 80 to 300 ms apart, and everything else once. Where a grave button stands
 * on the spot afterwards, it fails.
 */
export function twice(by: "mouse" | "touch"): (what: Locator) => Promise<void> {
  const roll = dice(SEED);
  console.log(`FLUB_SEED=${SEED}`);
  return async (what) => {
    const page = what.page();
    const tap = (x: number, y: number) => (by === "mouse" ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    await expect(what).toBeVisible();
    await what.scrollIntoViewIfNeeded();
    const isButton = await what.evaluate((element) => element.matches(".button, .pile-draw, .join"));
    // What was tapped before is long ago.
    await letPass(page, GUARD);
    const box = (await what.boundingBox())!;
    // Where cards overlap, a finger touches the visible edge.
    const isHeld = await what.evaluate((element) => element.matches(".held"));
    const [x, y] = isHeld ? [box.x + 12, box.y + 16] : [box.x + box.width * (isButton ? 0.1 + roll(80) / 100 : 0.5), box.y + box.height / 2];
    const label = (await what.textContent())?.trim() ?? "";
    await tap(x, y);
    if (!isButton) return;
    const gap = 80 + roll(220);
    await page.waitForTimeout(gap);
    await letPass(page, gap);
    await tap(x, y);
    await letPass(page, GUARD);
    const there = await page.evaluate(([x, y]) => {
      const button = document.elementFromPoint(x!, y!)?.closest("button:not(#stage-go-on)");
      return button?.textContent?.trim() ?? "";
    }, [x, y]);
    expect(GRAVE.some((name) => name.test(there)), `“${there}” stands where “${label}” was tapped`).toBe(false);
  };
}
