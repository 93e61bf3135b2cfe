//! Telling people elsewhere that it is their turn. A webhook that fails never hurts a game.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, Url};
use tokio::sync::{Semaphore, mpsc};

use crate::problem::Problem;

/// So many messages may wait; what comes beyond is dropped.
const QUEUE: usize = 1024;

/// So many are on their way at once: receivers that never answer must not use up all connections.
const AT_ONCE: usize = 64;

/// A message on its way.
struct Message {
    to: String,
    text: String,
}

/// Where messages are handed in.
#[derive(Clone, Debug)]
pub struct Hooks {
    queue: mpsc::Sender<Message>,
    anywhere: bool,
}

impl Hooks {
    /// Starts sending. `anywhere` allows addresses inside the server's own network, and without encryption.
    #[must_use]
    pub fn start(anywhere: bool) -> Hooks {
        // A second server in one process finds the provider installed.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let (queue, mut messages) = mpsc::channel::<Message>(QUEUE);
        let mut client = Client::builder()
            .timeout(Duration::from_secs(5))
            .redirect(reqwest::redirect::Policy::none())
            .user_agent("hetman");
        if !anywhere {
            client = client.dns_resolver(Arc::new(Public)).https_only(true);
        }
        let client = client.build();
        tokio::spawn(async move {
            let client = match client {
                Ok(client) => client,
                Err(error) => return tracing::error!(%error, "webhooks cannot be sent"),
            };
            let ways = Arc::new(Semaphore::new(AT_ONCE));
            while let Some(message) = messages.recv().await {
                let Ok(way) = Arc::clone(&ways).acquire_owned().await else { return };
                let client = client.clone();
                // One at a time would let one slow receiver delay all others.
                tokio::spawn(async move {
                    send(client, message).await;
                    drop(way);
                });
            }
        });
        Hooks { queue, anywhere }
    }

    /// Sends a line of text, some time, if it can be sent at all.
    pub fn tell(&self, to: String, text: String) {
        if self.queue.try_send(Message { to, text }).is_err() {
            metrics::counter!("hetman_webhooks_total", "result" => "dropped").increment(1);
        }
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

/// Discord reads `content`, Slack reads `text`; each ignores the other.
async fn send(client: Client, message: Message) {
    let body = serde_json::json!({ "content": &message.text, "text": &message.text });
    let result = match client.post(&message.to).json(&body).send().await {
        Ok(answer) if answer.status().is_success() => "sent",
        Ok(_) => "refused",
        Err(_) => "failed",
    };
    // The address is a secret of its owner: it is not logged.
    metrics::counter!("hetman_webhooks_total", "result" => result).increment(1);
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
