//! The paragraphs of the rules. `rules/*.md` tells each of them in one language.

use kernel::RuleId;

macro_rules! rules {
    ($($name:ident = $id:literal;)*) => {
        $(#[expect(missing_docs, reason = "the paragraph is in rules/*.md")] pub const $name: RuleId = RuleId($id);)*

        /// Every paragraph, in reading order.
        pub const ALL: &[RuleId] = &[$($name),*];
    };
}

rules! {
    GOAL = "ethnos.goal";
    SETUP_GLORY = "ethnos.setup.glory";
    SETUP_TRIBES = "ethnos.setup.tribes";
    SETUP_PARTS = "ethnos.setup.parts";
    SETUP_MARKERS = "ethnos.setup.markers";
    AGE_START = "ethnos.age.start";
    AGE_FIRST = "ethnos.age.first";
    TURN_CHOICE = "ethnos.turn.choice";
    RECRUIT_POOL = "ethnos.recruit.pool";
    RECRUIT_DECK = "ethnos.recruit.deck";
    RECRUIT_LIMIT = "ethnos.recruit.limit";
    RECRUIT_DRAGON = "ethnos.recruit.dragon";
    BAND_CARDS = "ethnos.band.cards";
    BAND_LEADER = "ethnos.band.leader";
    BAND_MARKER = "ethnos.band.marker";
    BAND_DUEL = "ethnos.band.duel";
    BAND_ABILITY = "ethnos.band.ability";
    BAND_DISCARD = "ethnos.band.discard";
    TRIBE_CENTAUR = "ethnos.tribe.centaur";
    TRIBE_DWARF = "ethnos.tribe.dwarf";
    TRIBE_ELF = "ethnos.tribe.elf";
    TRIBE_GIANT = "ethnos.tribe.giant";
    TRIBE_HALFLING = "ethnos.tribe.halfling";
    TRIBE_MERFOLK = "ethnos.tribe.merfolk";
    TRIBE_MINOTAUR = "ethnos.tribe.minotaur";
    TRIBE_ORC = "ethnos.tribe.orc";
    TRIBE_SKELETON = "ethnos.tribe.skeleton";
    TRIBE_TROLL = "ethnos.tribe.troll";
    TRIBE_WINGFOLK = "ethnos.tribe.wingfolk";
    TRIBE_WIZARD = "ethnos.tribe.wizard";
    END_ORDER = "ethnos.end.order";
    END_KINGDOMS = "ethnos.end.kingdoms";
    END_TIES = "ethnos.end.ties";
    END_DUEL = "ethnos.end.duel";
    END_MERFOLK = "ethnos.end.merfolk";
    END_GIANT = "ethnos.end.giant";
    END_BANDS = "ethnos.end.bands";
    END_RAID = "ethnos.end.raid";
    END_CLEANUP = "ethnos.end.cleanup";
    FINAL_WINNER = "ethnos.final.winner";
    FINAL_TIES = "ethnos.final.ties";
    OPTION_SKELETONS = "ethnos.option.skeletons";
    OPTION_MERFOLK = "ethnos.option.merfolk";
    OPTION_TROLLS = "ethnos.option.trolls";
    OPTION_DUEL_TIE = "ethnos.option.duel-tie";
    OPTION_FINAL_BANDS = "ethnos.option.final-bands";
    OPTION_FINAL_SKELETONS = "ethnos.option.final-skeletons";
    OPTION_FINAL_DWARF = "ethnos.option.final-dwarf";
    OPTION_RAID = "ethnos.option.raid";
    OPTION_MARKER = "ethnos.option.marker";
    OPTION_EMPTY_POOL = "ethnos.option.empty-pool";
    ABOUT_TURN = "ethnos.about.turn";
    ABOUT_SOURCES = "ethnos.about.sources";
    ABOUT_RULINGS = "ethnos.about.rulings";
}
