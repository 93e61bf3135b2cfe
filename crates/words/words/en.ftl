# Sentences that the tables of all games share.

seat = Seat { $number }
seat-you = Seat { $number } (you)
player = { $name }
player-you = { $name } (you)

record-back = Taken back to move { $left }.
record-undo = { $seat } took back { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }

play-welcome = You are in seat { $number }. Type the number of a move. Other keys: u takes back, w shows the table, r explains the rule, q quits.
play-commitment = All chance in this game follows from a secret with the hash below. The record reveals the secret after the game.
    SHA-256
play-answer = Your move:
play-choose = Please type a number from 1 to { $most }, or u, w, r, q.
play-taken-back = Taken back.
play-cannot-take-back = You cannot take that back: something was drawn or shown since, another player has moved, or you have not moved yet.
play-left = You left the game.
play-result = { $seat }: place { $rank }, score { $score }

advice-asked = After move { $step }, { $seat } is asked.
advice-seed = seed { $seed }:
advice-even = There is no clear difference between the first { $count } moves.
advice-why = Over the next few turns, the first move brings instead:

refusal-has-begun = The game has already started.
refusal-not-begun = The game has not started yet.
refusal-over = This game is over.
refusal-not-host = Only the host can do that.
refusal-not-seated = You are not sitting at this table.
refusal-already-seated = That person is already sitting at this table.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = This seat is taken.
refusal-full = All seats are taken.
refusal-no-person = At least one person must sit down first.
refusal-stale = The table has changed in the meantime. Please look again.
refusal-future = The game has not got that far yet.
refusal-not-asked = You have nothing to decide right now.
refusal-unreadable = There is no such move in this game.
refusal-illegal = The rules do not allow that.
refusal-nothing-to-undo = You have no move to take back.
refusal-plea-open = Another request to take back is still open.
refusal-no-plea = There is no request for you to agree to.
refusal-undo-denied = The others did not agree to take this back.
refusal-undo-too-often = You have taken back very often without getting any further. Play on; after a new move you can take back again.
refusal-rules-changed = The rules have changed since this game began. Play on or end it first.
refusal-rules-same = The rules of this game have not changed.
refusal-already-agreed = You have agreed already.
refusal-stand-in = A bot is playing for you. Take your seat back first.
refusal-bot-first = You have taken your seat back several times without a move. The bot makes this one; then it is your seat again.
refusal-no-stand-in = No bot is playing for you.
refusal-has-resigned = You have already resigned from this game.
refusal-not-absent = That player is at the table or has only just left.
refusal-muted = The host does not let you write here.
refusal-too-much-chat = Spectators have written enough for now. Wait a moment.
refusal-too-fast = You have written a lot in the last minute. Wait a moment.
refusal-too-often = You have changed a lot at this table in the last minute. Wait a moment.
refusal-no-such-line = This message is no longer there, or it is your own.
refusal-not-invited = No seat is kept for you.
refusal-has-declined = This person has declined the invitation.
refusal-removed = The host has removed you from this table. You can sit down again only if the host invites you.
refusal-not-full = Not all seats are taken yet.
refusal-not-ready = Not all players are ready yet.
refusal-already-ready = You have already said that you are ready.
refusal-not-over = The game is not over yet.
refusal-no-scope = This access key may not do that.
refusal-too-many-tables = You have too many open tables. Finish or close some of them first.
refusal-too-many-public-tables = Too many public tables of yours, or opened from your network, are waiting for players. Start or close some of them first.
refusal-too-many-invitations = This person has too many invitations to answer.
refusal-too-many-connections = Too many connections from your address. Close some windows and try again.
refusal-bad-text = A message must have 1 to 500 characters.
refusal-bad-word = Your word must be one line of 1 to 80 characters.
refusal-no-session = You are no longer logged in. Please log in again.
refusal-too-many = That was too fast. Wait a moment and try again.
refusal-unavailable = That could not be saved. Please try again; nothing will be done twice.
refusal-unknown = That is not possible right now.

notify-turn = It is your turn.
notify-turn-of = To move:
notify-over = The game is over.
