# The document, the bar and the table in English.

house-about = Conquest board games in the browser, with friends or against bots.
house-home = Hetman, home page
skip = Skip to content
language = Language
settings = Settings
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
motion = Animations
sound = Sound
notifications = Notifications
on = On
off = Off
nav-main = Main
nav-play = Play
nav-new = New table
nav-rules = Rules
nav-me = Your profile
nav-login = Log in
foot-me = Your profile
rule-link = See the rule
game-ethnos = Ethnos
game-lumeria = Lumeria
game-imperium = Imperium
game-runewars = Runewars
level-companion = Companion
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-warlike = Warlike
level-builder = Builder
levels = Levels
styles = Styles: an expert with a preference

## The table

title-gathering = Take a seat
title-over = Game over
title-turn = Your turn
title-waiting = Waiting for { $seat }
watching = { $count } watching
table-parts = Sections of the table
players = Players
your-turn = your turn
others-turn = Not your turn
you-watch = You are watching
waiting-for = Waiting for { $seat }
stands-still = The game is paused
waiting = Waiting
days-left = { $days } d { $hours } h
away = away
resigned = resigned
replace = Let a bot play
you = you

stand-in = A bot is playing for you. You can take your seat back at any time.
return = Take my seat back
plea = { $seat } asks to take back { $steps ->
    [one] one move
   *[other] { $steps } moves
}.
plea-agree = Agree
plea-deny = Decline
plea-wait = Waiting for the others to agree.
plea-withdraw = Withdraw the request
taken-back = { $seat }: { $steps ->
    [one] one move was
   *[other] { $steps } moves were
} taken back.

undo = Take back
undo-free = Free: nothing new has been shown since your last move.
undo-all-about = Takes back { $steps } moves, also free.
undo-bots = Takes back your last move and what the bots did after it. Anything random is drawn again.
undo-people = { $seats } must agree. Then your last move and everything after it are taken back, and anything random is drawn again.
undo-ask = Ask to take back
undo-all = Start over
fold = Show or hide the moves
hint = Hint
more = More
leave = Leave and let a bot play for me
resign = Resign
resign-sure = Yes, resign
hint-title = What the expert bot would do
hint-forced = There is only one sensible move.
hint-better = Chance to win with this move: { $best }%. With the next best move: { $next }%.
hint-even = There is no clear difference between the first { $count } moves.
hint-why = Over the next few turns, compared with the second move:
hint-about = The expert bot’s estimate of your chance to win after each move. It knows only what you know.

log = What happened
log-short = Log
forced = { $count ->
    [one] The last move was made for you: you had no choice.
   *[other] The last { $count } moves were made for you: you had no choice.
}
forced-asked = Ask me even when I have no choice
forced-made = Make moves for me when I have no choice
log-whole = Whole log
since = since your last turn
since-more = { $count ->
    [one] one more event since your last turn
   *[other] { $count } more events since your last turn
}
chat = Chat
chat-text = Write a message
chat-send = Send
chat-empty = No messages yet.

over-finished = The game is over
over-resigned = The game ended by resignation
over-abandoned = The table was abandoned
over-won = { $seat } wins
over-no-winner = No winner
over-links = What next
replay = Replay
review = Review
record = Download the record
play-again = New table
verify = Check that the game was fair
verify-how = Before the game all players saw the hash. Now you see the secret it was made from. All chance in this game follows from the secret and the players’ words. Download the record and run “hetman verify” to check every draw.
commitment = Hash of the secret (SHA-256)
secret = Secret

keys = Keyboard
key-digits = make the move with this number
key-arrows = go through the moves
key-undo = take back
key-hint = ask for a hint
key-chat = write a message
key-help = show this list
close = Close
offline = Connection lost. Your choices are kept; we are trying to reconnect.
online = Connected again.
copied = Copied

## Before the game

table-public = public table
table-private = invitation link only
pace-live = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} per player, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} every turn
pace-relaxed = { $days ->
    [one] One day
   *[other] { $days } days
} for each move
chairs-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
chair-free = Free seat
chair-kept = invited
host = host
sit = Sit down
sit-down = Take a seat
stand-up = Stand up
your-name = Your name
start = Start the game
gather-full = All seats are taken. You can stay and watch.
gather-invited = Waiting for { $seat }, who has been invited.
gather-start = All players are here. You can start the game.
gather-start-bots = Share the link, or start now: bots take the free seats.
gather-host = { $seat } will start the game.
gather-wait = The host will start the game.
ready = I am ready
gather-ready = The game and the clocks start when all players are ready.
gather-ready-others = Waiting until all players are ready.
chair-ready = ready
close-table = Close this table
decline = Decline
over-ahead = { $points ->
    [one] One point ahead of { $seat }.
   *[other] { $points } points ahead of { $seat }.
}
over-tied = { $seat } has as many points; the tie-break decides.
rematch-about = With the same players and options; the seats move on by one.
replay-about = Watch the game again, move by move
review-about = See where it was decided, and better moves
record-about = A file with every move, to keep or to check
play-again-about = Choose other options or players
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
mute = Mute
unmute = Let write again
mute-watchers = Only players may write
unmute-watchers = Let spectators write
gather-terms = Settings of this table
gather-usual = All other options: default
remove = Free this seat
bot-level = Level of the bot
bot-add = Add a bot
invite = Invite
invite-link = Share this link
invite-name = Keep a seat for
invite-send = Invite
copy = Copy
luck = Provably fair
luck-about = All chance in this game follows from a secret that is already fixed, and from a word of each player. You see the hash of the secret here. After the game the secret is shown, and anyone can check it.
luck-word = Your word (optional)
luck-example = any short text

## Ethnos

card = { $card }
age = Age
dragons = Dragons
dragons-seen = { $count } of 3 dragons revealed
kingdoms = Kingdoms
pool = Allies face up
pool-short = Allies
pool-count = { $count ->
    [0] empty until a player discards cards
    [one] one card, never refilled
   *[other] { $count } cards, never refilled
}
deck = Top card of the deck; { $count } left, { $safe ->
    [0] any of them may be a dragon
    [one] the next one is not a dragon
   *[other] no dragon among the next { $safe }
}
hand = Your hand
hand-short = Hand
hand-count = { $count } of { $most }
hand-chosen = { $count } chosen
tribes-in-play = Tribes in play
does-x = X is the number of cards in the band.
does-skeleton = Joker. Never leads a band.
does-centaur = Marker placed: play another band.
does-dwarf = Counts as one card more for glory.
does-elf = Keep up to X cards in hand.
does-giant = Largest Giant band: 2 glory.
does-merfolk = Swim X. At 3, 7, 12, 18: one more marker.
does-minotaur = Counts as one card more for the marker.
does-orc = Mark the leader’s colour in your horde.
does-troll = Take a token up to X. It wins ties.
does-wingfolk = The marker goes to any kingdom.
does-wizard = Draw X cards from the deck.
does-halfling = Never places a marker.
hand-away = { $count } to the pool
reading-in = Add this card to your choice
reading-out = Take this card out again
reading-out-all = Take the whole band back
merfolk-board = Merfolk board
troll-tokens = Troll tokens
troll-held = Troll token { $value }: { $seat }
giant-token = Giant token
giant-held = { $seat }, band of { $size }
giant-free = free
giant-worth = · { $glory } at age’s end
token-now = Token of age { $age ->
    [1] I
    [2] II
   *[other] III
}: { $value } glory
token-later = Token of age { $age ->
    [1] I
    [2] II
   *[other] III
}: { $value } glory, not scored yet
known = Known cards: { $cards }
in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
supply = { $count ->
    [one] one marker
   *[other] { $count } markers
} left
trolls-of = Troll tokens: { $tokens }
band = Band of { $size }, led by the { $leader }
horde = Orc horde: { $kingdoms }
group-recruit = Recruit
group-band = Play a band
note-take = In hand: tribe { $tribe }, colour { $colour }
note-draw = { $deck } left, { $safe ->
    [0] any of them may be a dragon
    [one] the next one is not a dragon
   *[other] no dragon among the next { $safe }
}
note-lead = Up to { $size ->
    [one] one card
   *[other] { $size } cards
}; { $needs ->
    [one] one is
   *[other] { $needs } are
} enough for a marker in { $kingdom }
note-lead-short = Up to { $size ->
    [one] one card
   *[other] { $size } cards
}; a marker in { $kingdom } needs { $needs }
note-lead-free = Up to { $size ->
    [one] one card
   *[other] { $size } cards
}
note-lead-any = Up to { $size ->
    [one] one card
   *[other] { $size } cards
}; { $needs ->
    [one] one is
   *[other] { $needs } are
} enough for a marker in some kingdom
note-lead-any-short = Up to { $size ->
    [one] one card
   *[other] { $size } cards
}; a marker in any kingdom needs at least { $needs }
note-lead-empty = Up to { $size ->
    [one] one card
   *[other] { $size } cards
}; you have no marker left
note-done = Marker in { $kingdom }; { $glory } glory at the end of the age
note-done-any = Marker in a kingdom of your choice; { $glory } glory at the end of the age
note-done-nowhere = No marker, the band is too small for every kingdom; { $glory } glory at the end of the age
note-done-empty = No marker, you have none left; { $glory } glory at the end of the age
note-done-none = No marker in { $kingdom }; { $glory } glory at the end of the age
note-place = Your markers there: { $markers }
note-token = Your tokens would add up to { $sum }
why-replay = This is a replay. You cannot make moves here.
why-watching = You are watching. Only the players can make moves.
why-turn = It is not your turn. When the others have moved, this page tells you by itself.
why-step = Make the current choice first, or take it back.
why-full = You hold ten cards, so you have to play a band.
why-skeleton = A Skeleton cannot lead a band. Choose another card as the leader, then add it.
why-band = Finish the band first, or take it back.
why-fit = All cards of a band share one tribe or one colour. This card does not fit; to play it, take the band back and begin with another leader.
why-colour = The marker goes to the kingdom of the leader’s colour. For another kingdom you need a leader of its colour, or Wingfolk as the leader.
why-size = You need a band with more cards than you have markers there. Take the band back and add cards, or choose another kingdom.
why-token = This token is taken, or its value is higher than the number of cards in the band. A larger band could take a higher one.
why-enough = You have already kept as many cards as the Elves allow. A larger band lets you keep more.
why-over = The game is over.
account-source = Source
account-bands = Bands
account-hordes = Orc hordes
account-total = Glory

## Where each point came from

walk-about = Where each point came from
walk-open = Where each point came from
walk-whole = All ages on one page
walk-not-yet = No age has been scored yet. At the end of each age you see here where every point came from.
walk-title = Scoring of age { $age }
walk-over = The game is over
walk-final = Final ranking
walk-rank = Place
walk-age = Age { $age }
walk-unscored = Age { $age }, not scored
walk-parts = Parts of the scoring
walk-before = Before this age
walk-taken = Giant token taken
walk-total = Total
walk-standing = Standing
walk-striped = pale: gained now
walk-bar = { $before } before, { $gained } gained
walk-bands = Bands of this age
walk-back = Step back
walk-next = Next
walk-all = Show all
walk-steps = Step by step
walk-kingdom = Kingdom { $at } of 6
walk-place = Place { $place }: { $seats } with { $by ->
    [one] one marker
   *[other] { $by } markers
}: +{ $gain } glory.
walk-shared = Places { $place } to { $to }: { $seats } are tied with { $by ->
    [one] one marker
   *[other] { $by } markers
} each. They share { $sum } glory, rounded down: +{ $gain } each.
walk-nothing = No scoring place in this age: { $seats }.
walk-empty = There are no markers here.
walk-trolls = A tie. Troll tokens decide: the higher sum, then the highest single token.
walk-space = Place { $place }: { $seats } on space { $by }: +{ $gain } glory.
walk-space-shared = Places { $place } to { $to }: { $seats } on space { $by }. They share { $sum } glory, rounded down: +{ $gain } each.
walk-space-empty = No marker has left the first space.
walk-giant-none = The Giant token is not taken.
walk-none = No points here.
walk-worth = Glory of a band: 2 cards { $two }, 3 cards { $three }, 4 cards { $four }, 5 cards { $five }, 6 or more { $six }.
walk-skeletons = Skeletons leave their bands before they are counted.
walk-dwarf = A band led by a Dwarf counts one card more.
walk-counted = { $count ->
    [0] no card counts
    [one] one card counts
   *[other] { $count } cards count
}
walk-lead-none = No player has any glory yet.
walk-lead = In the lead with { $glory } glory: { $seats }.
walk-tie = { $glory } glory each: { $seats }. Markers in the kingdoms decide:
walk-tie-bands = Markers are equal too. The sizes of the bands in the last age decide, the largest first:
walk-tie-even = Equal in everything, so they share the place: { $seats }.

log-back = Back to the table

## When the rules have changed since the game began

undo-denied = { $seat } did not agree to take your move back.
undo-unanswered = Your request to take back a move was not agreed to in time.
rules-changed = The rules of this program were corrected (version { $before } → { $now }), and the last part of this game would have gone differently. It stands where both versions last agree. You can play on from there with new luck, or all players can agree to end the game without a result.
rules-changed-over = This game was played under version { $before } of our rules; this program has version { $now }. The result stands. The replay shows the first { $moves } moves, up to where the versions differ.
rules-changed-others = { $seats } would like to end the game without a result.
rules-changed-play-on = Play on from there
rules-changed-end = End without a result
rules-changed-wait = Waiting for the others to agree to the end.
over-rules-changed = Ended without a result, because the rules changed
