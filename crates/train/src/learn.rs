//! Fits the weights of a network to samples: stochastic gradient descent with Adam's steps.
//!
//! A batch is divided into shards that do not depend on the number of threads, and their gradients are added in order, so
//! the result is the same for any number of threads.

use bots::net::{Layers, NARROW, Net, WIDE, add, dot, softmax};
use kernel::{DENSE, FEATURES, Fast, Inputs, Learned, Luck, Seat, splitmix};

use crate::samples::{Sample, Samples};

const SHARDS: usize = 4;
const SHARD: usize = 128;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    pub epochs: u32,
    /// The first and the last length of a step.
    pub rate: [f32; 2],
    /// What each step takes from the weights it touches.
    pub decay: f32,
    pub seed: u64,
    pub threads: usize,
}

/// Mean losses of some samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Loss {
    pub value: f64,
    pub policy: f64,
    values: u64,
    policies: u64,
}

impl Loss {
    fn add(&mut self, other: &Loss) {
        self.value += other.value;
        self.policy += other.policy;
        self.values += other.values;
        self.policies += other.policies;
    }

    fn mean(self) -> Loss {
        let value = self.value / self.values.max(1) as f64;
        Loss { value, policy: self.policy / self.policies.max(1) as f64, ..self }
    }
}

/// The gradient of a shard. Rows are only cleared and read where they were touched.
struct Gradient {
    net: Net,
    inputs: Touched,
    outputs: Touched,
    loss: Loss,
    layers: Layers,
    scratch: Vec<f32>,
    read: Inputs,
}

/// What inputs and outputs become in each way of putting a position (see [`Learned::TWINS`]), way by way.
struct Twins {
    ways: u64,
    inputs: Vec<u16>,
    outputs: Vec<u16>,
}

impl Twins {
    fn of<G: Learned>() -> Twins {
        let inputs = |way| (0..G::INPUTS as u16).map(move |input| G::twin_input(way, input));
        let outputs = |way| (0..G::OUTPUTS as u16).map(move |output| G::twin_output(way, output));
        Twins {
            ways: G::TWINS.into(),
            inputs: (0..G::TWINS).flat_map(inputs).collect(),
            outputs: (0..G::TWINS).flat_map(outputs).collect(),
        }
    }

    /// One of the ways by lot: the inputs, then the outputs.
    fn pick(&self, lot: u64) -> (&[u16], &[u16]) {
        let way = (splitmix(lot) % self.ways) as usize;
        let part = |all: &[u16]| {
            let size = all.len() / self.ways as usize;
            way * size..(way + 1) * size
        };
        (&self.inputs[part(&self.inputs)], &self.outputs[part(&self.outputs)])
    }

    /// The usual way.
    fn usual(&self) -> (&[u16], &[u16]) {
        let size = |all: &[u16]| all.len() / self.ways as usize;
        (&self.inputs[..size(&self.inputs)], &self.outputs[..size(&self.outputs)])
    }
}

/// Which rows were touched, in the order in which they were.
struct Touched {
    rows: Vec<u16>,
    seen: Vec<bool>,
}

impl Touched {
    fn new(rows: usize) -> Touched {
        Touched { rows: Vec::new(), seen: vec![false; rows] }
    }

    fn touch(&mut self, row: u16) {
        if !std::mem::replace(&mut self.seen[usize::from(row)], true) {
            self.rows.push(row);
        }
    }

    fn clear(&mut self) {
        self.rows.drain(..).for_each(|row| self.seen[usize::from(row)] = false);
    }
}

impl Gradient {
    fn new<G: Learned>() -> Gradient {
        Gradient {
            net: Net::empty::<G>(),
            inputs: Touched::new(G::INPUTS),
            outputs: Touched::new(G::OUTPUTS),
            loss: Loss::default(),
            layers: Layers { wide: [0.0; WIDE], narrow: [0.0; NARROW] },
            scratch: Vec::new(),
            read: Inputs::default(),
        }
    }

    fn clear(&mut self) {
        for &row in &self.inputs.rows {
            self.net.rows[usize::from(row)] = [0.0; WIDE];
        }
        for &row in &self.outputs.rows {
            self.net.outputs[usize::from(row)] = [0.0; NARROW];
            self.net.output_bias[usize::from(row)] = 0.0;
        }
        self.inputs.clear();
        self.outputs.clear();
        let net = &mut self.net;
        net.dense = [[0.0; WIDE]; DENSE];
        net.wide = [0.0; WIDE];
        net.second = [[0.0; WIDE]; NARROW];
        net.narrow = [0.0; NARROW];
        net.seats = [[0.0; NARROW]; Seat::MAX];
        net.seat_bias = [0.0; Seat::MAX];
        net.kinds.fill([0.0; FEATURES]);
        self.loss = Loss::default();
    }

    /// Adds the gradient of a sample, or its losses alone, with inputs and outputs that are put like this.
    fn add(&mut self, weights: &Net, sample: Sample<'_>, (inputs, outputs): (&[u16], &[u16]), learn: bool) {
        self.read.on.clear();
        self.read.on.extend(sample.inputs.iter().map(|input| inputs[usize::from(*input)]));
        self.read.dense.copy_from_slice(sample.dense);
        self.layers = weights.layers(&self.read);
        let layers = &self.layers;
        let mut back = [0.0; NARROW];
        let chances = weights.chances(layers, sample.seats);
        for (nth, (chance, wanted)) in chances.iter().zip(sample.chances).enumerate().take(sample.seats) {
            self.loss.value -= f64::from(wanted * chance.max(1e-9).ln());
            if learn {
                let wrong = chance - wanted;
                add(&mut back, &weights.seats[nth], wrong);
                add(&mut self.net.seats[nth], &layers.narrow, wrong);
                self.net.seat_bias[nth] += wrong;
            }
        }
        self.loss.values += 1;
        if sample.policy.iter().any(|share| *share > 0.0) {
            self.scratch.clear();
            let answers = sample.answers.iter().map(|output| outputs[usize::from(*output)]);
            let answers = answers.zip(sample.kinds).zip(sample.features.chunks_exact(FEATURES));
            for ((index, &kind), features) in answers.clone() {
                let at = usize::from(index);
                let kind = &weights.kinds[usize::from(kind)];
                let sum: f32 = kind.iter().zip(features).map(|(weight, number)| weight * number).sum();
                let leaning = weights.output_bias[at] + dot(&weights.outputs[at], &layers.narrow) + sum;
                self.scratch.push(leaning);
            }
            softmax(&mut self.scratch);
            for (nth, ((index, &kind), features)) in answers.enumerate() {
                let (share, wanted) = (self.scratch[nth], sample.policy[nth]);
                self.loss.policy -= f64::from(wanted * share.max(1e-9).ln());
                if learn {
                    let (wrong, at) = (share - wanted, usize::from(index));
                    self.outputs.touch(index);
                    add(&mut back, &weights.outputs[at], wrong);
                    add(&mut self.net.outputs[at], &layers.narrow, wrong);
                    self.net.output_bias[at] += wrong;
                    for (weight, number) in self.net.kinds[usize::from(kind)].iter_mut().zip(features) {
                        *weight += wrong * number;
                    }
                }
            }
            self.loss.policies += 1;
        }
        if !learn {
            return;
        }
        let mut first = [0.0; WIDE];
        for (nth, (forth, back)) in layers.narrow.iter().zip(back).enumerate() {
            if *forth > 0.0 {
                add(&mut self.net.second[nth], &layers.wide, back);
                self.net.narrow[nth] += back;
                add(&mut first, &weights.second[nth], back);
            }
        }
        for (back, forth) in first.iter_mut().zip(&layers.wide) {
            if *forth <= 0.0 {
                *back = 0.0;
            }
        }
        for &input in &self.read.on {
            self.inputs.touch(input);
            add(&mut self.net.rows[usize::from(input)], &first, 1.0);
        }
        for (row, number) in self.net.dense.iter_mut().zip(sample.dense) {
            add(row, &first, *number);
        }
        add(&mut self.net.wide, &first, 1.0);
    }

    /// Adds the gradient of another shard.
    fn merge(&mut self, other: &Gradient) {
        for &row in &other.inputs.rows {
            self.inputs.touch(row);
            add(&mut self.net.rows[usize::from(row)], &other.net.rows[usize::from(row)], 1.0);
        }
        for &row in &other.outputs.rows {
            let at = usize::from(row);
            self.outputs.touch(row);
            add(&mut self.net.outputs[at], &other.net.outputs[at], 1.0);
            self.net.output_bias[at] += other.net.output_bias[at];
        }
        let (to, from) = (&mut self.net, &other.net);
        sum(to.dense.as_flattened_mut(), from.dense.as_flattened());
        sum(&mut to.wide, &from.wide);
        sum(to.second.as_flattened_mut(), from.second.as_flattened());
        sum(&mut to.narrow, &from.narrow);
        sum(to.seats.as_flattened_mut(), from.seats.as_flattened());
        sum(&mut to.seat_bias, &from.seat_bias);
        sum(to.kinds.as_flattened_mut(), from.kinds.as_flattened());
        self.loss.add(&other.loss);
    }
}

fn sum(to: &mut [f32], from: &[f32]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
}

/// The means that Adam keeps of the gradient and of its square.
struct Adam {
    mean: Net,
    square: Net,
    step: i32,
}

impl Adam {
    fn new<G: Learned>() -> Adam {
        Adam { mean: Net::empty::<G>(), square: Net::empty::<G>(), step: 0 }
    }

    /// Takes a step against the gradient. Rows that were not touched stay as they are.
    fn step(&mut self, net: &mut Net, gradient: &mut Gradient, count: usize, rate: f32, decay: f32) {
        self.step += 1;
        let pace = Pace { rate, decay, step: self.step, count: count as f32 };
        let (mean, square, by) = (&mut self.mean, &mut self.square, &mut gradient.net);
        for &row in &gradient.inputs.rows {
            let at = usize::from(row);
            pace.walk(&mut net.rows[at], &by.rows[at], &mut mean.rows[at], &mut square.rows[at]);
        }
        for &row in &gradient.outputs.rows {
            let at = usize::from(row);
            pace.walk(&mut net.outputs[at], &by.outputs[at], &mut mean.outputs[at], &mut square.outputs[at]);
            let one = at..=at;
            pace.walk(
                &mut net.output_bias[one.clone()],
                &by.output_bias[one.clone()],
                &mut mean.output_bias[one.clone()],
                &mut square.output_bias[one],
            );
        }
        macro_rules! walk {
            ($($part:ident),+ ; $($flat:ident),+) => {
                $(pace.walk(
                    net.$part.as_flattened_mut(), by.$part.as_flattened(),
                    mean.$part.as_flattened_mut(), square.$part.as_flattened_mut(),
                );)+
                $(pace.walk(&mut net.$flat, &by.$flat, &mut mean.$flat, &mut square.$flat);)+
            };
        }
        walk!(dense, second, seats, kinds; wide, narrow, seat_bias);
    }
}

/// How far a step goes.
struct Pace {
    rate: f32,
    decay: f32,
    step: i32,
    count: f32,
}

impl Pace {
    fn walk(&self, weights: &mut [f32], by: &[f32], mean: &mut [f32], square: &mut [f32]) {
        const KEEP: [f32; 2] = [0.9, 0.999];
        let [early, late] = KEEP.map(|keep| 1.0 - keep.powi(self.step));
        for (((weight, by), mean), square) in weights.iter_mut().zip(by).zip(mean).zip(square) {
            let by = by / self.count;
            *mean += (1.0 - KEEP[0]) * (by - *mean);
            *square += (1.0 - KEEP[1]) * (by * by - *square);
            let direction = (*mean / early) / ((*square / late).sqrt() + 1e-8);
            *weight -= self.rate * (direction + self.decay * *weight);
        }
    }
}

/// Weights to begin with: small random numbers.
pub(crate) fn beginning<G: Learned>(seed: u64) -> Net {
    let mut luck = Fast::of(&[seed, 1]);
    let mut random = |size: f32| {
        const STEPS: u32 = 1 << 20;
        (luck.roll(STEPS) as f32 / STEPS as f32 * 2.0 - 1.0) * size
    };
    let mut net = Net::empty::<G>();
    net.rows.as_flattened_mut().iter_mut().for_each(|weight| *weight = random(0.15));
    net.dense.as_flattened_mut().iter_mut().for_each(|weight| *weight = random(0.15));
    net.second.as_flattened_mut().iter_mut().for_each(|weight| *weight = random(0.2));
    net.seats.as_flattened_mut().iter_mut().for_each(|weight| *weight = random(0.1));
    net.outputs.as_flattened_mut().iter_mut().for_each(|weight| *weight = random(0.1));
    net
}

/// Learns from some samples, and returns the weights that did best on others.
pub(crate) fn learn<G: Learned>(
    mut net: Net,
    samples: &Samples,
    held_out: &Samples,
    lesson: Lesson,
    mut tell: impl FnMut(u32, Loss, Loss),
) -> (Net, Loss) {
    let mut adam = Adam::new::<G>();
    let twins = Twins::of::<G>();
    let mut shards: Vec<Gradient> = (0..SHARDS).map(|_| Gradient::new::<G>()).collect();
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut luck = Fast::of(&[lesson.seed, 2]);
    let batch = SHARDS * SHARD;
    let steps = (lesson.epochs as usize * samples.len().div_ceil(batch)).max(1);
    let mut done = 0;
    let mut best: Option<(Net, Loss)> = None;
    for epoch in 1..=lesson.epochs {
        shuffle(&mut order, &mut luck);
        let mut learned = Loss::default();
        for some in order.chunks(batch) {
            shards.iter_mut().for_each(Gradient::clear);
            let work = shards.iter_mut().zip(some.chunks(SHARD));
            in_parallel(work, lesson.threads, |(shard, some)| {
                for &at in some {
                    let lot = splitmix(lesson.seed) ^ u64::from(epoch) << 32 ^ u64::from(at);
                    shard.add(&net, samples.get(at as usize), twins.pick(lot), true);
                }
            });
            let [first, others @ ..] = &mut shards[..] else { unreachable!("there are several shards") };
            others.iter().for_each(|other| first.merge(other));
            learned.add(&first.loss);
            let [from, to] = lesson.rate;
            let rate = from + (to - from) * done as f32 / steps as f32;
            adam.step(&mut net, first, some.len(), rate, lesson.decay);
            done += 1;
        }
        let loss = losses::<G>(&net, held_out, lesson.threads);
        tell(epoch, learned.mean(), loss);
        if best.as_ref().is_none_or(|(_, known)| loss.value + loss.policy < known.value + known.policy) {
            best = Some((net.clone(), loss));
        }
    }
    best.unwrap_or((net, Loss::default()))
}

/// How well a network fits samples that it did not learn from.
pub(crate) fn losses<G: Learned>(net: &Net, samples: &Samples, threads: usize) -> Loss {
    let mut shards: Vec<Gradient> = (0..SHARDS).map(|_| Gradient::new::<G>()).collect();
    let twins = Twins::of::<G>();
    let share = samples.len().div_ceil(SHARDS).max(1);
    in_parallel(shards.iter_mut().enumerate(), threads, |(nth, shard)| {
        for at in (nth * share).min(samples.len())..((nth + 1) * share).min(samples.len()) {
            shard.add(net, samples.get(at), twins.usual(), false);
        }
    });
    let mut loss = Loss::default();
    shards.iter().for_each(|shard| loss.add(&shard.loss));
    loss.mean()
}

fn shuffle(order: &mut [u32], luck: &mut Fast) {
    for at in (1..order.len()).rev() {
        order.swap(at, luck.roll(at as u32 + 1) as usize);
    }
}

/// Does each piece of work once, on so many threads.
fn in_parallel<W: Send>(
    work: impl Iterator<Item = W>,
    threads: usize,
    perform: impl Fn(W) + Sync + Send + Copy,
) {
    if threads <= 1 {
        return work.for_each(perform);
    }
    let mut shares: Vec<Vec<W>> = (0..threads).map(|_| Vec::new()).collect();
    for (nth, piece) in work.enumerate() {
        shares[nth % threads].push(piece);
    }
    std::thread::scope(|scope| {
        for share in shares {
            scope.spawn(move || share.into_iter().for_each(perform));
        }
    });
}

#[cfg(test)]
mod tests {
    use bots::net::Net;
    use kernel::Fast;
    use lumeria::Lumeria;

    use super::*;
    use crate::play::{Habits, Player, game};

    fn samples() -> Samples {
        let mut samples = Samples::default();
        let habits = Habits { visits: 8, few: 4 };
        game::<Lumeria>(&Player::Search(20, 12), habits, "", &mut Fast::new(5), &mut samples);
        samples
    }

    fn lesson(threads: usize) -> Lesson {
        Lesson { epochs: 2, rate: [1e-3, 1e-4], decay: 0.01, seed: 3, threads }
    }

    #[test]
    fn the_gradient_is_how_the_loss_changes() {
        let samples = samples();
        let sample = samples.get(samples.len() / 2);
        let net = beginning::<Lumeria>(1);
        let mut gradient = Gradient::new::<Lumeria>();
        let twins = Twins::of::<Lumeria>();
        gradient.add(&net, sample, twins.usual(), true);
        let loss = |net: &Net| {
            let mut only = Gradient::new::<Lumeria>();
            only.add(net, sample, twins.usual(), false);
            only.loss.value + only.loss.policy
        };
        let (mut probed, step) = (0, 1e-2);
        let mut sizes = Vec::new();
        net.clone().blocks(&mut |block| sizes.push(block.len()));
        let mut by = gradient.net.clone();
        for (nth, size) in sizes.into_iter().enumerate() {
            // Some weights of each block, and of the rows those that the sample uses.
            let mut slopes = Vec::new();
            let mut at = 0;
            by.blocks(&mut |block| {
                if at == nth {
                    slopes = block.to_vec();
                }
                at += 1;
            });
            let largest = (0..size).max_by(|a, b| slopes[*a].abs().total_cmp(&slopes[*b].abs()));
            let largest = largest.expect("no block is empty");
            let moved = |by: f32| {
                let (mut net, mut at) = (net.clone(), 0);
                net.blocks(&mut |block| {
                    if at == nth {
                        block[largest] += by;
                    }
                    at += 1;
                });
                loss(&net)
            };
            let slope = (moved(step) - moved(-step)) / f64::from(2.0 * step);
            let said = f64::from(slopes[largest]);
            assert!((slope - said).abs() < 0.02 + 0.05 * said.abs(), "block {nth}: {slope} and {said}");
            probed += usize::from(said.abs() > 1e-3);
        }
        assert!(probed > 6, "{probed} blocks have a slope");
    }

    #[test]
    fn what_is_learned_depends_on_the_seed_and_not_on_the_threads() {
        let samples = samples();
        let fit = |threads| {
            let net = beginning::<Lumeria>(1);
            learn::<Lumeria>(net, &samples, &samples, lesson(threads), |_, _, _| {})
        };
        let ((one, loss), (two, _)) = (fit(1), fit(2));
        assert_eq!(one, two);
        let before = losses::<Lumeria>(&beginning::<Lumeria>(1), &samples, 1);
        assert!(loss.value < before.value && loss.policy < before.policy, "{before:?} {loss:?}");
    }

    #[test]
    fn weights_are_read_as_they_were_written_and_others_are_refused() {
        let net = beginning::<Lumeria>(1).rounded();
        let bytes = net.to_bytes::<Lumeria>();
        let read = Net::read::<Lumeria>(&bytes).expect("our own file");
        assert_eq!(read.to_bytes::<Lumeria>(), bytes);
        let why = |bytes: &[u8]| Net::read::<Lumeria>(bytes).expect_err("refused").to_string();
        assert!(why(b"a picture").contains("no file of weights"));
        assert!(why(&bytes[..bytes.len() - 40]).contains("damaged"));
        let mut flipped = bytes.clone();
        flipped[1000] ^= 1;
        assert!(why(&flipped).contains("damaged"));
    }
}
