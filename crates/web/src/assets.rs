//! The files that pages load. Their addresses contain a version that changes with any of them, so browsers may keep them,
//! and scripts can import each other by relative names.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::games;

/// A file by its name under `/static/<version>/`, and its content.
pub type File = (&'static str, &'static str);

/// What all pages share.
const COMMON: &[File] = &[
    ("hetman.css", include_str!("../static/hetman.css")),
    ("pages.css", include_str!("../static/pages.css")),
    ("chat.js", include_str!("../static/chat.js")),
    ("clipboard.js", include_str!("../static/clipboard.js")),
    ("clocks.js", include_str!("../static/clocks.js")),
    ("dates.js", include_str!("../static/dates.js")),
    ("dom.js", include_str!("../static/dom.js")),
    ("fold.js", include_str!("../static/fold.js")),
    ("hetman.js", include_str!("../static/hetman.js")),
    ("hint.js", include_str!("../static/hint.js")),
    ("keys.js", include_str!("../static/keys.js")),
    ("learn.css", include_str!("../static/learn.css")),
    ("lesson.js", include_str!("../static/lesson.js")),
    ("matters.js", include_str!("../static/matters.js")),
    ("live.js", include_str!("../static/live.js")),
    ("morph.js", include_str!("../static/morph.js")),
    ("motion.js", include_str!("../static/motion.js")),
    ("peek.js", include_str!("../static/peek.js")),
    ("reading.js", include_str!("../static/reading.js")),
    ("replay.js", include_str!("../static/replay.js")),
    ("settings.js", include_str!("../static/settings.js")),
    ("sheet.js", include_str!("../static/sheet.js")),
    ("sound.js", include_str!("../static/sound.js")),
    ("terms.js", include_str!("../static/terms.js")),
    ("tips.js", include_str!("../static/tips.js")),
    ("told.js", include_str!("../static/told.js")),
    ("favicon.svg", include_str!("../static/favicon.svg")),
    ("manifest.webmanifest", include_str!("../static/manifest.webmanifest")),
];

/// The emblems that all pages have. They stand in the document once, outside every part that changes.
pub(crate) const EMBLEMS: &str = include_str!("../static/emblems.svg");

/// All files.
pub fn files() -> impl Iterator<Item = File> {
    COMMON.iter().chain(games::ALL.iter().flat_map(|game| game.files().files)).copied()
}

/// Changes whenever one of the files does.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (name, content) in files() {
        hash.update(name);
        hash.update(content);
    }
    hex::encode(&hash.finalize()[..6])
});

/// A file by its name: its content, and its type.
#[must_use]
pub fn file(name: &str) -> Option<(&'static str, &'static str)> {
    let (name, content) = files().find(|(file, _)| *file == name)?;
    let kind = match name.rsplit('.').next()? {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    };
    Some((content, kind))
}

/// The address of a file.
#[must_use]
pub fn link(name: &str) -> String {
    format!("/static/{}/{name}", *VERSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every file a script imports is served under the same version.
    #[test]
    fn what_scripts_import_is_there() {
        let mut imports = 0;
        for (name, content) in files().filter(|(name, _)| name.ends_with(".js")) {
            for line in content.lines().filter(|line| line.starts_with("import ")) {
                let from = line.rsplit('\'').nth(1).expect("what is imported");
                let path = match (from.strip_prefix("../"), from.strip_prefix("./"), name.rsplit_once('/')) {
                    (Some(file), _, Some(_)) => file.to_owned(),
                    (_, Some(file), Some((folder, _))) => format!("{folder}/{file}"),
                    (_, Some(file), None) => file.to_owned(),
                    _ => panic!("{name} imports {from}"),
                };
                assert!(file(&path).is_some(), "{name} imports {from}");
                imports += 1;
            }
        }
        assert!(imports > 20);
        assert!(files().all(|(name, _)| file(name).is_some()), "a file has no type");
    }
}
