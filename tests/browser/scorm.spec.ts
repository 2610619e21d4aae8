import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import JSZip from "jszip";
import { type BrowserContext, type Frame, type Page } from "@playwright/test";
import { validateXML } from "xmllint-wasm";
import { progressOf, today } from "./class.ts";
import { expect, test as plain } from "./flub.ts";
import { answer, exercises } from "./lessons.ts";
import { RELEASE } from "./level.ts";
import { type Ill, type Kept, type Seen, runtime } from "./scorm-runtime.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** The platform's address, and where it has unpacked the package. */
const PLATFORM = "http://platform.test/";
const PLAYER = `${PLATFORM}player`;
const CONTENT = `${PLATFORM}content/flub.html`;

/** The address of a school that is no platform, but embeds the page. */
const SCHOOL = "http://school.test/";

/** No host is there but those that a test serves: a request to any other fails. */
const test = plain.extend({ baseURL: async ({}, use) => use("http://") });

/** The package as a platform unpacks it. */
const unpacked = async () => JSZip.loadAsync(readFileSync(process.env["FLUB_SCORM"]!));

/** Serves the package from the platform, and pages of the platform and of a school which have it in a frame. */
async function serve(context: BrowserContext, sandbox?: string): Promise<void> {
  const content = await (await unpacked()).file("flub.html")!.async("nodebuffer");
  const attribute = sandbox === undefined ? "" : `sandbox="${sandbox}"`;
  const around = `<!doctype html><link rel="icon" href="data:," /><title>Around</title><iframe title="Flub" width="1200" height="700" ${attribute} src="${CONTENT}"></iframe>`;
  await context.route(`${CONTENT}*`, (route) => route.fulfill({ contentType: "text/html", body: content }));
  // Players put what they start into frames in frames.
  await context.route(PLAYER, (route) => route.fulfill({ contentType: "text/html", body: around.replace(CONTENT, `${PLATFORM}frame`) }));
  await context.route(`${PLATFORM}frame`, (route) => route.fulfill({ contentType: "text/html", body: around }));
  await context.route(SCHOOL, (route) => route.fulfill({ contentType: "text/html", body: around }));
}

/** The frame that the package is shown in. */
async function shown(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(CONTENT))).toBe(true);
  const frame = page.frames().find((frame) => frame.url().startsWith(CONTENT))!;
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  return frame;
}

/** Has a platform that keeps this start the package. */
async function launch(page: Page, kept: Kept, ill?: Ill): Promise<Frame> {
  await serve(page.context());
  await page.addInitScript(runtime, { kept, ill });
  await page.goto(PLAYER);
  return shown(page);
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const kept = async (page: Page, name: string) => (await seen(page)).kept[`cmi.${name}`];

/** Leaves the package, as by the player's button. */
const leave = (page: Page) => page.evaluate(() => document.querySelector("iframe")!.remove());

/** A learner to whom one right answer is missing in each of the first steps of Floating Tic-Tac-Toe, as a browser keeps it. */
const ALMOST = `* 1 ${progressOf({ floating: [{ mastery: 3 }, { mastery: 3 }, { mastery: 3 }] }, today())}\n`;

/** The same, as a platform keeps it. */
const RESUMED = { "cmi.suspend_data": `flub_resume_1;flub.learners_${ALMOST.trim().replaceAll(" ", "_")}` };

/** Answers an exercise of a step of Floating Tic-Tac-Toe, and goes to all ladders. */
async function learn(frame: Frame, step = 1): Promise<void> {
  const [exercise] = exercises(`floating ${step} seed 3`);
  await frame.evaluate((hash) => void (location.hash = hash), `#/learn/floating/exercise/${exercise!.text.replaceAll(" ", "_")}`);
  await answer(frame, exercise!);
  await frame.evaluate(() => void (location.hash = "#/learn"));
  await frame.locator(".learn-games").waitFor();
}

/** How many steps of Floating Tic-Tac-Toe the page says are learnt. */
const learnt = (frame: Frame) => frame.locator(".learn-game").filter({ hasText: words("home-floating") }).locator("progress");

test("the package is a manifest that keeps to its schema, and the one file", async () => {
  const parts = await unpacked();
  expect(Object.keys(parts.files)).toEqual(["imsmanifest.xml", "flub.html"]);
  const page = await parts.file("flub.html")!.async("nodebuffer");
  expect(page.equals(readFileSync(process.env["FLUB_FILE"]!))).toBe(true);
  const schema = (fileName: string) => ({ fileName, contents: readFileSync(new URL(`scorm-schema/${fileName}`, import.meta.url), "utf8") });
  const manifest = await parts.file("imsmanifest.xml")!.async("string");
  const validate = (contents: string) =>
    validateXML({
      xml: { fileName: "imsmanifest.xml", contents },
      schema: [schema("adlcp_rootv1p2.xsd")],
      preload: [schema("imscp_rootv1p1p2.xsd"), schema("ims_xml.xsd")],
    });
  expect(await validate(manifest)).toMatchObject({ valid: true, errors: [] });
  for (const [right, wrong] of [['scormtype="sco"', 'scormtype="page"'], ["<schemaversion>1.2</schemaversion>", "<version>1.2</version>"], ['type="webcontent"', ""]] as const) {
    expect(manifest).toContain(right);
    expect((await validate(manifest.replace(right, wrong))).valid, wrong).toBe(false);
  }
});

test("a platform gets what is learnt, and gives it back on another device", async ({ page, browser }) => {
  test.slow();
  const frame = await launch(page, { "cmi.launch_data": "floating/1-2", ...RESUMED });
  // The steps that were set are there first.
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words("learn-steps-title", { game: words("home-floating"), first: 1, last: 2 }));
  expect(await kept(page, "core.lesson_status")).toBe("incomplete");
  expect(await kept(page, "core.score.raw")).toBe("0");
  await learn(frame);
  expect(await kept(page, "core.score.raw")).toBe("50");
  expect(await kept(page, "core.lesson_status")).toBe("incomplete");
  expect((await kept(page, "suspend_data"))!.length).toBeLessThanOrEqual(4096);
  // Nothing of it stays on a computer that somebody else uses next.
  expect(await frame.evaluate(() => Object.keys(localStorage).filter((key) => /learners|settings/.test(key)))).toEqual([]);
  await leave(page);
  const { calls, kept: left } = await seen(page);
  expect(calls[0]).toBe("LMSInitialize");
  expect(calls.at(-2)).toMatch(/^LMSSetValue cmi\.core\.session_time 0000:00:\d\d\.\d\d$/);
  expect(calls.at(-1)).toBe("LMSFinish");
  expect(calls.filter((call) => call.includes("→"))).toEqual([]);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const again = await launch(other, left);
  await again.evaluate(() => void (location.hash = "#/learn"));
  await expect(learnt(again)).toHaveAttribute("value", "1");
  expect(await kept(other, "core.score.raw")).toBe("50");
  await elsewhere.close();
});

test("what was learnt in the browser is not taken for a student's, and a student's does not stay there", async ({ page }) => {
  await serve(page.context());
  // Without a platform: by itself, and beside other things on a school's page.
  await page.goto(CONTENT);
  const alone = await shown(page);
  const knows = `* 1 ${progressOf({ floating: [{ mastery: 4 }] }, today())}\n`;
  await alone.evaluate((learner) => localStorage.setItem("flub.learners", learner), knows);
  await alone.evaluate(() => void (location.hash = "#/learn"));
  await expect(learnt(alone)).toHaveAttribute("value", "1");
  const own = await alone.evaluate(() => localStorage.getItem("flub.learners"));
  const frame = await launch(page, {});
  await frame.evaluate(() => void (location.hash = "#/learn"));
  await expect(learnt(frame)).toHaveAttribute("value", "0");
  await frame.locator(".learn-who > summary").click();
  await frame.getByLabel(words("learn-nickname")).fill("<b>Ana; 100 %</b>");
  await frame.getByRole("button", { name: words("learn-add"), exact: true }).click();
  await expect.poll(() => kept(page, "suspend_data")).toContain("Ana");
  expect(await frame.evaluate(() => localStorage.getItem("flub.learners"))).toBe(own);
});

test("it is found in the window that opened it", async ({ page }) => {
  await serve(page.context());
  await page.addInitScript(runtime, { kept: {} });
  await page.route(PLAYER, (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:," />' }));
  await page.goto(PLAYER);
  const opening = page.waitForEvent("popup");
  await page.evaluate((content) => void window.open(content), CONTENT);
  const opened = await opening;
  await shown(opened);
  expect(await kept(page, "core.lesson_status")).toBe("incomplete");
  await opened.goto("about:blank");
  await expect.poll(async () => (await seen(page)).calls.at(-1)).toBe("LMSFinish");
});

test("a platform that refuses later is reported once, and everything goes on", async ({ page }) => {
  const frame = await launch(page, RESUMED, "refuses-later");
  const told = frame.getByText(words("shell-platform-refused")).and(frame.locator("p"));
  await expect(told).toHaveCount(1);
  await learn(frame);
  await expect(learnt(frame)).toHaveAttribute("value", "1");
  await expect(told).toHaveCount(1);
  await frame.locator(".notice").filter({ has: told }).getByRole("button").click();
  await expect(told).toHaveCount(0);
});

test("if the platform that started it is missing, nothing stays in the browser for the next student", async ({ page }) => {
  await serve(page.context());
  // Somebody has learnt in this browser before.
  await page.goto(CONTENT);
  await (await shown(page)).evaluate((learner) => localStorage.setItem("flub.learners", learner), ALMOST);
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  const frame = await launch(page, {}, "refuses");
  await expect(frame.getByText(words("shell-platform-absent")).and(frame.locator("p"))).toBeVisible();
  await learn(frame);
  await expect(learnt(frame), "one answer is not three").toHaveAttribute("value", "0");
  await frame.evaluate(() => void (location.hash = "#/floating"));
  await frame.getByRole("button", { name: words("table-begin"), exact: true }).click();
  await frame.getByRole("button", { name: words("floating-square-empty", { square: "d4" }), exact: true }).click();
  await expect(frame.locator(".record-step")).toHaveCount(2);
  expect(await frame.evaluate(() => JSON.stringify(localStorage))).toBe(before);
});

test("a platform that is there only after a while is found, and keeps what is learnt from then on", async ({ page }) => {
  const frame = await launch(page, { "cmi.launch_data": "floating/2-3", ...RESUMED }, "is-late");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words("home-title"));
  await page.evaluate(() => Object.assign(window, { API: (window as unknown as { held: unknown }).held }));
  await expect.poll(() => kept(page, "core.lesson_status")).toBe("incomplete");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words("learn-steps-title", { game: words("home-floating"), first: 2, last: 3 }));
  await learn(frame, 2);
  expect(await kept(page, "core.score.raw")).toBe("50");
  expect(await frame.evaluate(() => localStorage.getItem("flub.learners"))).toBe(null);
});

/** The run-time that scorm-again brings, in the platform's page. */
async function runScormAgain(page: Page, task: string): Promise<void> {
  await page.addInitScript({ path: createRequire(import.meta.url).resolve("scorm-again/scorm12") });
  await page.addInitScript(({ task, resumed }) => {
    if (window !== window.parent) return;
    const { Scorm12API } = window as unknown as { Scorm12API: new (settings: object) => { loadFromJSON(values: object): void } };
    const api = new Scorm12API({ autocommit: false });
    api.loadFromJSON({ cmi: { launch_data: task, suspend_data: resumed } });
    Object.assign(window, { API: api });
  }, { task, resumed: RESUMED["cmi.suspend_data"] });
}

/** What scorm-again has of the session that runs. */
const has = (page: Page, name: string) =>
  page.evaluate((name) => (window as unknown as { API: { LMSGetValue(name: string): string } }).API.LMSGetValue(name), `cmi.${name}`);

test("two windows of one session lose nothing of each other, on a run-time that others wrote", RELEASE, async ({ page, onPurpose }) => {
  // It tells developers that there is a session already.
  onPurpose(/already initialized/);
  await serve(page.context());
  await runScormAgain(page, "floating/1-3");
  await page.goto(PLAYER);
  const first = await shown(page);
  expect(await has(page, "core.lesson_status")).toBe("incomplete");
  await page.evaluate((content) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { title: "Another", width: 1200, height: 700, src: `${content}?again` });
    document.body.append(frame);
  }, CONTENT);
  await expect.poll(() => page.frames().some((frame) => frame.url().includes("?again"))).toBe(true);
  const second = page.frames().find((frame) => frame.url().includes("?again"))!;
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  await learn(first, 1);
  await learn(second, 2);
  expect(await has(page, "core.score.raw")).toBe("66");
  // Neither knew of the other's step when it began.
  await learn(first, 3);
  expect(await has(page, "core.score.raw")).toBe("100");
  expect(await has(page, "core.lesson_status")).toBe("completed");
  await page.evaluate(() => document.querySelector("iframe[title=Another]")!.remove());
  expect(await has(page, "suspend_data")).toContain("flub_resume_1");
});

test("in a frame of another address that may only run scripts it plays, and says that nothing is kept", RELEASE, async ({ page }) => {
  await serve(page.context(), "allow-scripts");
  await page.goto(SCHOOL);
  const frame = await shown(page);
  await learn(frame);
  await expect(frame.getByText(words("learn-forgotten"))).toBeVisible();
  await expect(frame.getByText(words("shell-storage-refused")).and(frame.locator("p"))).toBeVisible();
});

test("in a frame with the permissions of the guide, progress is kept", RELEASE, async ({ page }) => {
  const guide = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  await serve(page.context(), /sandbox="([^"]*)"/.exec(guide)![1]!);
  await page.goto(SCHOOL);
  await (await shown(page)).evaluate((learner) => localStorage.setItem("flub.learners", learner), ALMOST);
  await page.reload();
  await learn(await shown(page));
  await page.reload();
  const frame = await shown(page);
  await frame.evaluate(() => void (location.hash = "#/learn"));
  await expect(learnt(frame)).toHaveAttribute("value", "1");
  await expect(frame.getByText(words("learn-forgotten"))).toBeHidden();
});
