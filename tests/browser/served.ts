import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import sirv from "sirv";

/** The path of the site in the tests. It is not the root, so that an absolute path in the site fails. */
const BASE = "/some/folder/";

/**
 * Serves the folder in `FLUB_SITE` for as long as the tests run, and sets `FLUB_URL` for the workers, unless that names a site served
 * elsewhere. Nothing is compressed: between two programs on one machine that only takes time.
 */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["FLUB_URL"]) return undefined;
  const site = process.env["FLUB_SITE"];
  if (!site) throw new Error("FLUB_SITE is not set: run these tests with `cargo xtask test browser`");
  // The site does not change while it is tested: a browser asks once for each file.
  const files = sirv(site, { maxAge: 3_600 });
  const server = createServer((request, response) => {
    const missing = () => void response.writeHead(404).end();
    if (!request.url?.startsWith(BASE)) return missing();
    request.url = request.url.slice(BASE.length - 1);
    files(request, response, missing);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  process.env["FLUB_URL"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}
