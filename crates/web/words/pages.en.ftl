# Every page but the table in English.

# ---- time and numbers

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
date = { $day } { $month } { $year } (UTC)
ago-now = just now
ago-minutes = { $count ->
        [one] one minute ago
       *[other] { $count } minutes ago
    }
ago-hours = { $count ->
        [one] one hour ago
       *[other] { $count } hours ago
    }
ago-yesterday = yesterday
ago-days = { $count } days ago
left-seconds = { $count ->
        [one] one second left
       *[other] { $count } seconds left
    }
left-minutes = { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
left-hours = { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
left-days = { $count ->
        [one] one day left
       *[other] { $count } days left
    }
percent = { $whole }%
points-gained = +{ $whole }.{ $tenths } percentage points
points-lost = −{ $whole }.{ $tenths } percentage points

# ---- games

about-ethnos = Gather tribes, hold six kingdoms
about-lumeria = Two armies, three hills
about-imperium = From barbarians to an empire, card by card
players-range = { $least }–{ $most } players
players-exact = { $most ->
        [one] one player
       *[other] { $most } players
    }

# ---- levels of bots

level-novice-about = For a first game
level-casual-about = Plays along
level-skilled-about = Wants to win
level-expert-about = Hard to beat
level-master-about = As strong as we can; takes longest

# ---- home

home-title = Take your seat
home-line = Take your seat.
home-lede = Games of conquest, played to the letter of their rules, with friends or against bots that think.
home-game = Game
home-seats = Seats
home-bots = Bots
home-play = Play now
home-more = Table with options
home-name = Your name
home-name-about = Others see it. No password needed.
home-continue = Continue where you were
home-back = Back to the table
home-yours = Your tables
home-history = All games, with finished ones
home-public = Public tables
home-public-count = { $waiting } waiting, { $playing } in play
home-your-turn = your turn
home-to-move = { $seats } to move
home-gathering = People are sitting down
home-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
home-host = Hosted by { $seat }
home-watching = { $count ->
        [one] one watching
       *[other] { $count } watching
    }
home-alone = { $count ->
        [one] Against a bot
       *[other] Against { $count } bots
    }
home-nobody = Bots among themselves
home-pace-live = { $minutes } min + { $seconds } s
home-pace-relaxed = { $days ->
        [one] one day per answer
       *[other] { $days } days per answer
    }
home-do-play = Play
home-do-look = Look
home-do-sit = Sit down
home-do-watch = Watch
home-do-replay = Replay
home-over = Finished
home-place = Place { $rank }
home-place-score = Place { $rank } with { $score ->
        [one] one point
       *[other] { $score } points
    }
home-rules-changed = Ended: the rules changed
home-abandoned = Abandoned
home-yours-empty = No table of yours yet
home-yours-empty-about = Play now against bots, or open a table and send the link to friends.
home-public-empty = Nobody is waiting in public now
home-public-empty-about = Open a public table; whoever comes by can sit down.
home-open = Open a table
home-age = Age { $age } of { $ages }
home-leads = { $seat } leads with { $most } glory; you have { $glory }.
home-lead-many = { $seats } share the lead with { $most } glory; you have { $glory }.
home-you-lead = You lead with { $glory } glory.
home-you-share = You share the lead with { $glory } glory.
home-hand = { $count ->
        [0] Your hand is empty.
        [one] You hold one card.
       *[other] You hold { $count } cards.
    }
home-join = Join by link
home-join-about = Somebody sent you a link? Paste it here, or just open it.
home-join-link = Link or number of a table
home-join-do = Go to the table
home-join-wrong = There is no table at this link. Check that it is complete.

# ---- a new table

new-title = Open a table
new-lede = Choose what is played and how. All of it is fixed once the table is open, and everybody sees it before sitting down.
new-game = What is played
new-people = Seats and people
new-rules = Rules of this table
new-rules-about = Where rulebooks differ or a variant is common, you decide. The usual answer is chosen already.
new-usual = usual
new-choose = I choose
new-seat = Seat { $number }
new-pace = Pace
new-live = In one sitting
new-live-about = Everybody has a bank of minutes and gains some seconds with each turn. When the bank is empty, a bot plays until they return.
new-relaxed = Over days
new-relaxed-about = Everybody has some days for each answer and can be notified when it is their turn.
new-minutes = Minutes in the bank
new-seconds = Seconds gained each turn
new-days = Days for each answer
new-public = Listed for everybody
new-public-about = Anyone may find it and sit down. Otherwise only people with the link come.
new-level = Bots that stand in
new-level-about = They fill free chairs when the game begins and play for those who leave.
new-open = Open the table
new-wrong = { $count ->
        [one] The table is not open yet: one answer needs another look.
       *[other] The table is not open yet: { $count } answers need another look.
    }
new-wrong-number = Choose a number from { $least } to { $most }.
new-wrong-choice = Choose one of these answers.
new-wrong-option = This cannot be played together with the other answers.
new-wrong-name = A name has 1 to 40 characters.

# ---- rules

rules-title = Rules of { $seat }
cards-title = Cards of { $seat }
rules-lede = Retold paragraph by paragraph. Every paragraph has its own address, and the table refers to it.
rules-contents = Contents
rules-search = Search the rules
rules-search-do = Search
rules-clear = Whole rulebook
rules-found = { $count ->
        [one] One paragraph contains
       *[other] { $count } paragraphs contain
    }
rules-none = No paragraph contains
rules-none-about = Try a shorter word, or look through the contents.
rules-whole = The whole rulebook
rules-before = Before
rules-after = Next
rules-link = Address of this paragraph
rules-ruling = Ruling of ours where the rulebooks leave a question open
rules-around = Paragraphs before and after

# ---- profile

me-title = Your page
me-guest = You came by name alone. Set a password and your games stay yours on every device.
me-settings = How you like it
me-name = Name
me-name-about = Others see it at the table. 1 to 40 characters.
me-language = Language
me-theme = Day or night
me-motion = Movement
me-motion-about = Off if your device asks for reduced motion, whatever is set here.
me-sound = Sound
me-notifications = Notifications of the browser
me-notifications-about = When it is your turn and the page is in the background.
me-save = Save
me-saved = Saved.
me-on = on
me-off = off
me-upgrade = Keep your games: set a password
me-upgrade-about = No mail address is asked for. A forgotten password cannot be sent to you.
me-password = Change password
me-password-old = Present password
me-password-new = New password
me-password-about = At least 10 characters.
me-upgrade-do = Set the password
me-password-do = Change the password
me-webhook = Call a web address
me-webhook-about = When it is your turn, we send a short message to this address. Useful for chat rooms.
me-webhook-url = Address, beginning with https://
me-webhook-do = Save the address
me-webhook-off = An empty field switches it off.
me-tokens = Keys for programs
me-tokens-about = A program that plays with your key sits at the table as you. Give each its own key, and take it back here.
me-token-fresh = Your new key. It is shown this once only:
me-token-label = What is it for?
me-token-do = Make a key
me-token-none = No program plays for you.
me-token-made = Made
me-token-unused = never used
me-token-used = last used
me-token-delete = Take back
me-history = Your games
me-history-none = No finished game yet
me-history-none-about = Here you will find every game with its result, replay and review.
me-history-older = Older games
me-record = Games: { $games }, won: { $wins }
me-replay = Replay
me-review = Review
me-logout = Log out
me-logout-guest = Log out and lose this name
me-delete = Delete this account
me-delete-about = Your name disappears from all tables, your settings and keys are erased. Finished games stay, with “somebody” in your place. This cannot be undone.
me-delete-confirm = I mean it
me-delete-do = Delete for good
me-wrong-name = A name has 1 to 40 characters.
me-wrong-taken = This name is taken.
me-wrong-old = This is not your present password.
me-wrong-new = The new password is too short.
me-wrong-url = This is no address we can call: it must begin with https:// and lead to the public network.
me-wrong-label = Say in 1 to 40 characters what the key is for.
me-wrong-confirm = Tick the box if you mean it.

# ---- login

login-title = Log in
login-lede = Your games and settings, on every device.
login-name = Name
login-password = Password
login-do = Log in
login-wrong = Name and password do not belong together.
login-slow = Too many attempts. Try again in a few minutes.
login-new = New here? You need no account to play.
login-play = Play now
login-create = Whoever plays can set a password later, on the own page.

# ---- replay and review

replay-title = Replay
replay-see = See as
replay-open = Open hands
replay-spectator = Spectator
replay-link = Link to this moment
replay-continue = Play on from here
replay-continue-about = A copy of the table, bots in all other seats.
replay-record = Record
replay-first = Beginning
replay-back = One answer back
replay-forward = One answer on
replay-last = End
replay-move = Answer
replay-go = Go there
replay-at = Answer { $at } of { $of }
replay-start = The table is set; nobody has answered yet.
replay-after = After answer { $at }
replay-quiet = Something was chosen that nobody else sees yet.
replay-name = { $seat }
replay-happened = What happened
replay-hands = Hands
replay-hand-empty = no cards
replay-board = The table after this answer
replay-age-1 = age I
replay-age-2 = age II
replay-age-3 = age III
review-title = Review
review-lede = What a bot that sees all hands expects for each seat after every answer. It is a guess at a glance, not a verdict.
review-expected = Who was expected to win
review-graph = Expected chance to win after each answer, one line per seat. The same in numbers is in the table below.
review-points = Turning points
review-points-none = No answer changed much.
review-numbers = The same in numbers
review-after = After answer
review-from-to = from { $from }% to { $to }%
review-present = Where the replay stands
review-none = There is no expectation for this game.

# ---- when something is in the way

state-computing-title = Looking back at the game
state-computing-text = Every move of this game is being weighed. This page refreshes by itself.
state-missing-title = Nothing here
state-missing-text = There is no page at this address. A table may have been cleared away, or the link is not complete.
state-forbidden-title = Not for these eyes
state-forbidden-text = This table is private, or only its host may do that. Ask for an invitation, or log in with the name that was invited.
state-full-title = Every chair is taken
state-full-text = You can watch this table, or sit down at another one.
state-offline-title = No connection
state-offline-text = The table is safe where it was left. As soon as you are connected again, the page goes on by itself.
state-broken-title = Something broke on our side
state-broken-text = Nothing you did is lost: every answer that was accepted is kept. Please try again in a moment.
state-busy-title = One moment
state-busy-text = { $seconds ->
        [one] Many requests came from you at once. It goes on in one second.
       *[other] Many requests came from you at once. It goes on in { $seconds } seconds.
    }
state-rules-title = Played by older rules
state-rules-text = This game was played under version { $rules } of its rules, which this program can no longer play. Its result stands and its record can be downloaded, but it cannot be replayed here.
state-rules-stopped = This game was played under version { $rules } of its rules, which this program can no longer play. It cannot go on here.
state-home = To the home page
state-again = Try again
state-watch = Watch this table
state-login = Log in
state-record = Download the record

guest-name = Guest { $number }
