import { type Page, type ViewportSize } from "@playwright/test";
import { type Settings } from "./looks.ts";

/** A way to show a screen. */
export interface Look {
  theme: NonNullable<Settings["theme"]>;
  size: NonNullable<Settings["size"]>;
  /** Letters, words, lines and paragraphs spaced as widely as a reader may need (WCAG 2.2, 1.4.12). */
  spread?: boolean;
}

// The functions below run in the page, so they can use only the page and each other.

/** How many pixels overflow the screen's right edge, or a container's. */
export function beyond(): number {
  const holders = ".how-to-section, .how-to-section > *, dialog[open], dialog[open] label, .card-table, .table-side";
  const parts = [document.documentElement, ...document.querySelectorAll(holders)];
  return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
}

/** The next actions at a table that need scrolling to be seen, unless a dialog covers everything. */
export function beneath(): string[] {
  if (document.querySelector("dialog[open]")) return [];
  const next = [...document.querySelectorAll(".table-actions .primary")].slice(0, 1);
  return next.filter((one) => one.getBoundingClientRect().bottom > innerHeight + 0.5).map((one) => one.textContent!);
}

/** How many pixels of a table need scrolling, on the page or in its middle. */
export function scrolled(): number {
  const middle = document.querySelector(".card-table")!;
  return Math.max(document.documentElement.scrollHeight - innerHeight, middle.scrollHeight - middle.clientHeight);
}

/** Every control less than 44 pixels high or wide, with what takes touches around it. */
export function small(): string[] {
  const pressed = [...document.querySelectorAll("a, button, input, select, summary, textarea")].map(
    (element) => element.closest("label") ?? element,
  );
  // A link within a sentence is as high as its line; a term also takes touches around it. What is only shown, in a fieldset that is disabled, is pressed by nobody.
  const alone = pressed.filter((element) => !element.matches("p a, .term-word, fieldset:disabled *") && element.checkVisibility());
  const sizes = alone.map((element) => {
    const [box, around] = [element.getBoundingClientRect(), getComputedStyle(element, "::after")];
    const [width, height] = around.position === "absolute" ? [parseFloat(around.width), parseFloat(around.height)] : [0, 0];
    return { text: element.textContent, width: Math.max(box.width, width), height: Math.max(box.height, height) };
  });
  return sizes.filter(({ width, height }) => width < 44 || height < 44).map(({ text, width, height }) => `${text}: ${width} x ${height}`);
}

/** Overlapping parts of what is above a table, by their text: text, and elements with a border. */
function laidOver(): string[] {
  return [...document.querySelectorAll(".status")].flatMap((status) => {
    const parts = [...status.children].filter((part) => part.textContent !== "" && part.checkVisibility());
    const boxes = parts.map((part) => {
      const range = document.createRange();
      // Beside a headline a mark or a face may be higher than its line.
      range.selectNodeContents(part.querySelector(":scope > span") ?? part);
      return getComputedStyle(part).borderStyle === "none" ? range.getBoundingClientRect() : part.getBoundingClientRect();
    });
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const pairs = parts.flatMap((_, last) => [...Array(last).keys()].map((first) => [first, last] as const));
    const over = pairs.filter(([first, last]) => meet(boxes[first]!, boxes[last]!));
    return over.map(([first, last]) => `"${parts[first]!.textContent}" and "${parts[last]!.textContent}" lie over each other`);
  });
}

/** Words of the headline above a table that break across lines. */
function torn(): string[] {
  return [...document.querySelectorAll(".status-turn > span")].flatMap((headline) => {
    const texts = [...headline.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const words = texts.flatMap((text) => [...text.textContent!.matchAll(/[^\s\u2068\u2069-]+/g)].map((word) => ({ text, word })));
    const lines = ({ text, word }: (typeof words)[number]) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return range.getClientRects().length;
    };
    return words.filter((word) => lines(word) > 1).map(({ word }) => `"${word[0]}" is torn`);
  });
}

/** Elements whose content is cut off. Mats are skipped: only the edge of a ring is cut off there. So are text fields,
    which scroll. */
function cut(): string[] {
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const isCut = (one: Element, { overflowX, overflowY } = getComputedStyle(one)) =>
    (one.scrollWidth > one.clientWidth + 1 && cuts(overflowX)) || (one.scrollHeight > one.clientHeight + 1 && cuts(overflowY));
  return [...document.querySelectorAll("body :not(.mat, input)")]
    // Elements for screen readers only take no room.
    .filter((one) => one.clientWidth > 1 && one.checkVisibility() && isCut(one))
    .map((one) => `"${one.textContent || one.className}" is cut off`);
}

/** Elements that stay hidden when focused, off screen or covered (WCAG 2.2, 2.4.11). */
function hidden(): string[] {
  const spots = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]] as const;
  const within = document.querySelector("dialog[open]") ?? document.body;
  const stops = [...within.querySelectorAll<HTMLElement>("a, button, input, select, summary, textarea, [tabindex]")];
  return stops
    .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
    .filter((stop) => {
      // An element that already has the focus would not be scrolled into view.
      stop.blur();
      stop.focus();
      const part = stop.closest("label") ?? stop;
      const box = part.getBoundingClientRect();
      const seen = spots.map(([x, y]) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height));
      return document.activeElement === stop && !seen.some((seen) => part.contains(seen));
    })
    .map((stop) => `"${stop.getAttribute("aria-label") ?? (stop.closest("label") ?? stop).textContent}" is hidden`);
}

/** Shows the page in each look and collects what does not fit. A setting acts only through its attribute. */
function lookAt(looks: Look[]): string[] {
  const root = document.documentElement;
  const before = { ...root.dataset };
  const sheet = new CSSStyleSheet();
  const all = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";
  sheet.replaceSync(`${all} p { margin-block-end: 2em !important; }`);
  const problems = looks.flatMap(({ theme, size, spread = false }) => {
    Object.assign(root.dataset, { theme, size });
    document.adoptedStyleSheets = spread ? [sheet] : [];
    const over = beyond();
    const found = [over > 0 ? [`${over} pixels too wide`] : [], cut(), spread ? [] : [laidOver(), torn(), hidden()].flat()].flat();
    return found.map((one) => `${theme}, ${size}${spread ? ", letters far apart" : ""}: ${one}`);
  });
  // Restore the page for the next check.
  document.adoptedStyleSheets = [];
  Object.assign(root.dataset, before);
  return problems;
}

/** What does not fit on a screen of any of these sizes, in any of the looks. Each size is checked in one call, since
    repainting in between takes longest. */
export async function withoutRoom(page: Page, viewports: ViewportSize[], looks: Look[]): Promise<string[]> {
  const known = [beyond, laidOver, torn, cut, hidden].map((one) => `${one.name}: ${one}`);
  await page.evaluate(`Object.assign(window, { ${known.join(", ")} })`);
  const problems: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const found = await page.evaluate(lookAt, looks);
    problems.push(...found.map((one) => `${viewport.width} x ${viewport.height}, ${one}`));
  }
  return problems;
}
