# Co mówi każdy stół, w cokolwiek się gra.

seat = Miejsce { $number }
seat-you = Miejsce { $number } (ty)
player = { $name }
player-you = { $name } (ty)

record-back = Cofnięto: liczba odpowiedzi, które pozostają: { $left }.

play-welcome = Siedzisz na miejscu { $number }. Odpowiadaj liczbą. Poza tym: u cofa, w pokazuje stół, r wyjaśnia zasadę, q kończy.
play-commitment = Los jest związany poniższym skrótem; zapis gry ujawni jego sekret na końcu.
    SHA-256
play-answer = Twoja odpowiedź:
play-choose = Odpowiedz liczbą od 1 do { $most } albo u, w, r, q.
play-taken-back = Cofnięto.
play-cannot-take-back = Tego nie można cofnąć: od tamtej pory coś dobrano lub pokazano, ktoś inny już odpowiedział albo jeszcze nie było twojej odpowiedzi.
play-left = Opuszczasz grę.
play-result = { $seat }: lokata { $rank }, wynik { $score }
