# Zdania wspólne dla stołów wszystkich gier.

seat = Miejsce { $number }
seat-you = Miejsce { $number } (ty)
player = { $name }
player-you = { $name } (ty)

record-back = Cofnięto do ruchu { $left }.
record-undo = { $seat } cofa ruchy: { $moves }.

play-welcome = Siedzisz na miejscu { $number }. Wpisz numer ruchu. Inne klawisze: u cofa, w pokazuje stół, r wyjaśnia zasadę, q kończy.
play-commitment = Wszystkie losowania w tej grze wynikają z sekretu o poniższym skrócie. Zapis gry ujawni sekret po jej zakończeniu.
    SHA-256
play-answer = Twój ruch:
play-choose = Wpisz liczbę od 1 do { $most } albo u, w, r, q.
play-taken-back = Cofnięto.
play-cannot-take-back = Tego nie można cofnąć: od tamtej pory coś dobrano lub pokazano, inny gracz wykonał już ruch albo nie masz jeszcze żadnego ruchu.
play-left = Opuszczasz grę.
play-result = { $seat }: { $rank }. miejsce, wynik { $score }

advice-asked = Po ruchu { $step } pytanie dostaje: { $seat }.
advice-seed = ziarno { $seed }:
advice-even = Między pierwszymi { $count } ruchami nie ma wyraźnej różnicy.
advice-why = W najbliższych turach pierwszy ruch daje zamiast tego:

refusal-has-begun = Gra już się rozpoczęła.
refusal-not-begun = Gra jeszcze się nie rozpoczęła.
refusal-over = Ta gra już się skończyła.
refusal-not-host = Tylko gospodarz może to zrobić.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-already-seated = Ta osoba już siedzi przy tym stole.
refusal-no-such-seat = Nie ma takiego miejsca.
refusal-seat-taken = To miejsce jest zajęte.
refusal-full = Wszystkie miejsca są zajęte.
refusal-no-person = Najpierw musi usiąść co najmniej jedna osoba.
refusal-stale = W międzyczasie stół się zmienił. Spójrz jeszcze raz.
refusal-future = Ta gra jeszcze nie zaszła tak daleko.
refusal-not-asked = Nie masz teraz nic do wyboru.
refusal-unreadable = W tej grze nie ma takiego ruchu.
refusal-illegal = Zasady na to nie pozwalają.
refusal-nothing-to-undo = Nie masz ruchu do cofnięcia.
refusal-plea-open = Inna prośba o cofnięcie wciąż czeka na zgodę.
refusal-no-plea = Nie ma prośby, która czeka na twoją zgodę.
refusal-undo-denied = Pozostali nie zgodzili się tego cofnąć.
refusal-undo-too-often = Cofasz bardzo wiele razy i gra nie idzie naprzód. Graj dalej; po nowym ruchu znów można cofać.
refusal-rules-changed = Zasady zmieniły się od początku tej gry. Najpierw zdecydujcie, czy grać dalej.
refusal-rules-same = Zasady tej gry się nie zmieniły.
refusal-already-agreed = Twoja zgoda już jest.
refusal-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refusal-bot-first = Kilka razy wracasz na miejsce bez ruchu. Ten ruch wykona bot, potem miejsce znów będzie twoje.
refusal-no-stand-in = Żaden bot za ciebie nie gra.
refusal-has-resigned = Ta gra jest już poddana.
refusal-not-absent = Ta osoba jest przy stole albo dopiero co odeszła.
refusal-muted = Gospodarz nie pozwala ci tu pisać.
refusal-too-much-chat = Widzowie napisali na razie dość. Odczekaj chwilę.
refusal-too-fast = Przez ostatnią minutę piszesz bardzo dużo. Odczekaj chwilę.
refusal-too-often = Przez ostatnią minutę zmieniasz bardzo dużo przy tym stole. Odczekaj chwilę.
refusal-no-such-line = Tej wiadomości już nie ma albo jest twoja własna.
refusal-not-invited = Żadne miejsce nie czeka na ciebie.
refusal-has-declined = Ta osoba odrzuciła zaproszenie.
refusal-removed = Gospodarz usunął cię od tego stołu. Możesz znowu usiąść tylko na jego zaproszenie.
refusal-not-full = Nie wszystkie miejsca są jeszcze zajęte.
refusal-not-ready = Nie wszyscy są jeszcze gotowi.
refusal-already-ready = Twoja gotowość jest już potwierdzona.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-no-scope = Ten klucz dostępu do tego nie uprawnia.
refusal-too-many-tables = Masz za dużo otwartych stołów. Najpierw dokończ lub zamknij niektóre z nich.
refusal-too-many-public-tables = Za dużo publicznych stołów otwartych przez ciebie albo z twojej sieci czeka na graczy. Najpierw zacznij grę przy niektórych albo je zamknij.
refusal-too-many-invitations = Ta osoba ma już zbyt wiele zaproszeń.
refusal-too-many-connections = Zbyt wiele połączeń z twojego adresu. Zamknij kilka okien i spróbuj ponownie.
refusal-bad-text = Wiadomość musi mieć od 1 do 500 znaków.
refusal-bad-word = Twoje słowo musi być jednym wierszem od 1 do 80 znaków.
refusal-no-session = Sesja wygasła. Zaloguj się ponownie.
refusal-too-many = To było za szybko. Odczekaj chwilę i spróbuj ponownie.
refusal-unavailable = Nie udało się tego zapisać. Spróbuj ponownie; nic nie wykona się dwa razy.
refusal-unknown = Teraz to niemożliwe.

notify-turn = Twoja kolej.
notify-turn-of = Teraz gra:
notify-over = Gra się skończyła.
