import { execFileSync } from "node:child_process";
import { type Page as WholePage } from "@playwright/test";
import { expect } from "./flub.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A page with a lesson, or a frame of one. */
type Page = Pick<WholePage, "getByRole" | "locator">;

/** An exercise with answers made by the engine, as `examples/exercises.rs` prints it. */
export interface Exercise {
  text: string;
  right: string;
  wrong: string[];
}

/** Exercises with answers by the engine: `examples/exercises.rs` says what it takes. */
export function exercises(...wanted: string[]): Exercise[] {
  const program = process.env["FLUB_EXERCISES"];
  if (!program) throw new Error("FLUB_EXERCISES is not set: run these tests with `cargo xtask test browser`");
  const lines = execFileSync(program, wanted, { encoding: "utf8" }).split("\n").filter((line) => line);
  return lines.map((line) => {
    const [, , text, , right, ...wrong] = line.split("\t") as [string, string, string, string, string];
    return { text, right, wrong };
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name: words(name), exact: true });

/** Puts an answer together, as a learner does: connections, squares that are marked, or a place of a sign. It does not hand it in. */
export async function give(page: Page, { text }: Exercise, answer: string): Promise<void> {
  const again = button(page, "learn-again");
  if (await again.isVisible()) await again.click();
  const [first = "", ...rest] = answer.split(" ");
  switch (first) {
    case "lines": {
      const picks = page.locator(".lesson-form .pick");
      for (const pick of await picks.all()) {
        const is = (await pick.getAttribute("aria-pressed")) === "true";
        if (is !== rest.includes((await pick.textContent())!)) await pick.click();
      }
      if ((await picks.count()) > 0) return;
      const remove = page.locator("li.triplet .icon-button:last-child");
      for (let left = await remove.count(); left > 0; left--) {
        await remove.first().click();
        await expect(remove).toHaveCount(left - 1);
      }
      await page.locator("#triplet").fill(rest.join(" "));
      return button(page, "table-listing-add").click();
    }
    case "marks":
      for (const square of await page.locator(".mat [data-square]").all()) {
        const is = (await square.textContent())!.includes("✓");
        if (is !== rest.includes((await square.getAttribute("data-square"))!)) await square.click();
      }
      return;
    case "yes":
      return page.locator('input[name="may"]').nth(0).check({ force: true });
    case "no":
      await page.locator('input[name="may"]').nth(1).check({ force: true });
      return page.locator(`#square-${rest[0]}`).click();
    case "plays":
      return page.locator(`#square-${rest[0]}`).click();
  }
  throw new Error(`nothing is answered like ${answer}, to ${text}`);
}

/** Hands the answer in, and expects it to be right or wrong. */
export async function check(page: Page, isRight: boolean): Promise<void> {
  await button(page, "learn-check").click();
  const said = page.locator(".lesson-said");
  await expect(said).not.toBeEmpty();
  // Whoever adds nothing to what is given is asked first whether that is meant.
  if ((await said.textContent())!.includes(words("learn-unchanged"))) await button(page, "learn-check").click();
  await expect(said).toContainText(isRight ? words("learn-right") : words("learn-not-yet", { why: "" }).trim());
}

/** Answers an exercise right. */
export async function answer(page: Page, exercise: Exercise): Promise<void> {
  await expect(page.locator(".lesson-ask")).not.toBeEmpty();
  await give(page, exercise, exercise.right);
  await check(page, true);
}
