# Ethnos in English. English needs one form of a noun only; see pl.ftl for nouns with cases.

tribe-skeleton = Skeleton
tribe-centaur = Centaur
tribe-dwarf = Dwarf
tribe-elf = Elf
tribe-giant = Giant
tribe-merfolk = Merfolk
tribe-minotaur = Minotaur
tribe-orc = Orc
tribe-troll = Troll
tribe-wingfolk = Wingfolk
tribe-wizard = Wizard
tribe-halfling = Halfling

tribes-skeleton = Skeletons
tribes-centaur = Centaurs
tribes-dwarf = Dwarves
tribes-elf = Elves
tribes-giant = Giants
tribes-merfolk = Merfolk
tribes-minotaur = Minotaurs
tribes-orc = Orcs
tribes-troll = Trolls
tribes-wingfolk = Wingfolk
tribes-wizard = Wizards
tribes-halfling = Halflings

kingdom-duris = Duris
kingdom-rhea = Rhea
kingdom-straton = Straton
kingdom-althea = Althea
kingdom-ithys = Ithys
kingdom-pelagon = Pelagon

colour-purple = purple
colour-red = red
colour-blue = blue
colour-green = green
colour-orange = orange
colour-grey = grey

ask-turn = Recruit an ally, or play a band with one of your cards as its leader?
ask-turn-full = You hold ten cards and must play a band. Who leads it?
ask-again = The Centaurs ride on: play another band at once, or stop?
ask-band = A band led by a { $leader }, { $size ->
        [one] one card so far
       *[other] { $size } cards so far
    }. Add another card (in the order shown), or play it?
ask-marker = Where do you place your marker?
ask-bonus = { $left ->
        [one] The Merfolk bring a marker for any kingdom. Where do you place it?
       *[other] The Merfolk bring { $left } markers for any kingdoms. Where do you place the first of them?
    }
ask-token = Which Troll token do you take?
ask-keep = { $left ->
        [0] You keep as many cards as the Elves allow. Let the others go?
        [one] The Elves let you keep one more card. Which one?
       *[other] The Elves let you keep up to { $left } more cards. Which one?
    }
ask-conjure = The Wizards offer { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck. Draw?
ask-raid = Your horde has { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }, worth { $gain } glory. Raid now, or wait?
ask-plunder = Your horde has { $markers ->
        [one] one marker. Does it raid?
       *[other] { $markers } markers. Which of them raid?
    } Choose in the order shown; Done at once means to wait.

answer-take = Recruit the { $card }
answer-draw = Draw from the deck
answer-lead = Play a band led by the { $card }
answer-triumph = Play ten Skeletons and win
answer-scatter = Lay ten Skeletons into the pool
answer-add = Add the { $card }
answer-keep = Keep the { $card }
answer-done = Done
answer-place = Place the marker in { $kingdom }
answer-token = Take the token of { $value }
answer-raid = Raid
answer-plunder = Remove the marker of { $kingdom }
answer-decline = No, thank you

event-began = The tribes: { $tribes }.
event-age = Age { $age } begins, { $seat } first. Face-up allies: { $cards }.
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws a card.
event-dragon = { $seat } draws a dragon, { $appeared } of 3.
event-took = { $seat } recruits the { $card }.
event-band = { $seat } plays a band of { $size ->
        [one] one
       *[other] { $size }
    }, led by the { $leader }: { $cards }.
event-marker = { $seat } places a marker in { $kingdom } and has { $markers } there.
event-discarded = { $seat } lays into the pool: { $cards }.
event-kept = { $seat } keeps { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-swam = { $seat } swims from { $from } to { $to }.
event-giant = { $seat } takes the Giant token with a band of { $size } and gains { $gain } glory.
event-horde = { $seat } puts a marker of { $kingdom } on the horde board.
event-token = { $seat } takes the Troll token of { $value }.
event-triumph = { $seat } plays ten Skeletons and wins at once!
event-age-ended = The third dragon, drawn by { $seat }, ends age { $age }.
event-kingdom-scored = { $kingdom }: { $seat } with { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } gains { $gain } glory ({ $total }).
event-merfolk-scored = Merfolk board: { $seat } on space { $space } gains { $gain } glory ({ $total }).
event-giant-scored = Giant token: { $seat } gains { $gain } glory ({ $total }).
event-band-scored = { $seat } gains { $gain } glory for the band of { $counted } led by the { $leader } ({ $total }).
event-raided = { $seat } raids with { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } and gains { $gain } glory ({ $total }).
event-declined = { $seat } declines.
event-held = { $seat } holds the horde back.
event-over = The game is over. Won by { $winners }.

scene-age = Age { $age } of { $ages }. Deck: { $deck } cards, the next { $safe } without dragons; dragons seen: { $dragons }.
scene-kingdom = { $kingdom } ({ $colour }): glory { $tokens }; markers { $markers }
scene-seat = { $seat }: { $glory } glory, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand
scene-known = {"  "}holds for certain: { $cards }
scene-band = {"  "}band of { $size } led by the { $leader }
scene-merfolk = {"  "}Merfolk board: space { $space }
scene-horde = {"  "}horde: { $kingdoms }
scene-trolls = {"  "}Troll tokens: { $tokens }
scene-giant = Giant token: { $seat }, band of { $size }
scene-pool = Face-up allies ({ $count }): { $cards }
scene-hand = Your hand ({ $count }): { $cards }

# What can be chosen before the game: option-<key> where no paragraph of the rulebook names it, and
# option-<key>-<value>. A paragraph of the rulebook explains the rest.

option-seats = Seats
option-tribes = Tribes
option-tribes-about = With two or three players five tribes play, with four to six players six.
option-tribes-random = As the cards fall
option-tribes-wrong = Choose exactly five tribes for two or three seats and exactly six for four to six seats, or leave it to the cards.
option-tribes-skeleton = { tribes-skeleton }
option-tribes-centaur = { tribes-centaur }
option-tribes-dwarf = { tribes-dwarf }
option-tribes-elf = { tribes-elf }
option-tribes-giant = { tribes-giant }
option-tribes-merfolk = { tribes-merfolk }
option-tribes-minotaur = { tribes-minotaur }
option-tribes-orc = { tribes-orc }
option-tribes-troll = { tribes-troll }
option-tribes-wingfolk = { tribes-wingfolk }
option-tribes-wizard = { tribes-wizard }
option-tribes-halfling = { tribes-halfling }
option-skeletons-win = Ten Skeletons win at once
option-skeletons-scatter = Ten Skeletons go into the pool
option-merfolk-leader = Only the leader scores
option-merfolk-kingdom = Scored like a seventh kingdom
option-trolls-all = Every tie at the end of an age
option-trolls-kingdoms = Ties in kingdoms only
option-duel-tie-top = Token II is divided
option-duel-tie-both = Tokens I and II are divided
option-final-bands-all = All bands, from the largest down
option-final-bands-largest = The largest band only
option-final-dwarf-off = The extra card does not count
option-final-dwarf-on = The extra card counts
option-raid-all = All markers raid
option-raid-some = As many markers as you like
option-marker-must = The marker must be placed
option-marker-may = The marker may be kept
option-empty-pool-one = One card from the deck
option-empty-pool-two = Two cards from the deck
