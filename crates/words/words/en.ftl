# What every table says, whatever is played.

seat = Seat { $number }
seat-you = Seat { $number } (you)
player = { $name }
player-you = { $name } (you)

record-back = Taken back: { $left } answers still stand.

play-welcome = You sit in seat { $number }. Answer with a number. Also: u takes back, w shows the table, r explains the rule, q leaves.
play-commitment = Luck is bound by the hash below; the record tells its secret at the end.
    SHA-256
play-answer = Your answer:
play-choose = Please answer with a number from 1 to { $most }, or u, w, r, q.
play-taken-back = Taken back.
play-cannot-take-back = That cannot be taken back: something was drawn or shown since, another seat has answered, or you have not answered yet.
play-left = You left the game.
play-result = { $seat }: rank { $rank }, score { $score }
