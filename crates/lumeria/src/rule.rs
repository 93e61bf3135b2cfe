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
    GOAL = "lumeria.goal";
    SETUP_SOURCES = "lumeria.setup.sources";
    SETUP_BOARD = "lumeria.setup.board";
    SETUP_ARMIES = "lumeria.setup.armies";
    SETUP_TOKENS = "lumeria.setup.tokens";
    SETUP_FIRST = "lumeria.setup.first";
    SETUP_OPEN = "lumeria.setup.open";
    ROUND_PHASES = "lumeria.round.phases";
    ROUND_INCOME = "lumeria.round.income";
    RECRUIT_TURN = "lumeria.recruit.turn";
    RECRUIT_UNIT = "lumeria.recruit.unit";
    RECRUIT_FIELD = "lumeria.recruit.field";
    MANOEUVRE_TURN = "lumeria.manoeuvre.turn";
    MANOEUVRE_MARCH = "lumeria.manoeuvre.march";
    MANOEUVRE_VOLLEY = "lumeria.manoeuvre.volley";
    MANOEUVRE_FORTUNE = "lumeria.manoeuvre.fortune";
    RENEWAL_TRACK = "lumeria.renewal.track";
    RENEWAL_RETURN = "lumeria.renewal.return";
    ACTIVATION_TURN = "lumeria.activation.turn";
    ACTIVATION_ACTIONS = "lumeria.activation.actions";
    ACTION_MOVE = "lumeria.action.move";
    ACTION_RUN = "lumeria.action.run";
    ACTION_FORTIFY = "lumeria.action.fortify";
    ACTION_AIM = "lumeria.action.aim";
    ACTION_ATTACK = "lumeria.action.attack";
    STATE_EXHAUSTED = "lumeria.state.exhausted";
    STATE_FORTIFIED = "lumeria.state.fortified";
    ATTACK_DICE = "lumeria.attack.dice";
    ATTACK_MODIFIERS = "lumeria.attack.modifiers";
    ATTACK_MELEE = "lumeria.attack.melee";
    ATTACK_PUSH = "lumeria.attack.push";
    ATTACK_SURROUNDED = "lumeria.attack.surrounded";
    ATTACK_RANGED = "lumeria.attack.ranged";
    ATTACK_DEFEAT = "lumeria.attack.defeat";
    ATTACK_COMPENSATION = "lumeria.attack.compensation";
    ABILITY_UNITS = "lumeria.ability.units";
    GOD_TOKEN = "lumeria.god.token";
    GOD_DICE = "lumeria.god.dice";
    GOD_ACTION = "lumeria.god.action";
    GOD_STAND = "lumeria.god.stand";
    GOD_FORTIFY = "lumeria.god.fortify";
    CLEANUP_ORDER = "lumeria.cleanup.order";
    CLEANUP_FORWARD = "lumeria.cleanup.forward";
    SCENARIO_HILLS = "lumeria.scenario.hills";
    SCENARIO_CAMPS = "lumeria.scenario.camps";
    SCENARIO_FIELD = "lumeria.scenario.field";
    SCENARIO_END = "lumeria.scenario.end";
    SCENARIO_TIES = "lumeria.scenario.ties";
}
