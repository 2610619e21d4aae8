import { type Page } from "@playwright/test";
import { listen, said } from "./ears.ts";
import { expect, goOn, stagesWait, test } from "./flub.ts";
import { ordinaryIf } from "./level.ts";
import { LANGUAGES, settle, type Language } from "./looks.ts";
import { ALONE, sitDown } from "./wholes.ts";

const CALLED = ["1 draws", "1 plays 1/4, bar 1/2 saying 1/4, 3/4"];

/** Records what the browser's voice is asked to say. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const speak = ({ lang, text }: SpeechSynthesisUtterance) => void spoken.push(`${lang}: ${text}`);
    Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel: () => {}, getVoices: () => [] } });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test("nothing is spoken aloud before somebody wants it", async ({ page }) => {
  const spoken = await hear(page);
  const table = await sitDown(page, { actions: CALLED.slice(0, 1) });
  await table.unveil("Ana");
  await table.act(CALLED[1]!);
  await table.call("Cem");
  await expect(table.outcome()).toBeVisible();
  expect(await spoken()).toEqual([]);
});

const ALOUD: Record<Language, string[]> = {
  en: [
    "en: one fourth plus three fourths equals one whole",
    "en: Cem called Ana’s play!",
    "en: Cem called Ana’s play! one fourth",
    "en: one half, as a rectangle",
    "en: Cem called Ana’s play! Cem is right: it was a bluff! Ana goes back 2 spaces, to 0. Cem keeps the cards.",
  ],
  es: [
    "es: un cuarto más tres cuartos es igual a un entero",
    "es: ¡Cem dudó de la jugada de Ana!",
    "es: ¡Cem dudó de la jugada de Ana! un cuarto",
    "es: un medio, como rectángulo",
    "es: ¡Cem dudó de la jugada de Ana! Cem tiene razón: ¡era un engaño! Ana retrocede 2 casillas, hasta la 0. Cem se queda con las cartas.",
  ],
};

for (const language of LANGUAGES) {
  test(`values that are said are spoken aloud once, if the setting is on (${language})`, ordinaryIf(language === "es"), async ({ page }) => {
    await settle(page, { language, theme: "paper", speech: true });
    const spoken = await hear(page);
    const table = await sitDown(page, { actions: CALLED.slice(0, 1) }, language);
    await table.unveil("Ana");
    await table.act(CALLED[1]!);
    await expect.poll(spoken).toEqual(ALOUD[language].slice(0, 1));
    await stagesWait(page);
    await table.callOnStage("Cem");
    await goOn(page).click();
    await expect.poll(spoken).toHaveLength(ALOUD[language].length);
    // Looking back and returning repeat nothing.
    await table.step("wholes-event-draw", { who: "other", name: "Ana" }).click();
    await table.button("table-back-to-now").click();
    expect(await spoken()).toEqual(ALOUD[language]);
  });
}

test("a game that is sat down to is not spoken through again", async ({ page }) => {
  await settle(page, { language: "en", theme: "paper", speech: true });
  const spoken = await hear(page);
  const table = await sitDown(page, { actions: [...CALLED, "3 calls"] });
  await expect(table.outcome()).toBeVisible();
  expect(await spoken()).toEqual([]);
});

for (const [how, spoil] of Object.entries({
  "has no voice": () => {
    Object.defineProperty(window, "speechSynthesis", { value: undefined });
    Reflect.deleteProperty(window, "SpeechSynthesisUtterance");
  },
  "has words but nothing to speak them": () => {
    Object.defineProperty(window, "speechSynthesis", { value: undefined });
  },
})) {
  test(`where the browser ${how} the game goes on`, async ({ page }) => {
    await settle(page, { language: "en", theme: "paper", speech: true });
    await page.addInitScript(spoil);
    const table = await sitDown(page, { actions: CALLED.slice(0, 1) });
    await table.unveil("Ana");
    await table.act(CALLED[1]!);
    await table.call("Cem");
    await expect(table.outcome()).toBeVisible();
    await table.turn("Ben");
    expect(await table.actions()).toEqual([...CALLED, "3 calls"]);
  });
}

test("speaking aloud is chosen at the set-up, and kept", async ({ page }) => {
  const spoken = await hear(page);
  const table = await sitDown(page, { actions: CALLED.slice(0, 1) });
  await table.button("table-leave").click();
  await page.getByText(table.words("table-more"), { exact: true }).click();
  const choice = page.getByRole("checkbox", { name: table.words("settings-speech") });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.reload();
  await table.unveil("Ana");
  await table.act(CALLED[1]!);
  await expect.poll(spoken).toHaveLength(1);
});

/** What a few turns sound like to somebody who only hears them. */
const TRANSCRIPTS: Record<Language, string[]> = {
  en: [
    "Ana’s turn Draw a card.",
    "Ana drew a card. You drew: one fourth. Ana’s turn Play cards that make one whole, bluff, or pass.",
    "one fourth. Missing to one whole: three fourths",
    "one fourth plus one half equals three fourths. Missing to one whole: one fourth",
    "Not yet: that is less than one whole.",
    "one fourth plus one half plus zero point two five equals one whole",
    "Ana played 3 cards and said: one fourth plus one half plus zero point two five equals one whole. Ben’s turn Is it really one whole? Call, or let it be.",
    "Ben let it be. Cem let it be. Ben’s turn Draw a card.",
    "Ben drew a card. You drew: one half, as a rectangle. Ben’s turn Play cards that make one whole, bluff, or pass.",
    "zero point two five. Missing to one whole: three fourths",
    "zero point two five plus zero point seven five equals one whole",
    "What do you say this card is?",
    "one half plus zero point seven five equals one and one fourth. More than one whole: one fourth too much",
    "What do you say this card is?",
    "one half plus 50 percent equals one whole",
    "No card is picked.",
    "25 percent. Missing to one whole: three fourths",
    "25 percent plus zero point seven five equals one whole",
    "Ben played 2 cards and said: 25 percent plus zero point seven five equals one whole. Cem’s turn Is it really one whole? Call, or let it be.",
    "Ana called Ben’s play!",
    "Ana called Ben’s play! 25 percent",
    "zero point seven five",
    "Ana called Ben’s play! It is exactly one whole. Ben told the truth. Ana called and pays: 2 spaces back, to 1. Cem’s turn Draw a card.",
    "Cem drew a card. You drew: one fourth, as a pie. Cem’s turn Play cards that make one whole, bluff, or pass.",
    "Everybody else looks away.",
    "Ana changed places with Ben. Cem’s turn Play cards that make one whole, bluff, or pass.",
    "Cem passed. Ana’s turn Draw a card.",
    "Everybody else looks away.",
    "Cem played REPLAY: a second turn. Cem’s turn Draw a card.",
  ],
  es: [
    "Turno de Ana Roba una carta.",
    "Ana robó una carta. Robaste: un cuarto. Turno de Ana Juega cartas que sumen un entero, engaña o pasa.",
    "un cuarto. Para un entero falta: tres cuartos",
    "un cuarto más un medio es igual a tres cuartos. Para un entero falta: un cuarto",
    "Todavía no: eso es menos que un entero.",
    "un cuarto más un medio más cero punto dos cinco es igual a un entero",
    "Ana jugó 3 cartas y dijo: un cuarto más un medio más cero punto dos cinco es igual a un entero. Turno de Ben ¿De verdad es un entero? Duda de la jugada o déjala pasar.",
    "Ben la dejó pasar. Cem la dejó pasar. Turno de Ben Roba una carta.",
    "Ben robó una carta. Robaste: un medio, como rectángulo. Turno de Ben Juega cartas que sumen un entero, engaña o pasa.",
    "cero punto dos cinco. Para un entero falta: tres cuartos",
    "cero punto dos cinco más cero punto siete cinco es igual a un entero",
    "¿Qué dices que es esta carta?",
    "un medio más cero punto siete cinco es igual a un entero y un cuarto. Más que un entero: sobra un cuarto",
    "¿Qué dices que es esta carta?",
    "un medio más 50 por ciento es igual a un entero",
    "No hay cartas elegidas.",
    "25 por ciento. Para un entero falta: tres cuartos",
    "25 por ciento más cero punto siete cinco es igual a un entero",
    "Ben jugó 2 cartas y dijo: 25 por ciento más cero punto siete cinco es igual a un entero. Turno de Cem ¿De verdad es un entero? Duda de la jugada o déjala pasar.",
    "¡Ana dudó de la jugada de Ben!",
    "¡Ana dudó de la jugada de Ben! 25 por ciento",
    "cero punto siete cinco",
    "¡Ana dudó de la jugada de Ben! Es exactamente un entero. Ben dijo la verdad. Ana dudó y paga: 2 casillas atrás, hasta la 1. Turno de Cem Roba una carta.",
    "Cem robó una carta. Robaste: un cuarto, como pastel. Turno de Cem Juega cartas que sumen un entero, engaña o pasa.",
    "Los demás miran a otro lado.",
    "Ana cambió de lugar con Ben. Turno de Cem Juega cartas que sumen un entero, engaña o pasa.",
    "Cem pasó. Turno de Ana Roba una carta.",
    "Los demás miran a otro lado.",
    "Cem jugó REPETIR: un segundo turno. Turno de Cem Roba una carta.",
  ],
};

for (const language of LANGUAGES) {
  test(`a game can be followed by ear alone (${language})`, ordinaryIf(language === "en"), async ({ page }) => {
    await settle(page, { language, theme: "paper" });
    await listen(page);
    const table = await sitDown(page, {}, language);
    await table.act("1 draws");
    await table.pick("1/4", "bar 1/2");
    await table.playing(2).click();
    await expect(table.refusal()).not.toBeEmpty();
    await table.pick("0.25");
    await table.playing(3).click();
    await table.act("2 lets it be");
    await table.act("2 draws");
    await table.pick("0.25", "0.75");
    await table.say("0.25", "1/2");
    await table.say("0.75", "50%");
    await table.button("wholes-put-back").click();
    await table.pick("25%", "0.75");
    await table.playing(2).click();
    await stagesWait(page);
    await table.callOnStage("Ana");
    await goOn(page).click();
    await expect(goOn(page)).toHaveCount(0);
    await table.act("3 draws");
    await table.act("1 swaps with 2");
    await table.unveil("Cem");
    await table.act("3 passes");
    await table.act("3 replays");
    await table.headline("wholes-turn", { who: "other", name: "Cem" });
    await expect.poll(async () => (await said(page)).length).toBeGreaterThanOrEqual(TRANSCRIPTS[language].length);
    expect(await said(page)).toEqual(TRANSCRIPTS[language]);
  });
}

test("the board reads as a list of players, where they are and how many cards they hold", async ({ page }) => {
  const table = await sitDown(page, { actions: CALLED });
  await expect(page.getByRole("list", { name: table.words("wholes-board") })).toMatchAriaSnapshot(`
    - list:
      - listitem: Ana space 2 of 20, 4 cards
      - listitem: Ben before the first space, 5 cards
      - listitem: Cem before the first space, 5 cards
  `);
  await expect(table.lanes().filter({ hasText: "Ben" })).toHaveAttribute("aria-current", "true");
});

test("cards in hand are toggle buttons named by their faces", async ({ page }) => {
  const table = await sitDown(page, { players: ALONE, actions: ["1 draws"] });
  await table.pick("bar 1/2");
  await expect(page.getByRole("list", { name: table.words("wholes-hand") })).toMatchAriaSnapshot(`
    - list "Your cards":
      - listitem:
        - button "one fourth"
      - listitem:
        - button "zero point two five"
      - listitem:
        - button "one half, as a rectangle" [pressed]
      - listitem:
        - button "one half, as a rectangle"
      - listitem:
        - button "BAIT. Bluff with it. Whoever calls pays."
      - listitem:
        - button "SWAP. Change places with anybody, any time."
  `);
});

test("the curtain reads in the order in which it is needed", async ({ page }) => {
  const table = await sitDown(page, {});
  await expect(table.bar()).toMatchAriaSnapshot(`
    - paragraph: ${table.words("wholes-curtain", { name: "Ana" })}
    - paragraph: ${table.words("wholes-curtain-about", { count: 3 })}
    - 'button "${table.words("wholes-curtain-open", { name: "Ana" })}"'
    - button "${table.words("wholes-look-open")}"
  `);
});
