# What every table says, whatever is played.

seat = Seat { $number }
seat-you = Seat { $number } (you)
player = { $name }
player-you = { $name } (you)

record-back = Taken back: { $left } answers still stand.
record-undo = { $seat } took back { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }

play-welcome = You sit in seat { $number }. Answer with a number. Also: u takes back, w shows the table, r explains the rule, q leaves.
play-commitment = Luck is bound by the hash below; the record tells its secret at the end.
    SHA-256
play-answer = Your answer:
play-choose = Please answer with a number from 1 to { $most }, or u, w, r, q.
play-taken-back = Taken back.
play-cannot-take-back = That cannot be taken back: something was drawn or shown since, another seat has answered, or you have not answered yet.
play-left = You left the game.
play-result = { $seat }: rank { $rank }, score { $score }

refusal-has-begun = The game has already begun.
refusal-not-begun = The game has not begun yet.
refusal-over = This table is over.
refusal-not-host = Only the host may do that.
refusal-not-seated = You do not sit at this table.
refusal-already-seated = That person already sits at this table.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = This seat is taken.
refusal-full = Every seat is taken.
refusal-no-person = At least one person must sit down first.
refusal-stale = The table has changed since then. Look again.
refusal-future = The table has not come that far yet.
refusal-not-asked = You are not asked anything now.
refusal-unreadable = That is no answer in this game.
refusal-illegal = The rules do not allow that.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-plea-open = Another request to take back is still open.
refusal-no-plea = Nobody is asking you to agree to anything.
refusal-undo-denied = The others did not agree to take this back.
refusal-rules-changed = The rules have changed since this game began. Play on or end it first.
refusal-rules-same = The rules of this game have not changed.
refusal-already-agreed = You have agreed already.
refusal-stand-in = A bot is playing for you. Take your seat back first.
refusal-no-stand-in = No bot is playing for you.
refusal-has-resigned = You have given up this game.
refusal-not-absent = That player is not absent.
refusal-bad-text = A message has 1 to 500 characters.
refusal-bad-word = A word for the luck is one line of 1 to 80 characters.
refusal-no-session = Nobody here knows you any more. Log in again.
refusal-too-many = You are faster than the table allows. Wait a moment and try again.
refusal-unavailable = What you did could not be stored. Try again; it will not be done twice.
refusal-unknown = That is not possible now.

notify-turn = It is your turn.
notify-turn-of = To move:
notify-over = The game is over.
