import * as floating from "./floating.ts";
import { expect, test } from "./flub.ts";
import * as lawtoe from "./lawtoe.ts";
import { RELEASE } from "./level.ts";
import { check, exercises, give } from "./lessons.ts";
import { leave } from "./storage.ts";
import { letPass, twice, waitAsForPeople } from "./taps.ts";
import { classOf } from "./tournament.screens.ts";
import * as wholes from "./wholes.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

test("a tap that began before the computer's answer is not a move", async ({ page }) => {
  await page.addInitScript(() => {
    // The answer comes when the test says so.
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      override addEventListener(kind: string, heard: EventListener) {
        super.addEventListener(kind, (event) => {
          if (kind === "message") window.addEventListener("answer", () => heard.call(this, event), { once: true });
          else heard.call(this, event);
        });
      }
    };
  });
  const table = await floating.sitDown(page, { o: "computer easy" });
  await table.at("d4").click();
  await expect(table.steps()).toHaveCount(1);
  const { x, y, width, height } = (await table.at("e5").boundingBox())!;
  // What the page asks from here on is as late as it is for people.
  await page.evaluate(() => window.unhurry());
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("answer")));
      return table.steps().count();
    })
    .toBe(2);
  await page.mouse.up();
  await page.waitForTimeout(100);
  await expect(table.steps()).toHaveCount(2);
  await table.at((await table.open())[0]!).click();
  await expect(table.steps()).not.toHaveCount(2);
});

test("a key that is held acts once", async ({ page }) => {
  await waitAsForPeople(page);
  const table = await wholes.sitDown(page, { actions: ["1 draws", "1 passes"] });
  const hold = async () => {
    for (let times = 0; times < 8; times++) {
      await page.keyboard.down("Enter");
      await page.waitForTimeout(60);
    }
    await page.keyboard.up("Enter");
  };
  await table.button("wholes-curtain-open", { name: "Ben" }).focus();
  await hold();
  expect(await table.actions()).toEqual(["1 draws", "1 passes"]);
  await table.button("wholes-draw").focus();
  await hold();
  expect(await table.actions()).toEqual(["1 draws", "1 passes", "2 draws"]);
  await table.button("wholes-pass").focus();
  await hold();
  expect(await table.actions()).toEqual(["1 draws", "1 passes", "2 draws", "2 passes"]);
  // The focus is on what closes the dialog then.
  await page.goto("./#/settings");
  await page.getByRole("button", { name: words("settings-delete") }).focus();
  await hold();
  await expect(page.getByRole("dialog", { name: words("settings-delete-title") })).toBeVisible();
});

test("in a lesson a second tap neither skips a message nor answers the next exercise", RELEASE, async ({ page }) => {
  await waitAsForPeople(page);
  const [exercise] = exercises("poe 2 seed 3");
  await leave(page, {});
  await page.goto(`./#/learn/poe/exercise/${exercise!.text.replaceAll(" ", "_")}`);
  await expect(page.locator(".lesson-ask")).not.toBeEmpty();
  await give(page, exercise!, exercise!.wrong[0]!);
  const tap = twice("mouse");
  await tap(page.getByRole("button", { name: words("learn-check"), exact: true }));
  await check(page, false);
  await give(page, exercise!, exercise!.right);
  await tap(page.getByRole("button", { name: words("learn-check"), exact: true }));
  await expect(page.getByRole("button", { name: words("learn-next"), exact: true })).toBeVisible();
});

test("a place in a tournament is tapped in once, and a round is not ended twice", async ({ page }) => {
  await waitAsForPeople(page);
  await leave(page, {});
  await page.goto("./#/teach/tournament");
  await page.getByRole("textbox", { name: words("tournament-list") }).fill(classOf(4));
  const tap = twice("mouse");
  await tap(page.getByRole("button", { name: words("tournament-make"), exact: true }));
  const players = page.locator(".tournament-player");
  for (const at of [1, 0, 3, 2]) {
    const { x, y, width, height } = (await players.nth(at).boundingBox())!;
    for (const gap of [150, 550]) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(150);
      await letPass(page, gap);
    }
  }
  await expect(page.locator(".tournament-player[aria-pressed=true]")).toHaveCount(4);
  await tap(page.getByRole("button", { name: words("tournament-next-round"), exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("tournament-title", { round: 2 }));
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a proof is handed in once, also where a dialog asks before", RELEASE, async ({ page }) => {
  await waitAsForPeople(page);
  const table = await lawtoe.sitDown(page, { actions: [...lawtoe.MATCHES.rich, "plaintiff challenges A-flub"] });
  const tap = twice("mouse");
  await tap(table.button("table-proof-hand-in"));
  await expect(table.button("table-missing-hand-in")).toBeVisible();
  await tap(table.button("table-missing-stay"));
  await expect(table.button("table-proof-hand-in")).toBeVisible();
});
