//! The tables of the bot: what it does with the cards in its slots, read from `content/bots.txt`, which explains the
//! words.

use content::{Line, Lines, Provenance, Result as Read};

use crate::card::Card;
use crate::content::{Nation, content};
use crate::program::{Icon, Token, suit};

/// The most of anything in one line.
const MOST: u8 = 20;

/// Tables of all nations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tables {
    pub fingerprint: content::Fingerprint,
    /// By nation.
    pub bots: Vec<Sheet>,
}

/// What is told of one nation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheet {
    /// What goes on a card of the market in its clean-up.
    pub adds: (Token, u8),
    /// It travels to Shangri-la and has no dynasty deck.
    pub journey: bool,
    /// Rows of the barbarian, and of the empire.
    pub rows: [Vec<Row>; 2],
}

/// What is done with a card that has a sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub sign: Sign,
    /// One after the other.
    pub items: Vec<Item>,
    /// Where the card goes in the end.
    pub to: Goal,
    pub from: Provenance,
}

/// The first alternative that can be paid is done.
pub(crate) type Item = Vec<Branch>;

/// An alternative.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Branch {
    pub conds: Vec<Cond>,
    pub deeds: Vec<Deed>,
}

/// What a row looks for on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Suit(u8),
    Icon(Icon),
    Attack,
    Pinned,
    /// The symbol of a state; `true` is the empire.
    Only(bool),
    Card(Card),
    /// The last card of the nation deck.
    Accession,
    Other,
}

/// Where a card of the bot goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Its discard pile.
    Discard,
    /// Its history.
    History,
    /// Its play area.
    Play,
    /// Exile.
    Exile,
    /// Under its deck.
    DeckBottom,
    /// The pile of unrest.
    Pile,
}

impl Goal {
    /// Those that a row can name.
    pub(crate) const OF_ROWS: [Goal; 5] =
        [Goal::Discard, Goal::History, Goal::Play, Goal::Exile, Goal::DeckBottom];

    /// The word in content files.
    pub(crate) const fn name(self) -> &'static str {
        ["discard", "history", "play", "exile", "deck-bottom", "pile"][self as usize]
    }
}

/// What an alternative needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cond {
    Pay(u8, Token),
    Have(u8, Token),
    /// Regions, or cards with a river, from play.
    Abandon(u8, bool),
    Sink(u8),
    /// Cards with a symbol from the discard pile into the history.
    ToHistory(u8, Icon),
    InDiscard(u8, Icon),
    QuestLeft,
    YouEmpire,
    /// Everything after it can be done.
    Able,
}

/// What the bot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Gain {
        n: u8,
        token: Token,
        per_region: bool,
    },
    Acquire(Suits),
    BreakThrough(Suits),
    Fame,
    Discard(u8),
    Dynasty(u8),
    ReturnUnrest,
    ExileMarket,
    Convert {
        from: Token,
        to: Token,
        rate: u8,
    },
    Steal(u8, Token),
    TakeUnrest(u8),
    GainQuest,
    ExileQuest,
    RegionFromDiscard,
    /// The card goes there instead.
    Go(Goal),
    /// Done to the player.
    You(You),
}

/// What happens to the player, who makes the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum You {
    Recall,
    Abandon,
    Discard(u8),
    TakeUnrest(u8),
    Gain(u8, Token),
    MayDraw(u8),
}

/// Suits in the order of a row, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Suits {
    list: [u8; 4],
    len: u8,
}

impl Suits {
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        let Suits { list, len } = *self;
        list.into_iter().take(len.into())
    }

    /// As a set of bits.
    pub fn bits(&self) -> u8 {
        self.iter().fold(0, |bits, suit| bits | 1 << suit)
    }
}

impl Tables {
    /// Reads a file with the tables of every nation.
    ///
    /// # Errors
    /// The first line that cannot be right, and why.
    pub fn read(text: &str) -> Read<Tables> {
        let mut lines = Lines::read(text)?;
        let (end, fingerprint) = (lines.end(), lines.fingerprint(&[]));
        let nations = &content().nations;
        let mut bots: Vec<Option<Sheet>> = vec![None; nations.len()];
        while let Some(title) = lines.next() {
            if title.key != "bot" {
                return title.wrong(format!("'{}' does not belong to a bot", title.key));
            }
            let at = title.one_of(&title.rest, "a nation", nations.iter().map(|nation| nation.name))?;
            let body: Vec<Line> = std::iter::from_fn(|| lines.next_unless(&["bot"])).collect();
            if bots[at].replace(sheet(&title, &body, &nations[at])?).is_some() {
                return title.wrong(format!("{} is told twice", title.rest));
            }
        }
        let mut all = Vec::new();
        for (bot, nation) in bots.into_iter().zip(nations) {
            match bot {
                Some(bot) => all.push(bot),
                None => return end.wrong(format!("there is no table for {}", nation.name)),
            }
        }
        Ok(Tables { fingerprint, bots: all })
    }
}

/// Reads tables; for tests.
#[cfg(test)]
pub(crate) fn read(text: &str) -> Read<Tables> {
    Tables::read(text)
}

fn sheet(title: &Line, body: &[Line], nation: &Nation) -> Read<Sheet> {
    let mut sheet = Sheet { adds: (Token::Progress, 1), journey: false, rows: [Vec::new(), Vec::new()] };
    for line in body {
        match line.key.as_str() {
            "adds" => {
                let words: Vec<&str> = line.words().collect();
                let [n, token] = words[..] else { return line.wrong("adds a number of tokens") };
                sheet.adds = (token_of(line, token)?, amount(line, n)?);
            }
            "journey" if line.rest.is_empty() => sheet.journey = true,
            state => {
                let at = line.one_of(state, "a state", ["barbarian", "empire"])?;
                let row = row(line)?;
                if let Sign::Card(card) = row.sign
                    && nation
                        .starts
                        .iter()
                        .chain(content().commons.iter().flatten())
                        .all(|start| start.card != card)
                {
                    let (nation, card) = (nation.name, card.name());
                    return line.wrong(format!(
                        "{nation} do not begin with {card}, so this row would never be used"
                    ));
                }
                sheet.rows[at].push(row);
            }
        }
    }
    for (empire, name) in [(false, "barbarian"), (true, "empire")] {
        let reached = if empire { !nation.stays_barbarian } else { !nation.starts_empire };
        let rows = &sheet.rows[usize::from(empire)];
        if reached && rows.last().is_none_or(|row| row.sign != Sign::Other) {
            return title.wrong(format!("the last row of the {name} is for 'other'"));
        }
    }
    Ok(sheet)
}

fn row(line: &Line) -> Read<Row> {
    let Some((sign, rest)) = line.rest.split_once(':') else {
        return line.wrong("a row is a sign, a colon and what is done");
    };
    let Some((deeds, to)) = rest.rsplit_once("->") else {
        return line.wrong("'-> PLACE' says where the card goes");
    };
    let to = to.trim();
    let to = Goal::OF_ROWS[line.one_of(to, "a place for the card", Goal::OF_ROWS.map(Goal::name))?];
    if to == Goal::Play && sign.trim() != "region" {
        return line.wrong("only regions go into play");
    }
    let items: Read<Vec<Item>> = deeds.split(';').map(|text| item(line, text)).collect();
    Ok(Row { sign: sign_of(line, sign.trim())?, items: items?, to, from: line.from })
}

fn sign_of(line: &Line, text: &str) -> Read<Sign> {
    Ok(match text {
        "attack" => Sign::Attack,
        "pinned" => Sign::Pinned,
        "only-barbarian" => Sign::Only(false),
        "only-empire" => Sign::Only(true),
        "accession" => Sign::Accession,
        "other" => Sign::Other,
        _ if let Some(at) = suit::NAMES.iter().position(|name| *name == text) => Sign::Suit(1 << at),
        _ if let Some(at) = Icon::NAMES.iter().position(|name| *name == text) => Sign::Icon(Icon::ALL[at]),
        _ => match text.parse() {
            Ok(card) => Sign::Card(card),
            Err(()) => return line.wrong(format!("'{text}' is neither a sign nor a card")),
        },
    })
}

fn item(line: &Line, text: &str) -> Read<Item> {
    let branches: Vec<&str> = text.split('|').collect();
    let last = branches.len() - 1;
    let mut item = Vec::new();
    for (at, text) in branches.into_iter().enumerate() {
        let (conds, deeds) = match text.split_once("=>") {
            Some((conds, deeds)) => {
                (conds.split('&').map(|text| cond(line, text)).collect::<Read<_>>()?, deeds)
            }
            None if at < last => return line.wrong("only the last alternative has no condition"),
            None => (Vec::new(), text),
        };
        let deeds: Vec<Deed> = match deeds.trim() {
            "nothing" => Vec::new(),
            deeds => deeds.split('&').map(|text| deed(line, text)).collect::<Read<_>>()?,
        };
        item.push(Branch { conds, deeds });
    }
    Ok(item)
}

fn cond(line: &Line, text: &str) -> Read<Cond> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["pay", n, token] => Cond::Pay(amount(line, n)?, token_of(line, token)?),
        ["have", n, token] => Cond::Have(amount(line, n)?, token_of(line, token)?),
        ["abandon", n, what @ ("region" | "river")] => Cond::Abandon(amount(line, n)?, what == "river"),
        ["sink", n, "region"] => Cond::Sink(amount(line, n)?),
        ["to-history", n, icon] => Cond::ToHistory(amount(line, n)?, icon_of(line, icon)?),
        ["in-discard", n, icon] => Cond::InDiscard(amount(line, n)?, icon_of(line, icon)?),
        ["quest-left"] => Cond::QuestLeft,
        ["you-empire"] => Cond::YouEmpire,
        ["able"] => Cond::Able,
        _ => return line.wrong(format!("'{}' is not a condition", words.join(" "))),
    })
}

fn deed(line: &Line, text: &str) -> Read<Deed> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["gain", n, token] => {
            Deed::Gain { n: amount(line, n)?, token: token_of(line, token)?, per_region: false }
        }
        ["gain", n, token, "per", "region"] => {
            Deed::Gain { n: amount(line, n)?, token: token_of(line, token)?, per_region: true }
        }
        ["acquire", suits] => Deed::Acquire(suits_of(line, suits)?),
        ["break-through", suits] => Deed::BreakThrough(suits_of(line, suits)?),
        ["fame"] => Deed::Fame,
        ["discard", n] => Deed::Discard(amount(line, n)?),
        ["dynasty", n] => Deed::Dynasty(amount(line, n)?),
        ["return-unrest"] => Deed::ReturnUnrest,
        ["exile-market"] => Deed::ExileMarket,
        ["convert", from, to, rate] => {
            Deed::Convert { from: token_of(line, from)?, to: token_of(line, to)?, rate: amount(line, rate)? }
        }
        ["steal", n, token] => Deed::Steal(amount(line, n)?, token_of(line, token)?),
        ["take-unrest", n] => Deed::TakeUnrest(amount(line, n)?),
        ["gain-quest"] => Deed::GainQuest,
        ["exile-quest"] => Deed::ExileQuest,
        ["region-from-discard"] => Deed::RegionFromDiscard,
        ["history"] => Deed::Go(Goal::History),
        ["exile"] => Deed::Go(Goal::Exile),
        ["deck-bottom"] => Deed::Go(Goal::DeckBottom),
        ["you", ref rest @ ..] => Deed::You(you(line, rest)?),
        _ => return line.wrong(format!("the bot cannot '{}'", words.join(" "))),
    })
}

fn you(line: &Line, words: &[&str]) -> Read<You> {
    Ok(match *words {
        ["recall", "region"] => You::Recall,
        ["abandon", "region"] => You::Abandon,
        ["discard", n] => You::Discard(amount(line, n)?),
        ["take-unrest", n] => You::TakeUnrest(amount(line, n)?),
        ["gain", n, token] => You::Gain(amount(line, n)?, token_of(line, token)?),
        ["may-draw", n] => You::MayDraw(amount(line, n)?),
        _ => return line.wrong(format!("you cannot '{}'", words.join(" "))),
    })
}

fn suits_of(line: &Line, text: &str) -> Read<Suits> {
    let mut suits = Suits { list: [0; 4], len: 0 };
    for word in text.split('/') {
        let suit = line.one_of(word, "a suit of the market", suit::NAMES[..4].iter().copied())? as u8;
        if suits.iter().any(|other| other == suit) {
            return line.wrong(format!("{word} is told twice"));
        }
        suits.list[usize::from(suits.len)] = suit;
        suits.len += 1;
    }
    Ok(suits)
}

fn amount(line: &Line, text: &str) -> Read<u8> {
    line.number(text, 1..=MOST)
}

fn token_of(line: &Line, text: &str) -> Read<Token> {
    Ok(Token::ALL[line.one_of(text, "a token", Token::ALL.map(Token::name))?])
}

fn icon_of(line: &Line, text: &str) -> Read<Icon> {
    Ok(Icon::ALL[line.one_of(text, "a symbol", Icon::NAMES)?])
}

impl Row {
    /// Whether a card has the sign. `accession` is the last card of the nation deck, if there is one.
    pub fn fits(&self, card: Card, accession: Option<Card>) -> bool {
        let design = card.design();
        match self.sign {
            Sign::Suit(suits) => design.suits & suits != 0,
            Sign::Icon(icon) => design.icon(icon) > 0,
            Sign::Attack => design.attack,
            Sign::Pinned => design.pinned,
            Sign::Only(empire) => design.only == Some(empire),
            Sign::Card(named) => card == named,
            Sign::Accession => accession == Some(card),
            Sign::Other => true,
        }
    }
}
