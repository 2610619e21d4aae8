/**
 * What a browser that translates a page does to it: every text stands in elements of its own from then on, at once and whenever the page
 * changes. The words stay as they are, so that they can be read. To run in a page before the app does.
 */
export function translate(): void {
  const wrap = (text: Text) => {
    const around = text.parentElement;
    if (!text.data.trim() || !around || around.closest("font, script, style, textarea, option")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  const observer = new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(wrapAll)));
  addEventListener("DOMContentLoaded", () => {
    wrapAll(document.body);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
