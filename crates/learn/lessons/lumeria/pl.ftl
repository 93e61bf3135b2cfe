# Lekcje Lumerii. Liczby pochodzą z lekcji jako fakty; jedyne cyfry tutaj to oznaczenia pól, jak c4.

first-title = Twoja pierwsza runda
first-about = Rekrutuj, maszeruj, walcz o wzgórze. Potem graj dalej.
first-welcome = Witaj w Lumerii! Dowodzisz Słowianami na dole, a Wicher Wikingami na górze. Na koniec rundy każde wzgórze, na którym stoisz, daje punkt. Wygrywasz, gdy zdobędziesz { $target } punktów.
first-gold = Na początku rundy każde z was dostaje złoto. Twoje złoto: { $gold }. Tu leżą twoje karty z ceną i z tym, co potrafią.
first-recruit = Zrekrutuj Wojów i postaw ich na polu e1. Kosztują jedno złoto.
first-recruit-none = Możesz oszczędzać. Ale wzgórza zajmują żołnierze na planszy, a nie złoto. Kogoś zrekrutuj!
first-recruit-archers = Łucznicy też są dobrzy. Kosztują całe twoje złoto, ale strzelają z daleka. W naszej rundzie bierzemy Wojów.
first-recruit-right = Na koniec rundy Woje sami zrobią krok do przodu.
first-stage = Bitwa zaczyna się od manewrów. Na każdy z nich masz tutaj jeden żeton. Marsz przesuwa dwie twoje jednostki o jedno pole.
first-march = Marsz! Przesuń Wojów z c3 na wzgórze c4, a tych z d2 na d3.
first-march-archers = Łucznicy stoją teraz z przodu, a jedna rana ich pokona. Niech pierwsi idą Woje: wytrzymają więcej.
first-march-right = Stoisz na środkowym wzgórzu.
first-actions = Teraz na zmianę aktywujecie po trzy jednostki. Aktywna jednostka wykonuje dwie różne akcje, na przykład ruch i umocnienie albo ruch i atak.
first-hill = Aktywuj Wojów na d3. Przesuń ich na wzgórze e4, a potem umocnij.
first-hill-run = Są na wzgórzu, ale biegli i są wyczerpani. Teraz łatwiej ich trafić. Dwa pola to zwykły ruch.
first-hill-right = To drugie wzgórze. Umocnioną jednostkę trudniej trafić.
first-pushed = Drużynnicy Wichra zaatakowali c4 i trafili. Rany twoich Wojów: { $wounds }. Zostali odepchnięci na c3. Tracisz wzgórze, ale nie Wojów.
first-back = Odbij wzgórze: aktywuj c3, przesuń na c4, a potem zaatakuj Drużynników na c5. Jeśli padnie pytanie, zachowaj wynik rzutu.
first-back-stay = Są tam bezpieczni, ale wzgórze jest puste i nic nie daje. Wracaj na c4!
first-back-right = Trafienie! Za Drużynnikami stoją Berserkerzy, więc nie dało się ich odepchnąć. Taka jednostka jest osaczona: do trafienia wystarczył wynik { $needed } lub wyższy.
first-scored = Runda się kończy i liczymy wzgórza. Trzymasz c4 i e4. Twoje punkty: { $gain }, a Wicher nie ma żadnego. Nowi Woje zrobili krok do przodu.
first-play = Tak wyglądają wszystkie rundy, a następną zaczyna druga strona. Najważniejsze już wiesz. Grasz dalej?

push-title = Zepchnij ich
push-about = Żeby zwolnić wzgórze, nie trzeba nikogo pokonać.
push-now = Drużynnicy Wichra weszli na wzgórze c4. Wytrzymują dwie rany i może zabraknąć ci kości. Ale już jedno trafienie wręcz odpycha jednostkę o jedno pole.
push-task = Zwolnij wzgórze c4 Wojami z pola c3.
push-fortify = Masz dobrą ochronę, ale Wicher trzyma wzgórze i dostanie punkt. Atakuj!
push-right = Trafienie, a pole za nimi było puste.
push-end = Rany Drużynników: { $wounds }. Stoją znów na c5, a wzgórze jest wolne. Strzały nikogo nie odpychają, więc miej przy wzgórzach jednostki do walki wręcz.

aim-title = Najpierw celuj
aim-about = Dwie akcje na jeden dobry strzał.
aim-now = Łucznicy strzelają wzdłuż rzędu albo kolumny, najwyżej przez trzy puste pola. Z b2 sięgają akurat do Drużynników na b6. Aktywowana jednostka ma dwie akcje.
aim-task = Strzel w b6 z największą szansą trafienia.
aim-hasty = Przy jednej akcji trzeba było wyrzucić { $needed } lub więcej, a obie kości pokazały mniej. Została druga akcja: celuj przed strzałem.
aim-fortify = Umocnienie chroni Łuczników, ale nie pomaga trafić. Celuj przed strzałem.
aim-end = Te same kości, a wystarczyło { $needed } lub więcej. Każdemu strzelcowi łatwiej trafić po celowaniu, a twoim Łucznikom szczególnie. Atak jest zawsze ostatnią akcją.

volley-title = Strzelaj dwa razy
volley-about = Manewr to nie aktywacja.
volley-now = Przed aktywacjami są manewry. W salwie najwyżej dwie jednostki strzelają, każda jedną kością. A potem wciąż mogą zostać aktywowane.
volley-task = Użyj salwy: niech Łucznicy z b2 strzelą w b6.
volley-pass = Możesz oszczędzić żeton. Ale wraca on dopiero po kilku chybionych kościach, więc użyj go wcześnie. Spróbuj salwy.
volley-right = Trafienie! Żeton salwy jest zużyty. Wróci, gdy dość twoich kości chybi.
volley-again = Teraz aktywacje. Niech ci sami Łucznicy jeszcze raz strzelą w b6.
volley-other = Dobry ruch, ale tutaj Łucznicy mają strzelić drugi raz.
volley-end = Dwa strzały w jednej rundzie pokonały Drużynników. Z marszem jest tak samo: jednostka może maszerować, a potem zostać aktywowana.
