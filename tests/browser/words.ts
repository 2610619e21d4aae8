import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language } from "./looks.ts";

const ROOT = new URL("../../", import.meta.url);

/** The folders of Fluent files: a chapter each. */
function folders(language: Language): URL[] {
  const all = new URL(`static/words/${language}/`, ROOT);
  return readdirSync(all).map((chapter) => new URL(`${chapter}/`, all));
}

/** The app's text for a message id, from its own Fluent files. */
export type Words = (id: string, values?: Record<string, FluentVariable>) => string;

const READ = new Map<Language, Words>();

/** The words of a language, read once. */
export function wordsOf(language: Language): Words {
  const words = READ.get(language) ?? read(language);
  READ.set(language, words);
  return words;
}

/** Says a language with its files changed like this, for as long as something lasts. */
export async function wordsChanged(language: Language, change: (file: string) => string, during: () => Promise<void>): Promise<void> {
  READ.set(language, read(language, change));
  await during().finally(() => READ.delete(language));
}

function read(language: Language, change = (file: string) => file): Words {
  // As in the app: among words from right to left, values keep their own direction.
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: language === "ar" });
  for (const folder of folders(language)) {
    for (const file of readdirSync(folder)) {
      const errors = bundle.addResource(new FluentResource(change(readFileSync(new URL(file, folder), "utf8"))));
      if (errors.length > 0) throw errors[0];
    }
  }
  return (id, values) => {
    const message = bundle.getMessage(id)?.value;
    if (!message) throw new Error(`${language} has no message ${id}`);
    return bundle.formatPattern(message, values);
  };
}

/** The languages as the app writes them: lists, and the digits of Arabic. */
const LOCALES: Record<Language, string> = { en: "en-GB", es: "es", fr: "fr", de: "de", pt: "pt-BR", ar: "ar-u-nu-latn" };

/** Items within a sentence. */
export function listOf(language: Language, items: string[]): string {
  return new Intl.ListFormat(LOCALES[language]).format(items);
}

/** A pattern of this text, in which any space may stand for one that does not break: names are read with plain ones. */
export function literally(text: string): string {
  return text.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\u00a0\u202f]/g, "\\s");
}

/** Matches text that starts with this, whatever comes in the place of an empty value at its end, and within another message of words that
    nobody speaks. */
export function beginning(text: string): RegExp {
  return new RegExp(`^[⟪\u2068]*${literally(text).replace(/^[⟪\u2068]+/, "").replace(/[\u2068\u2069\s⟫]+$/, "")}`);
}
