//! How often a client may ask for something.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock, QuantaInstant};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::problem::Problem;

/// How many requests there may be.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests per second of one session, with three seconds' worth at once.
    pub session: u32,
    /// Requests per second of one address, with three seconds' worth at once.
    pub address: u32,
    /// New guests, accounts and attempts to log in per minute of one address.
    pub entrance: u32,
    /// Live connections of one address at the same time.
    pub connections: usize,
}

/// Counts requests.
#[derive(Debug)]
pub struct Limits {
    session: DefaultKeyedRateLimiter<[u8; 32]>,
    address: DefaultKeyedRateLimiter<IpAddr>,
    entrance: DefaultKeyedRateLimiter<IpAddr>,
    connections: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A live connection, counted for its address as long as this lives.
#[derive(Debug)]
pub struct Connected {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Limits {
        let per_second = |rate: u32| {
            let rate = at_least_one(rate);
            Quota::per_second(rate).allow_burst(rate.saturating_mul(at_least_one(3)))
        };
        Limits {
            session: RateLimiter::keyed(per_second(rates.session)),
            address: RateLimiter::keyed(per_second(rates.address)),
            entrance: RateLimiter::keyed(Quota::per_minute(at_least_one(rates.entrance))),
            connections: rates.connections,
            open: Arc::default(),
        }
    }

    /// Counts a request of a session.
    ///
    /// # Errors
    /// If there were too many.
    pub fn session(&self, hash: &[u8; 32]) -> Result<(), Problem> {
        self.session.check_key(hash).map_err(slow_down)
    }

    /// Counts a request from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub fn address(&self, address: IpAddr) -> Result<(), Problem> {
        self.address.check_key(&network(address)).map_err(slow_down)
    }

    /// Counts a new user, or a guess at a password.
    ///
    /// # Errors
    /// If there were too many.
    pub fn entrance(&self, address: IpAddr) -> Result<(), Problem> {
        self.entrance.check_key(&network(address)).map_err(slow_down)
    }

    /// Counts a live connection from an address for as long as the result lives.
    ///
    /// # Errors
    /// If there are too many.
    pub fn connect(&self, address: IpAddr) -> Result<Connected, Problem> {
        let address = network(address);
        let mut open = lock(&self.open);
        let count = open.entry(address).or_default();
        if *count >= self.connections {
            let message = "Too many connections from your address. Close some and try again.";
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", message));
        }
        *count += 1;
        Ok(Connected { open: Arc::clone(&self.open), address })
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.session.retain_recent();
        self.address.retain_recent();
        self.entrance.retain_recent();
    }
}

/// A client with one address of a version 6 network has all of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64))),
        },
    }
}

fn slow_down(refused: NotUntil<QuantaInstant>) -> Problem {
    let wait = refused.wait_time_from(DefaultClock::default().now());
    Problem::too_many("Too many requests. Wait a moment and try again.", wait.as_secs() as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Rates = Rates { session: 1, address: 1, entrance: 1, connections: 1 };

    #[test]
    fn connections_are_counted_while_they_last() {
        let limits = Limits::new(ONE);
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = limits.connect(one).unwrap();
        assert_eq!(limits.connect(one).unwrap_err().code, "too-many-connections");
        assert!(limits.connect(two).is_ok());
        drop(first);
        assert!(limits.connect(one).is_ok());
        assert!(lock(&limits.open).is_empty());
    }

    #[test]
    fn each_address_has_its_own_measure() {
        let limits = Limits::new(ONE);
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!((0..3).all(|_| limits.address(one).is_ok()));
        let refused = limits.address(one).unwrap_err();
        assert_eq!((refused.code, refused.wait), ("too-many", Some(1)));
        assert!(limits.address(two).is_ok());
    }

    #[test]
    fn a_version_6_network_is_one_address() {
        let limits = Limits::new(ONE);
        assert!(limits.entrance("2001:db8::1".parse().unwrap()).is_ok());
        assert!(limits.entrance("2001:db8::2".parse().unwrap()).is_err());
        assert!(limits.entrance("2001:db8:0:1::2".parse().unwrap()).is_ok());
    }
}
