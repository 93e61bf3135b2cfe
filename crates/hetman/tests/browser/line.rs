//! A line between a browser and the server, which can go bad.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

pub(crate) struct Line {
    address: SocketAddr,
    mute: Arc<AtomicBool>,
    down: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Line {
    pub fn to(server: &str) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let line = Line { address, mute: Arc::default(), down: Arc::default(), open: Arc::default() };
        let server = server.trim_start_matches("http://").to_owned();
        let (mute, down, open) = (Arc::clone(&line.mute), Arc::clone(&line.down), Arc::clone(&line.open));
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                // The test that cuts the line waits for this, and finds everything that was connected before.
                let mut open = open.lock().unwrap();
                if down.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(&server) else { continue };
                open.extend([near.try_clone().unwrap(), far.try_clone().unwrap()]);
                carry(near.try_clone().unwrap(), far.try_clone().unwrap(), Arc::default());
                carry(far, near, Arc::clone(&mute));
            }
        });
        line
    }

    pub fn home(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on the server hears everything, and nothing it says comes through.
    pub fn mute(&self) {
        self.mute.store(true, Ordering::SeqCst);
    }

    /// Everything that is connected breaks off, and nothing connects any more.
    pub fn cut(&self) {
        let mut open = self.open.lock().unwrap();
        self.down.store(true, Ordering::SeqCst);
        for stream in open.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// What connects from now on has a good line.
    pub fn mend(&self) {
        self.mute.store(false, Ordering::SeqCst);
        self.down.store(false, Ordering::SeqCst);
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, mute: Arc<AtomicBool>) {
    thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            if !mute.load(Ordering::SeqCst) && to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}
