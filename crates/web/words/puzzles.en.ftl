# Puzzles: the list of them, and what is said beside one.

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-lede = Positions from games between bots. Find the best move; several may be right. There is no clock, and you can try again.
puzzles-count = { $tried } of { $of } tried
puzzles-rating = your rating { $rating }
puzzles-next = A puzzle for you
puzzles-themes = Themes
puzzles-days = You have solved a puzzle on { $days } days in a row.
puzzle = Puzzle
puzzle-daily = Puzzle of the day
puzzle-leave = All puzzles
puzzle-rating = difficulty { $rating }
puzzle-task = It is your move. What is best here?
puzzle-right = Right! No other move is clearly better.
puzzle-close = Close! This move is hardly worse than the best one, so it counts as half.
puzzle-mistake = Not the best move. It costs about { $loss }% of your chance to win.
puzzle-blunder = This move costs a lot: about { $loss }% of your chance to win.
puzzle-you-chose = Your move:
puzzle-why = Over the next few turns, on average, the best move instead brings:
puzzle-watch = See on the board how the game could go on.
puzzle-step = This is how it could go on: step { $nth } of { $of }.
puzzle-on = What follows
puzzle-all = What every move is worth
puzzle-loses = costs { $loss }%
puzzle-yours = Your rating: { $rating } ({ $change ->
    [0] unchanged
   *[other] changed by { $change }
})
puzzle-next = Next puzzle
puzzle-other = Another puzzle
again-try = Try this moment again
again-title = A moment of this game
again-leave = Back to the review
home-puzzle = A puzzle a day: find the best move in a position from a game between bots.
home-puzzle-do = To the puzzles
theme-recruit = Recruiting
theme-bands = Playing a band
theme-markers = Placing a marker
theme-keep = What to keep
theme-tokens = Tokens
theme-raid = Raids
theme-units = Moving units
theme-attack = Attacking
theme-wait = Knowing when to stop
theme-cards = Which card
theme-choose = A choice of effects
theme-orders = Orders
theme-march = Marching
theme-bids = Bids
