//! What happens in a run, and how much of it there must be.

/// What happened in a run, so that it can be seen whether enough did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub runs: u64,
    pub entries: u64,
    pub frames: u64,
    pub requests: u64,
    pub done: u64,
    pub refused: u64,
    pub faults: u64,
    pub crashes: u64,
    pub snapshots: u64,
    pub over: u64,
    pub undone: u64,
    pub private: u64,
    pub answers: u64,
    pub begun: u64,
    /// Answers taken back that several others had to agree to.
    pub agreed: u64,
    pub invited: u64,
    /// Those who sat down where a chair was kept for them.
    pub came: u64,
    /// Those who sat down on the very chair they wanted.
    pub chose: u64,
    pub bots: u64,
    /// Chairs the host freed.
    pub removed: u64,
    pub hooked: u64,
    /// Those who wanted what only the host may.
    pub barred: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.runs += other.runs;
        self.entries += other.entries;
        self.frames += other.frames;
        self.requests += other.requests;
        self.done += other.done;
        self.refused += other.refused;
        self.faults += other.faults;
        self.crashes += other.crashes;
        self.snapshots += other.snapshots;
        self.over += other.over;
        self.undone += other.undone;
        self.private += other.private;
        self.answers += other.answers;
        self.begun += other.begun;
        self.agreed += other.agreed;
        self.invited += other.invited;
        self.came += other.came;
        self.chose += other.chose;
        self.bots += other.bots;
        self.removed += other.removed;
        self.hooked += other.hooked;
        self.barred += other.barred;
    }

    /// Whether it was worth running.
    pub fn check(&self) {
        let least = |what: &str, count: u64, least: u64| {
            assert!(count >= least * self.runs / 10, "too few {what}: {self:?}");
        };
        least("entries", self.entries, 150);
        least("frames", self.frames, 500);
        least("requests done", self.done, 80);
        least("refusals", self.refused, 20);
        least("faults", self.faults, 10);
        least("crashes", self.crashes, 5);
        least("answers", self.answers, 60);
        least("undone answers", self.undone, 9);
        least("private steps", self.private, 20);
        least("games begun", self.begun, 8);
        least("answers taken back with the consent of several", self.agreed, 1);
        least("invitations", self.invited, 2);
        least("people who came where they were invited", self.came, 1);
        least("people on the chair they wanted", self.chose, 4);
        least("bots", self.bots, 2);
        least("chairs freed by the host", self.removed, 1);
        least("hooks", self.hooked, 3);
        least("wishes of those who are not the host", self.barred, 4);
    }
}
