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
ask-turn-full = You hold ten cards and must play a band. Which card leads it?
ask-again = The Centaurs ride on: play another band now, or stop?
ask-band = Band led by the { $leader }, { $size ->
        [one] one card so far
       *[other] { $size } cards so far
    }. Add another card (in the order shown), or play the band?
ask-marker = Where do you place your marker?
ask-bonus = { $left ->
        [one] The Merfolk bring you a marker for any kingdom. Where do you place it?
       *[other] The Merfolk bring you { $left } markers for any kingdoms. Where do you place the first one?
    }
ask-horde = You have { $left ->
        [one] one marker
       *[other] { $left } markers
    } left. Does one go to the { $kingdom } space of your Orc horde board?
ask-token = Which Troll token do you take?
ask-keep = { $left ->
        [0] You have kept as many cards as the Elves allow. Discard the rest?
        [one] The Elves let you keep one more card. Which one?
       *[other] The Elves let you keep up to { $left } more cards. Which one?
    }
ask-conjure = The Wizards offer you { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck. Do you draw?
ask-raid = Your horde has { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }, worth { $gain } glory. Raid now, or wait?
ask-plunder = Your horde has { $markers ->
        [one] one marker. Does it raid?
       *[other] { $markers } markers. Which of them raid?
    } Choose in the order shown; “Done” without choosing means to wait.

answer-take = Recruit the { $card }
answer-draw = Draw from the deck
answer-lead = Play a band led by the { $card }
answer-triumph = Play ten Skeletons and win
answer-scatter = Put ten Skeletons into the pool
answer-add = Add the { $card }
answer-keep = Keep the { $card }
answer-done = { $question ->
        [ask-band] Play this band of { $size }.{ $rest ->
            [0] {""}
           *[other] {" "}{ $tribe ->
                [elf] { $rest ->
                    [one] You may keep your other card.
                   *[other] You may keep up to { $size } of your other { $rest } cards.
                }
                [centaur] { $rest ->
                    [one] If it places a marker, you may play another band; otherwise your other card goes to the pool.
                   *[other] If it places a marker, you may play another band; otherwise your other { $rest } cards go to the pool.
                }
               *[other] { $rest ->
                    [one] Your other card goes to the pool.
                   *[other] Your other { $rest } cards go to the pool.
                }
            }
        }
        [ask-keep] { $kept ->
            [0] Keep no card.
            [one] Keep this card.
           *[other] Keep these { $kept } cards.
        }{ $rest ->
            [0] {""}
            [one] {" "}One card goes to the pool.
           *[other] {" "}{ $rest } cards go to the pool.
        }
       *[other] Done
    }
answer-place = { $question ->
        [ask-horde] Put a marker on the { $kingdom } space
       *[other] Place the marker in { $kingdom }
    }
answer-token = Take the token with value { $value }
answer-raid = Raid
answer-plunder = Remove the marker from the { $kingdom } space
answer-decline = { $question ->
        [ask-again] Stop here. { $rest ->
            [one] Your card goes to the pool.
           *[other] Your { $rest } cards go to the pool.
        }
        [ask-raid] Wait
        [ask-horde] Keep the marker
       *[other] Skip
    }

event-began = Tribes in play: { $tribes }.
event-age = Age { $age ->
        [1] I
        [2] II
       *[other] III
    } begins, first player: { $seat }. Face-up allies: { $cards }.
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws a card.
event-dragon = { $seat } draws a dragon ({ $appeared } of 3).
event-took = { $seat } recruits the { $card }.
event-band = { $seat } plays a band of { $size ->
        [one] one card
       *[other] { $size } cards
    } led by the { $leader }: { $cards }.
event-marker = { $seat } places a marker in { $kingdom } and has { $markers } there.
event-no-marker = { $seat } has no marker left to place.
event-discarded = { $seat } discards to the pool: { $cards }.
event-kept = { $seat } keeps { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-swam = { $seat } swims from space { $from } to space { $to }.
event-giant = { $seat } takes the Giant token with a band of { $size ->
        [one] one card
       *[other] { $size } cards
    } and gains { $gain } glory.
event-horde = { $seat } puts a marker on the { $kingdom } space of the Orc horde board.
event-token = { $seat } takes the Troll token with value { $value }.
event-triumph = { $seat } plays ten Skeletons and wins at once!
event-age-ended = { $seat } draws the third dragon. Age { $age ->
        [1] I
        [2] II
       *[other] III
    } ends.
event-kingdom-scored = { $kingdom }: { $seat } with { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } gains { $gain } glory (total { $total }).
event-merfolk-scored = Merfolk board: { $seat } on space { $space } gains { $gain } glory (total { $total }).
event-giant-scored = Giant token: { $seat } gains { $gain } glory (total { $total }).
event-band-scored = { $seat } gains { $gain } glory for the band of { $counted ->
        [one] one card
       *[other] { $counted } cards
    } led by the { $leader } (total { $total }).
event-raided = { $seat } raids with { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } and gains { $gain } glory (total { $total }).
event-declined = { $seat } { $offer ->
        [again] plays no further band
        [marker] keeps the marker
        [bonus] does not take the marker of the Merfolk
        [horde] puts no marker on the Orc horde board
        [token] takes no Troll token
       *[conjure] draws no cards for the Wizard
    }.
event-held = { $seat } holds the horde back.
event-over = The game is over. Winner: { $winners }.

scene-age = Age { $age ->
        [1] I
        [2] II
       *[other] III
    } of { $ages ->
        [2] II
       *[other] III
    }. Cards in the deck: { $deck }, of which the next { $safe } are without dragons; dragons so far: { $dragons }.
scene-kingdom = { $kingdom } ({ $colour }): glory { $tokens }; markers { $markers }
scene-seat = { $seat }: { $glory } glory, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand
scene-known = {"  "}known cards in hand: { $cards }
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
option-tribes-about = Five tribes with two or three players, six with four to six players.
option-tribes-random = Random
option-tribes-wrong = Choose exactly five tribes for two or three seats, exactly six for four to six seats, or leave it random.
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
option-merfolk-leader = Only the first place scores
option-merfolk-kingdom = Scored like a seventh kingdom
option-trolls-all = Every tie at the end of an age
option-trolls-kingdoms = Ties in kingdoms only
option-duel-tie-top = Token II is divided
option-duel-tie-both = Tokens I and II are divided
option-final-bands-all = All bands, from the largest down
option-final-bands-largest = The largest band only
option-final-skeletons-on = Skeletons count
option-final-skeletons-off = Skeletons do not count
option-final-dwarf-off = The extra card does not count
option-final-dwarf-on = The extra card counts
option-raid-all = All markers raid
option-raid-some = As many markers as you like
option-marker-must = The marker must be placed
option-marker-may = The marker may be kept
option-empty-pool-one = One card from the deck
option-empty-pool-two = Two cards from the deck

# Why a bot prefers a move to another: what it brings more or less of.
reason-glory-more = { $count ->
        [0] slightly more glory
       *[other] glory: about { $count } more
    }
reason-glory-less = { $count ->
        [0] slightly less glory
       *[other] glory: about { $count } less
    }
reason-lead-more = { $count ->
        [0] a better chance to lead a kingdom
       *[other] kingdoms you lead: about { $count } more
    }
reason-lead-less = { $count ->
        [0] a worse chance to lead a kingdom
       *[other] kingdoms you lead: about { $count } fewer
    }
reason-bands-more = { $count ->
        [0] slightly more glory from bands at the end of the age
       *[other] glory from bands at the end of the age: about { $count } more
    }
reason-bands-less = { $count ->
        [0] slightly less glory from bands at the end of the age
       *[other] glory from bands at the end of the age: about { $count } less
    }
reason-hand-more = { $count ->
        [0] slightly more cards in hand
       *[other] cards in hand: about { $count } more
    }
reason-hand-less = { $count ->
        [0] slightly fewer cards in hand
       *[other] cards in hand: about { $count } fewer
    }

# What a bot of each style is fond of

style-warlike = Wants to lead in many kingdoms
style-builder = Wants bands that bring many points
