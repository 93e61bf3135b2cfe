//! Numbers in lessons come from the engine, never from a text.
//!
//! ```text
//! view /seats/0/glory                  a number, or the length of a list, in what the pupil sees
//! last band-scored gain seat=0         a field of the last event of this kind that the pupil was told of, or
//!                                      `faces.0`: the first element of a list
//! sum kingdom-scored gain seat=0       the sum of that field over all such events
//! ahead last band-scored gain seat=0   the same at the end of the lesson
//! ```

use kernel::{Observer, Seat};
use serde_json::Value;
use table::Play;

/// The number that a fact means in a game, as this seat knows it; or why there is none.
pub(crate) fn number(play: &dyn Play, seat: Seat, text: &str) -> Result<i64, String> {
    let who = Observer::Seat(seat);
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["view", path] => {
            let view: Value = serde_json::from_str(play.view_json(who).get()).map_err(|e| e.to_string())?;
            let value = view.pointer(path).ok_or_else(|| format!("the view has nothing at '{path}'"))?;
            measure(value).ok_or_else(|| format!("'{path}' of the view is no number"))
        }
        [how @ ("last" | "sum"), kind, field, ref filters @ ..] => {
            let events = play.story(who);
            let events =
                events.iter().filter_map(|told| serde_json::from_str::<Value>(told.json().get()).ok());
            let found: Vec<i64> = events
                .filter(|event| matches(event, kind, filters))
                .filter_map(|event| measure(at(&event, field)?))
                .collect();
            match (how, found.last()) {
                (_, None) => Err(format!("there is no event '{kind}' with '{field}' that fits")),
                ("last", Some(last)) => Ok(*last),
                _ => Ok(found.iter().sum()),
            }
        }
        _ => Err(format!("'{text}' is not a fact (view …, last …, sum …)")),
    }
}

/// A number, or how many elements a list has.
fn measure(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_array().map(|list| list.len() as i64))
}

/// Whether an event, as JSON, is of this kind and fits all filters: `key=value`, or `key~value` for a list that contains
/// the value.
pub(crate) fn matches(event: &Value, kind: &str, filters: &[&str]) -> bool {
    event.get("event").and_then(Value::as_str) == Some(kind)
        && filters.iter().all(|filter| fits(event, filter))
}

fn fits(event: &Value, filter: &str) -> bool {
    if let Some((key, value)) = filter.split_once('~') {
        let list = at(event, key).and_then(Value::as_array);
        return list.is_some_and(|list| list.iter().any(|element| plain(element) == value));
    }
    filter
        .split_once('=')
        .is_some_and(|(key, value)| at(event, key).is_some_and(|found| plain(found) == value))
}

/// The field at a path of names and numbers with dots between them.
fn at<'a>(event: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(event, |value, name| match name.parse::<usize>() {
        Ok(index) => value.get(index),
        Err(_) => value.get(name),
    })
}

/// A value as filters write it: a list has commas between its elements.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn events_fit_by_kind_and_by_every_filter() {
        let event =
            json!({ "event": "age", "first": 0, "pool": ["red-orc", "blue-elf"], "tokens": [[2, 4], [8]] });
        for fits in [&["first=0"][..], &["pool~blue-elf", "first=0"], &["tokens.0=2,4"], &[]] {
            assert!(matches(&event, "age", fits), "{fits:?}");
        }
        for misses in [&["first=1"][..], &["pool~blue-orc"], &["tokens.0=2,5"], &["last=1"], &["first"]] {
            assert!(!matches(&event, "age", misses), "{misses:?}");
        }
        assert!(!matches(&event, "band", &[]));
    }
}
