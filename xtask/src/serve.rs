//! A web server for the site, on the loopback interface.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    thread::{self, JoinHandle},
};

use anyhow::{Context, Result};
use axum::{
    Router,
    http::{HeaderValue, header::CACHE_CONTROL},
};
use tower_http::{compression::CompressionLayer, services::ServeDir, set_header::SetResponseHeaderLayer};

/// A running server.
pub struct Served {
    /// The address of the home page.
    pub address: String,
    thread: JoinHandle<()>,
}

impl Served {
    /// Serves until the process ends.
    pub fn for_ever(self) {
        let _ = self.thread.join();
    }
}

/// Serves the files of a folder under `base`, a path that begins and ends with a slash, compressed as web hosts do.
///
/// # Errors
/// If the listener cannot be used.
pub fn serve(site: &Path, base: &str, listener: TcpListener) -> Result<Served> {
    let address = format!("http://{}{base}", listener.local_addr()?);
    listener.set_nonblocking(true)?;
    let fresh = SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let files = ServeDir::new(site);
    let routes = match base {
        "/" => Router::new().fallback_service(files),
        base => Router::new().nest_service(base.trim_end_matches('/'), files),
    };
    let routes = routes.layer(CompressionLayer::new()).layer(fresh);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let thread = thread::spawn(move || {
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).expect("the listener does not block");
            axum::serve(listener, routes).await.expect("it serves until the program is ended");
        });
    });
    Ok(Served { address, thread })
}

/// Binds a port of the loopback interface; 0 is any free port.
///
/// # Errors
/// If the port is taken.
pub fn listen(port: u16) -> Result<TcpListener> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    TcpListener::bind(address).with_context(|| format!("port {port} cannot be used"))
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        io::{Read, Write},
        net::TcpStream,
    };

    use super::*;

    fn ask(address: &str, request: &str) -> String {
        let host = address.trim_start_matches("http://").split('/').next().expect("an address has a host");
        let mut stream = TcpStream::connect(host).expect("the server listens");
        write!(stream, "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn the_site_is_served_under_its_folder_and_nothing_else_is() {
        let site = std::env::temp_dir().join(format!("flub-serve-{}", std::process::id()));
        fs::create_dir_all(site.join("deep")).expect("a folder for the test");
        fs::write(site.join("index.html"), "home").expect("a page for the test");
        fs::write(site.join("deep/app.wasm"), "code").expect("a file for the test");
        let listener = listen(0).expect("some port is free");
        assert!(listener.local_addr().expect("it is bound").ip().is_loopback());
        let served = serve(&site, "/some/folder/", listener).expect("the listener can be used");

        let get = |path: &str| ask(&served.address, &format!("GET {path}"));
        let (page, code) = (get("/some/folder/?a=1"), get("/some/folder/deep/app.wasm"));
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("home") && page.contains("text/html"), "{page}");
        assert!(code.starts_with("HTTP/1.1 200") && code.contains("application/wasm"), "{code}");
        for outside in
            ["/", "/index.html", "/some/folder/../../etc/passwd", "/some/folder/%2e%2e/x", "/some/folder//etc"]
        {
            assert!(get(outside).starts_with("HTTP/1.1 404"), "{outside}");
        }
        fs::remove_dir_all(&site).expect("the folder was there");
    }

    #[test]
    fn a_port_that_is_taken_is_refused() {
        let taken = listen(0).expect("some port is free");
        assert!(listen(taken.local_addr().expect("it is bound").port()).is_err());
    }
}
