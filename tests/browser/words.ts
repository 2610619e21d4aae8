import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language } from "./looks.ts";

const LOCALES = new URL("../../static/locales/", import.meta.url);

/** What the app says: the message of an id, as the app's own word files have it. */
export function wordsOf(language: Language): (id: string, values?: Record<string, FluentVariable>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(new URL(`${language}/`, LOCALES))) {
    const errors = bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8")));
    if (errors.length > 0) throw errors[0];
  }
  return (id, values) => {
    const message = bundle.getMessage(id)?.value;
    if (!message) throw new Error(`${language} has no message ${id}`);
    return bundle.formatPattern(message, values);
  };
}
