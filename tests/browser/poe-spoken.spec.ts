import { listen, said } from "./ears.ts";
import { expect, stagesWait, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { sitDown } from "./poe.ts";

/** What a round sounds like to somebody who only hears it. */
const TRANSCRIPTS: Record<Language, string[]> = {
  en: [
    "Ana’s turn How many connections should a solution have?",
    "Ana set the goal: odd. Ben’s turn Write a letter in an empty square, challenge the last move, or declare a force-out.",
    "Square 5, P in pencil, not entered yet",
    "Ben wrote P in 5. Cem’s turn Write a letter in an empty square, challenge the last move, or declare a force-out.",
    "Square 5 has a letter already.",
    "Square 2, R in pencil, not entered yet",
    "Cem wrote R in 2. Ana’s turn Write a letter in an empty square, challenge the last move, or declare a force-out.",
    "Ana challenged: A-flub! 3: Cem wrote R in 2.",
    "Ana challenged: A-flub! Ben’s turn Ana challenges Cem’s move: A-flub. Whose side do you join?",
    "Ana challenged: A-flub! 3: Cem wrote R in 2.",
    "Ben joined the challenger. Ana’s turn Prove the A-flub: one letter that makes a solution, its connections, and a letter the mover could have written instead.",
    "No connections yet. The goal is odd.",
    "Square 8, P in pencil, not entered yet",
    "One connection: odd. The goal is odd.",
    "Square 1, F in pencil, not entered yet",
    "Ana is done writing. Ben’s turn Prove the A-flub: one letter that makes a solution, its connections, and a letter the mover could have written instead.",
    "No connections yet. The goal is odd.",
    "Ana’s proof With P8: 258",
    "Ben is done writing. Round 1 is over. Proved: R2 was an A-flub. Ana: 2. Ben: 0. Cem: 0.",
  ],
  es: [
    "Turno de Ana ¿Cuántas conexiones debe tener una solución?",
    "Ana eligió la meta: impar. Turno de Ben Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.",
    "Casilla 5, P a lápiz, todavía sin entrar",
    "Ben escribió P en 5. Turno de Cem Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.",
    "La casilla 5 ya tiene una letra.",
    "Casilla 2, R a lápiz, todavía sin entrar",
    "Cem escribió R en 2. Turno de Ana Escribe una letra en una casilla vacía, desafía la última jugada o declara un final forzado.",
    "Ana desafió: ¡A-flub! 3: Cem escribió R en 2.",
    "Ana desafió: ¡A-flub! Turno de Ben Ana desafía la jugada de Cem: A-flub. ¿A qué lado te unes?",
    "Ana desafió: ¡A-flub! 3: Cem escribió R en 2.",
    "Ben se unió a quien desafió. Turno de Ana Demuestra el A-flub: una letra que forma una solución, sus conexiones y otra letra que se podía haber escrito.",
    "Todavía no hay conexiones. La meta es impar.",
    "Casilla 8, P a lápiz, todavía sin entrar",
    "Una conexión: impar. La meta es impar.",
    "Casilla 1, F a lápiz, todavía sin entrar",
    "Ana terminó de escribir. Turno de Ben Demuestra el A-flub: una letra que forma una solución, sus conexiones y otra letra que se podía haber escrito.",
    "Todavía no hay conexiones. La meta es impar.",
    "La demostración de Ana Con P8: 258",
    "Ben terminó de escribir. La ronda 1 terminó. Demostrado: R2 fue un A-flub. Ana: 2. Ben: 0. Cem: 0.",
  ],
};

for (const language of LANGUAGES) {
  test(`a round can be followed by ear alone (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await listen(page);
    const table = await sitDown(page, {}, language);
    await table.setGoal("odd");
    await table.turn("Ben");
    await table.write("P5");
    await table.turn("Cem");
    await table.square(5).press("F");
    await expect(table.refusal()).not.toBeEmpty();
    await table.write("R2");
    await table.turn("Ana");
    // A stage that is let go on early says less.
    await stagesWait(page);
    await table.challenge("A", "Ana");
    await table.button("table-go-on").click();
    await table.turn("Ben");
    await table.join("Ana");
    await table.button("table-go-on").click();
    await table.unveil("Ana");
    await table.prove("P8: 258 instead F1");
    await table.handIn();
    await table.unveil("Ben");
    await table.giveUp();
    await table.headline("poe-round-over", { number: 1 });
    await expect.poll(async () => (await said(page)).length).toBeGreaterThanOrEqual(TRANSCRIPTS[language].length);
    expect(await said(page)).toEqual(TRANSCRIPTS[language]);
    await table.button("poe-next-round").click();
    await table.turn("Ben");
  });
}

test("no announcement reveals what a sealed proof holds", async ({ page }) => {
  await listen(page);
  const table = await sitDown(page, { actions: ["1 goal O", "2 P5", "3 R2", "1 challenges A", "2 joins challenger"] });
  await table.unveil("Ana");
  await table.prove("P8: 258 instead F1");
  const before = (await said(page)).length;
  await table.handIn();
  await expect(table.button("poe-curtain-open", { name: "Ben" })).toBeVisible();
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before);
  expect((await said(page)).slice(before).join(" ")).not.toMatch(/258|P8|F1|8, P/);
});

test("the curtain reads in the order in which it is needed", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 goal O", "2 P5", "3 R2", "1 challenges A", "2 joins challenger"] });
  await expect(table.bar()).toMatchAriaSnapshot(`
    - paragraph: ${table.words("poe-curtain", { name: "Ana" })}
    - paragraph: /./
    - paragraph: ${table.words("poe-curtain-about")}
    - 'button "${table.words("poe-curtain-open", { name: "Ana" })}"'
  `);
});

test("the strip of players names everybody, their points and whose turn it is", async ({ page }) => {
  const table = await sitDown(page, { actions: ["1 goal O"] });
  await expect(page.getByRole("list", { name: table.words("seating-players") })).toMatchAriaSnapshot(`
    - list:
      - listitem: Ana 0
      - listitem: Ben 0
      - listitem: Cem 0
  `);
  await expect(table.players().filter({ hasText: "Ben" })).toHaveAttribute("aria-current", "true");
});
