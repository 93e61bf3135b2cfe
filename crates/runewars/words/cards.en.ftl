# What cards do, in English. Season cards and quests are said step by step from their programs; the other cards have
# a sentence of their own.

# Who a step of a season card speaks of

who-each = Each player
who-high = Highest bid
who-second = Second highest bid
who-low = Lowest bid
who-none = All who bid nothing
who-others = All but the lowest bid
who-poorest = Least influence

# Season cards, step by step

text-season-bid = All bid influence in secret.
text-season-long-winter = This spring each player takes back only two orders of their choice.
text-season-open-roads = In this quest phase heroes move up to three areas.
text-season-surge = Until the next season card the special ability of a circle unit may be two damage instead.
text-season-bitter-cold = This winter food counts { $number } less, but at least 1 if there is any.
text-season-cap-dials = { $who }: dials above the production of their areas drop to it.
text-season-storm = { $who }: units do not move by orders until the next season card.
text-season-objective-or-tactics = { $who }: a new objective or tactics cards: { $number }.
text-season-recruit = { $who }: recruits with one dial.
text-season-burn-city = { $who }: chooses a city, which is destroyed.
text-season-city-influence = { $who }: influence { $number }, and one more for each city.
text-season-stray-beast = { $who }: may put a neutral triangle unit into an uncontrolled area without neutral units of another shape.
text-season-lower-dials = { $who }: lowers different own dials by one: { $number }.
text-season-allegiance = { $who }: pays { $number } influence for each hero of the opposite alignment, or the hero leaves.
text-season-home-runes = { $who }: moves rune tokens out of their home realm, if there is room: { $number }.
text-season-train = { $who }: a hero is trained: { $number }.
text-season-few-quests = { $who }: with fewer than { $number } quests, draws one.
text-season-reward = { $who }: a hero gets rewards: { $number }.
text-season-unearth = { $who }: puts a dragon rune into an uncontrolled area, not next to a home realm if possible.
text-season-harvest = { $who }: sets the dials to the production of their areas.
text-season-food = { $who }: food { $number } more.
text-season-cap-influence = { $who }: influence above { $number } is lost.
text-season-sell-dial = { $who }: may lower a dial by { $number } for { $gain } influence.
text-season-march = { $who }: may move standing units of one area without their activation token to an adjacent friendly or empty area.
text-season-spy = { $who }: looks at a rune token.
text-season-swap-runes = { $who }: may exchange two rune tokens of uncontrolled areas.
text-season-rune = { $who }: gets a dragon rune.
text-season-banditry = { $who }: loses an influence or a tactics card.
text-season-frost = { $who }: food { $number } less.
text-season-buy-rune = { $who }: may pay { $number } influence to put a dragon rune into a friendly or uncontrolled area.
text-season-pious = { $who }: gets a dragon rune where the lowest bidder says.
text-season-tactics = { $who }: tactics cards: { $number }.
text-season-patrol = { $who }: in an area of another player that player routs units: { $number }.

# Quests

text-quest-test = In { $area }: a test of { $attribute }.
text-quest-duel = In { $area }: a duel with { $unit }, health { $number }.
result-won = duel won
text-quest-reward = { $result }: rewards: { $number }.
text-quest-rune = { $result }: a dragon rune.
text-quest-influence = { $result }: influence: { $number }.
text-quest-lose = { $result }: influence lost: { $number }.
text-quest-tactics = { $result }: tactics cards: { $number }.
text-quest-train = { $result }: training: { $number }.
text-quest-quest = { $result }: quests: { $number }.
text-quest-damage = { $result }: damage to the hero: { $number }.
text-quest-keep = { $result }: you keep the quest.
text-quest-drop = { $result }: you discard the quest.

# Tactics cards

text-tactics-rally-cry = Up to four of your figures stand up: anywhere in your turn, those of the area before the line-up or a round of a battle.
text-tactics-summon-lightning = When you defend, at the start of a battle: four damage to the attacker, then four to you.
text-tactics-tactical-retreat = When you defend, at the start of a battle: there is no battle, and your units retreat, routed, to one adjacent friendly area.
text-tactics-horrific-rumors = In your turn: put an activation token of an opponent into an area that opponent does not control.
text-tactics-lost-city = In your turn, in an uncontrolled area with your hero and without a city: neutral units retreat, and you put a damaged stronghold there.
text-tactics-raze-a-city = In your turn: destroy a city that you control.
text-tactics-spread-dissent = In your turn: all neutral units of an area retreat, allied ones too.
text-tactics-to-the-winner = At the start of your battle: the winner, if a player, draws two tactics cards.
text-tactics-spy-guild = After your order: take it back.
text-tactics-mountain-pass = In your turn: mountains do not stop your units and heroes.
text-tactics-shared-counsel = In your turn: choose a number from 1 to 4 and an opponent; both of you draw so many tactics cards.
text-tactics-ambush = In your turn or in the quest phase: two damage to an enemy hero in an area you control.
text-tactics-turncoat = In your turn, for three influence: an enemy hero whose alignment is not yours, in or next to your areas, joins you.
text-tactics-forced-march = Before Mobilize or Conquer: your units move one area more.
text-tactics-hold-the-line = When you defend, at the start of a battle: strength +2.
text-tactics-shield-wall = Before a round of a battle: ignore the first two damage of the next draw.
text-tactics-flank-attack = When you attack, at the start of a battle: the opponent routs two units.
text-tactics-feigned-flight = After a lost attack: up to three units that retreat stay standing.
text-tactics-bribe = Before you draw for diplomacy: draw two cards more.
text-tactics-hidden-cache = In your turn: raise a dial by two, to eight at most.
text-tactics-sabotage = In your turn: damage an enemy stronghold in or next to an area with your unit or hero, or remove its development.
text-tactics-light-fingers = In your turn: take two influence from an opponent who has more than you.
text-tactics-false-trail = In your turn: discard a false rune you control for a tactics card, or move a rune token to an adjacent friendly area without one.
text-tactics-beast-call = In your turn: put two neutral triangle units into an area you control, or one into an uncontrolled area.
text-tactics-hard-frost = In your turn: water does not stop your units and heroes.

# Objectives: when they are met in their own turn, they bring a dragon rune

text-objective-bound-by-honor = All neutral triangle units on the board are allied to a player.
text-objective-dragon-pact = All Dragons on the board, at least one, are your allies.
text-objective-voice-of-the-cities = You control three cities, two in a game of two.
text-objective-open-hand = You pay eight influence.
text-objective-seats-of-honour = You hold two titles.
text-objective-fellowship = You have three heroes, each with a reward.
text-objective-many-tongues = Neutral units of three types are your allies.
text-objective-chronicler = You have completed three quests.
text-objective-giant-masters = All Giants on the board, at least one, are your allies.
text-objective-discouraging-defeat = Since your last turn a player has attacked you and lost.
text-objective-broken-gates = In this turn you removed or took an enemy stronghold in a battle.
text-objective-trespass = You control an area of an enemy home realm.
text-objective-slaughter = In this turn you won a battle in which at least five enemy units were destroyed.
text-objective-ashes = You have destroyed a city.
text-objective-iron-ring = All four of your strongholds stand.
text-objective-headhunter = You have defeated two enemy heroes.

# Heroes

text-hero-ronan-of-the-wild = In the quest phase borders and Dungeons do not stop the hero.
text-hero-silhouette = After a duel started by the hero, in which neither is defeated: takes a random reward of the other hero.
text-hero-sir-valadir = Prevents the first damage of each duel.
text-hero-andira-runehand = Heals all own heroes of the area at once.
text-hero-mad-carthos = After a test of wisdom with red cards only: may draw one more; if it is red, one damage.
text-hero-runewitch-astarra = A completed quest brings one influence.
text-hero-vyrah-the-falconer = After moving: may look at the rune token of an adjacent area.
text-hero-grey-ker = Starting a duel in an enemy area: draws a fate card; on gold the owner destroys a unit there.
text-hero-varikas-the-dead = Heals one damage when the quest phase begins.
text-hero-bogran-the-shadow = Starting a duel: one damage to the defender.
text-hero-red-scorpion = Training raises three different attributes.
text-hero-steelhorns = Starting a duel: may draw a fate card; gold or silver is two damage to the defender, red one to the hero.

# Rewards

text-reward-timmorran-shard = In your turn, discard: a dragon rune.
text-reward-dwarven-fire-bombs = Special in a duel: three damage, then a test of agility; on red one damage to the hero.
text-reward-flute-of-possession = In your turn, discard: all neutral units of the area move to an adjacent one, whatever the border.
text-reward-soulbiter = Special in a duel: two damage; if the other hero falls in this round and this one does not, all damage is healed.
text-reward-staff-of-light = In your turn, discard: your routed units in the area stand up.
text-reward-ice-storm = In your turn, discard: in this or an adjacent area the owner routs two units.
text-reward-ghost-armor = In a duel: prevents two damage, then a test of wisdom; on red discard it.
text-reward-amulet-of-shielding = Once in a duel: prevents two damage.
text-reward-runeplate = Once in a round of a duel: prevents one damage.
text-reward-tactical-map = In your turn, discard: your activation token leaves the area.
text-reward-rune-of-teleportation = Discard: the hero, in your turn with up to four standing units of the area, goes to a friendly area.
text-reward-rune-of-summoning = In your turn, in an area without units, discard: up to four standing units come here from an area without your activation token.
text-reward-cloak-of-deception = Challenged to a duel: draw a fate card; on gold or silver there is no duel.
text-reward-oathblade = Special in a duel: damage equal to strength.
text-reward-thorn-bow = Special in a duel: one damage that cannot be prevented.
text-reward-hide-of-the-wyrm = Health +1. Once in a round of a duel: prevents one damage.
text-reward-ring-of-vigor = Strength +1 in tests.
text-reward-fox-boots = Agility +1 in tests. The hero moves one area more.
text-reward-tome-of-ages = Wisdom +1 in tests.
text-reward-healing-draught = In your turn or as the hero acts, discard: all damage is healed.
text-reward-heralds-seal = In your turn, discard: three influence.
text-reward-scrying-bowl = In your turn, discard: look at the rune and exploration tokens of up to three areas.

# Titles

text-title-primarch = You decide ties of bids, and a season card of the Wizards' Council brings you one influence.
text-title-captain = Your heroes do not leave you for their alignment. Once in your turn: discard three rewards for a dragon rune.
text-title-commander = A battle won against a player brings a tactics card. Once in your turn: discard five tactics cards of earlier seasons for a dragon rune.

# Developments

text-development-resources = Harvest: one more of a resource that the area produces.
text-development-diplomat = Harvest: two influence.
text-development-training = Harvest: a tactics card.
text-development-walls = In defence: strength +2.
text-development-wards = Before the tally an attacking unit retreats.
text-development-tomb = Discard before the tally: three attacking units are routed.
text-development-spawn = Discard before the tally: four damage to the attacker.

# Special abilities of units

special-concentrated-fire = Concentrated Fire
special-valiant-strike = Valiant Strike
special-command = Command
special-lay-siege = Lay Siege
special-crack-shot = Crack Shot
special-charge = Charge
special-word-of-vaal = Word of Vaal
special-overpower = Overpower
special-overrun = Overrun
special-mortal-strike = Mortal Strike
special-raise-dead = Raise Dead
special-dread = Dread
special-fury = Fury
special-unrelenting = Unrelenting
special-rain-fire = Rain Fire
special-terrifying = Terrifying
special-undying = Undying
special-stun = Stun
special-ravage = Ravage
special-burning = Burning
special-flaming-breath = Flaming Breath
special-rage = Rage
text-special-concentrated-fire = One damage, on a unit with more than one health if there is one.
text-special-valiant-strike = One damage; if the unit survives, one more on it.
text-special-command = The opponent routs a unit; you draw a tactics card.
text-special-lay-siege = Strength +2 in this battle.
text-special-crack-shot = One damage on an enemy unit of your choice.
text-special-charge = Rout up to two enemy triangle units or one rectangle unit of your choice.
text-special-word-of-vaal = The opponent retreats a unit out of the battle.
text-special-overpower = One damage, or destroy a damaged or routed enemy unit of your choice.
text-special-overrun = With at least two Reanimates standing: two damage.
text-special-mortal-strike = The opponent destroys a triangle, circle or rectangle unit.
text-special-raise-dead = Up to two unused Reanimates join the battle.
text-special-dread = One damage, and the opponent routs a unit.
text-special-fury = You may destroy a standing Berserker of yours: two damage.
text-special-unrelenting = Your Flesh Rippers have health 3 until the battle ends.
text-special-rain-fire = The opponent destroys two triangle units or one rectangle unit.
text-special-terrifying = Choose two enemy units: each is routed, or destroyed if it was routed already.
text-special-undying = Your Sorcerers have health 2 until the battle ends.
text-special-stun = The opponent routs a unit of initiative 2 or more.
text-special-ravage = One damage, then one more fate card.
text-special-burning = The opponent puts one damage on each of two standing units.
text-special-flaming-breath = Destroy up to three enemy triangle units of your choice.
text-special-rage = Damage equal to the damage on one of your Giants.
