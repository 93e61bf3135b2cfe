//! What the machine was like while something was measured. Other virtual machines on the same host take time and
//! caches away.

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use kernel::{Fast, Luck};

/// The memory that is timed: more than a core's own caches hold, less than the one that cores share.
const BYTES: usize = 4 << 20;
const LINE: usize = 64;

/// How long memory is timed.
const LOOK: Duration = Duration::from_millis(50);

/// A walk through memory in which each step says where the next one goes.
pub struct Machine {
    lines: Vec<[usize; LINE / size_of::<usize>()]>,
}

/// The machine at one moment.
#[derive(Clone, Copy)]
pub struct Moment {
    /// Time that other machines took from this machine's cores since it started.
    pub stolen: Duration,
    /// Nanoseconds until memory that is in no cache of its own reaches a core. It doubles and more when neighbours
    /// crowd the shared cache.
    pub memory: f64,
}

impl Machine {
    pub fn new() -> Machine {
        let mut lines: Vec<[usize; _]> = (0..BYTES / LINE).map(|at| [at; _]).collect();
        // Sattolo's shuffle: one ring through all lines.
        let mut luck = Fast::new(1);
        for last in (1..lines.len()).rev() {
            lines.swap(last, luck.pick(last as u32) as usize);
        }
        Machine { lines }
    }

    pub fn look(&self) -> Moment {
        const STEPS: u32 = 10_000;
        let begun = Instant::now();
        let (mut at, mut steps) = (0, 0);
        while begun.elapsed() < LOOK {
            for _ in 0..STEPS {
                at = self.lines[at][0];
            }
            steps += STEPS;
        }
        black_box(at);
        Moment { stolen: stolen(), memory: begun.elapsed().as_nanos() as f64 / f64::from(steps) }
    }
}

/// The eighth figure of the first line of `/proc/stat`, in hundredths of a second.
fn stolen() -> Duration {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks = stat.split_whitespace().nth(8).and_then(|ticks| ticks.parse::<u64>().ok());
    Duration::from_millis(ticks.unwrap_or_default() * 10)
}
