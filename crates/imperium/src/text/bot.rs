//! The rows of the bot's tables in words.

use ::content::{Fingerprint, Provenance};
use kernel::{Arg, Phrase};

use super::{Mood, Say, Teller, sentence};
use crate::bot::{Branch, Cond, Deed, Goal, Row, Sign, Suits, You, find, goal_key};
use crate::content::content;
use crate::program::{Icon, suit};

/// A row of a table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotRow {
    /// What it looks for on a card.
    pub sign: String,
    /// What is done, and where the card goes.
    pub text: String,
    /// Where it is known from.
    pub from: Provenance,
}

/// The rows of these tables that the bot of a nation plays by in a state, from top to bottom. There are none for a state
/// that it is never in, or if the tables were not read.
#[must_use]
pub fn bot_rows(tables: Fingerprint, nation: &str, empire: bool, say: Say<'_>) -> Vec<BotRow> {
    let at = content().nations.iter().position(|known| known.name == nation);
    let (Some(at), Some(tables)) = (at, find(tables)) else { return Vec::new() };
    tables.bots[at].rows[usize::from(empire)].iter().map(|row| told(row, say)).collect()
}

fn told(row: &Row, say: Say<'_>) -> BotRow {
    let teller = Teller::new(say, None);
    let parts = row.items.iter().map(|item| {
        let told = item.iter().enumerate().map(|(at, branch)| alternative(&teller, branch, at > 0));
        told.collect::<Vec<_>>().join("; ")
    });
    let to = say(&Phrase::new("row-to").with("goal", Arg::Term(goal_key(row.to))));
    // A row that only moves the card needs no more words.
    let silent = row.items.iter().flatten().all(|branch| branch.conds.is_empty() && branch.deeds.is_empty());
    let text = match silent {
        true => to,
        false => format!("{} {to}", sentence(&parts.collect::<Vec<_>>().join("; "))),
    };
    BotRow { sign: say(&sign(row.sign)), text, from: row.from }
}

/// A sign, as the phrase of a single term.
fn sign(sign: Sign) -> Phrase {
    Phrase::new(sign.key())
}

fn alternative(teller: &Teller<'_>, branch: &Branch, other: bool) -> String {
    let deeds: Vec<String> = branch.deeds.iter().map(|&deed| deed_told(teller, deed)).collect();
    let mut then = match deeds.is_empty() {
        true => teller.say(Phrase::new("row-nothing")),
        false => deeds.join(", "),
    };
    if !branch.conds.is_empty() {
        let conds: Vec<String> = branch.conds.iter().map(|&cond| cond_told(teller, cond)).collect();
        let conds = conds.into_iter().reduce(|a, b| teller.fill("text-and", None, &[("a", a), ("b", b)]));
        then = teller.fill("row-if", None, &[("if", conds.unwrap_or_default()), ("then", then)]);
    }
    if other { teller.fill("row-else", None, &[("then", then)]) } else { then }
}

fn cond_told(teller: &Teller<'_>, cond: Cond) -> String {
    let tokens = |key, n, token| teller.fill(key, None, &[("what", teller.tokens(token, n))]);
    let cards = |key: &'static str, n: u8| teller.say(Phrase::new(key).number("n", n));
    let icon = |key: &'static str, n: u8, icon: Icon| {
        teller.say(Phrase::new(key).number("n", n).with("icon", Arg::Term(Sign::Icon(icon).key())))
    };
    match cond {
        Cond::Pay(n, token) => tokens("cond-pay", n, token),
        Cond::Have(n, token) => tokens("cond-have", n, token),
        Cond::Abandon(n, false) => cards("cond-abandon-region", n),
        Cond::Abandon(n, true) => cards("cond-abandon-river", n),
        Cond::Sink(n) => cards("cond-sink", n),
        Cond::ToHistory(n, of) => icon("cond-to-history", n, of),
        Cond::InDiscard(n, of) => icon("cond-in-discard", n, of),
        Cond::QuestLeft => teller.say(Phrase::new("cond-quest")),
        Cond::YouEmpire => teller.say(Phrase::new("cond-you-empire")),
        Cond::Able => teller.say(Phrase::new("cond-able")),
    }
}

fn deed_told(teller: &Teller<'_>, deed: Deed) -> String {
    let number = |key: &'static str, n: u8| teller.say(Phrase::new(key).number("n", n));
    let they = Some(Mood::They);
    let what = match deed {
        Deed::Gain { n, token, per_region } => {
            let gained = teller.tokens(token, n);
            match per_region {
                false => teller.fill("act-gain", they, &[("what", gained)]),
                true => {
                    let per = teller.say(Phrase::new("per-region"));
                    teller.fill("act-gain-per", they, &[("what", gained), ("per", per)])
                }
            }
        }
        Deed::Acquire(suits) => teller.fill("act-acquire", they, &[("what", suits_told(teller, suits))]),
        Deed::BreakThrough(suits) => {
            teller.fill("act-break-through", they, &[("what", suits_told(teller, suits))])
        }
        Deed::Fame => teller.say(Phrase::new("row-fame")),
        Deed::Discard(n) => number("row-discard", n),
        Deed::Dynasty(n) => number("row-dynasty", n),
        Deed::ReturnUnrest => teller.say(Phrase::new("row-return")),
        Deed::ExileMarket => teller.fill("act-exile-market", they, &[]),
        Deed::Convert { from, to, rate } => teller.say(
            Phrase::new("row-convert")
                .with("from", Arg::Name(from.name()))
                .with("to", Arg::Name(to.name()))
                .number("n", rate),
        ),
        Deed::Steal(n, token) => teller.fill("row-steal", None, &[("what", teller.tokens(token, n))]),
        Deed::TakeUnrest(n) => number("row-unrest", n),
        Deed::GainQuest => teller.say(Phrase::new("row-gain-quest")),
        Deed::ExileQuest => teller.say(Phrase::new("row-exile-quest")),
        Deed::RegionFromDiscard => teller.say(Phrase::new("row-region")),
        Deed::Go(goal) => go(teller, goal),
        Deed::You(you) => return you_told(teller, you),
    };
    teller.fill("row-deed", None, &[("what", what)])
}

fn go(teller: &Teller<'_>, goal: Goal) -> String {
    teller.say(Phrase::new("row-go").with("goal", Arg::Term(goal_key(goal))))
}

fn you_told(teller: &Teller<'_>, you: You) -> String {
    let number = |key: &'static str, n: u8| teller.say(Phrase::new(key).number("n", n));
    match you {
        You::Recall => teller.say(Phrase::new("row-you-recall")),
        You::Abandon => teller.say(Phrase::new("row-you-abandon")),
        You::Discard(n) => number("row-you-discard", n),
        You::TakeUnrest(n) => number("row-you-unrest", n),
        You::Gain(n, token) => teller.fill("row-you-gain", None, &[("what", teller.tokens(token, n))]),
        You::MayDraw(n) => number("row-you-draw", n),
    }
}

fn suits_told(teller: &Teller<'_>, suits: Suits) -> String {
    const WHAT: [&str; 4] = ["what-uncivilised", "what-civilised", "what-region", "what-tributary"];
    if suits.bits() == suit::MARKET {
        return teller.say(Phrase::new("what-any"));
    }
    let told = suits.iter().map(|suit| teller.say(Phrase::new(WHAT[usize::from(suit) % 4])));
    told.reduce(|a, b| teller.fill("what-or", None, &[("a", a), ("b", b)])).unwrap_or_default()
}
