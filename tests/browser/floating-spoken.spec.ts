import { listen, said } from "./ears.ts";
import { expect, test } from "./flub.ts";
import { sitDown } from "./floating.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";

/** What a game sounds like to somebody who only hears it. */
const TRANSCRIPTS: Record<Language, string[]> = {
  en: [
    "X’s turn X starts in the middle.",
    "X played d4. O’s turn Put an O inside the frame.",
    "O played e5. X’s turn Play inside the frame. Once in the game you may first move one of your own.",
    "That would make the area five wide. It may be four wide at most.",
    "That would make the area five high. It may be four high at most.",
    "Now touch where it goes.",
    "Now play your new one.",
    "X moved d4 to c5 and played d5. O’s turn Play inside the frame. Once in the game you may first move one of your own.",
    "O played f2. The area is now c2 to f5. X’s turn Put an X inside the frame.",
    "d5 is taken.",
    "X played d4. O’s turn Play inside the frame. Once in the game you may first move one of your own.",
    "O played e4. X’s turn Put an X inside the frame.",
    "X played d3. The score: X 1, O 0. O’s turn Play inside the frame. Once in the game you may first move one of your own.",
  ],
  es: [
    "Turno de X X empieza en el medio.",
    "X jugó d4. Turno de O Pon una O dentro del marco.",
    "O jugó e5. Turno de X Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
    "Así el área tendría cinco de ancho. Puede tener cuatro como máximo.",
    "Así el área tendría cinco de alto. Puede tener cuatro como máximo.",
    "Ahora toca adónde va.",
    "Ahora juega tu ficha nueva.",
    "X movió d4 a c5 y jugó d5. Turno de O Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
    "O jugó f2. El área va ahora de c2 a f5. Turno de X Pon una X dentro del marco.",
    "d5 está ocupada.",
    "X jugó d4. Turno de O Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
    "O jugó e4. Turno de X Pon una X dentro del marco.",
    "X jugó d3. El marcador: X 1, O 0. Turno de O Juega dentro del marco. Una vez por partida puedes mover antes una ficha tuya.",
  ],
};

for (const language of LANGUAGES) {
  test(`a screen reader announces everything that happens (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await listen(page);
    const table = await sitDown(page, { setup: "7x7 moving" }, language);
    await table.play("d4", "e5", "a4", "d1", "d4", "c5", "d5", "f2", "d5", "d4", "e4", "d3");
    await expect.poll(() => said(page)).toEqual(TRANSCRIPTS[language]);
  });
}

test("squares say what lies on them, or why nothing can be put there", async ({ page }) => {
  const table = await sitDown(page, { setup: "7x7 touching", turns: ["d4", "c3", "d5"] });
  const names: Record<string, string> = {
    d4: "d4, X",
    c3: "c3, O",
    d5: "d5, X, just played",
    c4: "c4, empty",
    g3: "g3, empty, out of reach: the area would be five wide",
    d7: "d7, empty, out of reach: the area would be five high",
    f2: "f2, empty, out of reach: it would touch nothing",
  };
  for (const [square, name] of Object.entries(names)) await expect(table.at(square)).toHaveAccessibleName(name);
  await expect(table.mat).toHaveAccessibleName("Board, 7 by 7");
  const first = await sitDown(page, { setup: "8x8 plain" });
  await expect(first.at("a1")).toHaveAccessibleName("a1, empty, out of reach: the first goes to the middle");
  await expect(first.at("e5")).toHaveAccessibleName("e5, empty");
});

test("the score is announced at the end", async ({ page }) => {
  await listen(page);
  const turns = "d4 d5 e4 e5 f4 f5 g4 g6 d6 e6 f6 d7 e7 f7 g5".split(" ");
  const table = await sitDown(page, { setup: "7x7 fewest", turns });
  await table.play("g7");
  await expect.poll(() => said(page)).toContain("O played g7. A draw X has 3, O has 3.");
});
