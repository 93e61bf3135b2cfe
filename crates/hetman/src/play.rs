use std::io::{BufRead, Write, stdin, stdout};
use std::path::PathBuf;

use bots::{Bot, Glimpse};
use clap::Args;
use kernel::record::Record;
use kernel::{
    Committed, Fast, Footprint, Game, Learned, Observer, Phrase, Seat, Secret, Spoken, Told, Waiting,
    footprint, reach,
};
use words::{Rulebook, Words};

use crate::{Choice, Lang, Stop, games, table};

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Your seat, from 0
    #[arg(long, value_name = "K", default_value_t = 0)]
    seat: usize,
    /// The bot in the other seats: random, greedy, search, a level (companion, novice, casual,
    /// skilled, expert, master) or a style (warlike, builder)
    #[arg(long, value_name = "NAME", default_value = "random")]
    bot: String,
    /// Play the game with this seed instead of a new one
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The language
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
    /// Save the record to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub(crate) fn run<G: Spoken + Learned>(args: &PlayArgs) -> Result<(), Stop> {
    let setup = games::setup::<G>(&args.choice)?;
    let seats = G::seats(&setup);
    if args.seat >= seats {
        return Err(Stop::Usage(format!("--seat {}: the last seat is {}", args.seat, seats - 1)));
    }
    let you = Seat::new(args.seat);
    let bot = bots::named::<G>(&args.bot, games::BUDGET)?;
    let secret = match args.seed {
        Some(seed) => table::secret(seed, 0),
        None => fresh_secret()?,
    };
    let mut game = Sitting::<G>::begin(setup, secret, you, bot, args.lang);
    // Before the first question, so that a whole game is not played and then lost.
    game.keep(args)?;
    let outcome = game.play();
    game.keep(args)?;
    outcome
}

fn fresh_secret() -> Result<Secret, Stop> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Stop::Usage(format!("cannot get random numbers: {error}")))?;
    Ok(Secret(bytes))
}

/// One person at a table of bots.
struct Sitting<G: Game> {
    you: Seat,
    words: Words,
    lang: Lang,
    bot: Box<dyn Bot<G>>,
    thoughts: Fast,
    secret: Secret,
    luck: Committed,
    record: Record<G>,
    state: G::State,
    told: Vec<Told<G::Event>>,
    history: Vec<Footprint>,
}

/// What the person at the keyboard typed.
enum Input<A> {
    Answer(A),
    TakeBack,
    Look,
    Rule,
    Leave,
}

impl<G: Spoken> Sitting<G> {
    fn begin(setup: G::Setup, secret: Secret, you: Seat, bot: Box<dyn Bot<G>>, lang: Lang) -> Sitting<G> {
        let mut luck = Committed::new(&secret, &[]);
        let mut record = Record::new(setup, Some(secret.commitment()), Vec::new());
        let mut told = Vec::new();
        let state = record.begin(&mut luck, &mut told);
        Sitting {
            you,
            words: Words::of::<G>(lang.into()),
            lang,
            bot,
            thoughts: thoughts(&secret),
            secret,
            luck,
            record,
            state,
            told,
            history: Vec::new(),
        }
    }

    fn play(&mut self) -> Result<(), Stop> {
        self.line(&Phrase::new("play-welcome").number("number", self.you.index() as i64))?;
        let commitment = self.secret.commitment().to_string();
        writeln!(stdout(), "{} {commitment}", self.words.say(&Phrase::new("play-commitment")))?;
        let mut looked = false;
        loop {
            self.tell()?;
            let waiting = match G::waiting(&self.state) {
                Waiting::Over(standing) => {
                    self.record.secret = Some(self.secret.clone());
                    for seat in Seat::all(standing.seats()) {
                        let result = Phrase::new("play-result").seat(seat);
                        self.line(
                            &result.number("rank", standing.rank(seat)).number("score", standing.score(seat)),
                        )?;
                    }
                    return Ok(());
                }
                Waiting::For(waiting) => waiting,
            };
            if !waiting.contains(self.you) {
                let seat = waiting.first().expect("a game that goes on waits for a seat");
                let action = self.bot.answer(&Glimpse::new(&self.state, seat), &mut self.thoughts);
                self.answer(seat, action);
                looked = false;
                continue;
            }
            if !looked {
                self.look()?;
                looked = true;
            }
            match self.ask()? {
                Input::Answer(action) => self.answer(self.you, action),
                Input::TakeBack => self.take_back()?,
                Input::Look => self.look()?,
                Input::Rule => self.explain()?,
                Input::Leave => return self.line(&Phrase::new("play-left")),
            }
        }
    }

    fn keep(&self, args: &PlayArgs) -> Result<(), Stop> {
        let Some(file) = &args.record else { return Ok(()) };
        std::fs::write(file, self.record.to_string())
            .map_err(|error| Stop::Usage(format!("cannot save the record to {}: {error}", file.display())))
    }

    fn line(&self, phrase: &Phrase) -> Result<(), Stop> {
        writeln!(stdout(), "{}", self.words.to(Some(self.you), &[]).say(phrase))?;
        Ok(())
    }

    /// Prints what happened, as far as this seat may know.
    fn tell(&mut self) -> Result<(), Stop> {
        let you = Observer::Seat(self.you);
        for told in std::mem::take(&mut self.told) {
            if told.audience.includes(you) {
                self.line(&G::happened(&told.event))?;
            }
        }
        Ok(())
    }

    fn look(&self) -> Result<(), Stop> {
        writeln!(stdout())?;
        let view = G::view(&self.state, Observer::Seat(self.you));
        for line in G::board(&view) {
            writeln!(stdout(), "{line}")?;
        }
        G::scene(&view).iter().try_for_each(|line| self.line(line))
    }

    fn explain(&self) -> Result<(), Stop> {
        let book = Rulebook::parse(G::rulebook(self.lang.into())).expect("our rulebooks are well formed");
        let question = G::question(&self.state, self.you);
        if let Some(rule) = question.and_then(|question| book.rule(question.rule.0)) {
            writeln!(stdout(), "\n{}\n{}", rule.title, rule.text)?;
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, action: G::Action) {
        let (seats, luck, record) = (G::seats(&self.record.setup), &mut self.luck, &mut self.record);
        let (answer, told) = footprint::<G>(&mut self.state, seat, seats, |state, told| {
            record.apply(state, seat, action, luck, told)
        });
        self.history.push(answer);
        self.told.extend(told);
    }

    /// Goes back one move of the player. What may be taken back used no luck, so the generator stands where it should.
    fn take_back(&mut self) -> Result<(), Stop> {
        let may = reach(self.history.iter().copied(), self.you) > 0;
        let Some(state) = may.then(|| self.record.undo(self.you, 1)).flatten() else {
            return self.line(&Phrase::new("play-cannot-take-back"));
        };
        self.state = state;
        if let Some(last) = self.history.iter().rposition(|answer| answer.seat == self.you) {
            self.history.remove(last);
        }
        self.line(&Phrase::new("play-taken-back"))
    }

    fn ask(&self) -> Result<Input<G::Action>, Stop> {
        let question = G::question(&self.state, self.you).expect("a seat that is waited for is asked");
        let mut legal = Vec::new();
        G::legal(&self.state, self.you, &mut legal);
        writeln!(stdout())?;
        self.line(&question.asks)?;
        for (action, number) in legal.iter().zip(1..) {
            writeln!(stdout(), "{number:>4}  {}", self.words.say(&G::answer_to(&question, *action)))?;
        }
        loop {
            write!(stdout(), "{} ", self.words.say(&Phrase::new("play-answer")))?;
            stdout().flush()?;
            // Whatever bytes a terminal sends: what is no number is asked for again.
            let mut typed = Vec::new();
            if stdin().lock().read_until(b'\n', &mut typed)? == 0 {
                writeln!(stdout())?;
                return Ok(Input::Leave);
            }
            match String::from_utf8_lossy(&typed).trim() {
                "u" => return Ok(Input::TakeBack),
                "w" => return Ok(Input::Look),
                "r" => return Ok(Input::Rule),
                "q" => return Ok(Input::Leave),
                number => {
                    match number.parse().ok().and_then(|number: usize| legal.get(number.checked_sub(1)?)) {
                        Some(&action) => return Ok(Input::Answer(action)),
                        None => self.line(&Phrase::new("play-choose").number("most", legal.len() as i64))?,
                    }
                }
            }
        }
    }
}

/// Bots think with luck of their own, apart from the luck of the table.
fn thoughts(secret: &Secret) -> Fast {
    Fast::of(&secret.0.map(u64::from))
}
