//! Abilities of units and powers of gods, as data. Their texts are made from it.

use std::mem::discriminant;
use std::str::FromStr;

/// One sentence of a unit's ability: what it does, and under which conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// What it does.
    pub effect: Effect,
    /// All of these must be true.
    pub when: Facts,
}

impl Clause {
    /// Whether another clause is about the same thing under the same conditions.
    pub(crate) fn repeats(self, other: Clause) -> bool {
        discriminant(&self.effect) == discriminant(&other.effect) && self.when == other.when
    }
}

/// One thing that an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Its attacks have this modifier.
    Hit(i8),
    /// Attacks against it have this modifier.
    Guard(i8),
    /// Aiming gives it this modifier instead of the usual one.
    Aim(i8),
    /// Its attacks ignore that the target is fortified.
    Pierce,
    /// It cannot be pushed.
    Steadfast,
    /// It pushes its target up to this number of fields.
    Push(u8),
    /// A unit it pushes becomes exhausted.
    Stagger,
    /// After its attack it may move up to this number of fields.
    Retreat(u8),
    /// Fortifying is not one of its two actions.
    Drill,
    /// It moves through its own units.
    Slip,
    /// It moves over any unit.
    Fly,
}

impl Effect {
    /// One example of each, as content files write it.
    pub(crate) const FORMS: [&str; 11] = [
        "hit +1",
        "guard -1",
        "aim +2",
        "pierce",
        "steadfast",
        "push 2",
        "stagger",
        "retreat 1",
        "drill",
        "slip",
        "fly",
    ];

    /// Whether it works in an attack. Only then can it have conditions.
    pub(crate) const fn fights(self) -> bool {
        match self {
            Effect::Hit(_) | Effect::Guard(_) | Effect::Aim(_) | Effect::Pierce | Effect::Steadfast => true,
            Effect::Push(_) | Effect::Stagger | Effect::Retreat(_) => true,
            Effect::Drill | Effect::Slip | Effect::Fly => false,
        }
    }

    /// The only kind of attack in which it works; none if it works in both or in no attack.
    pub(crate) const fn attack(self) -> Facts {
        match self {
            Effect::Aim(_) => Facts::RANGED,
            Effect::Steadfast | Effect::Push(_) | Effect::Stagger => Facts::MELEE,
            Effect::Hit(_) | Effect::Guard(_) | Effect::Pierce | Effect::Retreat(_) => Facts::NONE,
            Effect::Drill | Effect::Slip | Effect::Fly => Facts::NONE,
        }
    }

    /// Whether it works while the unit is attacked.
    pub(crate) const fn defends(self) -> bool {
        match self {
            Effect::Guard(_) | Effect::Steadfast => true,
            Effect::Hit(_) | Effect::Aim(_) | Effect::Pierce | Effect::Push(_) | Effect::Stagger => false,
            Effect::Retreat(_) | Effect::Drill | Effect::Slip | Effect::Fly => false,
        }
    }
}

/// Reads an effect without its conditions, such as `hit +1`.
impl FromStr for Effect {
    type Err = ();

    fn from_str(text: &str) -> Result<Effect, ()> {
        let modifier = |text: &str| match text.parse() {
            Ok(number @ -3..=3) if number != 0 && text.starts_with(['+', '-']) => Ok(number),
            _ => Err(()),
        };
        let fields = |text: &str, least: u8| match text.parse() {
            Ok(number) if (least..=4).contains(&number) => Ok(number),
            _ => Err(()),
        };
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("hit", number) => Effect::Hit(modifier(number)?),
            ("guard", number) => Effect::Guard(modifier(number)?),
            ("aim", number) => Effect::Aim(modifier(number)?),
            ("pierce", "") => Effect::Pierce,
            ("steadfast", "") => Effect::Steadfast,
            ("push", number) => Effect::Push(fields(number, 2)?),
            ("stagger", "") => Effect::Stagger,
            ("retreat", number) => Effect::Retreat(fields(number, 1)?),
            ("drill", "") => Effect::Drill,
            ("slip", "") => Effect::Slip,
            ("fly", "") => Effect::Fly,
            _ => return Err(()),
        })
    }
}

/// A set of facts about an attack, as one of its two units sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts(u16);

impl Facts {
    /// No fact, or no condition.
    pub const NONE: Facts = Facts(0);
    /// The attack is a melee attack.
    pub const MELEE: Facts = Facts(1);
    /// The attack is a ranged attack.
    pub const RANGED: Facts = Facts(1 << 1);
    /// No field lies between the two units.
    pub const CLOSE: Facts = Facts(1 << 2);
    /// The unit has moved in this activation.
    pub const MOVED: Facts = Facts(1 << 3);
    /// The unit is wounded.
    pub const WOUNDED: Facts = Facts(1 << 4);
    /// The unit is fortified.
    pub const FORTIFIED: Facts = Facts(1 << 5);
    /// Another unit of the same side and name stands next to the unit.
    pub const KIN: Facts = Facts(1 << 6);
    /// The other unit is wounded.
    pub const FOE_WOUNDED: Facts = Facts(1 << 7);

    /// Every fact with its name in content files.
    pub const ALL: [(&'static str, Facts); 8] = [
        ("melee", Facts::MELEE),
        ("ranged", Facts::RANGED),
        ("close", Facts::CLOSE),
        ("moved", Facts::MOVED),
        ("wounded", Facts::WOUNDED),
        ("fortified", Facts::FORTIFIED),
        ("kin", Facts::KIN),
        ("foe-wounded", Facts::FOE_WOUNDED),
    ];

    /// These and those.
    #[must_use]
    pub const fn with(self, others: Facts) -> Facts {
        Facts(self.0 | others.0)
    }

    /// These if it is so, otherwise none.
    #[must_use]
    pub(crate) const fn given(self, so: bool) -> Facts {
        if so { self } else { Facts::NONE }
    }

    /// Whether all of those are among these.
    #[must_use]
    #[inline]
    pub const fn include(self, others: Facts) -> bool {
        self.0 & others.0 == others.0
    }
}

/// What a god does when its token is spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// More dice for one attack in an own activation.
    Dice(u8),
    /// One more, different action for an active unit.
    Action,
    /// An own unit that was hit in melee is not pushed.
    Stand,
    /// An own unit becomes fortified.
    Fortify,
}

impl FromStr for Power {
    type Err = ();

    fn from_str(text: &str) -> Result<Power, ()> {
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("dice", number) => match number.parse() {
                Ok(dice @ 1..=3) => Power::Dice(dice),
                _ => return Err(()),
            },
            ("action", "") => Power::Action,
            ("stand", "") => Power::Stand,
            ("fortify", "") => Power::Fortify,
            _ => return Err(()),
        })
    }
}
