use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::{Choices, Offer, Options, SetupError};
use serde::{Deserialize, Serialize};

use crate::card::Tribe;

/// How a game is set up. Only [`FromStr`] makes one, so it can always be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) seats: usize,
    pub(crate) tribes: Tribes,
    pub(crate) variant: Variant,
}

/// Which tribes play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tribes {
    /// Drawn at random.
    Random,
    /// These, ascending.
    Chosen(ArrayVec<Tribe, 6>),
}

/// Where the Polish and the Czech rulebooks differ, and one common variant. `false` is the default reading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Variant {
    /// Ten Skeletons do not win; the player lays them into the pool instead.
    pub skeletons_scatter: bool,
    /// The Merfolk board is scored as one more kingdom, not by its leader alone.
    pub merfolk_kingdom: bool,
    /// Troll tokens break ties in kingdoms only, not on the Merfolk board.
    pub trolls_kingdoms: bool,
    /// With two seats a tie in the second age splits both tokens, not the top one alone.
    pub duel_tie_both: bool,
    /// The last tie-break compares the largest bands alone.
    pub final_largest: bool,
    /// Skeletons do not count in that tie-break.
    pub final_living: bool,
    /// The Dwarf's extra card counts in that tie-break.
    pub final_dwarf: bool,
    /// A raid may remove some markers only.
    pub raid_some: bool,
    /// Placing the marker is a choice.
    pub marker_may: bool,
    /// While the pool is empty, the deck gives two cards.
    pub empty_pool_two: bool,
}

/// An option of two words, the default first.
type Pair = (&'static str, [(&'static str, bool); 2], fn(&mut Variant) -> &mut bool);

const PAIRS: [Pair; 10] = [
    ("skeletons", [("win", false), ("scatter", true)], |v| &mut v.skeletons_scatter),
    ("merfolk", [("leader", false), ("kingdom", true)], |v| &mut v.merfolk_kingdom),
    ("trolls", [("all", false), ("kingdoms", true)], |v| &mut v.trolls_kingdoms),
    ("duel-tie", [("top", false), ("both", true)], |v| &mut v.duel_tie_both),
    ("final-bands", [("all", false), ("largest", true)], |v| &mut v.final_largest),
    ("final-skeletons", [("on", false), ("off", true)], |v| &mut v.final_living),
    ("final-dwarf", [("off", false), ("on", true)], |v| &mut v.final_dwarf),
    ("raid", [("all", false), ("some", true)], |v| &mut v.raid_some),
    ("marker", [("must", false), ("may", true)], |v| &mut v.marker_may),
    ("empty-pool", [("one", false), ("two", true)], |v| &mut v.empty_pool_two),
];

/// What can be chosen before a game.
pub(crate) fn offers() -> Vec<Offer> {
    let seats = Offer { key: "seats", choices: Choices::Number { least: 2, most: 6, usual: 4 } };
    let tribes = Tribe::ALL.iter().map(|tribe| tribe.name()).collect();
    let tribes = Offer { key: "tribes", choices: Choices::Several(tribes) };
    let pairs = PAIRS.iter().map(|(key, choices, _)| Offer {
        key,
        choices: Choices::One(choices.iter().map(|(name, _)| *name).collect()),
    });
    [seats, tribes].into_iter().chain(pairs).collect()
}

/// How many tribes play with this number of seats.
pub(crate) const fn tribes_for(seats: usize) -> usize {
    if seats <= 3 { 5 } else { 6 }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut options = Options::parse(text)?;
        let seats = match options.take("seats") {
            None => 4,
            Some(text) => text
                .parse()
                .ok()
                .filter(|seats| (2..=6).contains(seats))
                .ok_or_else(|| SetupError(format!("seats={text}: Ethnos is for 2 to 6 seats")))?,
        };
        let tribes = match options.take("tribes") {
            None | Some("random") => Tribes::Random,
            Some(list) => Tribes::Chosen(chosen(list, tribes_for(seats))?),
        };
        let mut variant = Variant::default();
        for (key, choices, field) in &PAIRS {
            *field(&mut variant) = options.choose(key, choices)?;
        }
        options.finish()?;
        Ok(Setup { seats, tribes, variant })
    }
}

fn chosen(list: &str, wanted: usize) -> Result<ArrayVec<Tribe, 6>, SetupError> {
    let mut tribes: Vec<Tribe> = Vec::new();
    for name in list.split(',') {
        let tribe = name.parse().map_err(|()| {
            let names: Vec<&str> = Tribe::ALL.iter().map(|tribe| tribe.name()).collect();
            SetupError(format!("there is no tribe '{name}'; there are: {}", names.join(", ")))
        })?;
        if tribes.contains(&tribe) {
            return Err(SetupError(format!("tribes: {tribe} is named twice")));
        }
        tribes.push(tribe);
    }
    if tribes.len() != wanted {
        return Err(SetupError(format!("tribes: {wanted} play at this table, {} are named", tribes.len())));
    }
    tribes.sort_unstable();
    Ok(tribes.into_iter().collect())
}

impl fmt::Display for Setup {
    /// Writes every option, defaults too: a record must not change its meaning when a default changes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} tribes=", self.seats)?;
        match &self.tribes {
            Tribes::Random => f.write_str("random")?,
            Tribes::Chosen(tribes) => {
                let names: Vec<&str> = tribes.iter().map(|tribe| tribe.name()).collect();
                f.write_str(&names.join(","))?;
            }
        }
        let mut variant = self.variant;
        for (key, choices, field) in &PAIRS {
            write!(f, " {key}={}", choices[usize::from(*field(&mut variant))].0)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_round_trips_through_its_text() {
        for text in [
            "",
            "seats=2",
            "seats=3 tribes=orc,elf,dwarf,troll,skeleton raid=some",
            "seats=6 skeletons=scatter merfolk=kingdom trolls=kingdoms duel-tie=both final-bands=largest \
             final-skeletons=off final-dwarf=on raid=some marker=may empty-pool=two",
        ] {
            let setup: Setup = text.parse().unwrap();
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn a_wrong_setup_is_refused_with_the_reason() {
        let error = |text: &str| text.parse::<Setup>().unwrap_err().to_string();
        assert_eq!(error("seats=7"), "seats=7: Ethnos is for 2 to 6 seats");
        assert_eq!(error("seats=x"), "seats=x: Ethnos is for 2 to 6 seats");
        assert_eq!(error("tribes=orc"), "tribes: 6 play at this table, 1 are named");
        assert_eq!(error("seats=2 tribes=orc,elf,orc"), "tribes: orc is named twice");
        assert!(error("tribes=ork").starts_with("there is no tribe 'ork'; there are: skeleton, centaur"));
        assert_eq!(error("raid=none"), "raid=none: choose one of all, some");
        assert!(error("colour=red").starts_with("unknown option 'colour'; there are: seats, tribes"));
    }
}
