import { expect, test } from "./flub.ts";
import { THEMES, settle } from "./looks.ts";
import { named, turnTo } from "./pages.ts";

// As on a device set to high contrast.
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const NAMES = ["home", "how-to-poe", "lawtoe-verdict-flaw", "poe-proof-connections", "wholes-draft", "floating-lifted", "floating-end"];

/** What the page draws or writes in a colour that is not a system colour. */
function foreign(): string[] {
  const probe = document.body.appendChild(document.createElement("i"));
  const colour = (name: string) => ((probe.style.color = name), getComputedStyle(probe).color);
  const device = new Set(["Canvas", "CanvasText", "LinkText", "GrayText", "Highlight", "HighlightText", "ButtonText"].map(colour));
  const ground = colour("Canvas");
  probe.remove();
  const found: string[] = [];
  for (const element of document.querySelectorAll("body *")) {
    const style = getComputedStyle(element);
    const name = `${element.tagName} ${element.getAttribute("class")} ${element.textContent!.slice(0, 20)}`;
    const drawn = element.matches("svg *") ? [style.fill, style.stroke].filter((one) => one.startsWith("rgb")) : [];
    for (const one of drawn) if (!device.has(one)) found.push(`${name} is drawn in ${one}`);
    if (!element.checkVisibility() || element.matches("svg *")) continue;
    const isWritten = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "");
    const hasOwnGround = style.forcedColorAdjust === "none";
    // The browser puts a system background behind text unless told not to.
    if (isWritten && !hasOwnGround && style.color === ground) found.push(`${name} is written in the colour of its ground`);
    if (hasOwnGround && !device.has(style.color)) found.push(`${name} is written in ${style.color}`);
  }
  return found;
}

test("every page is drawn in the colours of a high contrast, whatever the theme", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper" });
  await page.goto("./");
  for (const name of NAMES) {
    await turnTo(page, named(name));
    for (const theme of THEMES) {
      await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
      expect(await page.evaluate(foreign), `${name}, ${theme}`).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "paper"));
  }
});
