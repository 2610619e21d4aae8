import { type Page } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { GAMES } from "./games.ts";
import { SIZES } from "./looks.ts";
import { dice } from "./seeds.ts";

/** `FLUB_SEED` is the monkey's seed, `FLUB_MINUTES` how long it plays. */
const SEED = Number(process.env["FLUB_SEED"] ?? Date.now() % 1_000_000);
const MINUTES = Number(process.env["FLUB_MINUTES"] ?? 1);

const ADDRESSES = ["#/", "#/games", ...GAMES.map((game) => `#/${game}`), "#/board/poe", "#/board/lawtoe", "#/decks/wholes", "#/settings", "#/how-to/wholes", "#/print", "#/x"];
const KEYS = ["Tab", "Shift+Tab", "Enter", "Space", "Escape", "Backspace", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", ..."123456789pfrox"];
const TEXTS = ["147 148", "Ana", "<b>1</b>", "flub 1 lawtoe pedagogue seed 7", "1/2*40", "🦊", "x".repeat(300), ""];
const WIDTHS = [320, 360, 640, 768, 1366, 1920];

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

declare global {
  interface Window {
    workers: Worker[];
  }
}

/** What may fail in a browser. The window's name, which outlasts a page, lists what does. */
const TROUBLES = ["storage", "workers"] as const;

/** Makes those parts fail that the window's name lists. */
function fail(): void {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (window.name.includes("storage")) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
  window.workers = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      if (window.name.includes("workers")) throw new DOMException("refused", "SecurityError");
      super(...given);
      window.workers.push(this);
    }
  };
}

test.use({ ...SIZES.laptop, hasTouch: true, acceptDownloads: true });

for (const troubles of [false, true]) test(`a monkey meets no error${troubles ? " and always a way on, where storage, workers and parts fail" : ""} (FLUB_SEED=${SEED} FLUB_MINUTES=${MINUTES})`, async ({ page, problems }) => {
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
  let arePartsMissing = false;
  if (troubles) {
    await page.addInitScript(fail);
    await page.route(/split_\w+.*\.wasm/, (route) => (arePartsMissing ? route.abort() : route.continue()));
  }
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("./#/");

  const done: string[] = [];
  const trouble = async (number: number): Promise<string> => {
    const kind = number % (TROUBLES.length + 2);
    if (kind === TROUBLES.length) {
      arePartsMissing = !arePartsMissing;
      return `parts come: ${!arePartsMissing}`;
    }
    if (kind > TROUBLES.length) {
      await page.evaluate(() => window.workers.forEach((worker) => worker.terminate()));
      return "the workers end silently";
    }
    return page.evaluate((trouble) => (window.name = window.name.includes(trouble) ? window.name.replace(trouble, "") : window.name + trouble), TROUBLES[kind]!);
  };
  const act = async (): Promise<string> => {
    const [kind, number] = [roll(100), roll(1_000_000)];
    if (troubles && roll(100) < 8) return `trouble: ${await trouble(number)}`;
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
      const beyond = (element: Element) => !element.closest(".visually-hidden") && element.getBoundingClientRect().right > clientWidth + 0.5;
      const wide = scrollWidth > clientWidth ? [...document.querySelectorAll("body *")].filter(beyond) : [];
      return {
        crash: document.querySelector(".crash") !== null,
        // In the page or a dialog, beside what every page's header offers.
        isStuck: ![...document.querySelectorAll("main :is(a[href], button:not([aria-disabled=true]):not(:disabled), input, summary)")].some((one) => one.checkVisibility()),
        beyond: wide.map((element) => `${element.tagName} ${element.getAttribute("class")}`).slice(0, 5),
      };
    });
    const last = `after ${done.length} acts, the last of them: ${done.slice(-25).join(" | ")}`;
    // The browser reports every part that does not come.
    const real = troubles ? problems.filter((what) => !/Failed to (load resource|fetch)/.test(what)) : problems;
    expect(real, last).toEqual([]);
    expect({ isThere, ...state }, last).toEqual({ isThere: true, crash: false, isStuck: false, beyond: [] });
  }
  console.log(`${done.length} acts`);
  if (troubles) problems.length = 0;
});
