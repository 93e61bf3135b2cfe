//! The files a page needs. The server sends them as they are; the address changes with the content.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// The stylesheet.
pub const STYLE: &str = concat!(
    include_str!("../static/hetman.css"),
    include_str!("../static/lumeria.css"),
    include_str!("../static/imperium.css"),
    include_str!("../static/pages.css")
);

/// The script.
pub const SCRIPT: &str = include_str!("../static/hetman.js");

/// The picture of a browser's tab.
pub const ICON: &str = include_str!("../static/favicon.svg");

/// What a phone needs to keep the page like a program.
pub const MANIFEST: &str = include_str!("../static/manifest.webmanifest");

/// All emblems and icons, once per page and outside every region that changes.
pub(crate) const EMBLEMS: &str = concat!(
    include_str!("../static/emblems.svg"),
    include_str!("../static/lumeria.svg"),
    include_str!("../static/imperium.svg")
);

/// What the server says with every page about where things may come from.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Changes whenever one of the files does.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for file in [STYLE, SCRIPT, ICON, MANIFEST] {
        hash.update(file);
    }
    hex::encode(&hash.finalize()[..6])
});

/// A file by its name, and its type.
#[must_use]
pub fn file(name: &str) -> Option<(&'static str, &'static str)> {
    Some(match name {
        "hetman.css" => (STYLE, "text/css; charset=utf-8"),
        "hetman.js" => (SCRIPT, "text/javascript; charset=utf-8"),
        "favicon.svg" => (ICON, "image/svg+xml"),
        "manifest.webmanifest" => (MANIFEST, "application/manifest+json"),
        _ => return None,
    })
}

/// The address of a file.
#[must_use]
pub fn link(name: &str) -> String {
    format!("/static/{name}?v={}", *VERSION)
}
