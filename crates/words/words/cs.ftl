# Co říká každý stůl, ať se hraje cokoli.

seat = Místo { $number }
seat-you = Místo { $number } (ty)
player = { $name }
player-you = { $name } (ty)

record-back = Vzato zpět: zbývající počet odpovědí: { $left }.

play-welcome = Sedíš na místě { $number }. Odpovídej číslem. Dále: u vezme zpět, w ukáže stůl, r vysvětlí pravidlo, q skončí.
play-commitment = Náhoda je vázána níže uvedeným otiskem; záznam hry na konci prozradí jeho tajemství.
    SHA-256
play-answer = Tvoje odpověď:
play-choose = Odpověz číslem od 1 do { $most } nebo u, w, r, q.
play-taken-back = Vzato zpět.
play-cannot-take-back = To nelze vzít zpět: od té doby se něco dobralo či ukázalo, odpověděl už někdo jiný, nebo zatím žádná tvoje odpověď nepadla.
play-left = Opouštíš hru.
play-result = { $seat }: pořadí { $rank }, skóre { $score }
