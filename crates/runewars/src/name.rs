//! Everything that has a name of its own, fixed because the rules speak of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Names a closed set of things. `key` is their name in the word files.
macro_rules! named {
    ($(#[$about:meta])* $type:ident $prefix:literal { $($variant:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum $type {
            $($variant,)*
        }

        impl $type {
            /// All of them, in their order.
            pub const ALL: &'static [$type] = &[$($type::$variant,)*];

            /// The name in content files and records.
            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($text,)*][self as usize]
            }

            /// The name in word files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                [$(concat!($prefix, "-", $text),)*][self as usize]
            }

            /// The key of the sentence that says what it does, for those that do something.
            #[must_use]
            pub const fn text(self) -> &'static str {
                [$(concat!("text-", $prefix, "-", $text),)*][self as usize]
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $type {
            type Err = ();

            fn from_str(text: &str) -> Result<$type, ()> {
                $type::ALL.iter().copied().find(|one| one.name() == text).ok_or(())
            }
        }
    };
}

named! {
    /// A people.
    Faction "faction" {
        Daqan = "daqan",
        Latari = "latari",
        Waiqar = "waiqar",
        Uthuk = "uthuk",
    }
}

named! {
    /// Whom a faction, hero or objective stands with.
    Alignment "alignment" {
        Good = "good",
        Evil = "evil",
        Neutral = "neutral",
    }
}

named! {
    /// A type of unit: four of each faction, then the neutral ones.
    Unit "unit" {
        Bowman = "bowman",
        Footman = "footman",
        Knight = "knight",
        SiegeTower = "siege-tower",
        Archer = "archer",
        PegasusRider = "pegasus-rider",
        Sorceress = "sorceress",
        Warrior = "warrior",
        Reanimate = "reanimate",
        SkeletonArcher = "skeleton-archer",
        Necromancer = "necromancer",
        DarkKnight = "dark-knight",
        Berserker = "berserker",
        FleshRipper = "flesh-ripper",
        Warlock = "warlock",
        ChaosLord = "chaos-lord",
        Sorcerer = "sorcerer",
        Razorwing = "razorwing",
        Beastman = "beastman",
        Hellhound = "hellhound",
        Dragon = "dragon",
        Giant = "giant",
    }
}

named! {
    /// The base of a unit, and the section of a fate card that counts for it.
    Shape "shape" {
        Triangle = "triangle",
        Circle = "circle",
        Rectangle = "rectangle",
        Hexagon = "hexagon",
    }
}

named! {
    /// The special ability of a unit.
    Special "special" {
        ConcentratedFire = "concentrated-fire",
        ValiantStrike = "valiant-strike",
        Command = "command",
        LaySiege = "lay-siege",
        CrackShot = "crack-shot",
        Charge = "charge",
        WordOfVaal = "word-of-vaal",
        Overpower = "overpower",
        Overrun = "overrun",
        MortalStrike = "mortal-strike",
        RaiseDead = "raise-dead",
        Dread = "dread",
        Fury = "fury",
        Unrelenting = "unrelenting",
        RainFire = "rain-fire",
        Terrifying = "terrifying",
        Undying = "undying",
        Stun = "stun",
        Ravage = "ravage",
        Burning = "burning",
        FlamingBreath = "flaming-breath",
        Rage = "rage",
    }
}

named! {
    /// What a dial counts and an area produces.
    Resource "resource" {
        Food = "food",
        Wood = "wood",
        Ore = "ore",
    }
}

named! {
    /// A season of the year.
    Season "season-of" {
        Spring = "spring",
        Summer = "summer",
        Fall = "fall",
        Winter = "winter",
    }
}

named! {
    /// The symbol on top of a fate card.
    Destiny "destiny" {
        Gold = "gold",
        Silver = "silver",
        Red = "red",
    }
}

named! {
    /// An order card; the first has the number 1.
    Order "order" {
        Strategize = "strategize",
        Mobilize = "mobilize",
        Conquer = "conquer",
        Harvest = "harvest",
        Recruit = "recruit",
        Rally = "rally",
        Power = "power",
        Fortify = "fortify",
    }
}

named! {
    /// A tactics card.
    Tactic "tactics" {
        RallyCry = "rally-cry",
        SummonLightning = "summon-lightning",
        TacticalRetreat = "tactical-retreat",
        HorrificRumors = "horrific-rumors",
        LostCity = "lost-city",
        RazeACity = "raze-a-city",
        SpreadDissent = "spread-dissent",
        ToTheWinner = "to-the-winner",
        SpyGuild = "spy-guild",
        MountainPass = "mountain-pass",
        SharedCounsel = "shared-counsel",
        Ambush = "ambush",
        Turncoat = "turncoat",
        ForcedMarch = "forced-march",
        HoldTheLine = "hold-the-line",
        ShieldWall = "shield-wall",
        FlankAttack = "flank-attack",
        FeignedFlight = "feigned-flight",
        Bribe = "bribe",
        HiddenCache = "hidden-cache",
        Sabotage = "sabotage",
        LightFingers = "light-fingers",
        FalseTrail = "false-trail",
        BeastCall = "beast-call",
        HardFrost = "hard-frost",
    }
}

named! {
    /// An objective card.
    Objective "objective" {
        BoundByHonor = "bound-by-honor",
        DragonPact = "dragon-pact",
        VoiceOfTheCities = "voice-of-the-cities",
        OpenHand = "open-hand",
        SeatsOfHonour = "seats-of-honour",
        Fellowship = "fellowship",
        ManyTongues = "many-tongues",
        Chronicler = "chronicler",
        GiantMasters = "giant-masters",
        DiscouragingDefeat = "discouraging-defeat",
        BrokenGates = "broken-gates",
        Trespass = "trespass",
        Slaughter = "slaughter",
        Ashes = "ashes",
        IronRing = "iron-ring",
        Headhunter = "headhunter",
    }
}

named! {
    /// A title.
    Title "title" {
        Primarch = "primarch",
        Captain = "captain",
        Commander = "commander",
    }
}

named! {
    /// A hero.
    Hero "hero" {
        RonanOfTheWild = "ronan-of-the-wild",
        Silhouette = "silhouette",
        SirValadir = "sir-valadir",
        AndiraRunehand = "andira-runehand",
        MadCarthos = "mad-carthos",
        RunewitchAstarra = "runewitch-astarra",
        VyrahTheFalconer = "vyrah-the-falconer",
        GreyKer = "grey-ker",
        VarikasTheDead = "varikas-the-dead",
        BogranTheShadow = "bogran-the-shadow",
        RedScorpion = "red-scorpion",
        Steelhorns = "steelhorns",
    }
}

named! {
    /// An attribute of a hero.
    Attribute "attribute" {
        Strength = "strength",
        Agility = "agility",
        Wisdom = "wisdom",
    }
}

named! {
    /// A reward card.
    Reward "reward" {
        TimmorranShard = "timmorran-shard",
        DwarvenFireBombs = "dwarven-fire-bombs",
        FluteOfPossession = "flute-of-possession",
        Soulbiter = "soulbiter",
        StaffOfLight = "staff-of-light",
        IceStorm = "ice-storm",
        GhostArmor = "ghost-armor",
        AmuletOfShielding = "amulet-of-shielding",
        Runeplate = "runeplate",
        TacticalMap = "tactical-map",
        RuneOfTeleportation = "rune-of-teleportation",
        RuneOfSummoning = "rune-of-summoning",
        CloakOfDeception = "cloak-of-deception",
        Oathblade = "oathblade",
        ThornBow = "thorn-bow",
        HideOfTheWyrm = "hide-of-the-wyrm",
        RingOfVigor = "ring-of-vigor",
        FoxBoots = "fox-boots",
        TomeOfAges = "tome-of-ages",
        HealingDraught = "healing-draught",
        HeraldsSeal = "heralds-seal",
        ScryingBowl = "scrying-bowl",
    }
}

named! {
    /// A city token.
    City "city" {
        Tamalir = "tamalir",
        Forge = "forge",
        Greyhaven = "greyhaven",
        Dawnsmoor = "dawnsmoor",
        Riverwatch = "riverwatch",
        Frostgate = "frostgate",
        Vynelvale = "vynelvale",
    }
}

named! {
    /// A development. The last four defend, one for each faction.
    Development "development" {
        Resources = "resources",
        Diplomat = "diplomat",
        Training = "training",
        Walls = "walls",
        Wards = "wards",
        Tomb = "tomb",
        Spawn = "spawn",
    }
}

named! {
    /// An exploration token: first what can be destroyed, then other locations, then events.
    Exploration "exploration" {
        DragonThrone = "dragon-throne",
        VillageFood = "village-food",
        VillageWood = "village-wood",
        VillageOre = "village-ore",
        MagicPortal = "magic-portal",
        Dungeon = "dungeon",
        Temple = "temple",
        HallOfKellos = "hall-of-kellos",
        TravelingMerchant = "traveling-merchant",
        RaidingParty = "raiding-party",
        ScrollOfSight = "scroll-of-sight",
        Training = "training",
    }
}

named! {
    /// One of several things that can be done.
    Way "way" {
        Fight = "fight",
        Talk = "talk",
        Retreat = "retreat",
        Damage = "damage",
        Triangles = "triangles",
        Rectangle = "rectangle",
        Units = "units",
        Tactics = "tactics",
        Influence = "influence",
        Quests = "quests",
        Build = "build",
        Repair = "repair",
        Runes = "runes",
        Move = "move",
        Heal = "heal",
        Train = "train",
        Duel = "duel",
        Quest = "quest",
        Objective = "objective",
        Desert = "desert",
        Stronghold = "stronghold",
        Development = "development",
        Dragon = "dragon",
        FalseRune = "false",
        Captain = "captain",
        Commander = "commander",
        Prevent = "prevent",
        Portal = "portal",
        Claim = "claim",
        Cards = "cards",
        Silence = "silence",
        Rewards = "rewards",
    }
}

impl Unit {
    /// So many types there are.
    pub(crate) const COUNT: usize = 22;

    /// The faction it belongs to; `None` for neutral units.
    #[must_use]
    pub fn faction(self) -> Option<Faction> {
        Faction::ALL.get(self as usize / 4).copied().filter(|_| (self as usize) < 16)
    }
}

impl Order {
    /// The number on the card, from 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for unit in Unit::ALL {
            assert_eq!(unit.name().parse(), Ok(*unit));
        }
        assert_eq!(Unit::ALL.len(), Unit::COUNT);
        assert_eq!(Unit::Warlock.faction(), Some(Faction::Uthuk));
        assert_eq!(Unit::Sorcerer.faction(), None);
        assert_eq!(Tactic::RallyCry.key(), "tactics-rally-cry");
    }
}
