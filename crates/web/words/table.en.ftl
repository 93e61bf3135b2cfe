# The document, the bar and the table in English.

house-about = A table for board games of conquest: play with friends or against bots, in the browser.
house-home = Hetman, home page
skip = Skip to content
language = Language
settings = Settings
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Night
motion = Movement
sound = Sound
notifications = Notifications
on = On
off = Off
nav-main = Main
nav-play = Play
nav-new = New table
nav-rules = Rules
nav-me = Your page
nav-login = Log in
foot-me = Your page
rule-link = The rule behind this
game-ethnos = Ethnos
game-lumeria = Lumeria
game-imperium = Imperium: Classics
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master

## The table

title-gathering = Sit down
title-over = Game over
title-turn = Your turn
title-waiting = Waiting for { $seat }
watching = { $count } watching
table-parts = Parts of the table
players = Players
your-turn = your turn
others-turn = Not your turn
you-watch = You are watching
waiting-for = Waiting for { $seat }
waiting = Waiting
days-left = { $days } d { $hours } h
away = away
resigned = resigned
replace = Let a bot play
you = you

stand-in = A bot plays for you. Take your seat back whenever you like.
return = Take my seat back
plea = { $seat } asks to take something back: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
plea-agree = Agree
plea-deny = Decline
plea-wait = Waiting for the others to agree.
plea-withdraw = Withdraw
taken-back = { $seat }: { $steps ->
    [one] one step was
   *[other] { $steps } steps were
} taken back.

undo = Take back
undo-free = Costs nothing: nothing new was seen since your last answer.
undo-all-about = Takes back { $steps } steps at no cost.
undo-bots = This takes back your last answer and what the bots did since. What was drawn is drawn anew.
undo-people = { $seats } must agree. Then your last answer and everything since is taken back, and what was drawn is drawn anew.
undo-ask = Ask to take back
undo-all = Start over
hint = Hint
more = More
leave = Leave; a bot plays on for me
resign = Resign
resign-sure = Yes, I give up
hint-title = What the expert would do
hint-forced = There is nothing to think about: it is the only sensible answer.
hint-better = After this answer the expert sees a { $best }% chance to win, after the next best one { $next }%.
hint-even = After this answer the expert sees a { $best }% chance to win; the next best one is as good.
hint-about = Chance to win that the expert expects after each answer, knowing only what you know.

log = What happened
log-short = Log
log-whole = Whole log
since = since your last turn
since-more = { $count ->
    [one] one more since your last turn
   *[other] { $count } more since your last turn
}
chat = Chat
chat-text = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.

over-finished = The game is over
over-resigned = Ended by resignation
over-abandoned = The table was abandoned
over-won = { $seat } wins
over-nobody = Nobody wins
over-links = What next
replay = Replay
review = Review
record = Record
play-again = New table
verify = Was the luck fair?
verify-how = Before the game everybody saw the hash. Now you see the secret it was made of. All chance in this game follows from the secret and the words of the players; download the record and run “hetman verify” to check every draw.
commitment = Hash (SHA-256) that binds the luck
secret = Secret

keys = Keys
key-digits = give the answer with this number
key-arrows = move through the answers
key-undo = take back
key-hint = ask for a hint
key-chat = write to the others
key-help = show this list
close = Close
offline = The connection is lost. Your choices are kept; we keep trying.
online = Connected again.
copied = Copied

## Before the game

table-public = listed for everybody
table-private = only with the link
pace-live = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} each, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more with every turn
pace-relaxed = { $days ->
    [one] One day
   *[other] { $days } days
} for each answer
chairs-free = { $count ->
    [0] All chairs are taken.
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
chair-free = Free chair
chair-kept = invited
host = host
sit = Sit down
sit-down = Take a seat
stand-up = Stand up
your-name = Your name
start = Start
gather-full = All chairs are taken. Stay here to watch.
gather-invited = Waiting for { $seat }, who is invited.
gather-start = Everybody is here: you can start.
gather-start-bots = Pass on the link, or start now: bots take the free chairs.
gather-host = { $seat } starts the game.
gather-wait = The host starts the game.
gather-terms = What is agreed
gather-usual = Everything else as usual
remove = Free the chair
bot-level = Level of the bot
bot-add = Add a bot
invite = Invite
invite-link = Pass on this link
invite-name = Keep a chair for
invite-send = Invite
copy = Copy
luck = Luck nobody can bend
luck-about = The luck of this game is already decided by a secret whose hash you see here, mixed with a word from each player. After the game the secret is shown, and anybody can check.
luck-word = A word for the luck (optional)
luck-example = any short line

## Ethnos

card = { $card }
age = Age
dragons = Dragons
dragons-seen = { $count } of 3 dragons revealed
kingdoms = Kingdoms
pool = Allies face up
pool-short = Allies
pool-count = { $count ->
    [0] empty until somebody discards
    [one] one card, never refilled
   *[other] { $count } cards, never refilled
}
deck = Top card of the deck; { $count } left, { $safe ->
    [0] any of them may be a dragon
    [one] the next one is no dragon
   *[other] the next { $safe } are no dragons
}
hand = Your hand
hand-short = Hand
hand-count = { $count } of { $most }
hand-chosen = { $count } chosen
extras = Boards of the tribes
merfolk-board = Merfolk board
troll-tokens = Troll tokens
troll-held = Troll token { $value }: { $seat }
giant-token = Giant token
giant-held = { $seat }, band of { $size }
giant-free = free
giant-worth = · { $glory } at the end of the age
token-now = Token of age { $age }: { $value } glory
token-later = Token of age { $age }: { $value } glory, not scored yet
known = Certainly holds: { $cards }
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
note-take = In your hand: { $tribe } of this tribe, { $colour } of this colour
note-draw = { $deck } left, { $safe ->
    [0] any of them may be a dragon
    [one] the next one is no dragon
   *[other] the next { $safe } are no dragons
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
note-done = Marker in { $kingdom }; { $glory } glory at the end of the age
note-done-any = Marker where you choose; { $glory } glory at the end of the age
note-done-none = No marker in { $kingdom }; { $glory } glory at the end of the age
note-place = You have { $markers } there
note-token = Your tokens would sum to { $sum }
why-replay = You are looking at a replay. Nothing can be played here.
why-watching = You are watching; only the players act.
why-turn = It is not your turn.
why-step = Answer the question first.
why-full = You hold ten cards, so you have to play a band.
why-skeleton = A Skeleton never leads a band.
why-band = Finish the band first, or take it back.
why-fit = All cards of a band share one tribe or one colour. This one does not fit.
why-colour = The marker goes to the kingdom of the leader’s colour.
why-size = You need a band with more cards than you have markers there.
why-token = This token is taken, or its value is higher than the number of cards in the band.
why-enough = The Elves let you keep no more cards.
why-over = The game is over.
account-source = Source
account-bands = Bands
account-hordes = Orc hordes
account-total = Glory

## Where each point came from

walk-about = Where each point came from
walk-open = Where each point came from
walk-whole = All ages on one page
walk-not-yet = No age has been scored yet. At the end of an age everybody’s points are explained here, one by one.
walk-title = Age { $age } is scored
walk-over = The game is over
walk-final = Final ranking
walk-rank = Place
walk-age = Age { $age }
walk-unscored = Age { $age }, not scored
walk-parts = Parts of the account
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
walk-nothing = No place that scores in this age: { $seats }.
walk-empty = Nobody has a marker here.
walk-trolls = Equal so far. Troll tokens decide: the higher sum, then the highest single token.
walk-space = Place { $place }: { $seats } on space { $by }: +{ $gain } glory.
walk-space-shared = Places { $place } to { $to }: { $seats } on space { $by }. They share { $sum } glory, rounded down: +{ $gain } each.
walk-space-empty = Nobody has left the first space.
walk-giant-none = Nobody holds the Giant token.
walk-none = Nobody gains anything here.
walk-worth = Glory of a band: 2 cards { $two }, 3 cards { $three }, 4 cards { $four }, 5 cards { $five }, 6 or more { $six }.
walk-skeletons = Skeletons leave their bands before they are counted.
walk-dwarf = A band led by a Dwarf counts one card more.
walk-counted = { $count ->
    [0] no card counts
    [one] one card counts
   *[other] { $count } cards count
}
walk-lead-nobody = Nobody has any glory yet.
walk-lead = In the lead with { $glory } glory: { $seats }.
walk-tie = { $glory } glory each: { $seats }. Markers in the kingdoms decide:
walk-tie-bands = Markers are equal, too. The sizes of bands in the last age decide, the largest first:
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
