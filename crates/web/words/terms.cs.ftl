# Slova, která se vysvětlují tam, kde stojí, podle odstavce pravidel, který je vysvětluje: začátky jejich tvarů.

recall = Vysvětlovat slova znovu

term-ethnos-band-cards = skupin
term-ethnos-band-leader = vůdc
term-ethnos-band-marker = žeton kontrol
term-ethnos-recruit-pool = nabídk, nabídc
term-ethnos-recruit-dragon = drak, drac
term-ethnos-end-kingdoms = královstv

term-lumeria-scenario-hills = pahork, pahorek
term-lumeria-manoeuvre-march = pochod
term-lumeria-manoeuvre-volley = salv
term-lumeria-manoeuvre-fortune = štěstěn
term-lumeria-renewal-track = stupnic obnov
term-lumeria-recruit-field = verbovac pol
term-lumeria-activation-turn = aktiv
term-lumeria-state-exhausted = vyčerpán, vyčerpan
term-lumeria-state-fortified = opevn
term-lumeria-action-aim = zamíř, míř
term-lumeria-attack-push = odtlač
term-lumeria-attack-surrounded = obklíč
term-lumeria-cleanup-order = úklid

term-imperium-term-acquire = zaber, zabra
term-imperium-term-break-through = ovlád
term-imperium-term-exile = vyžeň, vyhnan
term-imperium-term-garrison = posádk, posádc, posádek
term-imperium-term-history = histori
term-imperium-term-pinned = trval
term-imperium-term-abandon = opusť, opust
term-imperium-turn-innovate = inovac
term-imperium-turn-revolt = převrat
term-imperium-solstice = slunovrat
term-imperium-turn-exhaust = vyčerp
term-imperium-term-return = nepokoj
term-imperium-term-develop = vybud
term-imperium-term-state = barbar
term-imperium-term-nation-deck = národn balíč

term-runewars-order-supremacy = bonus
term-runewars-activation-leave = aktiv
term-runewars-figure-routed = rozpráš
term-runewars-diplomacy-pay = diplomaci
term-runewars-runes-gain = drač run
term-runewars-siege-strength = pevnost
term-runewars-tactics-when = kart taktik, karet taktik
term-runewars-hero-move = hrdin
term-runewars-dial-read = ukazatel
term-runewars-season-winter = zim
term-runewars-neutral-allied = neutráln
term-runewars-combat-fate = kart osudu, karet osudu
