import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { GAMES } from "./games.ts";
import { SIZES } from "./looks.ts";

/** `FLUB_SEED` is the monkey's seed, `FLUB_MINUTES` how long it plays. */
const SEED = Number(process.env["FLUB_SEED"] ?? Date.now() % 1_000_000);
const MINUTES = Number(process.env["FLUB_MINUTES"] ?? 1);

const ADDRESSES = ["#/", ...GAMES.map((game) => `#/${game}`), "#/board/poe", "#/board/lawtoe", "#/decks/wholes", "#/settings", "#/how-to/wholes", "#/print", "#/x"];
const KEYS = ["Tab", "Shift+Tab", "Enter", "Space", "Escape", "Backspace", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", ..."123456789pfrox"];
const TEXTS = ["147 148", "Ana", "<b>1</b>", "flub 1 lawtoe pedagogue seed 7", "1/2*40", "🦊", "x".repeat(300), ""];
const WIDTHS = [320, 360, 640, 768, 1366, 1920];

/** Pseudorandom numbers from a seed: mulberry32. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** The nth visible control, wrapping around: its name and position, or `null` if there is none. */
async function aim(page: Page, number: number): Promise<{ name: string; x: number; y: number } | null> {
  return page.evaluate((number) => {
    const open = document.querySelector("dialog[open]") ?? document;
    const seen = [...open.querySelectorAll<HTMLElement>("button, a[href], label, select, input, textarea, summary")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    });
    const target = seen[number % seen.length];
    if (!target) return null;
    const box = target.getBoundingClientRect();
    const name = `${target.tagName} ${target.textContent!.trim().slice(0, 40)}`;
    return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, number);
}

test.use({ ...SIZES.laptop, hasTouch: true, acceptDownloads: true });

test(`a monkey meets no error (FLUB_SEED=${SEED} FLUB_MINUTES=${MINUTES})`, async ({ page, amiss }) => {
  test.setTimeout(MINUTES * 60_000 + 60_000);
  console.log(`FLUB_SEED=${SEED} FLUB_MINUTES=${MINUTES}`);
  const roll = dice(SEED);
  await page.addInitScript((seed) => {
    // Nobody can close the print dialog; and what is dealt depends on the seed.
    window.print = () => {};
    crypto.getRandomValues = (array) => {
      if (array) new DataView(array.buffer, array.byteOffset).setUint32(0, seed, true);
      return array;
    };
  }, SEED);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("./#/");

  const done: string[] = [];
  const act = async (): Promise<string> => {
    const [kind, number] = [roll(100), roll(1_000_000)];
    if (kind < 60) {
      const target = await aim(page, number);
      if (!target) return "nothing to press";
      if (number % 4 === 0) await page.touchscreen.tap(target.x, target.y);
      else await page.mouse.click(target.x, target.y);
      return target.name;
    }
    if (kind < 82) {
      const key = KEYS[number % KEYS.length]!;
      await page.keyboard.press(key);
      return `key ${key}`;
    }
    if (kind < 88) {
      const text = TEXTS[number % TEXTS.length]!;
      await page.keyboard.insertText(text);
      return `types ${text.slice(0, 40)}`;
    }
    if (kind < 92) {
      await page.mouse.move(roll(1000), roll(700));
      await page.mouse.down();
      await page.mouse.move(roll(1000), roll(700), { steps: 4 });
      await page.mouse.up();
      return "drags";
    }
    if (kind < 94) {
      const width = WIDTHS[number % WIDTHS.length]!;
      await page.setViewportSize({ width, height: 360 + (number % 700) });
      return `width ${width}`;
    }
    if (kind < 96) {
      await page.reload();
      return "reload";
    }
    if (kind < 97) {
      await page.goBack();
      return "back";
    }
    const address = ADDRESSES[number % ADDRESSES.length]!;
    await page.goto(`./${address}`);
    return `goes to ${address}`;
  };

  const end = Date.now() + MINUTES * 60_000;
  while (Date.now() < end) {
    done.push(await act());
    // If it went back out of the app, return.
    if (page.url() === "about:blank") await page.goto("./#/");
    // After a reload the app starts again, however long that takes.
    const heading = page.getByRole("heading", { level: 1 }).waitFor({ state: "attached", timeout: 20_000 });
    const isThere = await heading.then(() => true, () => false);
    const state = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const beyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
      const wide = scrollWidth > clientWidth ? [...document.querySelectorAll("body *")].filter(beyond) : [];
      return {
        crash: document.querySelector(".crash") !== null,
        beyond: wide.map((element) => `${element.tagName} ${element.getAttribute("class")}`).slice(0, 5),
      };
    });
    const last = `after ${done.length} acts, the last of them: ${done.slice(-25).join(" | ")}`;
    expect(amiss, last).toEqual([]);
    expect({ isThere, ...state }, last).toEqual({ isThere: true, crash: false, beyond: [] });
  }
  console.log(`${done.length} acts`);
});
