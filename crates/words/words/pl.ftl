# Co mówi każdy stół, w cokolwiek się gra.

seat = Miejsce { $number }
seat-you = Miejsce { $number } (ty)

play-welcome = Siedzisz na: { $seat }. Odpowiadaj liczbą. Poza tym: u cofa, w pokazuje stół, r wyjaśnia zasadę, q kończy.
play-answer = Twoja odpowiedź:
play-choose = Odpowiedz liczbą od 1 do { $most } albo u, w, r, q.
play-taken-back = Cofnięto.
play-cannot-take-back = Tego nie można cofnąć: od tamtej pory coś dobrano lub pokazano albo jeszcze nie było twojej odpowiedzi.
play-left = Opuszczasz grę.
play-result = { $seat }: miejsce { $rank }, wynik { $score }
