// Brings the app what it asks for, and asks for the first things itself, as early as can be. `cargo xtask` writes the true names
// of the files; in the one file what they hold stands in the page.
{
  const files = {
    app: "./app.bin",
    "words-en": "./words-en.txt",
    "words-es": "./words-es.txt",
    "how-to-en": "./how-to-en.txt",
    "how-to-es": "./how-to-es.txt",
  };
  const answer = async (name) => {
    const inside = document.getElementById(`flub-${name}`)?.textContent;
    if (inside === undefined) return fetch(files[name]);
    return new Response(name === "app" ? Uint8Array.from(atob(inside), (sign) => sign.charCodeAt(0)) : inside);
  };
  const load = async (name) => {
    const found = await answer(name);
    if (!found.ok) throw new Error(`${name}: ${found.status}`);
    if (name !== "app") return found.text();
    const headers = { "Content-Type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(found.body.pipeThrough(unpacking()), { headers }));
  };
  const brought = {};
  // What cannot be had now may be there when it is asked for again.
  window.bring = (name) => {
    brought[name] ??= load(name);
    brought[name].catch(() => delete brought[name]);
    return brought[name];
  };

  let kept;
  try {
    kept = localStorage.getItem("flub.settings");
  } catch {
    // Refused: then nothing is kept there.
  }
  // As the app's settings decide. Should it want other words, it asks for them.
  const language = /^language (..)/m.exec(kept ?? "")?.[1] ?? (navigator.language.startsWith("es") ? "es" : "en");
  if (typeof WebAssembly === "object") {
    bring("app");
    bring(`words-${language}`);
    if (location.hash.startsWith("#/how-to/")) bring(`how-to-${language}`);
  }
}
