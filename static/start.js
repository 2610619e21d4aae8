// Brings the app what it asks for, and asks for the first things itself, as early as can be. `cargo xtask` writes the true names
// of the files; in the one file what they hold stands in the page.
{
  const texts = {
    "words-en": "./words-en.bin",
    "words-es": "./words-es.bin",
    "how-to-en": "./how-to-en.bin",
    "how-to-es": "./how-to-es.bin",
  };
  // The bundles of compiled code, and which of them each part of the program needs besides the first.
  const bundles = "@BUNDLES@";
  const parts = "@PARTS@";
  const open = async (name, file) => {
    const inside = document.getElementById(`flub-${name}`)?.textContent;
    if (inside !== undefined) return new Response(Uint8Array.from(atob(inside), (sign) => sign.charCodeAt(0)));
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer;
  };
  const kept = {};
  // What cannot be had now may be there when it is asked for again.
  const keep = (name, load) => {
    kept[name] ??= load();
    kept[name].catch(() => delete kept[name]);
    return kept[name];
  };
  // What most is packed with the help of: the first bundle for the others, the words for the how-to pages.
  const before = (name) => (name in texts ? name.replace("how-to", "words") : "app");
  // The bytes of a text or a bundle.
  const bytes = (name) =>
    keep(`bytes of ${name}`, async () => {
      const { body } = await open(name, texts[name] ?? bundles[name]);
      return unpack(body, name === before(name) ? new Uint8Array() : await bytes(before(name)));
    });
  // The compiled modules of a bundle: before each stands its size.
  const modules = (name) =>
    keep(name, async () => {
      const bundle = await bytes(name);
      const view = new DataView(bundle.buffer, bundle.byteOffset);
      const found = [];
      for (let at = 0; at < bundle.length; ) {
        const end = at + 4 + view.getUint32(at, true);
        found.push(WebAssembly.compile(bundle.subarray(at + 4, end)));
        at = end;
      }
      return Promise.all(found);
    });
  window.bring = (name) => {
    if (name in texts) return keep(name, async () => new TextDecoder().decode(await bytes(name)));
    return keep(`part ${name}`, async () => (await Promise.all(["app", ...parts[name]].map(modules))).flat());
  };

  let settings;
  try {
    settings = localStorage.getItem("flub.settings");
  } catch {
    // Refused: then nothing is kept there.
  }
  // As the app's settings decide. Should it want other words, it asks for them.
  const language = /^language (..)/m.exec(settings ?? "")?.[1] ?? (navigator.language.startsWith("es") ? "es" : "en");
  const path = location.hash.split("/").slice(1, 3);
  const isHowTo = path[0] === "how-to";
  const page = (isHowTo ? [`how_to_${path[1]}`] : path).filter((name) => Object.hasOwn(parts, name));
  const read = isHowTo ? [`how-to-${language}`] : [];
  if (typeof WebAssembly === "object") {
    ["app", `words-${language}`, ...read, ...page].forEach(bring);
    // The fonts come when the line is free again and the page is not drawn yet. It is drawn without them too.
    const fonts = () => document.fonts.forEach((face) => face.load().catch(() => {}));
    bytes("app").then(fonts, () => {});
  }
}
