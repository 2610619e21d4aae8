import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { type AddressInfo, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { test as plain } from "./flub.ts";

/** A file as a host serves it. */
interface File {
  type: string;
  body: Buffer;
}

/** The names of the files that a service worker keeps. */
const namesIn = (worker: File) => JSON.parse(/const FILES = (\[.*\]);/.exec(worker.body.toString())![1]!) as string[];

/** What a filter's page says. */
export const FILTER = "Is this for school?";

/** What hosts compress in transit. */
const COMPRESSED = /^text|javascript|json|svg|wasm/;

/** The site's path on this host: deep in its folders, as on a school's. */
const FOLDER = "/school/grade 5/flub/";

/** A private host for one test, whose files can change and whose network can be cut. */
export class Host {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #files: Map<string, File>;
  /** The file in whose place a filter answers, and how often it still does. */
  #filtered = { name: "", times: 0 };

  private constructor(files: Map<string, File>) {
    this.#files = files;
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url!, "http://host").pathname);
      const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) || "./" : undefined;
      const file = name === undefined ? undefined : this.#files.get(name);
      if (name === this.#filtered.name && this.#filtered.times > 0) {
        this.#filtered.times--;
        response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "max-age=3600" });
        return void response.end(`<!doctype html><title>${FILTER}</title>`);
      }
      const type = file?.type ?? "text/plain";
      const encoding = COMPRESSED.test(type) ? { "Content-Encoding": "gzip" } : {};
      const body = file?.body ?? Buffer.from("Not found");
      response.writeHead(file ? 200 : 404, { "Content-Type": type, ...encoding });
      response.end(COMPRESSED.test(type) ? gzipSync(body, { level: 9 }) : body);
    });
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
  }

  /** A host for the site at this URL. */
  static async of(address: string): Promise<Host> {
    const get = async (name: string): Promise<File> => {
      const answer = await fetch(new URL(name, address));
      return { type: answer.headers.get("content-type")!, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const worker = await get("service-worker.js");
    const files = new Map([["service-worker.js", worker]]);
    for (const name of namesIn(worker)) files.set(name, await get(name));
    const host = new Host(files);
    await new Promise<void>((listening) => host.#server.listen(0, "127.0.0.1", listening));
    return host;
  }

  /** The site's URL. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${encodeURI(FOLDER)}`;
  }

  /** Deploys another version of the site by changing files by name. Returns the previous files. */
  change(changes: Map<string, (text: string) => string>): Map<string, File> {
    const before = this.#files;
    this.#files = new Map(before);
    for (const [name, change] of changes) {
      const { type, body } = before.get(name)!;
      this.#files.set(name, { type, body: Buffer.from(change(body.toString())) });
    }
    return before;
  }

  /** The names of all files but the service worker. */
  get names(): string[] {
    return [...this.#files.keys()].filter((name) => name !== "service-worker.js");
  }

  /** The names of all code. */
  get code(): string[] {
    return this.names.filter((name) => /\.(js|wasm)$/.test(name));
  }

  /** Another version of the site takes the place of this one: the app's hash, which all code has in its name, becomes this word. */
  rename(word: string): void {
    // As long as the hash, since lengths stand in WebAssembly.
    const renamed = (name: string) => name.replaceAll(/flub-app-([\da-z]+)/g, (_, hash: string) => `flub-app-${word.padEnd(hash.length, "0")}`);
    // The policy names the page's scripts by what is in them.
    const changed = (text: string) => renamed(text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""));
    const text = (type: string, body: Buffer) => {
      if (type === "application/wasm") return Buffer.from(renamed(body.toString("latin1")), "latin1");
      return /html|javascript/.test(type) ? Buffer.from(changed(body.toString())) : body;
    };
    const files = [...this.#files].map(([name, { type, body }]) => [renamed(name), { type, body: text(type, body) }] as const);
    this.#files = new Map(files);
    const hash = (name: string) => (name === "./" ? "" : `sha256-${createHash("sha256").update(this.#files.get(name)!.body).digest("base64")}`);
    const hashes = JSON.stringify(namesIn(this.#files.get("service-worker.js")!).map(hash));
    const told = (text: string) => text.replace(/const VERSION = ".*?"/, `const VERSION = "${word}"`).replace(/const HASHES = \[.*\]/, `const HASHES = ${hashes}`);
    this.change(new Map([["service-worker.js", told]]));
  }

  /** A filter answers with its own page in the place of a file, and lets that be cached. */
  filter(name: string, times: number): void {
    this.#filtered = { name, times };
  }

  /** How often the filter would still answer. */
  get filters(): number {
    return this.#filtered.times;
  }

  /** Restores an earlier version of the site. */
  restore(files: Map<string, File>): void {
    this.#files = files;
  }

  /** From now on the host does not respond. */
  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

/** A test with its own host, deep in its folders. */
export const test = plain.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await Host.of(process.env["FLUB_URL"]!);
    await use(host);
    await host.cut().catch(() => {});
  },
  baseURL: async ({ host }, use) => use(host.address),
});
