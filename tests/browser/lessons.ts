import { execFileSync } from "node:child_process";
import { type Locator, type Page as WholePage } from "@playwright/test";
import { expect } from "./flub.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

/** A page with a lesson, or a frame of one. */
type Page = Pick<WholePage, "getByRole" | "locator">;

/** An exercise with answers made by the engine, as `examples/exercises.rs` prints it. */
export interface Exercise {
  game: string;
  step: number;
  text: string;
  task: string;
  right: string;
  wrong: string[];
}

/** Exercises with answers by the engine: `examples/exercises.rs` says what it takes. */
export function exercises(...wanted: string[]): Exercise[] {
  const program = process.env["FLUB_EXERCISES"];
  if (!program) throw new Error("FLUB_EXERCISES is not set: run these tests with `cargo xtask test browser`");
  const lines = execFileSync(program, wanted, { encoding: "utf8", maxBuffer: 1e8 }).split("\n").filter((line) => line);
  return lines.map((line) => {
    const [game, step, text, task, right, ...wrong] = line.split("\t") as [string, string, string, string, string];
    return { game, step: Number(step), text, task, right, wrong };
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const label = (name: string, lines = "connections") => words("learn-label", { name, lines });

/** The labels of the ways that say no. */
const NO = ["impossible", "not-ripe", "no-flub", "unsolved"].map((name) => label(name));

/** The labels of what is filled in on the mat. */
const PARTS = [label("lines"), label("lines", "triplets"), ...["permitted", "letters", "instead"].map((name) => label(name))];

/** Presses those buttons that are not in the wanted state. */
async function toggle(page: Page, group: string, wanted: string[]): Promise<void> {
  for (const one of await page.locator(group).all()) {
    const is = (await one.getAttribute("aria-pressed")) === "true";
    if (is !== wanted.includes((await one.textContent()) ?? "")) await one.click();
  }
}

/** Lists these lines, and no others. */
async function list(page: Page, lines: string[]): Promise<void> {
  const remove = page.locator("li.triplet .icon-button:last-child");
  await pressAll(remove);
  if (lines.length === 0) return;
  await page.locator("#triplet").fill(lines.join(" "));
  await button(page, words("table-listing-add")).click();
}

/** Goes to a part of the answer, where it has several. */
async function part(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const radio = page.getByRole("radio", { name, exact: true });
    if ((await radio.count()) === 0) continue;
    await radio.first().check({ force: true });
    // What is filled in there is drawn a moment later.
    if (PARTS.includes(name)) await expect(page.locator(".lesson-field .prover-step > p").first()).toHaveText(name);
    return;
  }
}

/** Writes a letter, as `F9`, in a square of the mat. */
async function write(page: Page, letter: string): Promise<void> {
  await page.locator(`#square-${letter.slice(1)}`).click();
  await page.locator(`.letter-key.letter-${letter[0]}`).click();
}

const choose = (page: Page, group: string, place: number) =>
  page.locator(`input[name="${group}"]`).nth(place).check({ force: true });

/** Puts an answer together, as a learner does. It does not hand it in. */
export async function give(page: Page, exercise: Exercise, answer: string): Promise<void> {
  const again = button(page, words("learn-again"));
  if (await again.isVisible()) await again.click();
  const [first = "", ...rest] = answer.split(" ");
  const form = page.locator(".lesson-form");
  if (exercise.game === "wholes") return giveCards(page, exercise, answer);
  switch (first) {
    case "lines":
      if (exercise.game === "floating") return listOnBoard(page, rest);
      if ((await form.locator(".picks").count()) > 0) return toggle(page, ".lesson-form .pick", rest);
      return list(page, rest);
    case "required": {
      const at = rest.indexOf("permitted");
      await part(page, label("lines"));
      await list(page, rest.slice(0, at));
      await part(page, label("permitted"));
      return list(page, rest.slice(at + 1));
    }
    case "squares":
      for (const square of await page.locator(".mat [data-square]").all()) {
        const is = (await square.getAttribute("class"))!.split(" ").includes("lit");
        if (is !== rest.includes((await square.getAttribute("data-square"))!)) await square.click();
      }
      return;
    case "numbers":
      return toggle(page, ".lesson-form .pick", rest);
    case "no":
      if (exercise.game === "floating") {
        await choose(page, "may", 1);
        if (rest[0]) await page.locator(`#square-${rest[0]}`).click();
        return;
      }
      return part(page, ...NO);
    case "yes":
      return choose(page, "may", 0);
    case "marks":
      for (const square of await page.locator(".mat [data-square]").all()) {
        const is = ((await square.locator(".square-value").textContent()) ?? "") === "✓";
        if (is !== rest.includes((await square.getAttribute("data-square"))!)) await square.click();
      }
      return;
    case "x":
      await form.locator("input").nth(0).fill(rest[0]!);
      return form.locator("input").nth(1).fill(rest[2]!);
    case "plays": {
      const [shift, square] = answer.slice(6).includes(",") ? answer.slice(6).split(",") : [undefined, rest[0]];
      for (const at of [...(shift?.split("-") ?? []), square!.trim()]) await page.locator(`#square-${at}`).click();
      return;
    }
    case "instead":
      await part(page, label("avoidable"));
      return write(page, rest[0]!);
    case "writes":
      await part(page, label("write"));
      for (const letter of rest) await write(page, letter);
      return;
    case "challenges":
      await part(page, label("challenge"));
      return page.getByRole("radio", { name: label(rest[0]!), exact: true }).check({ force: true });
    case "names":
      await page.getByRole("radio", { name: label(rest[0]!), exact: true }).check({ force: true });
      return choose(page, "move", Number(rest[2]));
    case "move":
      return choose(page, "move", Number(rest[0]) - 1);
    case "points":
      return choose(page, "points", rest[0] === "10" ? 0 : 1);
  }
  if (rest[1] === "joins") {
    const sides = ["challenger", "mover"];
    await choose(page, "burden", sides.indexOf(rest[0]!));
    return choose(page, "join", sides.indexOf(rest[2]!));
  }
  return prove(page, answer);
}

/** Writes a proof: `proves P1: 159 159 instead F9`. */
async function prove(page: Page, answer: string): Promise<void> {
  const [before = "", after = ""] = answer.replace(/^proves/, "").split(":");
  const [lines = "", instead] = after.split("instead");
  const ways = page.locator('input[name="way"]');
  if ((await ways.count()) > 0) await ways.nth((await ways.count()) === 3 ? 2 : 0).check({ force: true });
  const letters = before.trim().split(/\s+/).filter((word) => /^[FPRO]\d+$/.test(word));
  await part(page, label("letters"));
  const taken = page.locator(".written-letters button");
  await pressAll(taken);
  for (const letter of letters) await write(page, letter);
  await part(page, label("lines"), label("lines", "triplets"));
  await list(page, lines.trim().split(/\s+/).filter((line) => line));
  if (instead) {
    await part(page, label("instead"));
    await write(page, instead.trim());
  }
}

/** Lists lines of the board: `d4-e4-f4`. */
async function listOnBoard(page: Page, lines: string[]): Promise<void> {
  const remove = page.locator("li.triplet .icon-button");
  await pressAll(remove);
  for (const square of lines.flatMap((line) => line.split("-"))) await page.locator(`#square-${square}`).click();
}

/** The cards of an exercise's hand, in the order in which they lie. */
const handOf = (exercise: Exercise) => exercise.task.split(" from ").pop()!.split(",").map((card) => card.trim());

async function pick(page: Page, exercise: Exercise, cards: string, taken: number[] = []): Promise<number[]> {
  const hand = handOf(exercise);
  const picked = page.locator('.hand [aria-pressed="true"]');
  await pressAll(picked);
  const places: number[] = [];
  for (const card of cards.split(",").map((card) => card.trim())) {
    const free = hand.findIndex((own, at) => own === card && !taken.includes(at) && !places.includes(at));
    const place = free < 0 ? hand.findIndex((own, at) => own === card && !places.includes(at)) : free;
    places.push(place);
    await page.locator(`#card-${place}`).click();
  }
  return places;
}

/** Answers an exercise of Wholes. */
async function giveCards(page: Page, exercise: Exercise, answer: string): Promise<void> {
  const rest = answer.replace(/^\S+ ?/, "");
  const offered = page.locator(".lesson-form .pick-card");
  const fields = page.locator(".lesson-form input[type=number]");
  const by = async (way: number) => {
    await choose(page, "exactly", way);
    const [top, bottom] = rest.replace("by ", "").split("/");
    await fields.nth(0).fill(top!);
    await fields.nth(1).fill(bottom!);
  };
  switch (answer.split(" ")[0]) {
    case "marks":
    case "order": {
      const pressed = page.locator('.lesson-form .pick-card[aria-pressed="true"]');
      await pressAll(pressed);
      for (const place of rest.split(" ").filter((place) => place)) await offered.nth(Number(place) - 1).click();
      return;
    }
    case "plays": {
      const [first, second] = rest.split(" then ");
      if (second) await choose(page, "turn", 0);
      const taken = await pick(page, exercise, first!);
      if (!second) return;
      await choose(page, "turn", 1);
      return void (await pick(page, exercise, second, taken));
    }
    case "parts":
      for (const [place, parts] of rest.split(" ").entries()) await fields.nth(place).fill(parts);
      return;
    case "mend": {
      const [place, parts] = rest.split(" to ");
      await choose(page, "wrong", Number(place) - 1);
      return fields.first().fill(parts!);
    }
    case "exactly":
      return choose(page, "exactly", 0);
    case "less":
      return by(1);
    case "more":
      return by(2);
    case "says": {
      const said = page.locator(".lesson-form .picker").nth(1).locator("button");
      await pressAll(said);
      for (const face of rest.split(",")) await page.locator(`.lesson-form .picker button[value="${face.trim()}"]`).first().click();
      return;
    }
    case "yes":
      return choose(page, "could", 0);
    case "no":
      await choose(page, "could", 1);
      if (rest) await page.locator(`.lesson-form .picker button[value="${rest}"]`).first().click();
      return;
    case "call":
      return choose(page, "call", 0);
    case "let":
      return choose(page, "call", 1);
    case "swaps":
      return choose(page, "swap", Number(rest.replace("with ", "")) - 2);
  }
  throw new Error(`nothing is answered like ${answer}`);
}

/** Hands the answer in, and expects it to be right or wrong. */
export async function check(page: Page, isRight: boolean): Promise<void> {
  await button(page, words("learn-check")).click();
  const said = page.locator(".lesson-said");
  await expect(said).toContainText(isRight ? words("learn-right") : words("learn-not-yet", { why: "" }).trim());
}

/** Presses buttons that each go, or are pressed no more, until none is left. */
async function pressAll(buttons: Locator): Promise<void> {
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
}
