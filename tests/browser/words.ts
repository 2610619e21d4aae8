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

function read(language: Language): Words {
  // As in the app: among words from right to left, values keep their own direction.
  const bundle = new FluentBundle(language, { useIsolating: language === "ar" });
  for (const folder of folders(language)) {
    for (const file of readdirSync(folder)) {
      const errors = bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
      if (errors.length > 0) throw errors[0];
    }
  }
  return (id, values) => {
    const message = bundle.getMessage(id)?.value;
    if (!message) throw new Error(`${language} has no message ${id}`);
    return bundle.formatPattern(message, values);
  };
}

/** The languages as the app's own lists are written. */
const LOCALES: Record<Language, string> = { en: "en-GB", es: "es", fr: "fr", de: "de", pt: "pt-BR", ar: "ar-u-nu-latn" };

/** Items within a sentence. */
export function listOf(language: Language, items: string[]): string {
  return new Intl.ListFormat(LOCALES[language]).format(items);
}

/** Matches text that starts with this. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${text.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
