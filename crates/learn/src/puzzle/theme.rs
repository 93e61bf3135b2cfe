//! What puzzles are about, told from the best answer.

/// All themes.
pub const THEMES: [&str; 14] = [
    "recruit", "bands", "markers", "keep", "tokens", "raid", "units", "attack", "wait", "cards", "choose",
    "orders", "march", "bids",
];

/// The theme of a puzzle of this game whose best answer is this one.
#[must_use]
pub fn theme(game: &str, action: &str) -> &'static str {
    let verb = action.split(' ').next().unwrap_or(action);
    match (game, verb) {
        ("ethnos", "draw" | "take") | ("lumeria", "recruit" | "place") | ("runewars", "unit") => "recruit",
        ("ethnos", "lead" | "add" | "done" | "triumph" | "scatter") => "bands",
        ("ethnos", "place") => "markers",
        ("ethnos", "keep") => "keep",
        ("ethnos", "token") | ("lumeria", "invoke" | "renew" | "reroll" | "keep") => "tokens",
        ("ethnos", "raid" | "plunder" | "decline") => "raid",
        ("lumeria", "pick" | "move" | "run" | "march" | "volley") => "units",
        ("lumeria", "strike" | "shoot" | "aim") => "attack",
        ("lumeria", "fortify" | "done" | "pass") | ("imperium" | "runewars", "done") => "wait",
        ("imperium", "play" | "exhaust" | "innovate" | "revolt") => "cards",
        ("runewars", "order") => "orders",
        ("runewars", "send" | "go" | "lead" | "area" | "hero") => "march",
        ("runewars", "number") => "bids",
        _ => "choose",
    }
}
