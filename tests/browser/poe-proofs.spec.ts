import { expect, test } from "./flub.ts";
import { drag } from "./hands.ts";
import { DONE, ROUNDS, THREE, recordOf, sitDown, type Match, type Table } from "./poe.ts";

type Told = [string, Record<string, string | number>?];

/** A proof and the flaw it shows: each that is told in other words or shown elsewhere. Which flaw a proof has the engine's tests ask. */
interface Flawed {
  actions: string[];
  /** The only writer. */
  writer: string;
  proof: string;
  why: Told;
  /** Whether the flaw is in the solution itself. */
  solution?: boolean;
  lit?: number[];
}

const P = [...ROUNDS.p, "3 challenges P", "1 joins challenger"];
const A = [...ROUNDS.a, "1 challenges A", "2 joins mover"];
const TWICE = [...ROUNDS.twice, "1 challenges A", "2 joins mover"];
const CA = [...ROUNDS.ca, "2 challenges CA", "3 joins mover"];

/** The positions to prove, which the flaws below refer to. */
const GROUNDS = { "a P-flub": P, "an A-flub": A, "an A-flub with a line listed twice": TWICE, "a CA-flub": CA };

const FLAWS: Flawed[] = [
  { actions: P, writer: "Ben", proof: "P1 P4 P7: 148", why: ["table-flaw-forbidden", { listing: "148", square: 8 }], solution: true, lit: [1, 4, 8] },
  { actions: P, writer: "Ben", proof: "P1 P4 P7: 147", why: ["table-flaw-count", { goal: "even", count: 1 }], solution: true },
  { actions: P, writer: "Ben", proof: "R1 R4 R7: 147", why: ["table-flaw-unused", { letter: "R", square: 1 }], solution: true, lit: [1] },
  { actions: A, writer: "Ana", proof: ": 258 instead F1", why: ["poe-flaw-letters", { due: 1 }] },
  { actions: A, writer: "Ana", proof: "P8: 257 instead F1", why: ["table-flaw-vacant", { listing: "257", square: 7 }], solution: true, lit: [2, 5, 7] },
  { actions: A, writer: "Ana", proof: "P8: 289 instead F1", why: ["table-flaw-no-line", { listing: "289" }], solution: true, lit: [2, 8, 9] },
  { actions: A, writer: "Ana", proof: "P8: 258 258 instead F1", why: ["table-flaw-repeated", { listing: "258" }], solution: true, lit: [2, 5, 8] },
  { actions: A, writer: "Ana", proof: "P8: 258", why: ["poe-flaw-no-alternative"] },
  { actions: A, writer: "Ana", proof: "P8: 258 instead R2", why: ["poe-flaw-alternative-written", { letter: "R2" }], lit: [2] },
  { actions: A, writer: "Ana", proof: "P8: 258 instead P2", why: ["poe-flaw-alternative-ripe", { letter: "P2" }], lit: [2] },
  { actions: TWICE, writer: "Ana", proof: "P1: 159 instead F9", why: ["table-flaw-omitted", { listing: "159" }], solution: true, lit: [1, 5, 9] },
  { actions: CA, writer: "Ben", proof: "P3: 453 instead F1", why: ["poe-flaw-no-move"] },
];

for (const [kind, ground] of Object.entries(GROUNDS)) {
  test(`the verdict on an invalid proof of ${kind} names the first flaw and shows it on the mat`, async ({ page }) => {
    test.slow();
    const table = await sitDown(page, {});
    for (const { actions, writer, proof, why, solution, lit = [] } of FLAWS.filter(({ actions }) => actions === ground)) {
      await test.step(proof, async () => {
        await table.paste(recordOf({ actions }));
        await table.unveil(writer);
        await table.prove(proof);
        await table.handIn();
        await table.headline("poe-round-over", { number: 1 });
        const flaw = table.words(...why);
        const told = solution ? table.words("poe-flaw-solution", { why: flaw }) : flaw;
        await expect(table.finding(writer)).toContainText(`${table.words("poe-reason-failed", { points: 0, who: "other", name: writer })} ${told}`);
        expect((await table.points())[["Ana", "Ben", "Cem"].indexOf(writer)]).toBe("0");
        expect(await table.lit()).toEqual(lit);
      });
    }
  });
}

/** Proofs that hold, with everybody's points: one for each form of the verdict. */
const HELD: { kind: string; match: Match; proofs: [string, string][]; why: Told; points: string[] }[] = [
  {
    kind: "of a P-flub that is none, by the mover and the joiner, each of their own",
    match: { actions: ["1 goal E", "2 F1", "3 challenges P", "1 joins mover"] },
    proofs: [["Ana", "P2 P5 P7 P8: 257 258"], ["Ben", "P2 P5 P8 P9: 258 259"]],
    why: ["poe-verdict-possible", { move: "F1", kind: "P", held: "yes" }],
    points: ["2", "2", "0"],
  },
  {
    kind: "of a CA-flub, with the earlier move",
    match: { actions: CA },
    proofs: [["Ben", "move 2 P3: 453 instead F1"]],
    why: ["poe-verdict-avoidable", { move: "R3", kind: "CA", held: "yes" }],
    points: ["0", "2", "0"],
  },
  {
    kind: "of a force-out, by everybody alone",
    match: { actions: [...ROUNDS.forced, "1 forces out"] },
    proofs: [["Ana", "P3: 123"], ["Ben", "P3: 123"], ["Cem", "R3: 123"]],
    why: ["poe-verdict-force-out", { who: "other", name: "Ana", held: "yes" }],
    points: ["1", "1", "0"],
  },
];

for (const { kind, match, proofs, why, points } of HELD) {
  test(`a proof ${kind}, earns what the rules say`, async ({ page }) => {
    const table = await sitDown(page, match);
    for (const [name, proof] of proofs) {
      await table.unveil(name);
      await table.prove(proof);
      await table.handIn();
    }
    await table.headline("poe-round-over", { number: 1 });
    await expect(table.why()).toHaveText(table.words(...why));
    if (match.actions === CA) {
      // By its number in the record, where the goal is the first step.
      await expect(page.locator(".verdict .notice-text")).toContainText(table.words("poe-verdict-a-flub", { number: 3, letter: "P5" }));
    }
    expect(await table.points()).toEqual(points);
    // The first proof is on the mat; it can be hidden, and each can be shown.
    const shows = proofs.map(([name]) => table.showing(name));
    const [first, last] = [shows[0]!, shows.at(-1)!];
    for (const show of shows) await expect(show).toBeVisible();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(table.strokes()).not.toHaveCount(0);
    await first.click();
    await expect(table.strokes()).toHaveCount(0);
    await last.click();
    await expect(last).toHaveAttribute("aria-pressed", "true");
    await expect(table.strokes()).not.toHaveCount(0);
    await table.button("poe-next-round").click();
    await table.turn("Ben");
  });
}

test("a proof on display names the letter that could have been written instead", async ({ page }) => {
  const table = await sitDown(page, { actions: DONE });
  const instead = page.getByText(table.words("poe-shown-instead", { letter: "F1" }), { exact: true });
  await expect(instead).toBeVisible();
  await table.showing("Ana").click();
  await expect(instead).toHaveCount(0);
});

test("each line of the scoring table is given as the reason for its points", async ({ page }) => {
  const table = await sitDown(page, { actions: [...ROUNDS.a, "1 challenges A", "2 joins challenger", "1 gives up", "2 proves P7: 257"] });
  const told = async (name: string, points: string, id: string, values?: Told[1]) =>
    expect(table.finding(name)).toContainText(table.words(id, { who: "other", name, points, ...values }));
  expect(await table.points()).toEqual(["0", "0", "2"]);
  await told("Ana", "0", "poe-reason-given-up");
  await told("Ben", "0", "poe-reason-failed");
  await told("Cem", "2", "poe-reason-others-failed", { part: "mover" });

  await sitDown(page, { actions: DONE });
  await told("Ana", "2", "poe-reason-sustained", { part: "caller" });
  await told("Ben", "1", "poe-reason-sustained", { part: "with-challenger" });
  await told("Cem", "0", "poe-reason-others-sustained");

  await sitDown(page, { actions: [...ROUNDS.p, "3 challenges P", "1 joins challenger", "2 gives up"] });
  expect(await table.points()).toEqual(["1", "0", "2"]);
  await told("Ana", "1", "poe-reason-others-failed", { part: "with-challenger" });
  await told("Cem", "2", "poe-reason-others-failed", { part: "caller" });

  await sitDown(page, { actions: [...ROUNDS.forced, "1 forces out", "1 gives up", "2 proves P3: 123", "3 proves P3: 123"] });
  expect(await table.points()).toEqual(["−1", "1", "1"]);
  await told("Ana", "−1", "poe-reason-force-out-failed");
  await told("Ben", "1", "poe-reason-force-out");
  expect(await table.scores()).toEqual(["−1", "1", "1"]);
});

test("letters for a P-flub: as many as you like, one in a square, each taken back by itself", async ({ page }) => {
  const table = await sitDown(page, { actions: P });
  await table.unveil("Ben");
  const written = page.getByRole("list", { name: table.words("poe-proof-written") }).getByRole("listitem");
  for (const letter of ["P1", "P3", "P4", "R1"]) await table.pencil(letter);
  await expect(written).toHaveText([/P3/, /P4/, /R1/]);
  expect(await table.letters()).toBe("RFPPFF.F.");
  await table.button("poe-proof-letter-remove", { letter: "P3" }).click();
  await expect(written).toHaveText([/P4/, /R1/]);
  await table.square(4).press("Backspace");
  await expect(written).toHaveText([/R1/]);
  await table.pencil("P2");
  expect((await table.letters())[1], "a filled square keeps its letter").toBe("F");
});

test("where one letter is due, a second one replaces it", async ({ page }) => {
  const table = await sitDown(page, { actions: A });
  await table.unveil("Ana");
  await table.pencil("P7");
  await table.pencil("R8");
  expect(await table.letters()).toBe(".R..P..R.");
  await table.part("instead");
  await expect.poll(() => table.letters(), "the mat before the challenged letter").toBe("....P....");
  await table.pencil("F2");
  await table.pencil("F1");
  expect(await table.letters()).toBe("F...P....");
  await table.part("solution");
  await expect.poll(() => table.letters()).toBe(".R..P..R.");
});

test("connections are tapped, drawn and typed; removed, moved up, and counted against the goal", async ({ page }) => {
  const table = await sitDown(page, { actions: A });
  await table.unveil("Ana");
  const count = (count: number, others = 0) => {
    const told = table.words("poe-proof-count", { count, parity: count % 2 ? "odd" : "even", goal: "odd" });
    return expect(table.listingCount()).toHaveText(others > 0 ? `${told} ${table.words("table-listings-uncounted", { count: others })}` : told);
  };
  await count(0);
  for (const square of [2, 5, 8]) await table.square(square).click();
  await count(1);
  await drag(page, [1, 5, 9].map((square) => table.square(square)));
  await table.list("259, 357");
  await expect(table.listed()).toHaveText(["258", "159", "259", "357"]);
  await count(1, 3);
  await table.button("table-listing-raise", { listing: "357" }).click();
  await table.button("table-listing-remove", { listing: "159" }).click();
  await expect(table.listed()).toHaveText(["258", "357", "259"]);
  await count(1, 2);
  await table.listed("357").click();
  await expect(table.strokeNumbers()).toHaveText("2");
  await table.list("hello");
  await expect(table.listing()).toHaveAccessibleDescription(table.words("table-listing-wrong"));
  await count(1, 2);
});

test("on 4 by 4 a connection is four numbers, tapped, drawn or typed", async ({ page }) => {
  const table = await sitDown(page, {
    version: "big-tough",
    length: "for 1 rounds",
    actions: ["1 goal A1", "2 P1", "3 P6", "1 P11", "2 challenges A", "3 joins mover"],
  });
  await table.unveil("Ben");
  await table.pencil("P16");
  await expect(page.getByPlaceholder("1-6-11-16")).toBeVisible();
  await table.listing("1-6-11-16").fill("1-6-11-16");
  await table.button("table-listing-add").click();
  await drag(page, [1, 6, 11, 16].map((square) => table.square(square)));
  for (const square of [1, 6, 11]) await table.square(square).click();
  await expect(table.listed()).toHaveCount(2);
  await expect(table.square(11)).toContainText("3");
  await table.square(16).click();
  await expect(table.listed()).toHaveText(["1-6-11-16", "1-6-11-16", "1-6-11-16"]);
  // Any of them: they are identical.
  await table.button("table-listing-remove", { listing: "1-6-11-16" }).last().click();
  await table.part("instead");
  await table.pencil("F11");
  await table.handIn();
  await table.headline("poe-won", { who: "other", name: "Ben" });
  expect(await table.points()).toEqual(["0", "2", "0"]);
});

test("the earlier move of a CA-flub is picked, and the mat goes back to it", async ({ page }) => {
  const table = await sitDown(page, { actions: CA });
  await table.unveil("Ben");
  const moves = page.getByRole("group", { name: table.words("poe-proof-move-lead") }).getByRole("radio");
  await expect(moves).toHaveCount(2);
  await table.part("instead");
  await expect(page.getByText(table.words("poe-proof-move-first"), { exact: true })).toBeVisible();
  await table.part("move");
  await table.choice("poe-proof-move", { number: 3, letter: "P5", name: "Cem" }).check();
  await expect.poll(() => table.letters()).toBe("...RP....");
  await table.part("instead");
  await expect(page.getByText(table.words("poe-proof-instead-lead", { letter: "P5", name: "Cem" }), { exact: true })).toBeVisible();
  await expect.poll(() => table.letters()).toBe("...R.....");
});

test("giving up needs one confirmation, which can be declined", async ({ page }) => {
  const table = await sitDown(page, { actions: A });
  await table.unveil("Ana");
  await table.pencil("P8");
  await table.button("poe-proof-give-up").click();
  await table.button("poe-give-up-stay").click();
  expect(await table.letters(), "the proof is as it was").toBe(".R..P..P.");
  await table.giveUp();
  await table.headline("poe-round-over", { number: 1 });
  await expect(table.why()).toHaveText(table.words("poe-verdict-avoidable", { move: "R2", kind: "A", held: "no" }));
  // One that would have held can be shown.
  const show = table.button("poe-show-possible");
  await show.click();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(table.strokes("required")).toHaveCount(1);
  await show.click();
  await expect(table.strokes()).toHaveCount(0);
});

/** Before anybody joins, the page says who bears the burden: what joining each of these two means. */
async function joinable(table: Table, sides: Record<string, string>): Promise<void> {
  for (const [name, means] of Object.entries(sides)) {
    const side = table.page.getByRole("listitem").filter({ has: table.button("poe-join", { who: "other", name }) });
    await expect(side).toContainText(table.words(means));
  }
}

test("players who join see first what their side has to prove, and only those who bear the burden are asked", async ({ page }) => {
  let table = await sitDown(page, { actions: [...ROUNDS.p, "3 challenges P"] });
  await table.turn("Ana");
  await joinable(table, { Cem: "poe-join-challenger-free", Ben: "poe-join-bears" });
  await table.join("Ben");
  await expect(page.getByText(table.words("poe-curtain", { name: "Ana" }), { exact: true })).toBeVisible();

  table = await sitDown(page, { actions: [...ROUNDS.a, "1 challenges A"] });
  await joinable(table, { Ana: "poe-join-bears", Cem: "poe-join-mover-free" });
  await table.join("Cem");
  await table.unveil("Ana");
  await table.giveUp();
  await table.headline("poe-round-over", { number: 1 });

  // With two players nobody is left to join.
  table = await sitDown(page, { players: THREE.slice(0, 2), actions: ["1 goal O", "2 P5", "1 R2", "2 challenges A"] });
  await table.unveil("Ben");
});
