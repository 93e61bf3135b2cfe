# Runewars in English. Nouns stand in the nominative only: sentences name things after a colon.


# Nouns

faction-daqan = Daqan Lords
faction-latari = Latari Elves
faction-waiqar = Waiqar the Undying
faction-uthuk = Uthuk Y'llan
unit-bowman = Bowman
unit-footman = Footman
unit-knight = Knight
unit-siege-tower = Siege Tower
unit-archer = Archer
unit-pegasus-rider = Pegasus Rider
unit-sorceress = Sorceress
unit-warrior = Warrior
unit-reanimate = Reanimate
unit-skeleton-archer = Skeleton Archer
unit-necromancer = Necromancer
unit-dark-knight = Dark Knight
unit-berserker = Berserker
unit-flesh-ripper = Flesh Ripper
unit-warlock = Warlock
unit-chaos-lord = Chaos Lord
unit-sorcerer = Sorcerer
unit-razorwing = Razorwing
unit-beastman = Beastman
unit-hellhound = Hellhound
unit-dragon = Dragon
unit-giant = Giant
season-famine = Famine
season-long-winter = Long Winter
season-stormy-weather = Stormy Weather
season-prepare-for-the-coming-year = Prepare for the Coming Year
season-call-to-arms = Call to Arms
season-city-in-flames = City in Flames
season-open-audience = Open Audience
season-restless-beasts = Restless Beasts
season-scorching-drought = Scorching Drought
season-allegiance-tested = Allegiance Tested
season-threatened-home-realms = Threatened Home Realms
season-training-year = Training Year
season-open-roads = Open Roads
season-tavern-rumours = Tavern Rumours
season-heroes-fair = Heroes' Fair
season-runes-unearthed = Runes Unearthed
season-rich-harvest = Rich Harvest
season-council-levy = Council Levy
season-war-taxes = War Taxes
season-marching-weather = Marching Weather
season-spies-abroad = Spies Abroad
season-council-auction = Council Auction
season-banditry = Banditry
season-early-frost = Early Frost
season-rune-of-the-long-night = Rune of the Long Night
season-councils-offer = Council's Offer
season-power-for-the-pious = Power for the Pious
season-councils-gift = Council's Gift
season-rune-moot = Rune Moot
season-arcane-surge = Arcane Surge
season-bitter-cold = Bitter Cold
season-lost-patrol = Lost Patrol
tactics-rally-cry = Rally Cry
tactics-summon-lightning = Summon Lightning
tactics-tactical-retreat = Tactical Retreat
tactics-horrific-rumors = Horrific Rumors
tactics-lost-city = Lost City
tactics-raze-a-city = Raze a City
tactics-spread-dissent = Spread Dissent
tactics-to-the-winner = To the Winner
tactics-spy-guild = Spy Guild
tactics-mountain-pass = Mountain Pass
tactics-shared-counsel = Shared Counsel
tactics-ambush = Ambush
tactics-turncoat = Turncoat
tactics-forced-march = Forced March
tactics-hold-the-line = Hold the Line
tactics-shield-wall = Shield Wall
tactics-flank-attack = Flank Attack
tactics-feigned-flight = Feigned Flight
tactics-bribe = Bribe
tactics-hidden-cache = Hidden Cache
tactics-sabotage = Sabotage
tactics-light-fingers = Light Fingers
tactics-false-trail = False Trail
tactics-beast-call = Beast Call
tactics-hard-frost = Hard Frost
objective-bound-by-honor = Bound by Honor
objective-dragon-pact = Dragon Pact
objective-voice-of-the-cities = Voice of the Cities
objective-open-hand = Open Hand
objective-seats-of-honour = Seats of Honour
objective-fellowship = Fellowship
objective-many-tongues = Many Tongues
objective-chronicler = Chronicler
objective-giant-masters = Giant Masters
objective-discouraging-defeat = Discouraging Defeat
objective-broken-gates = Broken Gates
objective-trespass = Trespass
objective-slaughter = Slaughter
objective-ashes = Ashes
objective-iron-ring = Iron Ring
objective-headhunter = Headhunter
hero-ronan-of-the-wild = Ronan of the Wild
hero-silhouette = Silhouette
hero-sir-valadir = Sir Valadir
hero-andira-runehand = Andira Runehand
hero-mad-carthos = Mad Carthos
hero-runewitch-astarra = Runewitch Astarra
hero-vyrah-the-falconer = Vyrah the Falconer
hero-grey-ker = Grey Ker
hero-varikas-the-dead = Varikas the Dead
hero-bogran-the-shadow = Bogran the Shadow
hero-red-scorpion = Red Scorpion
hero-steelhorns = Steelhorns
quest-hermit-of-the-reeds = The Hermit of the Reeds
quest-sunken-bell = The Sunken Bell
quest-razorwings-nest = The Razorwing's Nest
quest-whispering-grove = The Whispering Grove
quest-hanging-bridge = The Hanging Bridge
quest-buried-gate = The Buried Gate
quest-burning-pack = The Burning Pack
quest-horned-chief = The Horned Chief
quest-stone-riddle = The Stone Riddle
quest-eyes-in-the-sky = Eyes in the Sky
quest-trouble-at-the-mill = Trouble at the Mill
quest-giants-hoard = The Giants' Hoard
quest-magistrates-case = The Magistrate's Case
quest-thieves-market = The Thieves' Market
quest-deep-shaft = The Deep Shaft
quest-old-drill-yard = The Old Drill Yard
quest-poisoned-feast = The Poisoned Feast
quest-felled-oak = The Felled Oak
quest-wyrms-due = The Wyrm's Due
quest-renegades-tower = The Renegade's Tower
quest-harvest-of-the-titan = Harvest of the Titan
quest-poachers-trail = The Poachers' Trail
quest-smoke-on-the-moor = Smoke on the Moor
quest-sleeping-brood = The Sleeping Brood
reward-timmorran-shard = Timmorran Shard
reward-dwarven-fire-bombs = Dwarven Fire Bombs
reward-flute-of-possession = Flute of Possession
reward-soulbiter = Soulbiter
reward-staff-of-light = Staff of Light
reward-ice-storm = Ice Storm
reward-ghost-armor = Ghost Armor
reward-amulet-of-shielding = Amulet of Shielding
reward-runeplate = Runeplate
reward-tactical-map = Tactical Map
reward-rune-of-teleportation = Rune of Teleportation
reward-rune-of-summoning = Rune of Summoning
reward-cloak-of-deception = Cloak of Deception
reward-oathblade = Oathblade
reward-thorn-bow = Thorn Bow
reward-hide-of-the-wyrm = Hide of the Wyrm
reward-ring-of-vigor = Ring of Vigor
reward-fox-boots = Fox Boots
reward-tome-of-ages = Tome of Ages
reward-healing-draught = Healing Draught
reward-heralds-seal = Herald's Seal
reward-scrying-bowl = Scrying Bowl
title-primarch = Primarch of the Wizards' Council
title-captain = Captain of the Heroes' League
title-commander = Lord Commander of the Warriors' Guild
order-strategize = Strategize
order-mobilize = Mobilize
order-conquer = Conquer
order-harvest = Harvest
order-recruit = Recruit
order-rally = Rally Support
order-power = Acquire Power
order-fortify = Fortify
city-tamalir = Tamalir
city-forge = Forge
city-greyhaven = Greyhaven
city-dawnsmoor = Dawnsmoor
city-riverwatch = Riverwatch
city-frostgate = Frostgate
city-vynelvale = Vynelvale
resource-food = food
resource-wood = wood
resource-ore = ore
season-of-spring = spring
season-of-summer = summer
season-of-fall = fall
season-of-winter = winter
destiny-gold = gold
destiny-silver = silver
destiny-red = red
attribute-strength = strength
attribute-agility = agility
attribute-wisdom = wisdom
development-resources = Resources
development-diplomat = Diplomat
development-training = Training ground
development-walls = Reinforced Walls
development-wards = Protective Wards
development-tomb = Cursed Tomb
development-spawn = Hungry Spawn
way-fight = fight
way-talk = try diplomacy
way-retreat = retreat
way-damage = deal damage
way-triangles = destroy two triangles
way-rectangle = destroy a rectangle
way-units = neutral units
way-tactics = tactics cards
way-influence = influence
way-quests = quests
way-build = build a stronghold
way-repair = repair a stronghold
way-runes = move runes
way-move = move
way-heal = heal
way-train = train
way-duel = duel
way-quest = quest
way-objective = objective
way-desert = let the hero desert
way-stronghold = damage the stronghold
way-development = remove the development
way-dragon = the dragon rune
way-captain = use the Captain’s title
way-commander = use the Lord Commander’s title
way-prevent = prevent damage
way-portal = open the portals for one influence
way-false = the false rune
way-claim = claim victory with your dragon runes
way-cards = use a card or something else first
way-silence = play no more cards in this battle; all see this
way-rewards = take the rewards that lie here
section-miss = nothing
section-special = special ability
section-rout-1 = one rout
section-rout-2 = two routs
section-rout-3 = three routs
section-damage-1 = one damage
section-damage-2 = two damage
section-damage-3 = three damage
token-dragon = a dragon rune
token-false = a false rune
exploration-dragon-throne = Dragon Throne
exploration-village-food = Village (food)
exploration-village-wood = Village (wood)
exploration-village-ore = Village (ore)
exploration-magic-portal = Magic Portal
exploration-dungeon = Dungeon
exploration-temple = Temple
exploration-hall-of-kellos = Hall of Kellos
exploration-traveling-merchant = Traveling Merchant
exploration-raiding-party = Raiding Party
exploration-scroll-of-sight = Scroll of Sight
exploration-training = Training
stance-standing = standing
stance-routed = routed
no-order = no order
neutral-units = neutral units

# Questions

ask-faction = Which faction do you play?
ask-tile = Which tile do you place, and where?
ask-marker = Where do you put a home marker?
ask-home = Where does your home realm lie?
ask-first-stronghold = Where does your first stronghold stand?
ask-deploy = { $about }: where do you put the next unit?
ask-false-rune = In which home area do you hide the false rune?
ask-hero-place = { $about }: where does the hero appear?
ask-order = Which order do you choose?
ask-fall-gain = Two influence or a tactics card?
ask-order-back = Which order do you take back?
ask-trim = { $about }: too many units. Which one do you destroy?
ask-starve = { $about }: there is not enough food. Which unit do you destroy?
ask-turn-plays = Do you use anything in your turn?
ask-source = From which area do you move next?
ask-moves = { $about }: who moves, and where?
ask-activate = Which area do you activate?
ask-send = { $about }: which units do you send?
ask-fight-or-talk = { $about }: fight or diplomacy?
ask-pay = { $about }: how much influence do you spend?
ask-choose = { $about }: which card do you choose?
ask-fight-or-retreat = { $about }: they refuse. Fight or retreat?
ask-retreat = { $about }: where do the units retreat to?
ask-surplus = { $about }: which unit retreats because there are more than eight?
ask-draw-type = { $about }: which type of unit draws now?
ask-rout = { $about }: which unit is routed?
ask-damage = { $about }: which unit takes the damage?
ask-destroy = { $about }: which unit is destroyed?
ask-withdraw = { $about }: which unit leaves the battle?
ask-ability = { $about }: how do you use the special ability?
ask-defence = { $about }: do you discard the development to hurt the attacker?
ask-conquest = { $about }: do you put a stronghold of your own there?
ask-battle-cards = { $about }: do you play a card now?
ask-development = Which development do you place for one wood?
ask-development-place = At which stronghold?
ask-dial = Which dial?
ask-scrap = { $about }: all are in play. From where do you take one?
ask-city-gain = { $about }: what does the city bring?
ask-city-unit = { $about }: which neutral unit joins you?
ask-hero-pay = How many heroes do you look at, for one influence each?
ask-hero-keep = Which hero do you keep?
ask-title = Which title do you take?
ask-title-pay = { $about }: how much influence do you spend on it?
ask-fortify = How do you fortify?
ask-stronghold = Where?
ask-repair = Which stronghold do you repair?
ask-mix-first = Whose token do you move or mix?
ask-mix-second = With which area?
ask-mix = Do you exchange the two tokens? The others do not see it.
ask-rune-discard = Do you discard a false rune?
ask-rune-place = Where do you put a rune token?
ask-rune-which = Where is the dragon rune? The others do not see it.
ask-rune-only = There is room for one token. Which?
ask-dragon-place = Where do you put the dragon rune?
ask-discard-tactics = Which tactics card do you discard?
ask-discard-quest = Which quest do you discard?
ask-desert = Which hero leaves you?
ask-bid = { $about }: how much influence do you bid?
ask-tie = The bids are tied. Who gets the place?
ask-objective-or-tactics = A new objective or a tactics card?
ask-burn-city = Which city burns?
ask-stray-beast = Where does a beast appear, and which?
ask-lower-dial = Which dial is lowered?
ask-allegiance = { $about }: do you pay, or does the hero leave you?
ask-rune-from = Which rune token leaves your home realm?
ask-rune-to = Where does it go?
ask-pick-hero = Which hero?
ask-sell-dial = Do you lower a dial for influence?
ask-spy = Which rune token do you look at?
ask-swap-first = Which token do you exchange?
ask-swap-second = With which one?
ask-banditry = Do you lose influence or a tactics card?
ask-buy-rune = Do you buy a dragon rune?
ask-patrol = Where are units routed?
ask-rout-units = { $about }: which unit do you rout?
ask-hero-action = { $about }: what does the hero do?
ask-hero-step = { $about }: where does the hero go?
ask-hero-deed = { $about }: a duel, a quest, or nothing?
ask-hero-train = { $about }: which attribute is trained?
ask-test = { $about }: which card of the test do you choose?
ask-duel-special = { $about }: a reward’s ability or damage?
ask-duel-prevent = { $about }: do you prevent damage?
ask-duel-start = { $about }: do you use an ability before the duel?
ask-falcon = { $about }: which token does the falcon see?
ask-play-target = What is the target?
ask-merchant = { $about }: do you buy a reward for three influence?
ask-raid = { $about }: do you give up a reward, or take one more damage?
ask-scroll = Which area do you look at?
ask-stand-up = Which figure stands up?
ask-support = { $about }: which units does the hero support?
ask-fate-discard = { $about }: which fate card is put aside?

# What a question was about, before a colon

topic-faction = faction
topic-tile = map tile
topic-marker = home marker
topic-home = home realm
topic-first-stronghold = first stronghold
topic-deploy = new unit
topic-false-rune = false rune
topic-hero-place = the hero appears
topic-order = order
topic-fall-gain = gain in fall
topic-order-back = order taken back
topic-trim = destroyed over the limit
topic-starve = starved
topic-turn-plays = used in their turn
topic-source = moves from
topic-moves = moves
topic-activate = activated area
topic-send = sent
topic-fight-or-talk = fight or diplomacy
topic-pay = influence for diplomacy
topic-choose = diplomacy card
topic-fight-or-retreat = after the refusal
topic-retreat = retreat
topic-surplus = retreats above eight
topic-draw-type = draws fate cards
topic-rout = routed
topic-damage = damaged
topic-destroy = destroyed
topic-withdraw = leaves the battle
topic-ability = special ability
topic-defence = development discarded in defence
topic-conquest = stronghold after the conquest
topic-battle-cards = card in battle
topic-development = development
topic-development-place = place of the development
topic-dial = dial
topic-scrap = taken from
topic-city-gain = gain of the city
topic-city-unit = joins from the city
topic-hero-pay = influence for heroes
topic-hero-keep = kept hero
topic-title = title
topic-title-pay = influence for the title
topic-fortify = fortifies
topic-stronghold = stronghold
topic-repair = repaired stronghold
topic-mix-first = rune token moved or mixed
topic-mix-second = mixed with
topic-mix = exchange of tokens
topic-rune-discard = discarded false rune
topic-rune-place = rune token
topic-rune-which = place of the dragon rune
topic-rune-only = the one token
topic-dragon-place = dragon rune
topic-discard-tactics = discarded tactics card
topic-discard-quest = discarded quest
topic-desert = hero leaves
topic-bid = bid
topic-tie = tied bids
topic-objective-or-tactics = objective or tactics card
topic-burn-city = burning city
topic-stray-beast = stray beast
topic-lower-dial = lowered dial
topic-allegiance = allegiance
topic-rune-from = rune token leaves
topic-rune-to = rune token goes to
topic-pick-hero = hero
topic-sell-dial = dial lowered for influence
topic-spy = spies in
topic-swap-first = exchanged token
topic-swap-second = exchanged with
topic-banditry = lost to bandits
topic-buy-rune = dragon rune bought
topic-patrol = lost patrol
topic-rout-units = routed
topic-hero-action = action of the hero
topic-hero-step = the hero goes to
topic-hero-deed = deed of the hero
topic-hero-train = training
topic-test = card of the test
topic-duel-special = special in the duel
topic-duel-prevent = damage prevented
topic-duel-start = before the duel
topic-falcon = the falcon sees
topic-play-target = target
topic-merchant = reward from the merchant
topic-raid = raiders
topic-scroll = looked at by scroll
topic-stand-up = stands up
topic-support = supported by a hero
topic-fate-discard = fate card put aside

# Answers

answer-faction = { $faction }
answer-tile = Tile { $tile } at { $q }, { $r }, turned { $turn } times
answer-marker = Marker at { $q }, { $r } and { $x }, { $y }
answer-home = Home realm at { $q }, { $r }, turned { $turn } times
answer-area = { $area }
answer-order = { $number } { $order }
answer-number = { $number }
answer-send = { $area }: { $unit } × { $number }
answer-go = { $unit } × { $number } → { $area }
answer-lead = { $hero } → { $area }
answer-figure = { $unit }, { $stance }, damage { $number }
answer-unit = { $unit }
answer-resource = { $resource }
answer-seat = { $seat }
answer-destiny = { $destiny }
answer-development = { $development }
answer-tactics = { $card }
answer-hero = { $hero }
answer-attribute = { $attribute }
answer-quest = { $card }
answer-reward = { $card } ({ $hero })
answer-give = { $card }: { $hero } → { $other }
answer-title = { $title }
answer-way = { $way }
answer-discard = Put aside: { $what }
answer-yes = Yes
answer-done = No more
answer-no = No

# Events

event-first = { $seat } is first player.
event-faction = { $seat }: { $faction }.
event-tiles = { $seat } gets tiles { $one } and { $two }.
event-chance = The map is laid at random.
event-city = { $city } lies in { $area }.
event-answered = { $seat }, { $topic }: { $what }.
event-answered-units = { $seat }, { $topic }: { $what } × { $number } – { $area }.
event-answered-hero = { $seat }, { $topic }: { $what } → { $area }.
event-answered-give = { $seat }: { $what } from { $hero } to { $other }.
event-answered-tile = { $seat }: tile { $tile } at { $q }, { $r }.
event-answered-hex = { $seat }, { $topic }: { $q }, { $r }.
event-yes = { $seat }, { $topic }: yes.
event-done = { $seat }, { $topic }: no more.
event-decided = { $seat }, in secret: { $topic }.
event-season = Year { $year }, { $season }: { $card }.
event-orders = Orders are revealed: { $orders }.
event-bids = Bids are revealed: { $bids }.
event-fate = Fate cards: { $cards }. Symbols: { $symbols }.
event-tactic = { $seat } draws { $card }.
event-tactic-hidden = { $seat } draws a tactics card.
event-quest = { $seat } draws the quest { $card }.
event-quest-hidden = { $seat } draws a quest.
event-objective = { $seat }, objective: { $card }.
event-objective-hidden = { $seat } gets an objective.
event-reward = { $hero } gets { $card }.
event-reward-hidden = { $hero } gets a reward.
event-traded = { $hero } hands a reward to { $other }.
event-shown = { $hero } shows { $card }.
event-heroes = { $seat } sees: { $heroes }.
event-heroes-hidden = { $seat } looks at heroes: { $number }.
event-rune = { $area } holds { $token }.
event-explored = { $hero } explores { $area }: { $token }.
event-glimpsed = Face down in { $area }: { $token }.
event-joined = { $hero } joins { $seat } in { $area }.
event-defeated = { $hero } is defeated.
event-battle = { $seat } attacks in { $area } against: { $other }.
event-fought = The battle in { $area } ends { $one } : { $two }. Winner: { $winner }. Destroyed: { $lost } : { $killed }.
event-eliminated = { $seat } controls no area and is out.
event-claim-fell = { $seat } no longer controls enough dragon runes: the claim to victory has fallen.
event-over = The game is over. Dragon runes: { $runes }.

# Positions

scene-legend = A hex: name and rune token (? unknown, * dragon rune, o false rune, e exploration token); controller (n none): standing units + routed; food, wood, ore, S stronghold (s damaged), C city; h heroes, a activation tokens. Sides: ^ mountains, ~ water.
scene-season = Year { $year } of { $years }, { $season }. Dragon runes to win: { $goal }.
scene-card = Season card: { $card }.
scene-seat = { $seat } ({ $faction }): influence { $influence }, food { $food }, wood { $wood }, ore { $ore }, tactics cards { $tactics }, quests { $quests }, dragon runes known to you { $runes }.
scene-used = {"  "}Orders face up: { $orders }.
scene-active = {"  "}Order of this season: { $order }.
scene-titles = {"  "}Titles: { $titles }.
scene-tactics = {"  "}Tactics cards: { $cards }.
scene-fresh = {"  "}Tactics cards of this season, not to be played yet: { $cards }.
scene-quests = {"  "}Quests: { $cards }.
scene-objective = {"  "}Objective: { $card }.
scene-objective-hidden = {"  "}Has an objective.
scene-out = {"  "}Out of the game.
scene-turn = The order of { $seat } is being resolved.
scene-claim = { $seat } has claimed victory: it is decided when this season begins again: { $season }.
scene-fate = Fate cards in the deck: { $number }.
scene-battle = Battle in { $area }, initiative { $initiative }, strength added { $one } : { $two }.
scene-attackers = {"  "}Attacker: { $seat }.
scene-defenders = {"  "}Defender: { $who }.
scene-figures = {"    "}{ $unit } × { $number }, { $stance }, damage { $damage }.
scene-duel = Duel: { $hero } against { $other }.
scene-area = { $area }: { $seat }.
scene-wild = { $area }: uncontrolled.
scene-units = {"  "}{ $unit }: standing { $standing }, routed { $routed }.
scene-stronghold = {"  "}Stronghold of { $seat }.
scene-stronghold-damaged = {"  "}Damaged stronghold of { $seat }.
scene-development = {"  "}Development: { $development }.
scene-city = {"  "}City: { $city }.
scene-activated = {"  "}Activation tokens: { $seats }.
scene-token = {"  "}Rune token: { $token }.
scene-hidden = {"  "}A rune token, face down.
scene-exploration = {"  "}Exploration token: { $token }.
scene-lying = {"  "}Rewards of a defeated hero: { $number }.
scene-hero = { $hero } ({ $seat }) in { $area }, { $stance }: damage { $damage } of { $health }, strength { $strength }, agility { $agility }, wisdom { $wisdom }, rewards { $number }.
scene-rewards = {"  "}Rewards known to you: { $cards }.

# What orders would bring

gain-strategize = Units and heroes move one area. Areas they can leave: { $number }.
gain-mobilize = Units move into one area. Areas in reach: { $number }.
gain-conquer = Units move into one area. Areas in reach: { $number }.
gain-harvest = The dials are set to food { $food }, wood { $wood }, ore { $ore }.
gain-recruit = One dial brings its units: food { $food }, wood { $wood } or ore { $ore }.
gain-rally = { $number ->
    [0] You control no city.
   *[other] Each city brings something: { $cities }.
}
gain-power = Influence: { $number }.
gain-fortify = { $number ->
    [0] Nothing can be done now.
   *[other] Possible: { $ways }.
}
bonus-strategize = Tactics cards: { $number }.
bonus-mobilize = A second area, without a second battle.
bonus-conquer = An enemy stronghold counts three less.
bonus-harvest = Developments that bring something: { $number }. Then a new one for one wood.
bonus-recruit = A second dial brings its units.
bonus-rally = Heroes to choose from, for one influence each: { $number }.
bonus-power = { $number ->
    [0] No title within your means.
   *[other] A title within your means: { $titles }.
}

# Options

option-seats = Seats
option-factions = Factions
option-factions-about = Choose a faction for each seat. The player who opens the table takes the first seat.
option-factions-random = Random
option-factions-wrong = Choose a different faction for each seat, or leave it random.
option-factions-daqan = { faction-daqan }
option-factions-latari = { faction-latari }
option-factions-waiqar = { faction-waiqar }
option-factions-uthuk = { faction-uthuk }
option-map = Map
option-map-ready = Ready-made
option-map-random = Random
option-map-built = Built by the players
option-length = Length
option-length-standard = Six years (seven in the revised edition)
option-length-epic = Epic: eight years, seven runes (not in the revised edition)
option-explore = Exploration
option-explore-no = Without
option-explore-yes = With exploration tokens
option-rules = Rules
option-rules-original = First edition
option-rules-revised = Revised edition

# Reasons of hints

reason-runes-more = { $count ->
    [0] slightly more dragon runes for you
   *[other] dragon runes for you: about { $count } more
}
reason-runes-less = { $count ->
    [0] slightly fewer dragon runes for you
   *[other] dragon runes for you: about { $count } fewer
}
reason-units-more = { $count ->
    [0] slightly more units left to you
   *[other] your units: about { $count } more left
}
reason-units-less = { $count ->
    [0] slightly fewer units left to you
   *[other] your units: about { $count } fewer left
}
reason-areas-more = { $count ->
    [0] slightly more areas for you
   *[other] areas you control: about { $count } more
}
reason-areas-less = { $count ->
    [0] slightly fewer areas for you
   *[other] areas you control: about { $count } fewer
}
reason-influence-more = { $count ->
    [0] slightly more influence for you
   *[other] your influence: about { $count } more
}
reason-influence-less = { $count ->
    [0] slightly less influence for you
   *[other] your influence: about { $count } less
}
reason-tactics-more = { $count ->
    [0] slightly more tactics cards for you
   *[other] your tactics cards: about { $count } more
}
reason-tactics-less = { $count ->
    [0] slightly fewer tactics cards for you
   *[other] your tactics cards: about { $count } fewer
}
reason-others-units-more = { $count ->
    [0] slightly fewer losses of the others
   *[other] units of the others: about { $count } more left
}
reason-others-units-less = { $count ->
    [0] slightly more losses of the others
   *[other] units of the others: about { $count } fewer left
}

# What a bot of each style is fond of

style-builder = Wants many areas and units
