//! The interface document, and whether what is answered is what it says: every field is described and of its type, and
//! those that must be there are. Fields that a game alone decides about may be anything.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use tokio::sync::OnceCell;

/// The document, once a server has told it. All of them tell the same.
pub static DOCUMENT: OnceCell<Value> = OnceCell::const_new();

/// What was compared with it: operations as `get /tables/{id} 200`, and messages by their type.
pub static SEEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

fn seen(what: String) {
    SEEN.lock().unwrap_or_else(PoisonError::into_inner).insert(what);
}

/// Panics if an answer is not what the document says. An address it does not know is refused.
#[track_caller]
pub fn check_answer(method: &str, path: &str, status: u16, text: &str) {
    let Some(path) = path.strip_prefix("/api/v1") else { return };
    let document = DOCUMENT.get().unwrap();
    let method = method.to_lowercase();
    let paths = document["paths"].as_object().unwrap();
    let matching = |template: &str| {
        let (theirs, ours) = (path.split('/'), template.split('/'));
        theirs.clone().count() == ours.clone().count()
            && theirs.zip(ours).all(|(theirs, ours)| ours.starts_with('{') || theirs == ours)
    };
    // An address without a name in it goes before one that would take the same for a name.
    let template =
        paths.keys().filter(|template| matching(template)).min_by_key(|template| template.contains('{'));
    let operation =
        template.map(|template| &paths[template][&method]).filter(|operation| operation.is_object());
    let Some((template, operation)) = template.zip(operation) else {
        assert!(status >= 400 || path == "/openapi.json", "nothing is said of {method} {path}");
        return;
    };
    let responses = &operation["responses"];
    let class = format!("{}XX", status / 100);
    let response =
        [&responses[status.to_string()], &responses[class]].into_iter().find(|found| found.is_object());
    let name = format!("{method} {template} {status}");
    let Some(response) = response else { panic!("nothing is said of {name}: {text}") };
    seen(name.clone());
    match &response["content"]["application/json"]["schema"] {
        Value::Null => assert!(text.is_empty() || !response["content"].is_null(), "{name} holds something"),
        schema => check(document, schema, &serde_json::from_str(text).unwrap(), &name),
    }
}

/// Panics if a message of a table is not what the document says.
#[track_caller]
pub fn check_message(message: &Value) {
    seen(message["type"].as_str().unwrap_or_default().to_owned());
    check_part("LiveMessage", message);
}

/// Panics if the document does not say that this may be sent to a table.
#[track_caller]
pub fn check_request(request: &Value) {
    check_part("LiveRequest", request);
}

#[track_caller]
fn check_part(name: &str, value: &Value) {
    let document = DOCUMENT.get().unwrap();
    check(document, &document["components"]["schemas"][name], value, name);
}

#[track_caller]
fn check(document: &Value, schema: &Value, value: &Value, name: &str) {
    if let Err(wrong) = fits(document, schema, value) {
        panic!("{name} is not as described: {wrong}\n{value}");
    }
}

/// Whether a value is what a schema says, as far as our schemas say anything. The error is the way to what is wrong.
fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        let target = document.pointer(&name[1..]).ok_or_else(|| format!("{name} is nowhere"))?;
        return fits(document, target, value);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let wrongs = choices.iter().map(|choice| fits(document, choice, value));
        let wrongs: Vec<String> = wrongs.map_while(Result::err).collect();
        return if wrongs.len() < choices.len() { Ok(()) } else { Err(format!("({})", wrongs.join(" | "))) };
    }
    assert!(schema.get("allOf").or(schema.get("anyOf")).is_none(), "this is not understood: {schema}");
    if *schema == Value::Bool(false) {
        return Err(": more than described".to_owned());
    }
    let types = schema["type"].as_array().map_or(std::slice::from_ref(&schema["type"]), Vec::as_slice);
    let is = |name: &Value| match name.as_str() {
        None => true,
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some(other) => panic!("there is no type {other}"),
    };
    if !types.iter().any(is) {
        return Err(format!(": not {}", schema["type"]));
    }
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        return Err(format!(": not one of {}", schema["enum"]));
    }
    for (at, item) in value.as_array().into_iter().flatten().enumerate() {
        let of = schema["prefixItems"].get(at).unwrap_or(&schema["items"]);
        fits(document, of, item).map_err(|wrong| format!("[{at}]{wrong}"))?;
    }
    let (Some(fields), Some(described)) = (value.as_object(), schema["properties"].as_object()) else {
        return Ok(());
    };
    for field in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        fields.get(field).ok_or_else(|| format!(".{field}: missing"))?;
    }
    for (field, value) in fields {
        let of = described.get(field).ok_or_else(|| format!(".{field}: not described"))?;
        fits(document, of, value).map_err(|wrong| format!(".{field}{wrong}"))?;
    }
    Ok(())
}
