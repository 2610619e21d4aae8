import { type Page } from "@playwright/test";
import { expect } from "./flub.ts";

/** Presses keys one by one; after each the focus must be visible. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focus(page), `the focus after ${key}`).toBe("seen");
  }
}

/** Whether the focus is visible. */
async function focus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "lost";
    // A heading takes the focus when its page opens, and a dialog while nothing in it has it yet: neither is a control.
    if (element.matches("h1, dialog")) return "seen";
    const outlined = [element, element.closest("label")].some((near) => {
      const style = near && getComputedStyle(near);
      return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    });
    return outlined ? "seen" : `not seen on ${element.outerHTML}`;
  });
}

/** The name of the focused control. */
async function reached(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const labelled = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    return (labelled?.textContent ?? element.getAttribute("aria-label") ?? (element.closest("label") ?? element).textContent ?? "").trim();
  });
}

/** Goes to a control with the Tab key alone, forwards or backwards. */
export async function tabTo(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const seen: string[] = [];
  while ((await reached(page)) !== name) {
    seen.push(await reached(page));
    expect(seen.length, `${name} is not among ${seen.join(", ")}`).toBeLessThan(60);
    await press(page, key);
  }
}
