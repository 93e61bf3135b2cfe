# Words that are explained where they stand, by the paragraph of the rules that explains them: how each begins, so that all its
# forms are found.

recall = Explain the words again

term-ethnos-band-cards = band
term-ethnos-band-leader = leader
term-ethnos-band-marker = marker
term-ethnos-recruit-pool = pool
term-ethnos-recruit-dragon = dragon
term-ethnos-end-kingdoms = kingdom

term-lumeria-scenario-hills = hill
term-lumeria-manoeuvre-march = march
term-lumeria-manoeuvre-volley = volley
term-lumeria-manoeuvre-fortune = fortune
term-lumeria-renewal-track = renewal track
term-lumeria-recruit-field = recruitment field
term-lumeria-activation-turn = activat
term-lumeria-state-exhausted = exhaust
term-lumeria-state-fortified = fortif
term-lumeria-action-aim = aim
term-lumeria-attack-push = push
term-lumeria-attack-surrounded = surround
term-lumeria-cleanup-order = cleanup

term-imperium-term-acquire = acquir
term-imperium-term-break-through = break through
term-imperium-term-exile = exile
term-imperium-term-garrison = garrison
term-imperium-term-history = history
term-imperium-term-pinned = pinned
term-imperium-term-abandon = abandon
term-imperium-turn-innovate = innovat
term-imperium-turn-revolt = revolt
term-imperium-solstice = solstice
term-imperium-turn-exhaust = exhaust
term-imperium-term-return = unrest
term-imperium-term-develop = develop
term-imperium-term-state = barbarian
term-imperium-term-nation-deck = nation deck

term-runewars-order-supremacy = bonus
term-runewars-activation-leave = activat
term-runewars-figure-routed = routed
term-runewars-diplomacy-pay = diplomac
term-runewars-runes-gain = dragon rune
term-runewars-siege-strength = stronghold
term-runewars-tactics-when = tactics card
term-runewars-hero-move = hero
term-runewars-dial-read = dial
term-runewars-season-winter = winter
term-runewars-neutral-allied = neutral
term-runewars-combat-fate = fate card
