import { type Page } from "@playwright/test";
import { expect } from "./flub.ts";
import { GAMES } from "./games.ts";
import { FILTER, test } from "./host.ts";
import { stepsOf } from "./table.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A game in which the person holds no special card, so that nobody waits for one to be played. */
const GAME = "# 1 person 1 Ana\n# 2 computer sly 2 Ada\n# 3 computer sly 3 Carl\nflub 1 wholes seats 3 quarters seed 11\n";

test.use({ serviceWorkers: "allow" });

/** A first visit; afterwards the site is cached in the browser. */
async function visit(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
    }
  });
}

test("after one visit every game plays with the network cut, also after the browser asks anew", async ({ page, host }) => {
  test.slow();
  await visit(page);
  await host.cut();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-title"));
  for (const game of ["lawtoe", "poe", "wholes"]) {
    await page.goto(`./?again=${game}#/${game}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`home-${game}`));
    await page.goto(`./#/how-to/${game}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words(`home-${game}`));
  }
  // The computer thinks in its worker, which also loads from the cache.
  await page.evaluate((game) => localStorage.setItem("flub.wholes.save", game), GAME);
  await page.goto("./?once-more#/wholes");
  await page.getByRole("button", { name: words("wholes-draw") }).click();
  await page.getByRole("button", { name: words("wholes-pass"), exact: true }).click();
  // Speed is not what is tested here: on a busy machine a worker may start late.
  await expect.poll(() => stepsOf(page, words).count(), { timeout: 30_000 }).toBeGreaterThan(2);
  expect(page.workers()).toHaveLength(1);
});

test("an older version plays on, reports the new one, and is replaced as a whole when the person agrees", async ({ page, host }) => {
  const older = new Map([
    ["service-worker.js", (text: string) => text.replace(/const VERSION = ".*?"/, 'const VERSION = "older"')],
    ["./", (text: string) => text.replace("<html", "<html data-build=older")],
  ]);
  const newer = host.change(older);
  await visit(page);
  const build = () => page.locator("html").getAttribute("data-build");
  expect(await build()).toBe("older");

  host.restore(newer);
  await page.reload();
  // Still the older version, from its own files, game included.
  await expect(page.getByRole("main").getByText(words("shell-new-version"))).toBeVisible({ timeout: 20_000 });
  expect(await build()).toBe("older");
  await page.getByRole("button", { name: words("shell-dismiss") }).click();
  await expect(page.getByRole("button", { name: words("shell-new-version-use") })).toBeHidden();

  await page.reload();
  await page.getByRole("button", { name: words("shell-new-version-use") }).click();
  await expect.poll(build).toBeNull();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: words("shell-new-version-use") })).toBeHidden();
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("flub "));
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  });
  expect(kept.length, "the version before is kept for pages that are still open, and none before it").toBe(2);
  expect(kept[0]).toBe(kept[1]);
});

test("a page that stays open through two updates keeps its files, and they go when it has gone", async ({ page, host, context }) => {
  expect(host.code.filter((name) => !/flub-app-\w+/.test(name)), "another version has other names for all code").toEqual([]);
  host.rename("one");
  await visit(page);
  const other = await context.newPage();
  for (const version of ["two", "three"]) {
    host.rename(version);
    await other.goto(`./?${version}`);
    await other.getByRole("button", { name: words("shell-new-version-use") }).click();
    await expect.poll(() => other.locator("link[rel=modulepreload]").first().getAttribute("href")).toContain(version);
  }
  await host.cut();
  for (const game of GAMES) {
    await page.evaluate((game) => (location.hash = `#/${game}`), game);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(`home-${game}`));
  }

  await page.close();
  await other.reload();
  await expect.poll(() => other.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("flub ")).length)).toBe(1);
});

test("a filter's page that comes in the place of a file is never kept, though the browser's own cache has it", async ({ page, host, onPurpose }) => {
  test.slow();
  onPurpose(/Failed to update a ServiceWorker|integrity/);
  await visit(page);
  /** Another version, of which one file is filtered: whether it could be kept, and what of the filter was. */
  const update = async (version: string, kind: RegExp, times: number) => {
    host.rename(version);
    host.filter(host.names.find((name) => kind.test(name))!, times);
    return page.evaluate(async ({ filter, version }) => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const worker = registration.installing;
      if (worker) await new Promise<void>((done) => (worker.onstatechange = () => done()));
      const kept = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if ((await (await cache.match(request))!.text()).includes(filter)) kept.push(`${name}: ${request.url}`);
        }
      }
      return { isThere: (await caches.keys()).some((name) => name.endsWith(version)) && registration.waiting === worker, kept };
    }, { filter: FILTER, version });
  };
  const kinds = [/^\.\/$/, /_bg\.wasm$/, /split_teach\.wasm$/, /\.js$/, /en\/teach\.txt$/, /woff2$/];
  for (const [at, kind] of kinds.entries()) {
    expect(await update(`once${at}`, kind, 1), `${kind}`).toEqual({ isThere: true, kept: [] });
    expect(await update(`always${at}`, kind, 99), `${kind}`).toEqual({ isThere: false, kept: [] });
    expect(host.filters, "asked twice").toBe(97);
  }
});

test("a language that has been chosen is kept with the site, also in its next version, and no other is", async ({ page, host }) => {
  await visit(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("flub "));
      const files = await (await caches.open(names.at(-1)!)).keys();
      return files.map(({ url }) => /words-[^/]*\/(.*)/.exec(url)?.[1]).filter(Boolean).sort();
    });
  const english = ["en/learn.txt", "en/play.txt", "en/shell.txt", "en/teach.txt"];
  expect(await kept()).toEqual(english);
  const both = [...english, "es/learn.txt", "es/play.txt", "es/shell.txt", "es/teach.txt"];
  await page.getByLabel(words("settings-language")).selectOption("es");
  await expect.poll(kept).toEqual(both);
  const spanish = wordsOf("es");
  host.rename("one");
  await page.reload();
  await page.getByRole("button", { name: spanish("shell-new-version-use") }).click();
  await expect.poll(() => page.locator("link[rel=modulepreload]").first().getAttribute("href")).toContain("one");
  expect(await kept()).toEqual(both);
  await host.cut();
  for (const [part, title] of [["learn", "home-learn"], ["teach", "teach-title"]] as const) {
    await page.goto(`./?again=${part}#/${part}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish(title));
  }
});

test("an address below the page leads to it without a network", async ({ page, host }) => {
  await visit(page);
  const { address } = host;
  await host.cut();
  await page.goto("./no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home-title"));
  expect(page.url()).toBe(address);
});

test("a new version that is reported just before the app listens is offered all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]) => {
      if (type === "newversion") {
        document.documentElement.dataset["newVersion"] = "ready";
        dispatchEvent(new Event(type));
      }
      listen.call(window, type, ...rest);
    };
  });
  await page.goto("./");
  await expect(page.getByRole("main").getByText(words("shell-new-version"))).toBeVisible();
});

test("the page may load and run nothing but what the site brings", async ({ page, onPurpose }) => {
  onPurpose(/Content Security Policy/);
  await page.goto("./");
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(policy, "workers alone are made from blobs").not.toMatch(/script-src[^;]*blob:/);
  for (const form of ["inline", "blob"]) {
    const refused = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
    await page.evaluate((form) => {
      const script = document.createElement("script");
      const code = "window.foreign = true";
      if (form === "inline") script.textContent = code;
      else script.src = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      document.body.append(script);
    }, form);
    await refused;
  }
  expect(await page.evaluate(() => "foreign" in window)).toBe(false);
});
