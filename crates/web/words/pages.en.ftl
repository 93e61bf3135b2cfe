# All pages except the table, in English.

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

about-ethnos = Gather tribes, control six kingdoms
about-lumeria = Two armies, one battlefield
about-imperium = From barbarians to an empire, card by card
about-runewars = Dragon runes, sealed orders and armies on a map of hexes
players-range = { $least }–{ $most } players
players-exact = { $most ->
        [one] one player
       *[other] { $most } players
    }

# ---- levels of bots

level-companion-about = For a first game
level-novice-about = For those who know the rules
level-casual-about = Plays for fun
level-skilled-about = Plays to win
level-expert-about = Hard to beat
level-master-about = Our strongest bot; thinks longest

# ---- home

home-title = Take your seat
home-line = Take your seat.
home-lede = Conquest board games. The program enforces the rules, and marks what it had to make up. Play with friends or against bots.
home-game = Game
home-seats = Seats
home-bots = Bots
home-play = Play now
home-more = More options
home-name = Your name
home-name-about = Other players see it. You do not need a password.
home-continue = Continue where you left off
home-back = Back to the table
home-yours = Your tables
home-history = Your finished games
home-public = Public tables
home-public-count = { $waiting } waiting for players, { $playing } in progress
home-your-turn = your turn
home-to-move = { $seats } to move
home-gathering = Waiting for players
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
home-only-bots = Bots only
home-pace-live = { $minutes } min + { $seconds } s
home-pace-relaxed = { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }
home-do-play = Play
home-do-look = View
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
home-yours-empty = You have no tables yet
home-yours-empty-about = Play against bots now, or open a table and send the link to your friends.
home-public-empty = No public tables right now
home-public-empty-about = Open a public table, and others can sit down.
home-open = Open a table
home-age = Age { $age ->
        [1] I
        [2] II
       *[other] III
    } of { $ages ->
        [2] II
       *[other] III
    }
home-leads = { $seat } leads with { $most } glory; you have { $glory }.
home-lead-many = { $seats } share the lead with { $most } glory; you have { $glory }.
home-you-lead = You lead with { $glory } glory.
home-you-share = You share the lead with { $glory } glory.
home-hand = { $count ->
        [0] Your hand is empty.
        [one] You hold one card.
       *[other] You hold { $count } cards.
    }
home-join = Join with a link
home-join-about = Did you get a link? Paste it here, or just open it.
home-join-link = Link or table number
home-join-do = Go to the table
home-join-wrong = There is no table at this link. Check that you copied all of it.

# ---- a new table

new-title = Open a table
new-lede = Choose a game and its options. They are fixed once the table is open, and players see them before they sit down.
new-game = Game
new-people = Seats and players
new-rules = Rules of this table
new-rules-about = Where rulebooks differ, or a variant is popular, you decide. The default option is already selected.
new-usual = default
new-choose = Let me choose
new-seat = Seat { $number }
new-pace = Pace
new-live = Live
new-live-about = Each player has a number of minutes and gains a few seconds every turn. If your time runs out, a bot plays until you return.
new-relaxed = Over several days
new-relaxed-about = Each player has a few days for each move and can get a notification when it is their turn.
new-minutes = Minutes per player
new-seconds = Extra seconds per turn
new-days = Days per move
new-public = Public table
new-public-about = Anyone can find it and sit down. Otherwise players need the link.
new-level = Level of substitute bots
new-level-about = They take the free seats when the game starts and play for players who leave.
new-open = Open the table
new-wrong = { $count ->
        [one] The table is not open yet: please check one field.
       *[other] The table is not open yet: please check { $count } fields.
    }
new-wrong-number = Choose a number from { $least } to { $most }.
new-wrong-choice = Choose one of these options.
new-wrong-option = This does not go together with the other options.
new-wrong-name = A name must have 1 to 40 characters.

# ---- rules

rules-title = Rules of { $seat }
ours = ours, not known to be printed in the box
known-more = More about that
known-ethnos = Ethnos: what the rulebooks do not print was published by people who own the box. No printed value is ours.
known-lumeria = ° ours. Lumeria: we hold the rulebook but not the cards. What carries this mark is our reconstruction: most values, all abilities, the board, and two of the three scenarios.
known-imperium = ° ours in part. Imperium: the values come from published sources and were compared with the rulebook where it mentions them; a few that no source tells are ours.
known-runewars = ° ours. Runewars: we hold the rulebook, and part of what the box prints has been published. What carries this mark is our reconstruction: most dials, quests, tactics cards and season cards, and many map tiles.
cards-title = Cards of { $seat }
rules-lede = The rules in our own words, paragraph by paragraph. Each paragraph has its own link, and the table refers to it.
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
rules-before = Previous
rules-after = Next
rules-link = Link to this paragraph
rules-ruling = Our ruling where the rulebooks leave a question open
rules-around = Previous and next paragraph

# ---- profile

me-title = Your profile
me-guest = You’re playing as a guest. Set a password to keep your games and use them on every device.
me-settings = Preferences
me-name = Name
me-name-about = Other players see it at the table. 1 to 40 characters.
me-language = Language
me-theme = Theme
me-motion = Animations
me-motion-about = Always off if your device asks for reduced motion.
me-sound = Sound
me-notifications = Browser notifications
me-notifications-about = When it is your turn and this page is in the background.
me-save = Save
me-saved = Saved.
me-on = on
me-off = off
me-upgrade = Set a password to keep your games
me-upgrade-about = We do not ask for an e-mail address, so a forgotten password cannot be reset.
me-password = Change password
me-password-old = Current password
me-password-new = New password
me-password-about = At least 10 characters.
me-upgrade-do = Set the password
me-password-do = Change the password
me-webhook = Webhook
me-webhook-about = When it is your turn, we send a short message to this address, for example to a chat room.
me-webhook-url = Address starting with https://
me-webhook-do = Save the address
me-webhook-off = Leave it empty to switch the webhook off.
me-tokens = Access keys for programs
me-tokens-about = A program with your key plays as you. Give each program its own key; you can revoke it here.
me-token-fresh = Your new key. It is shown only once:
me-token-label = What is it for?
me-token-scope = What may it do?
me-token-scope-play = look and play
me-token-scope-read = only look
me-token-scope-account = look, play and change your account
me-token-do = Create a key
me-token-none = You have no keys.
me-token-made = Created
me-token-delete = Revoke
me-history = Your games
me-history-none = No finished games yet
me-history-none-about = Here you will find all your finished games with result, replay and review.
me-history-older = Older games
me-record = Games: { $games }, won: { $wins }
me-replay = Replay
me-review = Review
me-logout = Log out
me-logout-guest = Log out and give up this name
me-delete = Delete this account
me-delete-about = Your settings and keys are deleted, and games that you are playing go on without you. Your name stays in the records of the games you have played and with your messages. This cannot be undone.
me-delete-confirm = Yes, I want to delete my account
me-delete-do = Delete my account
me-wrong-name = A name must have 1 to 40 characters.
me-wrong-taken = This name is taken.
me-wrong-old = This is not your current password.
me-wrong-new = The new password is too short.
me-wrong-url = We cannot use this address: it must start with https:// and be reachable on the public internet.
me-wrong-label = Say in 1 to 40 characters what the key is for.
me-wrong-tokens = You have too many keys. Revoke one first.
me-wrong-confirm = Tick the box to confirm.

# ---- login

login-title = Log in
login-lede = Your games and settings, on every device.
login-name = Name
login-password = Password
login-do = Log in
login-wrong = Wrong name or password.
login-slow = Too many attempts. Try again in a few minutes.
login-new = New here? You do not need an account to play.
login-play = Play now
login-create = You can set a password later in your profile.

# ---- replay and review

replay-title = Replay
replay-see = View as
replay-open = All hands
replay-spectator = Spectator
replay-link = Link to this moment
replay-continue = Play from here
replay-continue-about = Makes a copy of the table, with bots in all other seats.
replay-record = Download the record
replay-first = Start
replay-back = One move back
replay-play = Play automatically
replay-forward = One move forward
replay-last = End
replay-move = Move
replay-go = Go
replay-at = Move { $at } of { $of }
replay-start = The table is set up. No moves yet.
replay-after = After move { $at }
replay-quiet = A hidden choice that the other players do not see yet.
replay-name = { $seat }
replay-happened = What happened
replay-hands = Hands
replay-hand-empty = no cards
replay-board = The table after this move
replay-age-1 = age I
replay-age-2 = age II
replay-age-3 = age III
review-title = Review
review-lede = Each seat’s chance to win after every move, as seen by a bot that knows all hands. It is a quick estimate, not a verdict.
review-expected = Chances to win
review-graph = Estimated chance to win after each move, one line per seat. The table below shows the same numbers.
review-points = Turning points
review-points-none = No move changed much.
review-numbers = All numbers
review-after = After move
review-from-to = from { $from }% to { $to }%
review-present = Where the replay is now
review-none = There is no estimate for this game.
review-accuracy = Accuracy
review-accuracy-about = A bot looked at each move again with what its player knew at that time. Accuracy is the share of moves that were as good as the best one it found. A move counts as worse only if it loses more than 3% of the chance to win, and more than chance explains. The bot is quick and not perfect: a few percent more or less mean little.
review-seat = Player
review-good = As good as the best
review-asked = Moves with a choice
review-mistakes-own = Your largest mistakes
review-mistakes = The largest mistakes
review-mistakes-none = The bot found no move that was clearly worse than another one.
review-better = Better:
review-loss = Cost about { $loss }% of the chance to win.
review-why = Over the next few turns the better move brings:
review-skill = A mistake: another move was better.
review-luck = The bot found no clearly better move. The change may come from luck, from what was hidden, or from an error of the estimate.

# ---- errors and waiting

state-computing-title = Reviewing the game
state-computing-text = Every move of this game is being weighed. This page refreshes by itself.
state-missing-title = Page not found
state-missing-text = There is no page at this address. The table may have been removed, or the link is incomplete.
state-forbidden-title = No access
state-forbidden-text = This table is private, or only its host can do that. Ask for an invitation, or log in with the name that was invited.
state-full-title = All seats are taken
state-full-text = You can watch this table or sit down at another one.
state-offline-title = No connection
state-offline-text = Your table is safe. The page continues by itself as soon as you are online again.
state-broken-title = Something went wrong on our side
state-broken-text = Nothing is lost: every move that was accepted is saved. Please try again in a moment.
state-busy-title = One moment
state-busy-text = { $seconds ->
        [one] Too many requests at once. Please wait one second.
       *[other] Too many requests at once. Please wait { $seconds } seconds.
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
