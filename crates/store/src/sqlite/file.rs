//! The file itself: one name, one process, and a look whether it is still there.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// With less room than this nothing more should be begun: what is written waits in a second file before it goes into
/// the first.
const ROOM: u64 = 16 << 20;

/// The one name of the file, so that the lock cannot be avoided by another name.
pub(super) fn place(path: &Path) -> io::Result<PathBuf> {
    if path.exists() {
        return path.canonicalize();
    }
    let name = path.file_name().ok_or_else(|| io::Error::other("this is not the name of a file"))?;
    let parent = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(parent)?;
    Ok(parent.canonicalize()?.join(name))
}

/// Opens a file for us alone; it holds passwords and sessions.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Locks the file for this process, for as long as the result is kept. On Linux it is the database file itself: who can
/// open it meets the lock, whatever is done to files beside it. Elsewhere such a lock would be in the way of SQLite's own,
/// so a file beside it is locked.
///
/// On Linux the result must be dropped after the last connection: closing any handle of the file gives up SQLite's locks.
pub(super) fn lock(place: &Path) -> Result<File, String> {
    let file = if cfg!(target_os = "linux") { place.to_owned() } else { beside(place, ".lock") };
    let file = private(&file).map_err(|error| format!("cannot be opened for writing: {error}"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(
            "another process has it open; stop that one first (several processes can share only PostgreSQL)"
                .into(),
        ),
        Err(TryLockError::Error(error)) => Err(format!("cannot lock it: {error}")),
    }
}

fn beside(place: &Path, ending: &str) -> PathBuf {
    let mut name = place.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The files as they must stay while they are open. SQLite goes on writing into files that were deleted or replaced, and
/// all of that is lost with the process.
pub(super) struct Watched {
    main: PathBuf,
    /// What was committed last, until it is moved into the first.
    wal: PathBuf,
    known: [Option<(u64, u64)>; 2],
    /// The first only grows.
    length: u64,
}

impl Watched {
    pub(super) fn new(place: &Path) -> Watched {
        let (main, wal) = (place.to_owned(), beside(place, "-wal"));
        Watched { main, wal, known: [None; 2], length: 0 }
    }

    /// Whether the files are those that were there at the last look.
    pub(super) fn check(&mut self) -> Result<(), String> {
        let found = fs::metadata(&self.main).map_err(|error| format!("its file is gone: {error}"))?;
        let wal = fs::metadata(&self.wal).ok();
        let now = [identity(&found), wal.as_ref().and_then(identity)];
        if self.known.iter().zip(now).any(|(known, now)| known.is_some() && *known != now) {
            return Err("its file was deleted or replaced".to_owned());
        }
        if found.len() < self.length {
            return Err("its file was cut off".to_owned());
        }
        (self.known, self.length) = (now, found.len());
        Ok(())
    }
}

#[cfg(unix)]
fn identity(file: &Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<(u64, u64)> {
    None
}

/// Whether there is room to write.
pub(super) fn has_room(place: &Path) -> Result<(), String> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(place).map_err(|error| error.to_string())?;
        if disk.f_bavail.saturating_mul(disk.f_frsize) < ROOM {
            return Err("the disk is full".to_owned());
        }
    }
    Ok(())
}
