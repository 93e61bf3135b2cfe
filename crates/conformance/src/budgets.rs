/// How many positions each benchmark of [`budgets!`](crate::budgets!) visits: one count is the sum over all of them.
pub const POSITIONS: usize = 1000;

/// The instruction budgets of a game: a whole benchmark from its numbers.
///
/// Instructions are counted, not time: counts are the same on every machine and under any load. Each number is the most
/// that one call may take on average over [`POSITIONS`] positions of random games. If a change makes a count fall, lower
/// its budget.
///
/// ```ignore
/// conformance::budgets! {
///     game: Ethnos,
///     setup: "seats=4",
///     instructions: { apply: 240, legal: 130, view: 19_000, reimagine: 990, clone: 120 }
/// }
/// ```
///
/// The functions that can be named are `apply`, `legal`, `view`, `reimagine`, `outlook`, `network` and `clone`. The calling crate
/// must depend on `gungraun` and `kernel`, and on `bots` for `network`.
#[macro_export]
macro_rules! budgets {
    (game: $game:ty, setup: $setup:literal, instructions: { $($call:ident: $budget:literal),* $(,)? }) => {
        use gungraun::library_benchmark_group;

        type Asked = $crate::Asked<$game>;

        fn positions() -> Vec<Asked> {
            $crate::positions::<$game>($setup, $crate::POSITIONS)
        }

        /// Fails a benchmark that needs more instructions per call.
        fn limit(instructions: u64) -> gungraun::LibraryBenchmarkConfig {
            let mut config = gungraun::LibraryBenchmarkConfig::default();
            let limit = (gungraun::EventKind::Ir, instructions * $crate::POSITIONS as u64);
            config.tool(gungraun::Callgrind::default().hard_limits([limit]));
            config
        }

        $($crate::budgets!(@$call $game, $budget);)*

        library_benchmark_group!(name = budgets, benchmarks = [$($call),*]);
        gungraun::main!(library_benchmark_groups = budgets);
    };
    (@apply $game:ty, $budget:literal) => {
        #[gungraun::library_benchmark(config = limit($budget), setup = positions)]
        #[bench::positions()]
        fn apply(mut asked: Vec<Asked>) -> Vec<Asked> {
            let mut luck = kernel::Fast::new(2);
            for (state, seat, action) in &mut asked {
                let trace =
                    <$game as kernel::Game>::apply(state, *seat, *action, &mut luck, &mut kernel::Silence);
                std::hint::black_box(trace);
            }
            asked
        }
    };
    (@legal $game:ty, $budget:literal) => {
        type Actions = Vec<<$game as kernel::Game>::Action>;

        fn with_room() -> (Vec<Asked>, Actions) {
            (positions(), Vec::with_capacity(256))
        }

        #[gungraun::library_benchmark(config = limit($budget), setup = with_room)]
        #[bench::positions()]
        fn legal((asked, mut room): (Vec<Asked>, Actions)) -> (Vec<Asked>, Actions) {
            for (state, seat, _) in &asked {
                <$game as kernel::Game>::legal(std::hint::black_box(state), *seat, &mut room);
                std::hint::black_box(&room);
            }
            (asked, room)
        }
    };
    (@view $game:ty, $budget:literal) => {
        type Views = Vec<<$game as kernel::Game>::View>;

        #[gungraun::library_benchmark(config = limit($budget), setup = positions)]
        #[bench::positions()]
        fn view(asked: Vec<Asked>) -> (Vec<Asked>, Views) {
            let look = |(state, seat, _): &Asked| {
                <$game as kernel::Game>::view(state, kernel::Observer::Seat(*seat))
            };
            let views = asked.iter().map(look).collect();
            (asked, views)
        }
    };
    (@reimagine $game:ty, $budget:literal) => {
        #[gungraun::library_benchmark(config = limit($budget), setup = positions)]
        #[bench::positions()]
        fn reimagine(asked: Vec<Asked>) -> Vec<Asked> {
            let mut luck = kernel::Fast::new(2);
            for (state, seat, _) in &asked {
                let (state, who) = (std::hint::black_box(state), kernel::Observer::Seat(*seat));
                std::hint::black_box(<$game as kernel::Game>::reimagine(state, who, &mut luck));
            }
            asked
        }
    };
    (@outlook $game:ty, $budget:literal) => {
        #[gungraun::library_benchmark(config = limit($budget), setup = positions)]
        #[bench::positions()]
        fn outlook(asked: Vec<Asked>) -> Vec<Asked> {
            for (state, ..) in &asked {
                std::hint::black_box(<$game as kernel::Insight>::outlook(std::hint::black_box(state)));
            }
            asked
        }
    };
    (@network $game:ty, $budget:literal) => {
        /// One evaluation: what is told of the position and of each legal answer, and what the network makes of it. How
        /// many instructions that takes does not depend on the weights.
        type Asking = (Vec<Asked>, bots::net::Net, kernel::Inputs, Vec<<$game as kernel::Game>::Action>);

        fn asking() -> Asking {
            let mut inputs = kernel::Inputs::default();
            inputs.on.reserve(1024);
            (positions(), bots::net::Net::empty::<$game>(), inputs, Vec::with_capacity(256))
        }

        #[gungraun::library_benchmark(config = limit($budget), setup = asking)]
        #[bench::positions()]
        fn network((asked, net, mut inputs, mut legal): Asking) -> Asking {
            for (state, seat, _) in &asked {
                <$game as kernel::Game>::legal(std::hint::black_box(state), *seat, &mut legal);
                inputs.clear();
                <$game as kernel::Learned>::inputs(state, *seat, &mut inputs);
                let layers = net.layers(&inputs);
                for action in &legal {
                    let output = <$game as kernel::Learned>::output(state, *seat, *action);
                    std::hint::black_box(net.leaning(&layers, &output));
                }
                let seats = <$game as kernel::Learned>::players(state);
                std::hint::black_box(net.outlook(&layers, *seat, seats));
            }
            (asked, net, inputs, legal)
        }
    };
    (@clone $game:ty, $budget:literal) => {
        #[gungraun::library_benchmark(config = limit($budget), setup = positions)]
        #[bench::positions()]
        fn clone(asked: Vec<Asked>) -> Vec<Asked> {
            for (state, ..) in &asked {
                std::hint::black_box(Clone::clone(std::hint::black_box(state)));
            }
            asked
        }
    };
}
