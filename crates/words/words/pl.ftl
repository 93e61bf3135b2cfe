# Co mówi każdy stół, w cokolwiek się gra.

seat = Miejsce { $number }
seat-you = Miejsce { $number } (ty)
player = { $name }
player-you = { $name } (ty)

record-back = Cofnięto: liczba odpowiedzi, które pozostają: { $left }.
record-undo = { $seat } cofa ruchy: { $moves }.

play-welcome = Siedzisz na miejscu { $number }. Odpowiadaj liczbą. Poza tym: u cofa, w pokazuje stół, r wyjaśnia zasadę, q kończy.
play-commitment = Los jest związany poniższym skrótem; zapis gry ujawni jego sekret na końcu.
    SHA-256
play-answer = Twoja odpowiedź:
play-choose = Odpowiedz liczbą od 1 do { $most } albo u, w, r, q.
play-taken-back = Cofnięto.
play-cannot-take-back = Tego nie można cofnąć: od tamtej pory coś dobrano lub pokazano, ktoś inny już odpowiedział albo jeszcze nie było twojej odpowiedzi.
play-left = Opuszczasz grę.
play-result = { $seat }: lokata { $rank }, wynik { $score }

refusal-has-begun = Gra już się rozpoczęła.
refusal-not-begun = Gra jeszcze się nie rozpoczęła.
refusal-over = Przy tym stole gra już się skończyła.
refusal-not-host = Tylko gospodarz może to zrobić.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-already-seated = Ta osoba już siedzi przy tym stole.
refusal-no-such-seat = Nie ma takiego miejsca.
refusal-seat-taken = To miejsce jest zajęte.
refusal-full = Wszystkie miejsca są zajęte.
refusal-no-person = Najpierw musi usiąść co najmniej jedna osoba.
refusal-stale = Od tamtej pory stół się zmienił. Spójrz jeszcze raz.
refusal-future = Gra przy tym stole jeszcze nie zaszła tak daleko.
refusal-not-asked = Teraz nie czekamy na twoją odpowiedź.
refusal-unreadable = W tej grze nie ma takiej odpowiedzi.
refusal-illegal = Zasady na to nie pozwalają.
refusal-nothing-to-undo = Nie masz czego cofnąć.
refusal-plea-open = Inna prośba o cofnięcie wciąż czeka na odpowiedź.
refusal-no-plea = Nikt nie prosi cię teraz o zgodę.
refusal-undo-denied = Pozostali nie zgodzili się tego cofnąć.
refusal-rules-changed = Zasady zmieniły się od początku tej gry. Najpierw zdecydujcie, czy grać dalej.
refusal-rules-same = Zasady tej gry się nie zmieniły.
refusal-already-agreed = Twoja zgoda już jest.
refusal-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refusal-no-stand-in = Żaden bot za ciebie nie gra.
refusal-has-resigned = Ta gra jest już poddana.
refusal-not-absent = Ta osoba jest przy stole albo nie ma jej za krótko.
refusal-bad-text = Wiadomość ma od 1 do 500 znaków.
refusal-bad-word = Słowo dla losu to jeden wiersz od 1 do 80 znaków.
refusal-no-session = Nikt cię tu już nie zna. Zaloguj się ponownie.
refusal-too-many = To szybciej, niż pozwala stół. Odczekaj chwilę i spróbuj ponownie.
refusal-unavailable = Nie udało się tego zapisać. Spróbuj ponownie; nic nie stanie się dwa razy.
refusal-unknown = To teraz niemożliwe.

notify-turn = Twoja kolej.
notify-turn-of = Teraz ruch:
notify-over = Gra się skończyła.
