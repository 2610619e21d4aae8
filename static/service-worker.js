// Caches the whole site, so that it plays offline. `cargo xtask dist` fills in the three lines below: each version has its own cache,
// so that no page mixes two versions. In the site as Trunk builds it, nothing is cached.
const VERSION = "";
const FILES = [];
// What is in each file, for the browser to check; nothing for the page, into which some hosts write.
const HASHES = [];

// The scope distinguishes several Flubs on one host.
const MINE = `flub ${registration.scope} `;
const HERE = MINE + VERSION;

// The page is that of this version if it names all of its code.
const namesCode = async (answer) => {
  const page = await answer.text();
  return FILES.every((file) => !/\.(js|wasm)$/.test(file) || page.includes(file));
};

// Asks for a file and caches it, but not what a filter or a host at work has answered in its place.
const ask = async (cache, at, freshness) => {
  const answer = await fetch(FILES[at], { cache: freshness, integrity: HASHES[at] });
  if (!answer.ok || (!HASHES[at] && !(await namesCode(answer.clone())))) throw new TypeError(`${FILES[at]} is something else`);
  await cache.put(FILES[at], answer);
};

// The browser may have kept something else itself, which is then passed over.
const keep = (cache, at) => ask(cache, at, "no-cache").catch(() => ask(cache, at, "reload"));

// The language of a file of words; undefined for all others.
const languageOf = (file) => /(?:^|\/)words-[^/]*\/([^/]*)\//.exec(file)?.[1];

// The languages that have been spoken here, in any version. English speaks where another does not come.
const spoken = async () => {
  const mine = (await caches.keys()).filter((name) => name.startsWith(MINE));
  const files = await Promise.all(mine.map(async (name) => (await caches.open(name)).keys()));
  return new Set(["en", ...files.flat().map(({ url }) => languageOf(url))]);
};

// Caches all files but the words of languages that nobody has chosen here, as far as they are not there.
const keepAll = async (languages) => {
  const cache = await caches.open(HERE);
  const isMissing = async (file) => languages.has(languageOf(file)) && !(await cache.match(file));
  await Promise.all(FILES.map(async (file, at) => (await isMissing(file)) && keep(cache, at)));
};

addEventListener("install", (event) => {
  event.waitUntil(spoken().then((languages) => keepAll(languages.add(undefined))));
});

// The script that an open page runs; undefined if the page does not answer within a second.
const scriptOf = (client) =>
  new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    setTimeout(answer, 1000);
    client.postMessage("script", [port2]);
  });

// Deletes the caches of versions that no open page runs. A page that does not answer may run any of them.
const tidy = async () => {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const scripts = await Promise.all(open.filter(({ url }) => url.startsWith(registration.scope)).map(scriptOf));
  if (scripts.includes(undefined)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(MINE) || name === HERE) continue;
    const cache = await caches.open(name);
    const used = await Promise.all(scripts.map((script) => cache.match(script)));
    if (!used.some(Boolean)) await caches.delete(name);
  }
};

addEventListener("activate", (event) => {
  event.waitUntil(clients.claim().then(tidy));
});

addEventListener("message", (event) => {
  // The person wants this version now.
  if (event.data === "come") skipWaiting();
  // A page has taken the place of another.
  if (event.data === "shown") event.waitUntil(tidy());
  // A page speaks this language.
  if (event.data.language) event.waitUntil(keepAll(new Set([event.data.language])));
});

const answer = async (request) => {
  const cache = await caches.open(HERE);
  // A page that could not use a file wants it anew.
  const at = request.cache === "reload" ? FILES.findIndex((file) => new URL(file, registration.scope).href === request.url) : -1;
  if (at >= 0) await ask(cache, at, "reload").catch(() => {});
  const found = (await cache.match(request)) ?? (await caches.match(request));
  return found ?? fetch(request);
};

// There is one page. Shown at an address below the site's, it would not find its files.
const answerPage = (request) => {
  const isPage = new URL(request.url).pathname === new URL(registration.scope).pathname;
  return isPage ? answer(new Request(registration.scope)) : fetch(request).catch(() => Response.redirect(registration.scope));
};

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? answerPage(request) : answer(request));
});
