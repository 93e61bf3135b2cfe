//! Arrays as files that numpy reads.

use std::fs;
use std::io;
use std::path::Path;

/// A number as numpy writes it.
pub(crate) trait Number: Copy {
    /// What numpy calls it.
    const DESCR: &'static str;
    const SIZE: usize;
    fn put(self, into: &mut Vec<u8>);
    fn get(bytes: &[u8]) -> Self;
}

macro_rules! number {
    ($type:ty, $descr:literal) => {
        impl Number for $type {
            const DESCR: &'static str = $descr;
            const SIZE: usize = size_of::<$type>();

            fn put(self, into: &mut Vec<u8>) {
                into.extend(self.to_le_bytes());
            }

            fn get(bytes: &[u8]) -> $type {
                let mut own = [0; size_of::<$type>()];
                own.copy_from_slice(bytes);
                <$type>::from_le_bytes(own)
            }
        }
    };
}

number!(u8, "|u1");
number!(u16, "<u2");
number!(u32, "<u4");
number!(f32, "<f4");

const MAGIC: &[u8] = b"\x93NUMPY\x01\x00";

/// Writes rows of so many columns.
pub(crate) fn write<T: Number>(file: &Path, numbers: &[T], columns: usize) -> io::Result<()> {
    let rows = numbers.len() / columns;
    let shape = if columns == 1 { format!("({rows},)") } else { format!("({rows}, {columns})") };
    let mut head = format!("{{'descr': '{}', 'fortran_order': False, 'shape': {shape}, }}", T::DESCR);
    // The numbers begin at a multiple of 64.
    while !(MAGIC.len() + 2 + head.len() + 1).is_multiple_of(64) {
        head.push(' ');
    }
    head.push('\n');
    let mut bytes = MAGIC.to_vec();
    bytes.extend((head.len() as u16).to_le_bytes());
    bytes.extend(head.bytes());
    numbers.iter().for_each(|number| number.put(&mut bytes));
    fs::write(file, bytes)
}

/// Reads what [`write`] wrote.
pub(crate) fn read<T: Number>(file: &Path) -> io::Result<Vec<T>> {
    let wrong =
        |reason: &str| io::Error::new(io::ErrorKind::InvalidData, format!("{}: {reason}", file.display()));
    let bytes = fs::read(file)?;
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(|| wrong("not an array of numpy, version 1.0"))?;
    let (len, rest) = rest.split_first_chunk::<2>().ok_or_else(|| wrong("it breaks off"))?;
    let (head, numbers) =
        rest.split_at_checked(u16::from_le_bytes(*len).into()).ok_or_else(|| wrong("it breaks off"))?;
    let kind = format!("'{}'", T::DESCR);
    if !String::from_utf8_lossy(head).contains(&kind) || !numbers.len().is_multiple_of(T::SIZE) {
        return Err(wrong(&format!("expected numbers of kind {kind}")));
    }
    Ok(numbers.chunks_exact(T::SIZE).map(T::get).collect())
}
