//! Writes every page but the table's, with a game that was really played, into a directory:
//! `cargo run -p web --example pages -- /tmp/pages`. Serve it from there, for the files have absolute addresses.

#[path = "../tests/sample/mod.rs"]
mod sample;

use std::error::Error;
use std::fs;
use std::path::Path;

use kernel::Language;
use web::{Theme, Visitor};

fn main() -> Result<(), Box<dyn Error>> {
    let directory = std::env::args().nth(1).ok_or("which directory?")?;
    let directory = Path::new(&directory);
    for (name, text) in web::assets::files() {
        let file = directory.join(web::assets::link(name).trim_start_matches('/'));
        fs::create_dir_all(file.parent().ok_or("a file has a folder")?)?;
        fs::write(file, text)?;
    }
    let game = sample::played()?;
    for language in Language::ALL {
        let words = web::words(language, Some(&sample::ETHNOS));
        for theme in [Theme::Light, Theme::Dark] {
            let name = Some("Hania".to_owned());
            let visitor = Visitor { name, guest: false, theme, ..Visitor::unknown(language) };
            for (name, page) in sample::pages(&visitor, &words, game.as_ref()) {
                let file = format!("{name}-{}-{}.html", language.code(), theme.name());
                fs::write(directory.join(file), page.into_string())?;
            }
        }
    }
    Ok(())
}
