//! Telling people elsewhere that it is their turn. A webhook that fails never hurts a game.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, Url};

use crate::limits::at_least_one;
use crate::problem::Problem;

/// So many messages of one person are on their way at once. What comes beyond is dropped: a receiver that does not answer
/// costs only its own messages.
const OF_ONE: usize = 4;

/// So many messages of one person are sent in a minute. More would make this server a way to flood others.
const A_MINUTE: u32 = 30;

/// So many are on their way at once: receivers that never answer must not use up all connections.
const AT_ONCE: usize = 256;

/// A receiver that did not answer so many times in a row is left alone for a while.
const STRIKES: u32 = 3;
const REST: Duration = Duration::from_secs(60);

/// Where messages are handed in.
#[derive(Clone, Debug)]
pub struct Hooks {
    /// None if none could be made.
    client: Option<Client>,
    ways: Arc<Mutex<Ways>>,
    sent: Arc<DefaultKeyedRateLimiter<String>>,
    anywhere: bool,
}

/// What is on its way.
#[derive(Debug, Default)]
struct Ways {
    all: usize,
    /// For each person.
    own: HashMap<String, usize>,
    /// For each receiver (scheme, host and port) that did not answer: how often in a row, and since when.
    silent: HashMap<String, (u32, Instant)>,
}

impl Ways {
    /// Whether a message of this person to this receiver may go now.
    fn enter(&mut self, owner: &str, receiver: &str) -> bool {
        self.silent.retain(|_, (_, since)| since.elapsed() < REST);
        let own = self.own.get(owner).copied().unwrap_or_default();
        let rests = self.silent.get(receiver).is_some_and(|(strikes, _)| *strikes >= STRIKES);
        let may = self.all < AT_ONCE && own < OF_ONE && !rests;
        if may {
            self.all += 1;
            self.own.insert(owner.to_owned(), own + 1);
        }
        may
    }

    fn leave(&mut self, owner: &str, receiver: String, answered: bool) {
        self.all -= 1;
        match self.own.get_mut(owner) {
            Some(own) if *own > 1 => *own -= 1,
            _ => drop(self.own.remove(owner)),
        }
        if answered {
            self.silent.remove(&receiver);
        } else {
            let (strikes, since) = self.silent.entry(receiver).or_insert((0, Instant::now()));
            (*strikes, *since) = (*strikes + 1, Instant::now());
        }
    }
}

/// A name that no chat takes for anything but a name: no mention, no link, no formatting.
pub(crate) fn harmless(name: &str) -> String {
    const MEANS: &str = "@<>&`[](){}|*_~\\#:/!";
    let plain = name.replace(|c| MEANS.contains(c), " ");
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() { "?".to_owned() } else { plain }
}

impl Hooks {
    /// Starts sending. `anywhere` allows addresses inside the server's own network, and without encryption.
    #[must_use]
    pub fn start(anywhere: bool) -> Hooks {
        // A second server in one process finds the provider installed.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut client = Client::builder()
            .timeout(Duration::from_secs(5))
            .redirect(reqwest::redirect::Policy::none())
            .user_agent("hetman");
        if !anywhere {
            // A proxy would look up names itself, and might find our own network.
            client = client.dns_resolver(Arc::new(Public)).https_only(true).no_proxy();
        }
        let client = client.build().inspect_err(|error| tracing::error!(%error, "webhooks cannot be sent"));
        let sent = Arc::new(RateLimiter::keyed(Quota::per_minute(at_least_one(A_MINUTE))));
        Hooks { client: client.ok(), ways: Arc::default(), sent, anywhere }
    }

    /// Sends a line of text for a user, if it can be sent at all.
    pub fn tell(&self, owner: &str, to: String, text: String) {
        let Some(client) = self.client.clone() else { return };
        let receiver = Url::parse(&to).map(|url| url.origin().ascii_serialization()).unwrap_or_default();
        let owner = owner.to_owned();
        if self.sent.check_key(&owner).is_err() || !self.ways().enter(&owner, &receiver) {
            return metrics::counter!("hetman_webhooks_total", "result" => "dropped").increment(1);
        }
        let hooks = self.clone();
        tokio::spawn(async move {
            let answered = send(&client, &to, &text).await;
            hooks.ways().leave(&owner, receiver, answered);
        });
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.sent.retain_recent();
    }

    fn ways(&self) -> MutexGuard<'_, Ways> {
        self.ways.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An address as we accept it.
    ///
    /// # Errors
    /// If it is no web address, or one that could only mean our own network.
    pub fn checked(&self, address: &str) -> Result<String, Problem> {
        let bad = || {
            let message =
                "A webhook must be an https address on the public internet with at most 500 characters.";
            Problem::bad("bad-webhook", message)
        };
        let url = Url::parse(address).map_err(|_| bad())?;
        let web = url.scheme() == "https" || self.anywhere && url.scheme() == "http";
        let named = |host: &str| match host.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(address) => is_public(address),
            Err(_) => host.contains('.') && !host.ends_with(".local") && !host.ends_with(".internal"),
        };
        let outside = self.anywhere || url.host_str().is_some_and(named);
        if web && outside && address.len() <= 500 { Ok(url.into()) } else { Err(bad()) }
    }
}

/// Discord reads `content`, Slack reads `text`; each ignores the other. Returns whether there was an answer.
async fn send(client: &Client, to: &str, text: &str) -> bool {
    let body = serde_json::json!({ "content": text, "text": text, "allowed_mentions": { "parse": [] } });
    let result = match client.post(to).json(&body).send().await {
        Ok(answer) if answer.status().is_success() => "sent",
        Ok(_) => "refused",
        Err(_) => "failed",
    };
    // The address is a secret of its owner: it is not logged.
    metrics::counter!("hetman_webhooks_total", "result" => result).increment(1);
    result != "failed"
}

/// Finds only addresses outside our own network, whatever a name claims.
struct Public;

impl Resolve for Public {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let test = a == 198 && (b == 18 || b == 19);
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_broadcast()
                || v4.is_documentation()
                || v4.is_multicast()
                || a == 0
                || a >= 240
                || shared
                || test)
        }
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => is_public(IpAddr::V4(v4)),
            None => {
                let first = v6.segments()[0];
                // Only the global range; translated version 4 addresses could lead back inside.
                first & 0xe000 == 0x2000 && first != 0x2002 && !(first == 0x2001 && v6.segments()[1] == 0)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_network_is_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "::1",
            "fe80::1",
            "fc00::1",
            "::ffff:10.0.0.1",
            "2002:7f00:1::",
            "224.0.0.1",
            "255.255.255.255",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        assert!(is_public("1.1.1.1".parse().unwrap()) && is_public("2606:4700::1111".parse().unwrap()));
    }

    #[test]
    fn names_mention_no_one() {
        for (name, text) in [
            ("@everyone", "everyone"),
            ("<!channel>", "channel"),
            ("[click](https://evil.example)", "click https evil.example"),
            ("Jan **III** Sobieski", "Jan III Sobieski"),
            ("Žofie", "Žofie"),
            ("@@", "?"),
        ] {
            assert_eq!(harmless(name), text);
        }
    }

    #[test]
    fn a_silent_receiver_costs_only_its_own_messages() {
        let mut ways = Ways::default();
        assert!((0..OF_ONE).all(|_| ways.enter("slow", "slow.example")));
        assert!(!ways.enter("slow", "other.example"), "one person has only so many ways");
        assert!(ways.enter("other", "other.example"));
        for _ in 0..STRIKES {
            ways.leave("slow", "slow.example".to_owned(), false);
        }
        assert!(!ways.enter("another", "slow.example"), "it rests");
        assert!(ways.enter("another", "other.example"));
        ways.leave("slow", "slow.example".to_owned(), true);
        assert!(ways.enter("another", "slow.example"));
    }

    #[tokio::test]
    async fn only_public_https_addresses_are_accepted() {
        let hooks = Hooks::start(false);
        assert!(hooks.checked("https://discord.com/api/webhooks/1/x").is_ok());
        for bad in [
            "http://example.com/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "ftp://a.b/",
            "https://10.0.0.1",
            "x",
            "https://printer.local/",
            &format!("https://a.b/{}", "x".repeat(600)),
        ] {
            assert_eq!(hooks.checked(bad).unwrap_err().code, "bad-webhook", "{bad}");
        }
        assert!(Hooks::start(true).checked("http://127.0.0.1:9/").is_ok());
    }
}
