# Słowa, które są objaśniane tam, gdzie stoją, według akapitu zasad, który je objaśnia: początki ich form.

recall = Objaśniaj słowa od nowa

term-ethnos-band-cards = oddział
term-ethnos-band-leader = dowódc
term-ethnos-band-marker = znacznik
term-ethnos-recruit-pool = pula, puli, pulę
term-ethnos-recruit-dragon = smok
term-ethnos-end-kingdoms = królestw

term-lumeria-scenario-hills = wzgórz
term-lumeria-manoeuvre-march = marsz
term-lumeria-manoeuvre-volley = salw
term-lumeria-manoeuvre-fortune = fortun
term-lumeria-renewal-track = tor odnow
term-lumeria-recruit-field = pol rekrutacj
term-lumeria-activation-turn = aktyw
term-lumeria-state-exhausted = wyczerpan
term-lumeria-state-fortified = umocni
term-lumeria-action-aim = celow, celuj
term-lumeria-attack-push = odepchn, zepchn
term-lumeria-attack-surrounded = osacz
term-lumeria-cleanup-order = porządkow

term-imperium-term-acquire = zdobądź, zdoby
term-imperium-term-break-through = podporządk
term-imperium-term-exile = usuń, usuni
term-imperium-term-garrison = garnizon
term-imperium-term-history = histori
term-imperium-term-pinned = trwał
term-imperium-term-abandon = porzu
term-imperium-turn-innovate = innowac
term-imperium-turn-revolt = przewr
term-imperium-solstice = przesile
term-imperium-turn-exhaust = zaznacz
term-imperium-term-return = bunt
term-imperium-term-develop = rozwiń, rozwini
term-imperium-term-state = barbarzy
term-imperium-term-nation-deck = tali nacji

term-runewars-order-supremacy = premi
term-runewars-activation-leave = aktyw
term-runewars-figure-routed = rozgromi
term-runewars-diplomacy-pay = dyplomac
term-runewars-runes-gain = smocz run
term-runewars-siege-strength = twierdz
term-runewars-tactics-when = kart taktyk
term-runewars-hero-move = bohater
term-runewars-dial-read = wskaźnik
term-runewars-season-winter = zim
term-runewars-neutral-allied = neutraln
term-runewars-combat-fate = kart przeznaczenia
