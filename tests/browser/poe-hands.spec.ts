import { type Locator } from "@playwright/test";
import { expect, test } from "./flub.ts";
import { drag, swipe, type Draw } from "./hands.ts";
import { RELEASE } from "./level.ts";
import { SIZES } from "./looks.ts";
import { ROUNDS, Table, open, sitDown } from "./poe.ts";
import { twice, waitAsForPeople } from "./taps.ts";

/** Plays a match of three people at one screen, with this way of pressing everything and this way of drawing connections. */
async function play(table: Table, press: (what: Locator) => Promise<void>, draw: Draw): Promise<void> {
  const { page, words } = table;
  const pencil = async (letter: string) => {
    await press(table.square(Number(letter.slice(1))));
    await press(table.letterKey(letter[0]!));
  };
  const write = async (letter: string) => {
    await pencil(letter);
    await press(table.writing(letter));
  };
  const part = (part: string) => press(page.getByRole("radio", { name: words("poe-proof-part", { part }), exact: true }));

  for (const [index, name] of ["Ana", "Ben", "Cem"].entries()) {
    const number = index + 1;
    await page.getByLabel(words("seating-player-name", { number })).fill(name);
    await page.getByLabel(words("seating-player-nature", { number })).selectOption(words("seating-person"));
  }
  await press(page.getByText(words("table-more"), { exact: true }));
  await press(page.getByRole("radio", { name: "1", exact: true }));
  await press(table.button("table-begin"));

  await table.turn("Ana");
  await press(table.button("poe-set-goal", { goal: "odd" }));
  await table.turn("Ben");
  await write("P5");
  await table.turn("Cem");
  await write("R2");
  await table.turn("Ana");
  await press(table.button("poe-challenge-open"));
  await press(page.getByRole("radio", { name: "Ana", exact: true }));
  await press(table.button("poe-challenge-confirm", { kind: "A" }));
  await table.turn("Ben");
  await press(table.button("poe-join", { who: "other", name: "Ana" }));

  // A proof with a drawn connection.
  await press(table.button("poe-curtain-open", { name: "Ana" }));
  await pencil("P8");
  await draw(page, [2, 5, 8].map((number) => table.square(number)));
  await expect(table.listed()).toHaveText(["258"]);
  await part("instead");
  await pencil("F1");
  await press(table.button("poe-proof-hand-in"));

  // A proof with a tapped one.
  await press(table.button("poe-curtain-open", { name: "Ben" }));
  await pencil("P7");
  for (const number of [2, 5, 7]) await press(table.square(number));
  await expect(table.listed()).toHaveText(["257"]);
  await part("instead");
  await pencil("F3");
  await press(table.button("poe-proof-hand-in"));

  await table.headline("poe-won", { who: "other", name: "Ana" });
  expect(await table.points()).toEqual(["2", "1", "0"]);
  await press(table.button("poe-new-match"));
  await table.turn("Ana");
  await expect.poll(() => table.letters()).toBe(".........");
  expect(await table.scores()).toEqual(["0", "0", "0"]);
}

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a whole match by touch: taps, and a finger across the squares of a connection @translated", async ({ page }) => {
    await play(await open(page), (what) => what.tap(), swipe);
  });

  test("a whole match by touches that come twice", async ({ page }) => {
    test.slow();
    await waitAsForPeople(page);
    await play(await open(page), twice("touch"), swipe);
  });

  test("the bar at the bottom leaves the mat in sight, and nothing sticks out", async ({ page }) => {
    for (const actions of [[], ROUNDS.a.slice(0, 2), [...ROUNDS.a, "1 challenges A"]]) {
      const table = await sitDown(page, { actions });
      const boxes = await Promise.all([table.mat, table.bar()].map((part) => part.boundingBox()));
      const [mat, actionBar] = boxes.map((box) => box!);
      expect(mat!.y + mat!.height).toBeLessThanOrEqual(actionBar!.y);
      expect(actionBar!.y + actionBar!.height).toBeLessThanOrEqual(640);
      expect(Math.abs(mat!.width - mat!.height)).toBeLessThan(1);
    }
  });

  test("the squares of a proof are within reach while it is written", async ({ page }) => {
    const table = await sitDown(page, { actions: [...ROUNDS.a, "1 challenges A", "2 joins mover"] });
    await table.unveil("Ana");
    for (const part of ["solution", "instead"] as const) {
      await table.part(part);
      const boxes = await Promise.all([table.mat, table.bar()].map((part) => part.boundingBox()));
      const [mat, actionBar] = boxes.map((box) => box!);
      expect(mat!.y + mat!.height, part).toBeLessThanOrEqual(actionBar!.y);
    }
  });
});

test("a whole match by taps that come twice", RELEASE, async ({ page }) => {
  test.slow();
  await waitAsForPeople(page);
  await play(await open(page), twice("mouse"), drag);
});

test("a whole match by mouse, with connections drawn by dragging", RELEASE, async ({ page }) => {
  await play(await open(page), (what) => what.click(), drag);
});

test("the page does not scroll during play, and the mat stays where it is", async ({ page }) => {
  const table = await sitDown(page, { actions: ROUNDS.a });
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await beyond()).toBeLessThanOrEqual(0);
  for (let number = 1; number <= 9; number++) {
    const { width, height } = (await table.square(number).boundingBox())!;
    expect(Math.abs(width - height), `square ${number}`).toBeLessThan(2);
  }
  const before = await table.mat.boundingBox();
  await table.challenge("A", "Ana");
  await table.join("Cem");
  expect(await beyond(), "at the curtain").toBeLessThanOrEqual(0);
  await table.unveil("Ana");
  await table.prove("P8: 258 instead F1");
  expect(await beyond(), "with a proof").toBeLessThanOrEqual(0);
  await table.handIn();
  await table.headline("poe-round-over", { number: 1 });
  expect(await beyond(), "with the verdict").toBeLessThanOrEqual(0);
  expect(await table.mat.boundingBox()).toEqual(before);
});
