//! Weights as a file: a few lines of text that say what they are for, then every block of numbers as a scale and whole
//! numbers of 16 bits, then the SHA-256 of all that.

use kernel::{FEATURES, Learned};
use sha2::{Digest, Sha256};

use super::{NARROW, Net, NetError, WIDE};

const MAGIC: &str = "hetman net 1";

/// No weight is larger: what a network makes of such weights is still a number.
const MOST: f32 = 1e4;

/// No file of weights is larger than that, by far.
pub const LARGEST: u64 = 64 << 20;

/// What the lines at the beginning say.
fn head<G: Learned>() -> String {
    let shape = format!("shape {} {WIDE} {NARROW} {} {}", G::INPUTS, G::OUTPUTS, G::KINDS);
    format!("{MAGIC}\ngame {}\nencoding {}\n{shape}\n\n", G::NAME, G::ENCODING)
}

/// The name of the game that weights are for.
///
/// # Errors
/// If this is no file of weights.
pub fn game_of(bytes: &[u8]) -> Result<&str, NetError> {
    let line = bytes.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b"\ngame "));
    let name = line.and_then(|line| line.split(|byte| *byte == b'\n').next());
    let name = name.and_then(|name| std::str::from_utf8(name).ok());
    let name = name.filter(|name| name.len() < 40 && name.bytes().all(|byte| byte.is_ascii_graphic()));
    name.ok_or_else(|| NetError(format!("this is no file of weights: it does not begin with '{MAGIC}'")))
}

impl Net {
    /// The weights as a file. Numbers lose what 16 bits cannot hold; see [`Net::rounded`].
    #[must_use]
    pub fn to_bytes<G: Learned>(&self) -> Vec<u8> {
        let mut bytes = head::<G>().into_bytes();
        let mut copy = self.clone();
        copy.blocks(&mut |block| {
            let scale = scale(block);
            bytes.extend(scale.to_le_bytes());
            for number in block {
                bytes.extend(((*number / scale).round() as i16).to_le_bytes());
            }
        });
        let hash = Sha256::digest(&bytes);
        bytes.extend(hash);
        bytes
    }

    /// The weights as they are after they were written and read again.
    #[must_use]
    pub fn rounded(mut self) -> Net {
        self.blocks(&mut |block| {
            let scale = scale(block);
            block.iter_mut().for_each(|number| *number = (*number / scale).round() * scale);
        });
        self
    }

    /// Reads weights for a game.
    ///
    /// # Errors
    /// If the file is damaged, or of another game or shape.
    pub fn read<G: Learned>(bytes: &[u8]) -> Result<Net, NetError> {
        let no = |reason: String| Err(NetError(reason));
        game_of(bytes)?;
        let Some((body, hash)) = bytes.split_last_chunk::<32>() else {
            return no("the file of weights breaks off".to_owned());
        };
        if Sha256::digest(body)[..] != hash[..] {
            return no("the file of weights is damaged: its SHA-256 does not fit".to_owned());
        }
        let head = head::<G>();
        let Some(mut rest) = body.strip_prefix(head.as_bytes()) else {
            let end =
                body.iter().take(200).take_while(|byte| byte.is_ascii_graphic() || b" \n".contains(byte));
            let found = String::from_utf8_lossy(&body[..end.count()]);
            let found = found.split("\n\n").next().unwrap_or_default().replace('\n', ", ");
            return no(format!("these weights are for something else: expected '{}', found '{found}'", {
                head.trim_end().replace('\n', ", ")
            }));
        };
        let mut net = Net::empty::<G>();
        let (mut short, mut sound) = (false, true);
        net.blocks(&mut |block| {
            let Some((numbers, after)) = rest.split_at_checked(4 + 2 * block.len()) else {
                short = true;
                return;
            };
            rest = after;
            let (scale, numbers) = numbers.split_at(4);
            let scale = f32::from_le_bytes([scale[0], scale[1], scale[2], scale[3]]);
            for (number, two) in block.iter_mut().zip(numbers.chunks_exact(2)) {
                *number = f32::from(i16::from_le_bytes([two[0], two[1]])) * scale;
                sound &= number.abs() <= MOST;
            }
        });
        if short || !rest.is_empty() {
            return no("the file of weights has not as many numbers as it says".to_owned());
        }
        if !sound {
            return no(format!("the file of weights has numbers above {MOST}, or what is no number"));
        }
        Ok(net)
    }

    /// All weights, block by block, always in the same order.
    pub fn blocks(&mut self, see: &mut impl FnMut(&mut [f32])) {
        see(self.rows.as_flattened_mut());
        see(self.dense.as_flattened_mut());
        see(&mut self.wide);
        see(self.second.as_flattened_mut());
        see(&mut self.narrow);
        see(self.seats.as_flattened_mut());
        see(&mut self.seat_bias);
        see(self.outputs.as_flattened_mut());
        see(&mut self.output_bias);
        see(self.kinds.as_flattened_mut());
    }
}

const _: () = assert!(FEATURES > 0 && WIDE.is_multiple_of(8) && NARROW.is_multiple_of(8));

/// What a step of a whole number stands for in this block.
fn scale(block: &[f32]) -> f32 {
    let most = block.iter().fold(0.0f32, |most, number| most.max(number.abs()));
    if most > 0.0 { most / f32::from(i16::MAX) } else { 1.0 }
}
