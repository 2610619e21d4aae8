// Keeps the whole site in the browser, so that it plays without a network. `cargo xtask dist` fills in the two lines below: every
// version keeps its own files together, so that no page is made of two. As Trunk builds the site, nothing is kept.
const VERSION = "";
const FILES = [];

// The address tells several Flubs on one host from each other.
const MINE = `flub ${registration.scope} `;
const HERE = MINE + VERSION;

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(HERE).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const kept = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== HERE);
    // Pages of the version before may still be open, and fetch their worker's code from there.
    await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

// The person wants this version now.
addEventListener("message", (event) => {
  if (event.data === "come") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(HERE);
    const asked = request.mode === "navigate" ? "./" : request;
    const found = (await cache.match(asked, { ignoreSearch: true })) ?? (await caches.match(request));
    return found ?? fetch(request);
  };
  event.respondWith(answer());
});
