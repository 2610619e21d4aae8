//! A web server for the site, for this machine only.

use std::{
    collections::HashMap,
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    sync::Arc,
    thread::{self, JoinHandle},
};

use anyhow::{Context, Result};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::stamp::files;

/// The site's files by the path they are asked for. What is not in it does not exist, so no request reaches another file.
type Pages = HashMap<String, Page>;

#[derive(Clone)]
struct Page {
    kind: &'static str,
    bytes: Vec<u8>,
}

/// A running server.
pub struct Served {
    /// The address of the home page.
    pub address: String,
    threads: Vec<JoinHandle<()>>,
}

impl Served {
    /// Serves until the program is ended.
    pub fn for_ever(self) {
        for thread in self.threads {
            let _ = thread.join();
        }
    }
}

/// Serves a site on the loopback interface, under `base` (a path that begins and ends with a slash), as it is now.
///
/// # Errors
/// When the site cannot be read.
pub fn serve(site: &Path, base: &str, listener: TcpListener) -> Result<Served> {
    let pages = Arc::new(pages(site, base)?);
    let address = format!("http://{}{base}", listener.local_addr()?);
    let server = Server::from_listener(listener, None).map_err(|error| anyhow::anyhow!("{error}"))?;
    let server = Arc::new(server);
    let work = || {
        let (server, pages) = (Arc::clone(&server), Arc::clone(&pages));
        thread::spawn(move || server.incoming_requests().for_each(|request| answer(request, &pages)))
    };
    Ok(Served { address, threads: (0..4).map(|_| work()).collect() })
}

/// Takes a port of the loopback interface; 0 means any that is free.
///
/// # Errors
/// When the port is taken.
pub fn listen(port: u16) -> Result<TcpListener> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    TcpListener::bind(address).with_context(|| format!("port {port} cannot be used"))
}

fn pages(site: &Path, base: &str) -> Result<Pages> {
    let mut pages = Pages::new();
    for file in files(site)? {
        let page = Page { kind: kind(&file), bytes: fs::read(&file).with_context(|| file.display().to_string())? };
        let name = file.strip_prefix(site)?.components().map(|part| part.as_os_str().to_string_lossy());
        let path = format!("{base}{}", name.collect::<Vec<_>>().join("/"));
        if let Some(folder) = path.strip_suffix("index.html") {
            pages.insert(folder.to_owned(), page.clone());
        }
        pages.insert(path, page);
    }
    Ok(pages)
}

fn answer(request: Request, pages: &Pages) {
    let path = request.url().split(['?', '#']).next().unwrap_or_default();
    let header = |name: &str, value: &str| Header::from_bytes(name, value).expect("plain header");
    // Whoever asked may have gone away by now: then nobody misses the answer.
    let _ = match pages.get(path) {
        _ if !matches!(request.method(), Method::Get | Method::Head) => request.respond(Response::empty(405)),
        None => request.respond(Response::from_string("Not found").with_status_code(404)),
        Some(page) => request.respond(
            Response::from_data(page.bytes.as_slice())
                .with_header(header("Content-Type", page.kind))
                .with_header(header("X-Content-Type-Options", "nosniff"))
                .with_header(header("Cache-Control", "no-cache")),
        ),
    };
}

/// The media type that a file's name tells.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    use super::*;

    fn ask(address: &str, request: &str) -> String {
        let host = address.trim_start_matches("http://").split('/').next().expect("an address has a host");
        let mut stream = TcpStream::connect(host).expect("the server listens");
        write!(stream, "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers text");
        answer
    }

    #[test]
    fn the_site_is_served_under_its_folder_and_nothing_else_is() {
        let site = std::env::temp_dir().join(format!("flub-serve-{}", std::process::id()));
        fs::create_dir_all(site.join("deep")).expect("a folder for the test");
        fs::write(site.join("index.html"), "home").expect("a page for the test");
        fs::write(site.join("deep/app.wasm"), "code").expect("a file for the test");
        let listener = listen(0).expect("some port is free");
        assert!(listener.local_addr().expect("it is bound").ip().is_loopback());
        let served = serve(&site, "/some/folder/", listener).expect("the site can be read");
        fs::remove_dir_all(&site).expect("the folder was there");

        let get = |path: &str| ask(&served.address, &format!("GET {path}"));
        let (page, code) = (get("/some/folder/?a=1"), get("/some/folder/deep/app.wasm"));
        assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("home") && page.contains("text/html"), "{page}");
        assert!(code.starts_with("HTTP/1.1 200") && code.contains("application/wasm"), "{code}");
        for outside in
            ["/", "/index.html", "/some/folder/../../etc/passwd", "/some/folder/%2e%2e/x", "/some/folder//etc"]
        {
            assert!(get(outside).starts_with("HTTP/1.1 404"), "{outside}");
        }
        assert!(ask(&served.address, "POST /some/folder/").starts_with("HTTP/1.1 405"));
    }

    #[test]
    fn a_port_that_is_taken_is_refused() {
        let taken = listen(0).expect("some port is free").local_addr().expect("it is bound").port();
        let holder = listen(taken).expect("it is free again");
        assert!(listen(taken).is_err());
        drop(holder);
    }
}
