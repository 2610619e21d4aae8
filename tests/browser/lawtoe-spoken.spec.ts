import { expect, stagesWait, test } from "./flub.ts";
import { listen, said } from "./ears.ts";
import { sitDown } from "./lawtoe.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";

/** What a match sounds like to somebody who only hears it. */
const TRANSCRIPTS: Record<Language, string[]> = {
  en: [
    "Plaintiff’s turn How many triplets should a solution have?",
    "The Plaintiff set the goal: even. Defendant’s turn Write two letters in two empty squares.",
    "Square 4, O in pencil, not entered yet",
    "Square 3, F in pencil, not entered yet",
    "The Defendant wrote O in 4 and F in 3. Plaintiff’s turn Write one letter in an empty square, or challenge the last move.",
    "Square 4 has a letter already.",
    "Square 1, P in pencil, not entered yet",
    "The Plaintiff wrote P in 1. Defendant’s turn Write one letter in an empty square, or challenge the last move.",
    "Square 7, P in pencil, not entered yet",
    "The Defendant wrote P in 7. Plaintiff’s turn Write one letter in an empty square, or challenge the last move.",
    "The Plaintiff challenged: A-flub! 4: The Defendant wrote P in 7.",
    "Triplets: 0. An even solution has at least two.",
    "The Plaintiff challenged: A-flub! Plaintiff’s turn Prove the A-flub: add one P and list triplets that make a solution.",
    "Your P is in square 8.",
    "Triplets: 1. That is odd, but the goal is even.",
    "Triplets: 2. That is even, as the goal asks.",
    "The Plaintiff handed in a proof. With a P in square 8: 147",
    "148",
    "The Plaintiff handed in a proof. The Plaintiff wins. The Plaintiff’s proof holds: 147 and 148. An even number, every O is used, every triplet with an O is there, and none has an F.",
  ],
  es: [
    "Turno del Demandante ¿Cuántos tríos debe tener una solución?",
    "El Demandante eligió la meta: par. Turno del Demandado Escribe dos letras en dos casillas vacías.",
    "Casilla 4, O a lápiz, todavía sin entrar",
    "Casilla 3, F a lápiz, todavía sin entrar",
    "El Demandado escribió O en 4 y F en 3. Turno del Demandante Escribe una letra en una casilla vacía o desafía la última jugada.",
    "La casilla 4 ya tiene una letra.",
    "Casilla 1, P a lápiz, todavía sin entrar",
    "El Demandante escribió P en 1. Turno del Demandado Escribe una letra en una casilla vacía o desafía la última jugada.",
    "Casilla 7, P a lápiz, todavía sin entrar",
    "El Demandado escribió P en 7. Turno del Demandante Escribe una letra en una casilla vacía o desafía la última jugada.",
    "El Demandante desafió: ¡A-flub! 4: El Demandado escribió P en 7.",
    "Tríos: 0. Una solución par tiene al menos dos.",
    "El Demandante desafió: ¡A-flub! Turno del Demandante Demuestra el A-flub: agrega una P y anota tríos que formen una solución.",
    "Tu P está en la casilla 8.",
    "Tríos: 1. Es impar, pero la meta es par.",
    "Tríos: 2. Es par, como pide la meta.",
    "El Demandante entregó una demostración. Con una P en la casilla 8: 147",
    "148",
    "El Demandante entregó una demostración. Gana el Demandante. La demostración del Demandante vale: 147 y 148. Un número par, se usan todas las O, está cada trío con una O y ninguno tiene una F.",
  ],
};

for (const language of LANGUAGES) {
  test(`a match can be followed by ear alone (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await listen(page);
    const table = await sitDown(page, {}, language);
    await table.button("lawtoe-set-even").click();
    await table.turn("defendant");
    await table.write("O4 F3");
    await table.turn("plaintiff");
    await table.square(4).press("P");
    await expect(table.refusal()).not.toBeEmpty();
    await table.write("P1");
    await table.turn("defendant");
    await table.write("P7");
    await table.turn("plaintiff");
    // A stage that is let go on early says less.
    await stagesWait(page);
    await table.challenge("A");
    await table.button("table-go-on").click();
    await table.square(8).click();
    for (const triplet of ["147", "148"]) await table.list(triplet);
    await expect(table.listed()).toHaveCount(2);
    await table.handIn();
    await table.headline("lawtoe-verdict-winner", { who: "plaintiff" });
    await expect.poll(async () => (await said(page)).length).toBeGreaterThanOrEqual(TRANSCRIPTS[language].length);
    expect(await said(page)).toEqual(TRANSCRIPTS[language]);
  });
}

test("the mat is a grid to a screen reader, with one stop for the Tab key", async ({ page }) => {
  const table = await sitDown(page, { actions: ["plaintiff goal odd", "defendant F1 O5"] });
  await expect(table.mat).toMatchAriaSnapshot(`
    - grid "${table.words("lawtoe-mat")}":
      - row:
        - gridcell:
          - button "Square 1, F, just written"
        - gridcell:
          - button "Square 2, empty"
        - gridcell:
          - button "Square 3, empty"
      - row:
        - gridcell:
          - button "Square 4, empty"
        - gridcell:
          - button "Square 5, O, just written"
        - gridcell:
          - button "Square 6, empty"
      - row:
        - gridcell:
          - button "Square 7, empty"
        - gridcell:
          - button "Square 8, empty"
        - gridcell:
          - button "Square 9, empty"
  `);
  const stops = table.mat.locator("[tabindex='0']");
  const stop = async (number: number) => {
    await expect(stops).toHaveCount(1);
    await expect(table.square(number)).toBeFocused();
    await expect(table.square(number)).toHaveAttribute("tabindex", "0");
  };
  await table.square(5).focus();
  const walk = [["ArrowUp", 2], ["ArrowUp", 2], ["ArrowRight", 3], ["ArrowRight", 3], ["ArrowDown", 6], ["Home", 4], ["End", 6], ["ArrowDown", 9], ["ArrowDown", 9], ["ArrowLeft", 8], ["1", 1]] as const;
  for (const [key, number] of walk) {
    await page.keyboard.press(key);
    await stop(number);
  }
});
