/// The rules of a game retold in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// The name of the game.
    pub title: &'a str,
    /// Its chapters.
    pub chapters: Vec<Chapter<'a>>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its paragraphs.
    pub rules: Vec<Rule<'a>>,
}

/// One paragraph of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its stable name, such as `ethnos.band.marker`.
    pub id: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its text: paragraphs separated by empty lines, list items beginning with `- `.
    pub text: &'a str,
}

impl<'a> Rulebook<'a> {
    /// Reads a rulebook: `# title`, then chapters `## title`, then paragraphs `### id | title`.
    ///
    /// # Errors
    /// The first line that does not fit, with its number.
    pub fn parse(text: &'a str) -> Result<Rulebook<'a>, String> {
        let mut book = Rulebook { title: "", chapters: Vec::new() };
        // Where the text of the last paragraph begins, and how far it reaches.
        let mut body: Option<(usize, usize)> = None;
        let mut at = 0;
        for (number, line) in text.split_inclusive('\n').enumerate() {
            let wrong = |reason: &str| format!("line {}: {reason}", number + 1);
            let heading = line.trim_end();
            if heading.starts_with('#') {
                close(&mut book, text, body.take());
            }
            if let Some(rule) = heading.strip_prefix("### ") {
                let (id, title) = rule.split_once(" | ").ok_or_else(|| wrong("expected '### id | title'"))?;
                let chapter = book.chapters.last_mut().ok_or_else(|| wrong("a rule before any chapter"))?;
                chapter.rules.push(Rule { id, title, text: "" });
                body = Some((at + line.len(), at + line.len()));
            } else if let Some(title) = heading.strip_prefix("## ") {
                book.chapters.push(Chapter { title, rules: Vec::new() });
            } else if let Some(title) = heading.strip_prefix("# ") {
                book.title = title;
            } else if let Some((_, end)) = &mut body {
                *end = at + line.len();
            } else if !heading.is_empty() {
                return Err(wrong("text that belongs to no rule"));
            }
            at += line.len();
        }
        close(&mut book, text, body);
        Ok(book)
    }

    /// All paragraphs, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule<'a>> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The paragraph with this id.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules().find(|rule| rule.id == id)
    }
}

fn close<'a>(book: &mut Rulebook<'a>, text: &'a str, body: Option<(usize, usize)>) {
    let rule = book.chapters.last_mut().and_then(|chapter| chapter.rules.last_mut());
    if let (Some((start, end)), Some(rule)) = (body, rule) {
        rule.text = text[start..end].trim();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_read_paragraph_by_paragraph() {
        let text = "# Toy\n\n## One\n\n### toy.a | First\n\nText.\n\nMore.\n\n### toy.b | Second\n\n- item\n\n## Two\n";
        let book = Rulebook::parse(text).unwrap();
        assert_eq!(book.title, "Toy");
        assert_eq!(book.chapters.iter().map(|chapter| chapter.title).collect::<Vec<_>>(), ["One", "Two"]);
        assert_eq!(book.rule("toy.a").unwrap().text, "Text.\n\nMore.");
        assert_eq!(book.rule("toy.b"), Some(&Rule { id: "toy.b", title: "Second", text: "- item" }));
    }

    #[test]
    fn what_does_not_fit_is_named_with_its_line() {
        assert_eq!(Rulebook::parse("# Toy\nhello\n"), Err("line 2: text that belongs to no rule".into()));
        assert_eq!(Rulebook::parse("## A\n### toy.a\n"), Err("line 2: expected '### id | title'".into()));
        assert_eq!(Rulebook::parse("### a | b\n"), Err("line 1: a rule before any chapter".into()));
    }
}
