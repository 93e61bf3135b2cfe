use std::io::{Write, stdout};

use clap::Args;
use kernel::Spoken;
use words::Rulebook;

use crate::{Lang, Stop};

#[derive(Args)]
pub(crate) struct Rules {
    /// The game
    pub(crate) game: String,
    /// One paragraph only, such as ethnos.band.marker
    rule: Option<String>,
    /// The language
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

pub(crate) fn run<G: Spoken>(args: &Rules) -> Result<(), Stop> {
    let book = Rulebook::parse(G::rulebook(args.lang.into())).expect("our rulebooks are well formed");
    let mut out = stdout().lock();
    if let Some(id) = &args.rule {
        let Some(rule) = book.rule(id) else {
            return Err(Stop::Usage(format!(
                "there is no rule '{id}'; 'hetman rules {}' lists all rules",
                G::NAME
            )));
        };
        writeln!(out, "{}\n\n{}", rule.title, rule.text)?;
        return Ok(());
    }
    writeln!(out, "# {}", book.title)?;
    for chapter in &book.chapters {
        writeln!(out, "\n## {}", chapter.title)?;
        for rule in &chapter.rules {
            writeln!(out, "\n### {} [{}]\n\n{}", rule.title, rule.id, rule.text)?;
        }
    }
    Ok(())
}
