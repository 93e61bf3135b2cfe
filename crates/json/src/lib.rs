//! Plain data as JSON, written straight into memory: byte for byte what `serde_json` writes, in half the instructions.
//!
//! Every answer at a table is shown to all its clients as JSON, and writing it is most of what the program does for one. Two
//! things make the difference: names of fields are written without looking for what must be escaped, and are inlined.

use std::fmt::{self, Display, Write};

use serde::ser::{self, Serialize};

/// Appends a value to a text.
///
/// # Panics
/// If the value refuses to be written. `serde_json::value::RawValue` is not known here.
pub fn write(text: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    value.serialize(Json(text)).expect("plain data can be written as JSON");
}

/// Something that is not plain data.
#[derive(Debug)]
struct Refused(String);

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

impl ser::Error for Refused {
    fn custom<T: Display>(reason: T) -> Refused {
        Refused(reason.to_string())
    }
}

type Done = Result<(), Refused>;

/// Whether a text may stand between quotes as it is. Eight bytes at a time, the last eight perhaps twice: most texts are
/// short.
fn is_plain(text: &[u8]) -> bool {
    const ONES: u64 = u64::MAX / 255;
    const HIGHS: u64 = ONES << 7;
    // Not zero if any byte is less than `n`, which is at most 128.
    let less = |word: u64, n: u64| word.wrapping_sub(ONES * n) & !word & HIGHS;
    let is = |word: u64, byte: u8| less(word ^ (ONES * u64::from(byte)), 1);
    let plain = |word: &[u8; 8]| {
        let word = u64::from_le_bytes(*word);
        less(word, 0x20) | is(word, b'"') | is(word, b'\\') == 0
    };
    match text.last_chunk() {
        Some(last) => plain(last) && text.as_chunks().0.iter().all(plain),
        None => text.iter().all(|&byte| byte >= 0x20 && byte != b'"' && byte != b'\\'),
    }
}

/// What needs no escapes: names in the code, and texts that were looked at.
#[inline]
fn write_name(text: &mut Vec<u8>, name: &str) {
    debug_assert!(is_plain(name.as_bytes()), "{name:?} needs escapes");
    text.push(b'"');
    text.extend_from_slice(name.as_bytes());
    text.push(b'"');
}

fn write_text(text: &mut Vec<u8>, value: &str) {
    if is_plain(value.as_bytes()) {
        write_name(text, value);
    } else {
        serde_json::to_writer(text, value).expect("texts can be written to memory");
    }
}

struct Json<'a>(&'a mut Vec<u8>);

impl<'a> Json<'a> {
    #[inline]
    fn several(self, start: u8, end: &'static str) -> Several<'a> {
        self.0.push(start);
        Several { text: self.0, first: true, end }
    }

    /// A variant of an enumeration that has fields.
    fn variant(self, name: &'static str, start: u8, end: &'static str) -> Several<'a> {
        self.0.push(b'{');
        write_name(self.0, name);
        self.0.push(b':');
        self.several(start, end)
    }
}

/// Whole numbers.
macro_rules! numbers {
    ($($method:ident $number:ty),*) => {
        $(#[inline]
        fn $method(self, number: $number) -> Done {
            self.0.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
            Ok(())
        })*
    };
}

impl<'a> ser::Serializer for Json<'a> {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_u128 u128
    );

    fn serialize_f32(self, number: f32) -> Done {
        serde_json::to_writer(self.0, &number).map_err(ser::Error::custom)
    }

    fn serialize_f64(self, number: f64) -> Done {
        serde_json::to_writer(self.0, &number).map_err(ser::Error::custom)
    }

    #[inline]
    fn serialize_bool(self, truth: bool) -> Done {
        self.0.extend_from_slice(if truth { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_char(self, character: char) -> Done {
        self.serialize_str(character.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Done {
        write_text(self.0, value);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        let start = self.0.len();
        self.0.push(b'"');
        write!(Utf8(self.0), "{value}").map_err(ser::Error::custom)?;
        if is_plain(&self.0[start + 1..]) {
            self.0.push(b'"');
        } else {
            self.0.truncate(start);
            write_text(self.0, &value.to_string());
        }
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.collect_seq(bytes)
    }

    #[inline]
    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Done {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        write_name(self.0, variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let mut object = self.several(b'{', "}");
        object.field(variant, value)?;
        object.end()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, Refused> {
        Ok(self.several(b'[', "]"))
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, Refused> {
        Ok(self.several(b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Refused> {
        Ok(self.several(b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Refused> {
        Ok(self.variant(variant, b'[', "]}"))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, Refused> {
        Ok(self.several(b'{', "}"))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Several<'a>, Refused> {
        assert!(!name.starts_with('$'), "{name} is known to serde_json only");
        Ok(self.several(b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Refused> {
        Ok(self.variant(variant, b'{', "}}"))
    }
}

/// What is formatted, as bytes.
struct Utf8<'a>(&'a mut Vec<u8>);

impl Write for Utf8<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

/// A list or an object that is being written.
struct Several<'a> {
    text: &'a mut Vec<u8>,
    first: bool,
    end: &'static str,
}

impl Several<'_> {
    #[inline(always)]
    fn next(&mut self) -> Json<'_> {
        if !self.first {
            self.text.push(b',');
        }
        self.first = false;
        Json(self.text)
    }

    /// Always inlined: the name is known where it is called, and then costs a few moves.
    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        let Json(text) = self.next();
        write_name(text, name);
        text.push(b':');
        value.serialize(Json(text))
    }

    #[inline]
    fn end(self) -> Done {
        self.text.extend_from_slice(self.end.as_bytes());
        Ok(())
    }
}

/// Lists of all kinds.
macro_rules! lists {
    ($($kind:ident $method:ident),*) => {
        $(impl ser::$kind for Several<'_> {
            type Ok = ();
            type Error = Refused;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(self.next())
            }

            #[inline]
            fn end(self) -> Done {
                self.end()
            }
        })*
    };
}

lists!(
    SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field
);

/// Objects whose names are known.
macro_rules! objects {
    ($($kind:ident),*) => {
        $(impl ser::$kind for Several<'_> {
            type Ok = ();
            type Error = Refused;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Done {
                self.end()
            }
        })*
    };
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Refused;

    /// Names are texts, even if they are numbers.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        let Json(text) = self.next();
        let start = text.len();
        key.serialize(Json(text))?;
        match text[start] {
            b'"' => {}
            b'[' | b'{' | b'n' => return Err(ser::Error::custom("the name of a field must be a text")),
            _ => {
                text.insert(start, b'"');
                text.push(b'"');
            }
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.text.push(b':');
        value.serialize(Json(self.text))
    }

    #[inline]
    fn end(self) -> Done {
        self.end()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Serialize, Serializer};

    use super::*;

    #[derive(Serialize)]
    enum Kind {
        Bare,
        One(u8),
        Two(i8, Option<char>),
        Named { left: u128, right: () },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Tagged {
        VeryLong { at: i64 },
    }

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Wrapped(f64);

    #[derive(Serialize)]
    struct Pair(bool, f32);

    struct Spelled(&'static str);

    impl Serialize for Spelled {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(&format_args!("<{}>", self.0))
        }
    }

    struct Raw(&'static [u8]);

    impl Serialize for Raw {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_bytes(self.0)
        }
    }

    #[derive(Serialize)]
    struct Everything {
        kinds: Vec<Kind>,
        tagged: Tagged,
        units: (Unit, Option<()>),
        numbers: (u16, u32, u64, i16, i32, i64, i128),
        wrapped: Wrapped,
        pairs: [Pair; 2],
        none: Option<u8>,
        empty: Vec<u8>,
        by_number: BTreeMap<i32, &'static str>,
        by_kind: BTreeMap<char, BTreeMap<bool, u8>>,
        #[serde(flatten)]
        more: BTreeMap<String, f64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
        spelled: Vec<Spelled>,
        raw: Raw,
        texts: Vec<String>,
    }

    fn everything() -> Everything {
        // Every byte that needs an escape, at every place of a word and in its tail.
        let ascii = (0..0x80_u8).map(char::from);
        let placed =
            ascii.flat_map(|special| (0..19).map(move |at| format!("{:a<at$}{special}{:ž<3}", "", "")));
        let mut texts: Vec<String> = placed.collect();
        texts.extend(
            ["", "žluťoučký kůň", "\u{7f}\u{80}\u{ff}\u{2028}\u{10ffff}", "\"\"\\"].map(str::to_owned),
        );
        Everything {
            kinds: vec![
                Kind::Bare,
                Kind::One(255),
                Kind::Two(-128, Some('"')),
                Kind::Two(0, None),
                Kind::Named { left: u128::MAX, right: () },
            ],
            tagged: Tagged::VeryLong { at: i64::MIN },
            units: (Unit, Some(())),
            numbers: (u16::MAX, u32::MAX, u64::MAX, i16::MIN, i32::MIN, i64::MIN, i128::MIN),
            wrapped: Wrapped(f64::NAN),
            pairs: [Pair(true, 0.1), Pair(false, f32::MIN_POSITIVE)],
            none: None,
            empty: Vec::new(),
            by_number: BTreeMap::from([(-7, "a"), (12, "b")]),
            by_kind: BTreeMap::from([('\n', BTreeMap::from([(true, 1)])), ('x', BTreeMap::new())]),
            more: BTreeMap::from([("more".to_owned(), 1e300), ("a \"b\"".to_owned(), -0.0)]),
            absent: None,
            spelled: vec![Spelled("plain"), Spelled("a\"b"), Spelled("")],
            raw: Raw(&[0, 7, 255]),
            texts,
        }
    }

    #[test]
    fn it_is_what_serde_json_writes() {
        let everything = everything();
        let mut text = b"before".to_vec();
        write(&mut text, &everything);
        let expected = format!("before{}", serde_json::to_string(&everything).unwrap());
        assert_eq!(String::from_utf8(text).unwrap(), expected);
    }

    #[test]
    #[should_panic = "the name of a field must be a text"]
    fn names_are_texts() {
        write(&mut Vec::new(), &BTreeMap::from([(vec![1], 2)]));
    }
}
