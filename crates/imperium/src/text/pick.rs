//! Cards that are picked and go somewhere, in words.

use kernel::Phrase;

use super::{Mood, Teller};
use crate::content::content;
use crate::program::{DRAWN, Filter, Icon, Mask, Pick, Under, Zone};

impl Teller<'_> {
    pub(super) fn pick(&self, pick: Pick, mood: Mood) -> String {
        let plain = |key| self.fill(key, Some(mood), &[]);
        let with = |key, what: String| self.fill(key, Some(mood), &[("what", what)]);
        self.returned.set(self.returned.get() || pick.to == Zone::Pile);
        match (pick.from, pick.to) {
            (DRAWN, Zone::Discard) if self.drawn.get() > 1 => plain("act-discard-drawn"),
            (DRAWN, Zone::Discard) => plain("it-discard"),
            (DRAWN, Zone::Top) => plain("it-top"),
            (DRAWN, _) => plain("it-history"),
            _ if pick.takes(Zone::Market) => plain("act-exile-market"),
            _ if pick.takes(Zone::Fame) => plain("act-take-looked"),
            _ if pick.takes(Zone::Garrison) => self.lying(pick, mood),
            (_, Zone::Garrison) if pick.takes(Zone::Development) => plain("act-quest"),
            _ if pick.takes(Zone::Development) => plain("act-exile-quest"),
            (_, to) if pick.searches() => with(
                match to {
                    Zone::History => "act-find-history",
                    Zone::Discard => "act-find-discard",
                    _ if !pick.takes(Zone::Nation) => "act-find-near",
                    _ => "act-find",
                },
                self.named(pick.filter),
            ),
            (_, Zone::Pile) => self.returns(pick, mood),
            (_, Zone::Garrison) if self.any(pick) => plain("act-garrison"),
            (_, Zone::Garrison) => with("act-garrison-what", self.what(pick.filter)),
            (from, _) if from == Zone::Play.bit() => self.out_of_play(pick, mood),
            (_, Zone::History) => self.to_history(pick, mood),
            (_, Zone::Sunken) => plain("act-sink-discard"),
            (_, Zone::Exile) => with("act-exile-hand", self.what(pick.filter)),
            (from, Zone::Top) if from == Zone::Hand.bit() => with("act-top", self.cards(pick.n)),
            (_, Zone::Top) => with("act-stack", self.named(pick.filter)),
            (from, Zone::Hand) if from == Zone::Discard.bit() && pick.n > 1 => {
                with("act-take-up-to", self.many("masks-n", pick.n))
            }
            (from, Zone::Hand) if from == Zone::Discard.bit() => {
                with("act-take-discard", self.what(pick.filter))
            }
            (_, Zone::Hand) => plain("act-take-history"),
            _ if pick.optional => plain("act-discard-any"),
            _ if self.any(pick) => with("act-discard", self.cards(pick.n)),
            _ if self.mask(pick.filter) => with("act-discard", self.many("masks-n", pick.n)),
            _ => with("act-discard", self.what(pick.filter)),
        }
    }

    /// Cards in play.
    fn out_of_play(&self, pick: Pick, mood: Mood) -> String {
        let what = match (pick.n, pick.holding) {
            (1, Some(held)) => {
                let parts = [("what", self.what(pick.filter)), ("held", self.named(held))];
                self.fill("what-holding", None, &parts)
            }
            (1, None) if pick.to == Zone::History => self.what(pick.filter),
            (1, None) => self.named(pick.filter),
            (n, _) => self.many("what-regions", n),
        };
        let key = match pick.to {
            Zone::Hand => "act-recall",
            Zone::History => "act-history-named",
            Zone::Sunken => "act-sink",
            _ if pick.optional => "act-abandon-up-to",
            _ => "act-abandon",
        };
        self.fill(key, Some(mood), &[("what", what)])
    }

    /// Cards in garrisons.
    fn lying(&self, pick: Pick, mood: Mood) -> String {
        let what = self.named(pick.filter);
        let with = |key| self.fill(key, Some(mood), &[("what", what)]);
        match (pick.under, pick.to) {
            (Under::Own, _) => with("act-recall-under"),
            (Under::Any, Zone::History) => with("act-history-lying"),
            (Under::Any, _) => with("act-abandon-lying"),
            (_, Zone::Exile) => with("act-exile-anywhere"),
            (_, Zone::Hand) => self.fill("act-quest-hand", Some(mood), &[]),
            (_, _) if self.any(pick) => self.fill("act-quest-discard", Some(mood), &[]),
            (_, _) => {
                let knights = self.many("knights-n", pick.n);
                self.fill("act-abandon-under", Some(mood), &[("what", knights)])
            }
        }
    }

    fn returns(&self, pick: Pick, mood: Mood) -> String {
        let numbered = |key| self.say(Phrase::new(key).with("mood", mood.arg()).number("n", pick.n));
        match (pick.from, pick.optional) {
            (from, _) if from == Zone::Hand.bit() => self.fill("act-return-hand", Some(mood), &[]),
            (from, false) if from == Zone::Discard.bit() => self.fill("act-return-discard", Some(mood), &[]),
            (from, true) if from == Zone::Discard.bit() => numbered("act-return-discard-n"),
            (_, true) => numbered("act-return-both"),
            (_, false) => self.fill("act-return-either", Some(mood), &[]),
        }
    }

    fn to_history(&self, pick: Pick, mood: Mood) -> String {
        let (hand, discard) = (Zone::Hand.bit(), Zone::Discard.bit());
        let plain = |key| self.fill(key, Some(mood), &[]);
        let with = |key| self.fill(key, Some(mood), &[("what", self.what(pick.filter))]);
        match pick.from {
            _ if pick.n > 1 => {
                self.say(Phrase::new("act-history-up-to").with("mood", mood.arg()).number("n", pick.n))
            }
            from if from == hand && self.any(pick) => plain("act-history-hand"),
            from if from == hand => with("act-history-what-hand"),
            from if from == discard && self.any(pick) => plain("act-history-discard"),
            from if from == discard => with("act-history-what-discard"),
            _ => plain("act-history-both"),
        }
    }

    /// Whether a pick takes any card.
    fn any(&self, pick: Pick) -> bool {
        content().filter(pick.filter) == Filter::All
    }

    fn mask(&self, mask: Mask) -> bool {
        content().filter(mask) == Filter::Icons(1 << Icon::Mask as u8)
    }

    fn many(&self, key: &'static str, n: u8) -> String {
        self.say(Phrase::new(key).number("n", n))
    }

    /// What a filter lets through; the name of a card in quotation marks.
    fn named(&self, mask: Mask) -> String {
        match content().filter(mask) {
            Filter::Named(_) => self.fill("what-named", None, &[("what", self.what(mask))]),
            _ => self.what(mask),
        }
    }
}
