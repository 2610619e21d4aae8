import { FluentResource } from "@fluent/bundle";
import { type Page } from "@playwright/test";

/** A part of a message, as it was read. */
type Pattern = FluentResource["body"][number]["value"];
type Part = Exclude<Exclude<Pattern, string | null>[number], string>;

/** What stands before and after a message. No language has it. */
const [OPENS, CLOSES] = ["⟪", "⟫"];

const ACCENTS = new Map([..."aeioucnsyzAEIOUCNSYZ"].map((plain, place) => [plain, [..."áéíöúçñšýžÁÉÍÖÚÇÑŠÝŽ"][place]!]));

/** Makes words half again as long, with accents: every other letter is there twice. */
function stretched(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => [...word].map((letter, place) => (ACCENTS.get(letter) ?? letter).repeat(1 + (place % 2))).join(""));
}

/** Writes a pattern as Fluent, with its texts stretched. */
function written(pattern: Pattern): string {
  if (pattern === null || typeof pattern === "string") return stretched(pattern ?? "").replaceAll("\n", "\n    ");
  return pattern.map((part) => (typeof part === "string" ? written(part) : `{ ${expression(part)} }`)).join("");
}

/** Writes what is in braces. The files have variables, choices by them, and literals. */
function expression(part: Part): string {
  switch (part.type) {
    case "var":
      return `$${part.name}`;
    case "str":
      return JSON.stringify(part.value);
    case "num":
      return String(part.value);
    case "select": {
      const variants = part.variants.map(({ key, value }, place) => `${place === part.star ? "*" : ""}[${key.value}] ${written(value) || '{""}'}`);
      return `${expression(part.selector)} ->\n    ${variants.join("\n    ")}\n    `;
    }
    default:
      throw new Error(`no message has a ${part.type}`);
  }
}

/**
 * Makes a language of English that nobody speaks: its words are half again as long, with accents, and each message stands in brackets. The
 * forms of a term are not in brackets, since texts are searched for them.
 */
export function pseudo(file: string): string {
  const messages = new FluentResource(file).body.map(({ id, value }) => {
    const isTerm = /-term-/.test(id) && !/-(is|name)$/.test(id);
    return `${id} = ${isTerm ? written(value) : OPENS + written(value) + CLOSES}\n`;
  });
  return messages.join("");
}

/** What a page shows besides messages: records, addresses, and what stands on mats, boards and cards. */
const SHOWN = "textarea, q, pre, script, style, template, noscript, svg, .mat, .board, .card, body [lang], .pose-address a, .on-paper, .worksheet-open a, .worksheet-foot a";

/** Names: of computers, of people and decks in what the screens begin with, of what is kept; dates; and a list of names, which the browser joins. */
const NAMES = /Ada|Emmy|Blaise|(Ana and )?Maximiliana Konstantinopolitanskaja|Halves|Seventeenths and more|flub\.aside\.[\w.]*|<b>Ben<\/b>|עדה|\p{Lu}\p{Ll}+ [ABC]\.|Ana|Ben|Cem|Class 7B|Name Team|Red|Blue|\d+ \p{Lu}\p{Ll}+ \d{4}/gu;

/** Texts of the page with a sentence that is in no message, or with two that no message joins. Runs in the page. */
function unworded([opens, closes, shown, names]: readonly [string, string, string, string]): string[] {
  const named = new RegExp(names, "gu");
  const found: string[] = [];
  /** Reads a text that begins at a depth of brackets, and returns the depth at its end. */
  const read = (text: string, depth: number): number => {
    let outside = "";
    let groups = 0;
    for (const sign of text) {
      if (sign === closes) depth -= 1;
      else if (depth === 0 && sign !== opens) outside += sign;
      if (sign === opens && depth++ === 0) groups += 1;
    }
    // Two messages and nothing else: a list, which the browser joins.
    if (outside === " and ") return depth;
    if (/\p{L}{3}/u.test(outside.replace(/[\u2068\u2069]/g, "").replace(named, ""))) found.push(`in no message: ${text}`);
    else if (groups > 1) found.push(`glued: ${text}`);
    return depth;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let depth = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest(shown)) depth = read(text.data, depth);
  }
  for (const one of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (one.closest(shown)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) read(one.getAttribute(name) ?? "", 0);
  }
  return [...new Set(found)];
}

/** Texts of the page, which speaks that language, with a sentence that is in no message, or with two that no message joins. */
export function outsideMessages(page: Page): Promise<string[]> {
  return page.evaluate(unworded, [OPENS, CLOSES, SHOWN, NAMES.source] as const);
}
