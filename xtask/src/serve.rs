//! A web server for the site, for this machine only.

use std::{
    collections::HashMap,
    fs,
    io::{self, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::Path,
    sync::Arc,
    thread::{self, JoinHandle},
    time::Duration,
};

use anyhow::{Context, Result};

use crate::{
    size,
    stamp::{self, files},
};

/// The longest head of a request that is read, in bytes.
const LONGEST: usize = 1 << 16;

/// What the media types have in common that hosts compress.
const COMPRESSED: [&str; 4] = ["text/", "javascript", "json", "svg"];

/// How long a connection may stay silent: browsers open some in advance.
const PATIENCE: Duration = Duration::from_secs(60);

/// The site's files by the path they are asked for. What is not in it does not exist, so no request reaches another file.
type Pages = HashMap<String, Page>;

#[derive(Clone)]
struct Page {
    kind: &'static str,
    bytes: Vec<u8>,
    /// The same, compressed with gzip, of what hosts compress on the way.
    packed: Option<Vec<u8>>,
}

/// A running server.
pub struct Served {
    /// The address of the home page.
    pub address: String,
    thread: JoinHandle<()>,
}

impl Served {
    /// Serves until the program is ended.
    pub fn for_ever(self) {
        let _ = self.thread.join();
    }
}

/// Serves a site, as it is now, under `base` (a path that begins and ends with a slash).
///
/// # Errors
/// When the site cannot be read.
pub fn serve(site: &Path, base: &str, listener: TcpListener) -> Result<Served> {
    let pages = Arc::new(pages(site, base)?);
    let address = format!("http://{}{base}", listener.local_addr()?);
    let thread = thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let pages = Arc::clone(&pages);
            // Whoever asked may have gone away by now: then nobody misses the answer.
            thread::spawn(move || answer(stream, &pages));
        }
    });
    Ok(Served { address, thread })
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
        let (kind, bytes) = (kind(&file), fs::read(&file).with_context(|| file.display().to_string())?);
        let is_text = COMPRESSED.iter().any(|part| kind.contains(part));
        let packed = is_text.then(|| size::compressed(&bytes)).transpose()?;
        let page = Page { kind, bytes, packed };
        let path = format!("{base}{}", stamp::name(&file, site)?);
        if let Some(folder) = path.strip_suffix("index.html") {
            pages.insert(folder.to_owned(), page.clone());
        }
        pages.insert(path, page);
    }
    Ok(pages)
}

/// Answers the one request of a connection and closes it.
fn answer(mut stream: TcpStream, pages: &Pages) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut head = Vec::new();
    let (method, path, unpacks) = loop {
        let mut chunk = [0; 4096];
        let length = stream.read(&mut chunk)?;
        head.extend_from_slice(&chunk[..length]);
        let mut headers = [httparse::EMPTY_HEADER; 64];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(&head) {
            Ok(httparse::Status::Complete(_)) => {
                let path = request.path.and_then(|path| path.split(['?', '#']).next());
                let unpacks = request.headers.iter().any(|header| {
                    header.name.eq_ignore_ascii_case("accept-encoding")
                        && header.value.windows(4).any(|word| word == b"gzip")
                });
                break (request.method.unwrap_or_default().to_owned(), path.unwrap_or_default().to_owned(), unpacks);
            }
            Ok(httparse::Status::Partial) if length > 0 && head.len() < LONGEST => {}
            _ => return write(&mut stream, "400 Bad Request", "text/plain", b"Bad request\n", ""),
        }
    };
    match pages.get(&path) {
        _ if method != "GET" => write(&mut stream, "405 Method Not Allowed", "text/plain", b"Only GET\n", ""),
        None => write(&mut stream, "404 Not Found", "text/plain", b"Not found\n", ""),
        Some(page) => match &page.packed {
            Some(packed) if unpacks => write(&mut stream, "200 OK", page.kind, packed, "Content-Encoding: gzip\r\n"),
            _ => write(&mut stream, "200 OK", page.kind, &page.bytes, ""),
        },
    }
}

fn write(stream: &mut TcpStream, status: &str, kind: &str, body: &[u8], more: &str) -> io::Result<()> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n{more}\r\n"
    );
    stream.write_all(&[head.as_bytes(), body].concat())
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
    use super::*;

    fn connect(address: &str) -> TcpStream {
        let host = address.trim_start_matches("http://").split('/').next().expect("an address has a host");
        TcpStream::connect(host).expect("the server listens")
    }

    fn ask(address: &str, request: &str) -> String {
        let mut stream = connect(address);
        write!(stream, "{request} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it reads");
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
        let mut packed = connect(&served.address);
        write!(packed, "GET /some/folder/ HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n").expect("it reads");
        let mut answer = Vec::new();
        packed.read_to_end(&mut answer).expect("it answers");
        let begin = answer.windows(4).position(|end| end == b"\r\n\r\n").expect("the head ends") + 4;
        let mut page = String::new();
        flate2::read::GzDecoder::new(&answer[begin..]).read_to_string(&mut page).expect("it is compressed");
        assert_eq!(page, "home");
        for outside in
            ["/", "/index.html", "/some/folder/../../etc/passwd", "/some/folder/%2e%2e/x", "/some/folder//etc"]
        {
            assert!(get(outside).starts_with("HTTP/1.1 404"), "{outside}");
        }
        assert!(ask(&served.address, "POST /some/folder/").starts_with("HTTP/1.1 405"));
        assert!(ask(&served.address, "\u{0}").starts_with("HTTP/1.1 400"));
    }

    #[test]
    fn a_port_that_is_taken_is_refused() {
        let taken = listen(0).expect("some port is free").local_addr().expect("it is bound").port();
        let holder = listen(taken).expect("it is free again");
        assert!(listen(taken).is_err());
        drop(holder);
    }
}
