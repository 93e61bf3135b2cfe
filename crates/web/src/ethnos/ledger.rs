//! Where each point came from, added up from what was told. Every figure here is an event's own.

use ethnos::{Card, Event, Kingdom, Tribe};
use kernel::Seat;
use table::Happening;

/// What glory is for. The order is that of the account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The Giant token was taken, during the age.
    Taken,
    Kingdom(Kingdom),
    Merfolk,
    Giant,
    Bands,
    Hordes,
}

/// What a source was worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Cell {
    /// What it is counted by: markers, spaces, bands.
    pub by: u8,
    /// From 1, where there are places and this was one that scores.
    pub place: Option<u8>,
    /// Glory, if any was told.
    pub gain: Option<u16>,
}

/// A source, and what it was worth to each seat.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub source: Source,
    pub cells: Vec<Cell>,
}

/// A band, as it was played and as it was scored.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub seat: Seat,
    pub leader: Card,
    pub cards: Vec<Card>,
    /// How many cards it counted for, and its glory, once it was scored.
    pub scored: Option<(u8, u8)>,
}

/// One age.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    /// From 1.
    pub age: u8,
    /// Whether the third dragon has come.
    pub ended: bool,
    /// Glory of each seat before and after.
    pub before: Vec<u16>,
    pub after: Vec<u16>,
    pub rows: Vec<Row>,
    /// Troll tokens of each seat.
    pub trolls: Vec<Vec<u8>>,
    pub bands: Vec<Laid>,
    /// What else was told of points: of the Giant token and of hordes.
    pub told: Vec<Event>,
}

/// All ages.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub sheets: Vec<Sheet>,
    /// Glory tokens of each kingdom, ascending.
    pub tokens: Vec<Vec<u8>>,
    /// The ranks, once the game is over.
    pub ranks: Option<Vec<u8>>,
    /// Who won with ten Skeletons.
    pub triumph: Option<Seat>,
    /// Markers in each kingdom, and on the Merfolk board, of each seat.
    markers: [Vec<u8>; 6],
    merfolk: Vec<u8>,
    tribes: Vec<Tribe>,
    seats: usize,
}

impl Sheet {
    /// What a seat gained in this age.
    pub fn gained(&self, seat: Seat) -> u16 {
        let cells = self.rows.iter().map(|row| row.cells[seat.index()]);
        cells.filter_map(|cell| cell.gain).sum()
    }

    fn cell(&mut self, source: Source, seat: Seat) -> Option<&mut Cell> {
        let row = self.rows.iter_mut().find(|row| row.source == source)?;
        row.cells.get_mut(seat.index())
    }

    fn gain(&mut self, source: Source, seat: Seat, gain: u8, total: u16) {
        if let Some(cell) = self.cell(source, seat) {
            cell.gain = Some(cell.gain.unwrap_or(0) + u16::from(gain));
        }
        if let Some(after) = self.after.get_mut(seat.index()) {
            *after = total;
        }
    }
}

impl Ledger {
    /// Adds up what was told from the beginning on. `None` before the game has begun.
    pub fn of(told: &[Happening<'_>]) -> Option<Ledger> {
        let mut events = told.iter().filter_map(Happening::event::<Event>).cloned();
        let mut ledger = events.find_map(|event| match event {
            Event::Began { seats, tribes, tokens } => {
                let seats = usize::from(seats);
                Some(Ledger {
                    sheets: Vec::new(),
                    tokens: tokens.iter().map(|kingdom| kingdom.to_vec()).collect(),
                    ranks: None,
                    triumph: None,
                    markers: std::array::from_fn(|_| vec![0; seats]),
                    merfolk: vec![0; seats],
                    tribes: tribes.to_vec(),
                    seats,
                })
            }
            _ => None,
        })?;
        for event in events {
            ledger.add(event);
        }
        Some(ledger)
    }

    fn add(&mut self, event: Event) {
        match event {
            Event::Age { age, .. } => self.begin(age),
            Event::Over { ranks, .. } => self.ranks = Some(ranks.to_vec()),
            Event::Triumph { seat } => self.triumph = Some(seat),
            Event::Marker { seat, kingdom, markers, .. } => {
                self.markers[kingdom as usize][seat.index()] = markers
            }
            Event::Swam { seat, to, .. } => self.merfolk[seat.index()] = to,
            event => {
                if let Some(sheet) = self.sheets.last_mut() {
                    sheet.add(event, &self.markers, &self.merfolk);
                }
            }
        }
    }

    fn begin(&mut self, age: u8) {
        let plays = |tribe: Tribe| self.tribes.contains(&tribe);
        let sources = Kingdom::ALL.map(Source::Kingdom).into_iter();
        let sources = plays(Tribe::Giant).then_some(Source::Taken).into_iter().chain(sources);
        let sources = sources
            .chain(plays(Tribe::Merfolk).then_some(Source::Merfolk))
            .chain(plays(Tribe::Giant).then_some(Source::Giant))
            .chain([Source::Bands])
            .chain(plays(Tribe::Orc).then_some(Source::Hordes));
        let rows = sources.map(|source| Row { source, cells: vec![Cell::default(); self.seats] }).collect();
        let before = self.sheets.last().map_or(vec![0; self.seats], |sheet| sheet.after.clone());
        self.sheets.push(Sheet {
            age,
            ended: false,
            after: before.clone(),
            before,
            rows,
            trolls: vec![Vec::new(); self.seats],
            bands: Vec::new(),
            told: Vec::new(),
        });
    }

    /// The ages that were scored.
    pub fn scored(&self) -> impl DoubleEndedIterator<Item = &Sheet> {
        self.sheets.iter().filter(|sheet| sheet.ended)
    }

    /// Markers of a seat in all kingdoms: they settle ties at the end.
    pub fn markers(&self, seat: Seat) -> u32 {
        self.markers.iter().map(|kingdom| u32::from(kingdom[seat.index()])).sum()
    }
}

impl Sheet {
    fn add(&mut self, event: Event, markers: &[Vec<u8>; 6], merfolk: &[u8]) {
        match event {
            Event::Token { seat, value } => self.trolls[seat.index()].push(value),
            Event::Band { seat, leader, cards } => {
                self.bands.push(Laid { seat, leader, cards: cards.to_vec(), scored: None });
            }
            Event::AgeEnded { .. } => {
                self.ended = true;
                for row in &mut self.rows {
                    let counts = match row.source {
                        Source::Kingdom(kingdom) => &markers[kingdom as usize],
                        Source::Merfolk => merfolk,
                        _ => continue,
                    };
                    for (cell, by) in row.cells.iter_mut().zip(counts) {
                        cell.by = *by;
                    }
                }
            }
            Event::Giant { seat, gain, total, .. } => {
                self.gain(Source::Taken, seat, gain, total);
                self.told.push(event);
            }
            Event::KingdomScored { kingdom, seat, place, gain, total, .. } => {
                self.gain(Source::Kingdom(kingdom), seat, gain, total);
                if let Some(cell) = self.cell(Source::Kingdom(kingdom), seat) {
                    cell.place = Some(place);
                }
            }
            Event::MerfolkScored { seat, place, gain, total, .. } => {
                self.gain(Source::Merfolk, seat, gain, total);
                if let Some(cell) = self.cell(Source::Merfolk, seat) {
                    cell.place = Some(place);
                }
            }
            Event::GiantScored { seat, gain, total } => {
                self.gain(Source::Giant, seat, gain, total);
                self.told.push(event);
            }
            Event::BandScored { seat, leader, counted, gain, total } => {
                self.gain(Source::Bands, seat, gain, total);
                if let Some(cell) = self.cell(Source::Bands, seat) {
                    cell.by += 1;
                }
                let bands = self.bands.iter_mut();
                let mut open =
                    bands.filter(|band| band.seat == seat && band.leader == leader && band.scored.is_none());
                if let Some(band) = open.next() {
                    band.scored = Some((counted, gain));
                }
            }
            Event::Raided { seat, markers, gain, total, .. } => {
                self.gain(Source::Hordes, seat, gain, total);
                if let Some(cell) = self.cell(Source::Hordes, seat) {
                    cell.by = markers;
                }
                self.told.push(event);
            }
            Event::Held { .. } => self.told.push(event),
            _ => {}
        }
    }
}
