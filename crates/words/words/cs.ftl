# Co říká každý stůl, ať se hraje cokoli.

seat = Místo { $number }
seat-you = Místo { $number } (ty)
player = { $name }
player-you = { $name } (ty)

record-back = Vzato zpět: zbývající počet odpovědí: { $left }.
record-undo = { $seat } vrací tahy: { $moves }.

play-welcome = Sedíš na místě { $number }. Odpovídej číslem. Dále: u vezme zpět, w ukáže stůl, r vysvětlí pravidlo, q skončí.
play-commitment = Náhoda je vázána níže uvedeným otiskem; záznam hry na konci prozradí jeho tajemství.
    SHA-256
play-answer = Tvoje odpověď:
play-choose = Odpověz číslem od 1 do { $most } nebo u, w, r, q.
play-taken-back = Vzato zpět.
play-cannot-take-back = To nelze vzít zpět: od té doby se něco dobralo či ukázalo, odpověděl už někdo jiný, nebo zatím žádná tvoje odpověď nepadla.
play-left = Opouštíš hru.
play-result = { $seat }: pořadí { $rank }, skóre { $score }

refusal-has-begun = Hra už začala.
refusal-not-begun = Hra ještě nezačala.
refusal-over = U tohoto stolu už je po hře.
refusal-not-host = To smí jen hostitel.
refusal-not-seated = U tohoto stolu nesedíš.
refusal-already-seated = Tato osoba už u stolu sedí.
refusal-no-such-seat = Takové místo tu není.
refusal-seat-taken = Toto místo je obsazené.
refusal-full = Všechna místa jsou obsazená.
refusal-no-person = Nejdřív se musí posadit alespoň jeden člověk.
refusal-stale = Stůl se od té doby změnil. Podívej se znovu.
refusal-future = Tak daleko hra ještě nedošla.
refusal-not-asked = Teď se tě na nic neptáme.
refusal-unreadable = Taková odpověď v této hře není.
refusal-illegal = Pravidla to nedovolují.
refusal-nothing-to-undo = Nemáš co vzít zpět.
refusal-plea-open = Jiná žádost o vrácení tahu ještě čeká na odpověď.
refusal-no-plea = Nikdo tě teď o souhlas nežádá.
refusal-undo-denied = Ostatní s vrácením nesouhlasili.
refusal-rules-changed = Od začátku této hry se změnila pravidla. Nejdřív se rozhodněte, zda hrát dál.
refusal-rules-same = Pravidla této hry se nezměnila.
refusal-already-agreed = Tvůj souhlas už máme.
refusal-stand-in = Hraje za tebe bot. Nejdřív se vrať na své místo.
refusal-no-stand-in = Žádný bot za tebe nehraje.
refusal-has-resigned = Tuto hru už máš vzdanou.
refusal-not-absent = Tato osoba je u stolu, nebo chybí jen chvíli.
refusal-bad-text = Zpráva má 1 až 500 znaků.
refusal-bad-word = Slovo pro náhodu je jeden řádek o 1 až 80 znacích.
refusal-no-session = Nikdo tě tu už nezná. Přihlas se znovu.
refusal-too-many = To je rychlejší, než stůl dovoluje. Chvíli počkej a zkus to znovu.
refusal-unavailable = Nepodařilo se to uložit. Zkus to znovu; nic se neprovede dvakrát.
refusal-unknown = To teď nejde.

notify-turn = Jsi na tahu.
notify-turn-of = Na tahu:
notify-over = Hra skončila.
