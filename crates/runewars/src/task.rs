use kernel::{Arg, QuestionKind as Kind, RuleId, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::Area;
use crate::battle::Fight;
use crate::build::Build;
use crate::cards::Deed;
use crate::content::content;
use crate::deploy::Deploy;
use crate::duel::Bout;
use crate::explore::Search;
use crate::heroes::Venture;
use crate::march::March;
use crate::name::Hero;
use crate::orders::Step;
use crate::plays::Play;
use crate::retreat::Flight;
use crate::rule;
use crate::runes::Carve;
use crate::season::Weather;
use crate::state::State;

use crate::year::Year;

/// Takes the answers that are allowed, one after the other, in any order.
pub(crate) type Out<'a> = dyn FnMut(Action) + 'a;

/// What is going on, as plain data. The last task of the stack is performed first; one that needs an answer waits there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    Build(Build),
    Deploy(Deploy),
    Year(Year),
    Order(Step),
    March(March),
    Fight(Fight),
    Flight(Flight),
    Carve(Carve),
    Deed(Deed),
    Weather(Weather),
    Venture(Venture),
    Bout(Bout),
    Play(Play),
    Search(Search),
}

/// Every question, for words and pages.
macro_rules! asks {
    ($($name:ident $key:literal $kind:ident $rule:ident,)*) => {
        /// A question.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the word files say them")]
        pub enum Ask { $($name,)* }

        impl Ask {
            /// All of them.
            pub const ALL: &[Ask] = &[$(Ask::$name,)*];

            /// The key in the word files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                self.about().0
            }

            /// The key of the words for what it is about.
            #[must_use]
            pub const fn topic(self) -> &'static str {
                match self {
                    $(Ask::$name => concat!("topic-", $key),)*
                }
            }

            /// Key in the word files, how the answers are offered, and the paragraph that asks.
            pub(crate) const fn about(self) -> (&'static str, Kind, RuleId) {
                match self {
                    $(Ask::$name => (concat!("ask-", $key), Kind::$kind, rule::$rule),)*
                }
            }
        }
    };
}

asks! {
    Faction "faction" Pick SETUP_FACTIONS,
    Tile "tile" Place SETUP_MAP_PLACE,
    Marker "marker" Place SETUP_MAP_MARKERS,
    Home "home" Place SETUP_MAP_HOMES,
    FirstStronghold "first-stronghold" Place SETUP_FORCES,
    Deploy "deploy" Place ORDER_5_RECRUIT,
    FalseRune "false-rune" Place SETUP_RUNES,
    HeroPlace "hero-place" Place HERO_GAIN,
    Order "order" Pick ORDER_CHOOSE,
    FallGain "fall-gain" Pick SEASON_FALL,
    OrderBack "order-back" Pick SEASON_SPRING,
    Trim "trim" Pick MOVE_LIMIT,
    Starve "starve" Pick SEASON_WINTER,
    TurnPlays "turn-plays" Pick TURN,
    Source "source" Place ORDER_1_STRATEGIZE,
    Moves "moves" Pick ORDER_1_STRATEGIZE,
    Activate "activate" Place ACTIVATION_TOKEN,
    Send "send" Pick ORDER_2_MOBILIZE,
    FightOrTalk "fight-or-talk" Pick MOVE_FIGHT,
    Pay "pay" Pick DIPLOMACY_PAY,
    Choose "choose" Pick DIPLOMACY_CHOOSE,
    FightOrRetreat "fight-or-retreat" Pick DIPLOMACY_RED,
    Retreat "retreat" Place RETREAT_ONE_AREA,
    Surplus "surplus" Pick MOVE_OVERFULL_ATTACK,
    DrawType "draw-type" Pick COMBAT_DRAW,
    Rout "rout" Pick COMBAT_ROUT_WHICH,
    Damage "damage" Pick COMBAT_DAMAGE_WHICH,
    Destroy "destroy" Pick COMBAT_DESTROY_WHICH,
    Withdraw "withdraw" Pick COMBAT_SPECIAL,
    Ability "ability" Pick COMBAT_SPECIAL,
    Defence "defence" Confirm DEVELOPMENT_DEFENCE,
    Conquest "conquest" Pick SIEGE_CONQUER,
    BattleCards "battle-cards" Pick COMBAT_START,
    BonusDevelopment "development" Pick ORDER_4_BONUS,
    DevelopmentPlace "development-place" Place DEVELOPMENT_LIMIT,
    Dial "dial" Pick ORDER_5_RECRUIT,
    Scrap "scrap" Place LIMITS_DESTROY,
    CityGain "city-gain" Pick ORDER_6_RALLY,
    CityUnit "city-unit" Pick ORDER_6_RALLY,
    HeroPay "hero-pay" Pick ORDER_6_BONUS,
    HeroKeep "hero-keep" Pick ORDER_6_BONUS,
    Title "title" Pick TITLE_TAKE,
    TitlePay "title-pay" Pick TITLE_TAKE,
    Fortify "fortify" Pick ORDER_8_FORTIFY,
    Stronghold "stronghold" Place ORDER_8_BUILD,
    Repair "repair" Place ORDER_8_REPAIR,
    MixFirst "mix-first" Place ORDER_8_RUNES,
    MixSecond "mix-second" Place ORDER_8_RUNES,
    Mix "mix" Confirm ORDER_8_RUNES,
    RuneDiscard "rune-discard" Place RUNES_GAIN,
    RunePlace "rune-place" Place RUNES_GAIN,
    RuneWhich "rune-which" Place RUNES_GAIN,
    RuneOnly "rune-only" Pick RUNES_GAIN,
    DragonPlace "dragon-place" Place RUNES_PLACE,
    DiscardTactics "discard-tactics" Pick TACTICS_LIMIT,
    DiscardQuest "discard-quest" Pick QUEST_HAND,
    Desert "desert" Pick HERO_LIMIT,
    Bid "bid" Pick INFLUENCE_BID_SECRET,
    Tie "tie" Pick INFLUENCE_BID_TIE,
    ObjectiveOrTactics "objective-or-tactics" Pick SEASON_CARD,
    BurnCity "burn-city" Place SEASON_CARD,
    StrayBeast "stray-beast" Pick SEASON_CARD,
    LowerDial "lower-dial" Pick SEASON_CARD,
    Allegiance "allegiance" Confirm HERO_DESERT,
    RuneFrom "rune-from" Place SEASON_CARD,
    RuneTo "rune-to" Place SEASON_CARD,
    PickHero "pick-hero" Pick SEASON_CARD,
    SellDial "sell-dial" Pick SEASON_CARD,
    Spy "spy" Place SEASON_CARD,
    SwapFirst "swap-first" Place SEASON_CARD,
    SwapSecond "swap-second" Place SEASON_CARD,
    Banditry "banditry" Pick SEASON_CARD,
    BuyRune "buy-rune" Confirm SEASON_CARD,
    Patrol "patrol" Place SEASON_CARD,
    RoutUnits "rout-units" Pick FIGURE_ROUTED,
    HeroAction "hero-action" Pick HERO_PHASE,
    HeroStep "hero-step" Place HERO_MOVE,
    HeroDeed "hero-deed" Pick HERO_MOVE,
    HeroTrain "hero-train" Pick HERO_TRAIN,
    Test "test" Pick QUEST_TEST,
    DuelSpecial "duel-special" Pick REWARD_SPECIAL,
    DuelPrevent "duel-prevent" Pick REWARD_TRAITS,
    DuelStart "duel-start" Pick HERO_DUEL_ABILITIES,
    Falcon "falcon" Place HERO_CARD,
    PlayTarget "play-target" Pick TACTICS_WHEN,
    Merchant "merchant" Confirm EXPLORE_MERCHANT,
    Raid "raid" Pick EXPLORE_RAIDERS,
    Scroll "scroll" Place EXPLORE_SCROLL,
    StandUp "stand-up" Pick TACTICS_WHEN,
    Support "support" Pick REVISED_SUPPORT,
    FateDiscard "fate-discard" Pick REVISED_SUPPORT,
}

impl Task {
    /// Whom it asks.
    pub fn seats(self, state: &State) -> Seats {
        match self {
            Task::Year(Year::Orders) | Task::Weather(Weather::Bid) => {
                state.playing().iter().filter(|&seat| state.side(seat).sealed == crate::state::NONE).collect()
            }
            _ => Seats::one(self.seat(state)),
        }
    }

    /// Whom it asks, if it asks one seat.
    fn seat(self, state: &State) -> Seat {
        match self {
            Task::Build(step) => step.seat(state),
            Task::Deploy(step) => step.seat(state),
            Task::Year(step) => step.seat(state),
            Task::Order(step) => step.seat(),
            Task::March(step) => step.seat(),
            Task::Fight(step) => step.seat(state),
            Task::Flight(step) => step.seat(),
            Task::Carve(step) => step.seat(),
            Task::Deed(step) => step.seat(),
            Task::Weather(step) => step.seat(),
            Task::Venture(step) => step.seat(),
            Task::Bout(step) => step.seat(state),
            Task::Play(step) => step.seat(),
            Task::Search(step) => step.seat(),
        }
    }

    /// The question it asks.
    pub fn ask(self, state: &State) -> Ask {
        match self {
            Task::Build(step) => step.ask(),
            Task::Deploy(step) => step.ask(),
            Task::Year(step) => step.ask(),
            Task::Order(step) => step.ask(),
            Task::March(step) => step.ask(),
            Task::Fight(step) => step.ask(),
            Task::Flight(step) => step.ask(),
            Task::Carve(step) => step.ask(),
            Task::Deed(step) => step.ask(),
            Task::Weather(step) => step.ask(),
            Task::Venture(step) => step.ask(),
            Task::Bout(step) => step.ask(state),
            Task::Play(step) => step.ask(),
            Task::Search(step) => step.ask(),
        }
    }

    /// What its question is about, if one thing says it.
    pub fn about(self, state: &State) -> Option<Arg> {
        let area = |area: Area| Some(Arg::Name(area.name()));
        let hero = |hero: Hero| Some(Arg::Term(hero.key()));
        let city = |area: Area| state.ground(area).city().map(|city| Arg::Term(city.key()));
        let unit = |seat: Seat, kind: u8| Some(Arg::Term(state.unit(Some(seat), kind.into()).key()));
        match self {
            Task::Deploy(Deploy::Units { seat, kind, .. } | Deploy::Scrap { seat, kind, .. }) => {
                unit(seat, kind)
            }
            Task::Deploy(Deploy::HeroAt(_, one)) => hero(one),
            Task::March(step) => step.place().and_then(area),
            Task::Flight(flight) => area(flight.from),
            Task::Fight(_) => area(state.battle.area),
            Task::Order(Step::City { from, .. }) => city(Area(from)),
            Task::Order(Step::CityUnits { area, .. }) => city(area),
            Task::Order(Step::Uproot { development, .. }) => Some(Arg::Term(development.key())),
            Task::Order(Step::TitlePay { title, .. }) => Some(Arg::Term(title.key())),
            Task::Weather(Weather::Bid) => {
                content().seasons.get(usize::from(state.card)).map(|card| Arg::Term(card.key))
            }
            Task::Weather(Weather::Allegiance { from, .. }) => hero(Hero::ALL[usize::from(from)]),
            Task::Weather(Weather::Rout { area: place, .. }) => area(place),
            Task::Venture(step) => step.hero().and_then(hero),
            Task::Search(Search::Merchant { hero: one, .. } | Search::Raid { hero: one, .. }) => hero(one),
            Task::Bout(step) => step.hero(state).and_then(hero),
            _ => None,
        }
    }

    /// Every answer the seat may give.
    pub fn options(self, state: &State, seat: Seat, out: &mut Out) {
        match self {
            Task::Build(step) => step.options(state, out),
            Task::Deploy(step) => step.options(state, out),
            Task::Year(step) => step.options(state, seat, out),
            Task::Order(step) => step.options(state, out),
            Task::March(step) => step.options(state, out),
            Task::Fight(step) => step.options(state, out),
            Task::Flight(step) => step.options(state, out),
            Task::Carve(step) => step.options(state, out),
            Task::Deed(step) => step.options(state, out),
            Task::Weather(step) => step.options(state, seat, out),
            Task::Venture(step) => step.options(state, out),
            Task::Bout(step) => step.options(state, out),
            Task::Play(step) => step.options(state, out),
            Task::Search(step) => step.options(state, out),
        }
    }

    /// Whether others do not learn the answer when it is given.
    pub fn sealed(self, action: Action) -> bool {
        match self {
            _ if matches!(action, Action::Give(..)) => true,
            Task::Year(Year::Orders) | Task::Weather(Weather::Bid) => true,
            Task::Deploy(step) => matches!(step, Deploy::FalseRune(_)),
            Task::Carve(step) => matches!(step, Carve::Which { .. } | Carve::Mix { .. }),
            Task::Order(step) => matches!(step, Step::HeroKeep { .. }),
            _ => false,
        }
    }

    /// Whether what may be answered depends on what others do not see. Such a question is asked even if there is only
    /// one answer.
    pub fn private(self) -> bool {
        match self {
            Task::Year(step) => {
                matches!(step, Year::Orders | Year::Before { .. } | Year::After { .. } | Year::During { .. })
            }
            Task::Deploy(step) => matches!(step, Deploy::FalseRune(_)),
            Task::Fight(step) => step.private(),
            Task::Carve(step) => step.private(),
            Task::Deed(step) => step.private(),
            Task::Weather(step) => step.private(),
            Task::Venture(step) => step.private(),
            Task::Bout(step) => step.private(),
            Task::Play(step) => step.private(),
            Task::Search(step) => step.private(),
            Task::Order(step) => matches!(step, Step::HeroKeep { .. }),
            Task::March(step) => matches!(step, March::Pay { .. }),
            Task::Build(_) | Task::Flight(_) => false,
        }
    }
}

/// Tasks that are under way, the innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Stack {
    tasks: [Option<Task>; Stack::MOST],
    len: u8,
}

impl Stack {
    /// More than any chain of tasks needs; the laws would show it.
    pub const MOST: usize = 32;
    pub const EMPTY: Stack = Stack { tasks: [None; Stack::MOST], len: 0 };

    pub fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = Some(task);
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<Task> {
        self.len = self.len.checked_sub(1)?;
        self.tasks[self.len as usize].take()
    }

    pub fn top(&self) -> Option<Task> {
        self.tasks[self.len.checked_sub(1)? as usize]
    }

    /// The tasks, the outermost first.
    pub fn iter(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks.iter().flatten().copied()
    }

    pub fn clear(&mut self) {
        *self = Stack::EMPTY;
    }
}
