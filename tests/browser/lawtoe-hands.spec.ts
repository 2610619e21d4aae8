import { type Locator } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { drag, pen, swipe, type Draw } from "./hands.ts";
import { Table, sitDown } from "./lawtoe.ts";
import { RELEASE } from "./level.ts";
import { SIZES } from "./looks.ts";
import { twice, waitAsForPeople } from "./taps.ts";

/** Plays a match with this way of pressing everything and this way of drawing triplets. */
async function play(table: Table, press: (what: Locator) => Promise<void>, draw: Draw): Promise<void> {
  const { page, words } = table;
  const write = async (letters: string) => {
    for (const [letter, square] of letters.split(" ")) {
      await press(table.square(Number(square)));
      await press(table.letterKey(letter!));
    }
    await press(table.writing(letters));
  };
  await press(page.getByRole("radio", { name: words("seating-second-person") }));
  await press(table.button("table-begin"));
  await press(table.button("lawtoe-set-even"));
  await write("O4 F3");
  await table.turn("plaintiff");
  await write("P1");
  await table.turn("defendant");
  await write("P7");
  await table.turn("plaintiff");
  await press(table.button("lawtoe-challenge-open"));
  await press(table.button("lawtoe-challenge-confirm", { kind: "A" }));
  await press(table.square(9));
  await press(table.button("lawtoe-proof-letter-move"));
  await press(table.square(8));
  await expect(page.getByRole("listitem").filter({ hasText: words("lawtoe-proof-letter-in", { square: 8 }) })).toBeVisible();
  await draw(page, [1, 4, 7].map((number) => table.square(number)));
  await expect(table.listed()).toHaveText(["147"]);
  for (const number of [1, 4, 8]) await press(table.square(number));
  await expect(table.listed()).toHaveText(["147", "148"]);
  await press(table.button("lawtoe-proof-hand-in"));
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  await press(table.button("lawtoe-next-match"));
  await table.turn("plaintiff");
}

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a whole match by touch: taps, and a finger across the squares of a triplet @translated", async ({ page }) => {
    await page.goto("./#/lawtoe");
    await play(new Table(page), (what) => what.tap(), swipe);
  });

  test("a whole match by touches that come twice", async ({ page }) => {
    test.slow();
    await waitAsForPeople(page);
    await page.goto("./#/lawtoe");
    await play(new Table(page), twice("touch"), swipe);
  });

  test("the bar at the bottom leaves the mat in sight, and nothing sticks out", async ({ page }) => {
    const table = await sitDown(page, { actions: ["plaintiff goal odd", "defendant F1 F5"] });
    await table.turn("plaintiff");
    const boxes = await Promise.all([table.mat, table.bar()].map((part) => part.boundingBox()));
    const [mat, actions] = boxes.map((box) => box!);
    expect(mat!.y + mat!.height).toBeLessThanOrEqual(actions!.y);
    expect(actions!.y + actions!.height).toBeLessThanOrEqual(640);
    expect(Math.abs(mat!.width - mat!.height)).toBeLessThan(1);
  });

  test("a step chosen in the record shows the mat, and the way on stays at hand", async ({ page }) => {
    const table = await sitDown(page, { actions: ["plaintiff goal odd", "defendant F1 F5", "plaintiff O9"] });
    await table.button("table-sheets").tap();
    await table.step("lawtoe-event-two", { who: "defendant", letter: "F", square: 1, letter2: "F", square2: 5 }).tap();
    await table.headline("table-viewing", { step: 2 });
    await expect(table.sheets()).toBeHidden();
    await expect.poll(() => table.letters()).toBe("F...F....");
    await table.button("table-record-back").tap();
    await expect.poll(() => table.letters()).toBe(".........");
    await table.button("table-back-to-now").tap();
    await expect.poll(() => table.letters()).toBe("F...F...O");
  });
});

test("a whole match by taps that come twice", RELEASE, async ({ page }) => {
  test.slow();
  await waitAsForPeople(page);
  await page.goto("./#/lawtoe");
  await play(new Table(page), twice("mouse"), drag);
});

test("a whole match by mouse, with triplets drawn by dragging", RELEASE, async ({ page }) => {
  await page.goto("./#/lawtoe");
  await play(new Table(page), (what) => what.click(), drag);
});

test("a whole match by pen, with triplets drawn", async ({ page }) => {
  await page.goto("./#/lawtoe");
  await play(new Table(page), async (what) => pen(page, [what]), pen);
});

test("the page does not scroll during play, and every square of the mat is a square", async ({ page }) => {
  const table = await sitDown(page, { actions: ["plaintiff goal odd", "defendant P1 P2"] });
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await beyond()).toBeLessThanOrEqual(0);
  for (let number = 1; number <= 9; number++) {
    const { width, height } = (await table.square(number).boundingBox())!;
    expect(Math.abs(width - height), `square ${number}`).toBeLessThan(2);
  }
  const before = await table.mat.boundingBox();
  await table.challenge("A");
  await table.square(3).click();
  await table.list("123");
  expect(await beyond()).toBeLessThanOrEqual(0);
  await table.handIn();
  await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
  expect(await beyond()).toBeLessThanOrEqual(0);
  expect(await table.mat.boundingBox(), "the mat stays where it is").toEqual(before);
});
