//! How often a client may ask for something.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock, QuantaInstant};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::problem::Problem;

/// A public table that was opened so long ago has begun or was cleared away.
const FORGOTTEN: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// How much there may be of everything that a client can ask for.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests per second of one session, with three seconds' worth at once.
    pub session: u32,
    /// Requests per second of one address, with three seconds' worth at once.
    pub address: u32,
    /// New guests, accounts and attempts to log in per minute of one address.
    pub entrance: u32,
    /// Connections of one address at the same time: so many that ask for pages, and so many live ones.
    pub connections: usize,
    /// Connections of all addresses at the same time, of each kind.
    pub all_connections: usize,
    /// Tables of one person that are not over.
    pub tables: usize,
    /// Public tables of one person that wait for players; twice as many of one address.
    pub public_tables: usize,
    /// New tables per hour from one address.
    pub new_tables: u32,
    /// New public tables per hour from one address.
    pub new_public_tables: u32,
    /// Invitations per hour from one person, and from one address.
    pub invitations: u32,
    /// Invitations that one person has not answered.
    pub invited: usize,
}

impl Rates {
    /// As delivered.
    pub const USUAL: Rates = Rates {
        session: 20,
        address: 200,
        entrance: 30,
        connections: 256,
        all_connections: 10_000,
        tables: 100,
        public_tables: 5,
        new_tables: 120,
        new_public_tables: 20,
        invitations: 30,
        invited: 30,
    };
}

/// Counts requests.
#[derive(Debug)]
pub struct Limits {
    session: DefaultKeyedRateLimiter<[u8; 32]>,
    address: DefaultKeyedRateLimiter<IpAddr>,
    entrance: DefaultKeyedRateLimiter<IpAddr>,
    new_tables: DefaultKeyedRateLimiter<IpAddr>,
    new_public_tables: DefaultKeyedRateLimiter<IpAddr>,
    invitations: DefaultKeyedRateLimiter<IpAddr>,
    own_invitations: DefaultKeyedRateLimiter<String>,
    /// The public tables that were opened from each address, and when.
    public: Mutex<HashMap<IpAddr, Vec<(String, Instant)>>>,
    /// What is not counted by the hour.
    pub(crate) rates: Rates,
    requests: Arc<Open>,
    live: Arc<Open>,
}

/// Open connections of one kind.
#[derive(Debug)]
struct Open {
    each: usize,
    all: usize,
    count: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

/// A connection, counted for its address as long as this lives.
#[derive(Debug)]
pub struct Connected {
    open: Arc<Open>,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut count = lock(&self.open.count);
        count.0 -= 1;
        if let Some(own) = count.1.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                count.1.remove(&self.address);
            }
        }
    }
}

impl Open {
    fn new(each: usize, all: usize) -> Arc<Open> {
        Arc::new(Open { each, all, count: Mutex::default() })
    }

    fn enter(self: &Arc<Open>, address: IpAddr) -> Option<Connected> {
        let mut count = lock(&self.count);
        let own = count.1.get(&address).copied().unwrap_or_default();
        if count.0 >= self.all || own >= self.each {
            return None;
        }
        count.0 += 1;
        count.1.insert(address, own + 1);
        Some(Connected { open: Arc::clone(self), address })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Limits {
        let per_second = |rate: u32| {
            let rate = at_least_one(rate);
            Quota::per_second(rate).allow_burst(rate.saturating_mul(at_least_one(3)))
        };
        let per_hour = |rate: u32| Quota::per_hour(at_least_one(rate));
        Limits {
            session: RateLimiter::keyed(per_second(rates.session)),
            address: RateLimiter::keyed(per_second(rates.address)),
            entrance: RateLimiter::keyed(Quota::per_minute(at_least_one(rates.entrance))),
            new_tables: RateLimiter::keyed(per_hour(rates.new_tables)),
            new_public_tables: RateLimiter::keyed(per_hour(rates.new_public_tables)),
            invitations: RateLimiter::keyed(per_hour(rates.invitations)),
            own_invitations: RateLimiter::keyed(per_hour(rates.invitations)),
            public: Mutex::default(),
            rates,
            requests: Open::new(rates.connections, rates.all_connections),
            live: Open::new(rates.connections, rates.all_connections),
        }
    }

    /// Counts a request of a session.
    ///
    /// # Errors
    /// If there were too many.
    pub fn session(&self, hash: &[u8; 32]) -> Result<(), Problem> {
        self.session.check_key(hash).map_err(slow_down)
    }

    /// Counts a request from an address, as so many if it takes much work.
    ///
    /// # Errors
    /// If there were too many.
    pub fn address(&self, address: IpAddr, weight: u32) -> Result<(), Problem> {
        let most = at_least_one(self.rates.address.saturating_mul(3));
        let counted = self.address.check_key_n(&network(address), at_least_one(weight).min(most));
        counted.map_or(Ok(()), |counted| counted.map_err(slow_down))
    }

    /// Counts a new user, or a guess at a password.
    ///
    /// # Errors
    /// If there were too many.
    pub fn entrance(&self, address: IpAddr) -> Result<(), Problem> {
        self.entrance.check_key(&network(address)).map_err(slow_down)
    }

    /// Counts a new table.
    ///
    /// # Errors
    /// If there were too many.
    pub fn new_table(&self, address: IpAddr, public: bool) -> Result<(), Problem> {
        let address = network(address);
        if public {
            self.new_public_tables.check_key(&address).map_err(slow_down)?;
        }
        self.new_tables.check_key(&address).map_err(slow_down)
    }

    /// Notes a public table that was opened from an address.
    pub(crate) fn note_public(&self, address: IpAddr, table: &str) {
        let mut public = lock(&self.public);
        public.entry(network(address)).or_default().push((table.to_owned(), Instant::now()));
    }

    /// The public tables that were opened from an address since the server started.
    pub(crate) fn public(&self, address: IpAddr) -> Vec<String> {
        let public = lock(&self.public);
        public.get(&network(address)).into_iter().flatten().map(|(table, _)| table.clone()).collect()
    }

    /// Forgets those of them that wait for no players.
    pub(crate) fn forget_public(&self, address: IpAddr, tables: &[String]) {
        if let Some(known) = lock(&self.public).get_mut(&network(address)) {
            known.retain(|(table, _)| !tables.contains(table));
        }
    }

    /// Counts an invitation.
    ///
    /// # Errors
    /// If there were too many.
    pub fn invitation(&self, address: IpAddr, user: &str) -> Result<(), Problem> {
        self.own_invitations.check_key(&user.to_owned()).map_err(slow_down)?;
        self.invitations.check_key(&network(address)).map_err(slow_down)
    }

    /// Counts a live connection from an address for as long as the result lives.
    ///
    /// # Errors
    /// If there are too many.
    pub fn connect(&self, address: IpAddr) -> Result<Connected, Problem> {
        self.live.enter(network(address)).ok_or_else(too_many_connections)
    }

    /// Counts a connection that asks for pages for as long as the result lives; none if there are too many. Behind a
    /// proxy all of them come from one address, and only their sum counts.
    pub(crate) fn request(&self, address: IpAddr, behind_proxy: bool) -> Option<Connected> {
        if !behind_proxy {
            return self.requests.enter(network(address));
        }
        let mut count = lock(&self.requests.count);
        if count.0 >= self.requests.all {
            return None;
        }
        count.0 += 1;
        Some(Connected { open: Arc::clone(&self.requests), address })
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.session.retain_recent();
        self.address.retain_recent();
        self.entrance.retain_recent();
        self.new_tables.retain_recent();
        self.new_public_tables.retain_recent();
        self.invitations.retain_recent();
        self.own_invitations.retain_recent();
        lock(&self.public).retain(|_, tables| {
            tables.retain(|(_, opened)| opened.elapsed() < FORGOTTEN);
            !tables.is_empty()
        });
    }
}

/// A client with one address of a version 6 network has all of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64))),
        },
    }
}

/// What is answered to a connection too many.
pub(crate) fn too_many_connections() -> Problem {
    let message = "Too many connections from your address. Close some and try again.";
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", message)
}

fn slow_down(refused: NotUntil<QuantaInstant>) -> Problem {
    let wait = refused.wait_time_from(DefaultClock::default().now());
    Problem::too_many("Too many requests. Wait a moment and try again.", wait.as_secs() as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Rates = Rates { session: 1, address: 1, entrance: 1, connections: 1, ..Rates::USUAL };

    #[test]
    fn connections_are_counted_while_they_last() {
        let limits = Limits::new(ONE);
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = limits.connect(one).unwrap();
        assert_eq!(limits.connect(one).unwrap_err().code, "too-many-connections");
        assert!(limits.connect(two).is_ok());
        drop(first);
        assert!(limits.connect(one).is_ok());
        assert_eq!(*lock(&limits.live.count), (0, HashMap::new()));
    }

    #[test]
    fn all_connections_together_have_a_limit() {
        let limits = Limits::new(Rates { connections: 2, all_connections: 3, ..Rates::USUAL });
        let address = |last: u8| IpAddr::from([10, 0, 0, last]);
        let open: Vec<_> = [1, 1, 2].map(|last| limits.request(address(last), false).unwrap()).into();
        assert!(limits.request(address(3), false).is_none());
        drop(open);
        // A proxy has one address for all.
        let open: Vec<_> = (0..3).map(|_| limits.request(address(1), true).unwrap()).collect();
        assert!(limits.request(address(1), true).is_none());
        drop(open);
        assert_eq!(*lock(&limits.requests.count), (0, HashMap::new()));
    }

    #[test]
    fn each_address_has_its_own_measure() {
        let limits = Limits::new(ONE);
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!((0..3).all(|_| limits.address(one, 1).is_ok()));
        let refused = limits.address(one, 1).unwrap_err();
        assert_eq!((refused.code, refused.wait), ("too-many", Some(1)));
        assert!(limits.address(two, 1).is_ok());
    }

    #[test]
    fn what_takes_much_work_counts_for_more() {
        let limits = Limits::new(Rates { address: 10, ..Rates::USUAL });
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!((0..3).all(|_| limits.address(one, 10).is_ok()));
        assert_eq!(limits.address(one, 1).unwrap_err().code, "too-many");
        // No request counts for so much that it could never be made.
        assert!(limits.address(two, 1_000).is_ok() && limits.address(two, 1_000).is_err());
    }

    #[test]
    fn a_version_6_network_is_one_address() {
        let limits = Limits::new(ONE);
        assert!(limits.entrance("2001:db8::1".parse().unwrap()).is_ok());
        assert!(limits.entrance("2001:db8::2".parse().unwrap()).is_err());
        assert!(limits.entrance("2001:db8:0:1::2".parse().unwrap()).is_ok());
    }
}
