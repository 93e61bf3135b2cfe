//! Search with a network: it says which answers to look at and what a position is worth, so no game is played out.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::Arc;

use kernel::{Disclosure, Fast, Inputs, Learned, Outlook, Seat, Waiting};

use crate::net::{Net, softmax};
use crate::noticed::Noticed;
use crate::search::{Imagined, Limit, error, first, reward};
use crate::tree::{AsItIs, fraction};
use crate::{Bot, Budget, Candidate, Glimpse};

/// How a search with a network thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuctSettings {
    /// How long it thinks. With no visits at all, it answers by its policy alone.
    pub budget: Budget,
    /// How readily it tries what the policy likes, against what has proved good.
    pub exploration: f32,
    /// How much worse an answer that was not tried is taken to be.
    pub reserve: f32,
    /// How its answer is drawn: 0 gives the one it visited most; the larger, the more often another one.
    pub temperature: f32,
    /// How much chance is mixed into the policy at the question itself, to learn from what would not be tried.
    pub noise: f32,
    /// How often each answer to the question itself is looked at, if there are visits enough.
    pub least: u32,
}

impl PuctSettings {
    /// The usual settings.
    #[must_use]
    pub fn new(budget: Budget) -> PuctSettings {
        PuctSettings { budget, exploration: 0.15, reserve: 0.1, temperature: 0.0, noise: 0.0, least: 0 }
    }
}

/// What is known of one answer at a node.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// How often it could have been given.
    available: u32,
    /// Sum of what it brought the seat that gave it, and of the squares of that.
    reward: f32,
    squares: f32,
}

impl<A> Edge<A> {
    fn new(action: A) -> Edge<A> {
        Edge { action, prior: 0.0, visits: 0, available: 0, reward: 0.0, squares: 0.0 }
    }
}

/// A decision of a seat: where its edges are, ascending by action, and how often its priors were asked for.
#[derive(Clone, Copy, Debug)]
struct Node {
    start: u32,
    len: u32,
    asked: u32,
    visits: u32,
    reward: f32,
}

/// Priors are the mean of so many worlds: other seats hold other cards in each.
const WORLDS: u32 = 4;

/// Information-set search with a network. Nodes are keyed as in [`crate::Search`], by what the deciding seat has
/// noticed, the results of luck among it.
#[derive(Debug)]
pub struct Puct<G: Learned> {
    settings: PuctSettings,
    net: Arc<Net>,
    nodes: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
    places: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    /// Node and edge of each answer of an iteration, and who gave it.
    path: Vec<(u32, u32, Seat)>,
    legal: Vec<G::Action>,
    inputs: Inputs,
    priors: Vec<f32>,
    /// What the question is worth to each seat: the sum over all iterations, and over one by the network.
    worth: Outlook,
    candidates: Vec<Candidate<G::Action>>,
    /// What the policy said of each legal answer, without chance mixed in.
    policy: Vec<(G::Action, f32)>,
}

impl<G: Learned> Puct<G> {
    /// A bot that thinks like this with these weights.
    #[must_use]
    pub fn new(net: Arc<Net>, settings: PuctSettings) -> Puct<G> {
        Puct {
            settings,
            net,
            nodes: HashMap::default(),
            places: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            inputs: Inputs::default(),
            priors: Vec::new(),
            worth: [0.0; Seat::MAX],
            candidates: Vec::new(),
            policy: Vec::new(),
        }
    }

    /// What the policy said of each answer to the last question, before any thought.
    #[must_use]
    pub fn policy(&self) -> &[(G::Action, f32)] {
        &self.policy
    }

    /// Changes how it thinks from now on.
    pub fn set(&mut self, settings: PuctSettings) {
        self.settings = settings;
    }

    /// What the network says of the position to the seat that thinks; leaves the policy of the legal answers of the seat
    /// that is asked in `priors`.
    fn ask(&mut self, world: &G::State, seat: Seat, glimpse: &Glimpse<'_, G>) -> Outlook {
        self.inputs.clear();
        G::inputs(world, seat, &mut self.inputs);
        let layers = self.net.layers(&self.inputs);
        self.priors.clear();
        for &action in &self.legal {
            self.priors.push(self.net.leaning(&layers, &G::output(world, seat, action)));
        }
        softmax(&mut self.priors);
        let thinks = glimpse.seat();
        if !G::SECRETS || thinks == seat {
            return self.net.outlook(&layers, seat, glimpse.seats());
        }
        self.inputs.clear();
        G::inputs(world, thinks, &mut self.inputs);
        self.net.outlook(&self.net.layers(&self.inputs), thinks, glimpse.seats())
    }

    /// Gives the node edges for all legal answers, and their priors a share in those of this world.
    fn learn(&mut self, node: u32) {
        let place = self.places[node as usize];
        let known = place.start as usize..(place.start + place.len) as usize;
        let same = known.len() == self.legal.len()
            && self.edges[known.clone()].iter().zip(&self.legal).all(|(edge, action)| edge.action == *action);
        if !same {
            // Both lists ascend; the union goes to the end of the arena.
            let start = self.edges.len() as u32;
            let (mut old, mut new) = (known.start, 0);
            while old < known.end || new < self.legal.len() {
                let action = self.legal.get(new).copied();
                let take_old =
                    old < known.end && action.is_none_or(|action| self.edges[old].action <= action);
                if take_old {
                    new += usize::from(Some(self.edges[old].action) == action);
                    self.edges.push(self.edges[old]);
                    old += 1;
                } else if let Some(action) = action {
                    self.edges.push(Edge::new(action));
                    new += 1;
                }
            }
            let place = &mut self.places[node as usize];
            (place.start, place.len) = (start, self.edges.len() as u32 - start);
        }
        let place = &mut self.places[node as usize];
        place.asked += 1;
        let share = 1.0 / place.asked as f32;
        let edges = &mut self.edges[place.start as usize..(place.start + place.len) as usize];
        let mut nth = 0;
        for edge in edges {
            let prior = if self.legal.get(nth) == Some(&edge.action) {
                nth += 1;
                self.priors[nth - 1]
            } else {
                0.0
            };
            edge.prior += share * (prior - edge.prior);
        }
    }

    /// Chooses among the legal answers, all of which the node has.
    fn choose(&mut self, node: u32, sealed: bool, luck: &mut Fast) -> u32 {
        let place = self.places[node as usize];
        let edges = &mut self.edges[place.start as usize..(place.start + place.len) as usize];
        let PuctSettings { exploration, reserve, .. } = self.settings;
        let (mut nth, mut seen) = (0, 0.0);
        for edge in edges.iter_mut() {
            if self.legal.get(nth) == Some(&edge.action) {
                nth += 1;
                edge.available += 1;
                if edge.visits > 0 {
                    seen += edge.prior;
                }
            }
        }
        let mean = if place.visits > 0 { place.reward / place.visits as f32 } else { 0.5 };
        let untried = mean - reserve * f32::sqrt(seen);
        let (mut best, mut nth) = ((f32::MIN, 0), 0);
        self.priors.clear();
        for (at, edge) in edges.iter().enumerate() {
            if self.legal.get(nth) != Some(&edge.action) {
                continue;
            }
            nth += 1;
            let value = if edge.visits > 0 { edge.reward / edge.visits as f32 } else { untried };
            let bonus =
                exploration * edge.prior * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let urgent = if node == 0 && edge.visits < self.settings.least { f32::MAX } else { 0.0 };
            if value + bonus + urgent > best.0 {
                best = (value + bonus + urgent, at);
            }
            if sealed {
                // The better an answer was so far, the more likely, and the more so the more is known.
                let sharpness = (place.visits as f32).sqrt();
                self.priors.push(edge.prior.max(1e-3) * (sharpness * (value - mean)).exp());
            }
        }
        if sealed {
            let drawn = draw(&self.priors, luck);
            let action = self.legal[drawn];
            best.1 = edges.iter().position(|edge| edge.action == action).unwrap_or(best.1);
        }
        place.start + best.1 as u32
    }

    fn imagine(&mut self, glimpse: &Glimpse<'_, G>, root: Noticed, luck: &mut Fast) {
        let mut seat = glimpse.seat();
        let mut game = Imagined::<G>::new(glimpse.reimagine(luck), seat, root);
        self.path.clear();
        let rewards = loop {
            G::legal(&game.world, seat, &mut self.legal);
            let new = self.places.len() as u32;
            let node = *self.nodes.entry(game.noticed.by(seat)).or_insert(new);
            if node == new {
                self.places.push(Node { start: 0, len: 0, asked: 0, visits: 0, reward: 0.0 });
            }
            let place = self.places[node as usize];
            // What the seat that thinks knows at a node is the same in every world.
            let worlds = if seat == glimpse.seat() { 1 } else { WORLDS };
            if place.asked < worlds || !self.has_all(place) {
                let outlook = self.ask(&game.world, seat, glimpse);
                self.learn(node);
                if place.asked == 0 && !self.path.is_empty() {
                    break outlook;
                }
            }
            let sealed = G::disclosure(&game.world, seat) == Disclosure::Sealed;
            let edge = self.choose(node, sealed, luck);
            self.path.push((node, edge, seat));
            let action = self.edges[edge as usize].action;
            match game.answer_and_notice(seat, action, luck) {
                Waiting::Over(standing) => break reward(&standing),
                Waiting::For(seats) => seat = first(seats),
            }
        };
        for &(node, edge, seat) in &self.path {
            let reward = rewards[seat.index()];
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.reward += reward;
            edge.squares += reward * reward;
            let place = &mut self.places[node as usize];
            place.visits += 1;
            place.reward += reward;
        }
        self.worth.iter_mut().zip(rewards).for_each(|(sum, reward)| *sum += reward);
    }

    /// Each seat's chance to win, as it thought of the question that it answered last.
    #[must_use]
    pub fn outlook(&self) -> Outlook {
        let iterations = self.places.first().map_or(0, |place| place.visits) + 1;
        self.worth.map(|sum| sum / iterations as f32)
    }

    /// Whether the node has an edge for each legal answer.
    fn has_all(&self, place: Node) -> bool {
        let edges = &self.edges[place.start as usize..(place.start + place.len) as usize];
        let mut edges = edges.iter();
        self.legal.iter().all(|action| edges.by_ref().any(|edge| edge.action == *action))
    }

    /// Thinks about the question from the beginning.
    fn think(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) {
        self.nodes.clear();
        self.places.clear();
        self.edges.clear();
        let root = Noticed::nothing();
        self.prepare(glimpse, root, luck);
        let limit = Limit::of(self.settings.budget);
        let mut iterations = 0;
        while !limit.reached(iterations) {
            self.imagine(glimpse, root, luck);
            iterations += 1;
        }
    }

    /// Makes the node of the question, with chance mixed into its policy if the settings say so.
    fn prepare(&mut self, glimpse: &Glimpse<'_, G>, root: Noticed, luck: &mut Fast) {
        let seat = glimpse.seat();
        let world = glimpse.reimagine(luck);
        glimpse.legal(&mut self.legal);
        self.places.push(Node { start: 0, len: 0, asked: 0, visits: 0, reward: 0.0 });
        self.nodes.insert(root.by(seat), 0);
        self.worth = self.ask(&world, seat, glimpse);
        self.policy.clear();
        self.policy.extend(self.legal.iter().copied().zip(self.priors.iter().copied()));
        let noise = self.settings.noise;
        if noise > 0.0 {
            // Shares of one whole, each way to divide it as likely as any other.
            let mut lots: Vec<f32> = self.legal.iter().map(|_| -(1.0 - fraction(luck)).ln()).collect();
            let sum: f32 = lots.iter().sum();
            lots.iter_mut().for_each(|lot| *lot /= sum);
            for (prior, lot) in self.priors.iter_mut().zip(lots) {
                *prior += noise * (lot - *prior);
            }
        }
        self.learn(0);
        // The question is the same in every world.
        self.places[0].asked = WORLDS;
    }

    fn weigh(&mut self, glimpse: &Glimpse<'_, G>) {
        let mean = self.outlook()[glimpse.seat().index()];
        let place = self.places[0];
        let edges = &mut self.edges[place.start as usize..(place.start + place.len) as usize];
        let expected = |edge: &Edge<G::Action>| match edge.visits {
            0 => mean,
            visits => edge.reward / visits as f32,
        };
        let key = |edge: &Edge<G::Action>| (edge.visits, expected(edge), edge.prior);
        edges.sort_by(|a, b| key(b).partial_cmp(&key(a)).expect("no chance is NaN"));
        self.candidates.clear();
        self.candidates.extend(edges.iter().map(|edge| Candidate {
            action: edge.action,
            visits: edge.visits,
            expected: expected(edge),
            error: error(edge.visits, edge.reward, edge.squares),
            line: vec![(glimpse.seat(), edge.action)],
        }));
        // What the answer is drawn by: without visits the policy alone counts.
        self.priors.clear();
        self.priors.extend(edges.iter().map(|edge| edge.visits as f32 + edge.prior));
    }
}

impl<G: Learned> Bot<G> for Puct<G> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        self.candidates.clear();
        glimpse.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.think(glimpse, luck);
        self.weigh(glimpse);
        let temperature = match glimpse.disclosure() {
            Disclosure::Sealed => self.settings.temperature.max(1.0),
            Disclosure::Open | Disclosure::Told => self.settings.temperature,
        };
        if temperature == 0.0 {
            return self.candidates[0].action;
        }
        self.priors.iter_mut().for_each(|weight| *weight = weight.powf(1.0 / temperature));
        self.candidates[draw(&self.priors, luck)].action
    }

    fn explain(&self) -> Vec<Candidate<G::Action>> {
        self.candidates.clone()
    }
}

/// Draws one of these, each in the share of its weight.
fn draw(weights: &[f32], luck: &mut Fast) -> usize {
    let mut left = fraction(luck) * weights.iter().sum::<f32>();
    let drawn = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    // Rounding may leave a little.
    drawn.unwrap_or(0)
}
