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
volley-other = Dobry ruch, może nawet lepszy! W naszej lekcji Łucznicy strzelają drugi raz.
volley-end = Dwa strzały w jednej rundzie pokonały Drużynników. Z marszem jest tak samo: jednostka może maszerować, a potem zostać aktywowana.

both-title = Wykorzystaj obie akcje
both-about = Atak jest ostatnią akcją. Zrób więc coś przed nim.
both-now = Twoi Woje stoją na wzgórzu c4, a Drużynnicy tuż przed nimi. Aktywowana jednostka ma dwie różne akcje, ale atak jest zawsze ostatnią.
both-task = Aktywuj c4 i zaatakuj Drużynników na c5 tak, żeby Wojów nadal trudno było trafić.
both-strike = Atak zakończył aktywację i jedna akcja przepadła. Najpierw umocnij, potem atakuj.
both-leave = Są tam dobrze osłonięci, ale wzgórze jest puste, a ataku nie było. Zostań na c4.
both-right = Trafienie, a Woje są przy tym umocnieni.
both-end = Drużynnicy Wichra oddali cios. Potrzebowali { $needed } lub więcej, bo Woje są umocnieni. Tobie wystarczyło { $face } lub więcej: Drużynnicy nie mieli za sobą miejsca.

surround-title = Bez odwrotu
surround-about = Jednostkę, której nie da się odepchnąć, łatwiej trafić.
surround-now = Tuż za Drużynnikami na c5 stoją Berserkerzy na c6. Po lewej i prawej stronie pola są puste. Z której strony uderzysz?
surround-task = Niech Woje z d3 zaatakują c5 z największą szansą trafienia.
surround-side = Stąd pole za Drużynnikami było puste, więc trzeba było { $needed } lub więcej. Zaatakuj z c4: tam nie mają dokąd ustąpić.
surround-other = Drudzy Woje znaleźli to samo miejsce: wystarczyło { $needed } lub więcej. My używamy tych z d3.
surround-right = Ta sama kość, a tym razem trafienie.
surround-end = Za Drużynnikami stała inna jednostka, więc byli osaczeni: wystarczyło { $needed } lub więcej. Brzeg planszy też się liczy. Osaczonej jednostki jednak nie odepchniesz.

line-title = Czysta linia
line-about = Strzały lecą prosto, ale nie przez własne jednostki.
line-now = Woje pomaszerowali na b3. To dobre miejsce na dalszą drogę, ale stoją teraz tuż przed twoimi Łucznikami na b2, którzy nie mają do kogo strzelać.
line-clear = Zwolnij linię: przesuń Wojów z b3 na wzgórze c4 i tam ich umocnij.
line-blocked = Celują, ale na linii stoją Woje i nie ma celu. Najpierw Woje, potem Łucznicy.
line-stay = Umocnieni, ale dalej zasłaniają. Przesuń ich na c4.
line-clear-right = Wzgórze jest twoje, a linia wolna.
line-shoot = Wicher nic już w tej rundzie nie robi. Niech teraz Łucznicy celują i strzelą w b6.
line-near = Krok bliżej nie pomaga: odległość nie ma dla strzał znaczenia. Trzeba było { $needed } lub więcej. Lepiej celuj.
line-end = Po celowaniu wystarczyło { $needed } lub więcej. Na linii rzędu albo kolumny mogą leżeć najwyżej trzy puste pola. Kolejność aktywacji to często połowa planu.

fortune-title = Fortuna
fortune-about = Jeden zły rzut nie musi się liczyć.
fortune-now = Drużynnicy Wichra stoją na wzgórzu c4. Twoi Woje zaraz zaatakują ich z c3.
fortune-task = Wynik rzutu to { $face }, a to za mało. Ale masz żeton fortuny: rzuca się ponownie wszystkimi kośćmi tego ataku. Użyj go!
fortune-keep = Możesz oszczędzić żeton. Ale wtedy Wicher zatrzyma wzgórze i dostanie punkt. Ten rzut jest tego wart.
fortune-right = Tym razem { $face }. Drużynnicy są zepchnięci ze wzgórza.
fortune-end = Żeton leży teraz na twoim torze odnowy. Każda twoja chybiona kość przesuwa go dalej, a na końcu toru wraca do ciebie. Pech nigdy więc nie idzie całkiem na marne.

recruits-title = Skąd idą rekruci
recruits-about = Nowe jednostki same robią krok naprzód, jeśli mają miejsce.
recruits-now = Rekruci przybywają na jedno z trzech pól: a1, c1 lub e1. Na koniec rundy robią krok naprzód, jeśli pole przed nimi jest puste.
recruits-place = Zrekrutuj Wojów i postaw ich tam, skąd zrobią krok naprzód i ruszą na wzgórze a4.
recruits-blocked = Na c2 stoją twoi Zbrojni. Jeśli tam zostaną, rekruci nie zrobią kroku. Wybierz a1: droga do a4 jest wolna.
recruits-stepped = Runda się skończyła, a Woje zrobili krok na a2. To był darmowy ruch. Teraz zaczyna Wicher i nic nie robi.
recruits-march = Marsz dwiema jednostkami: nowi Woje z a2 na a3, a ci z c3 na wzgórze c4.
recruits-march-one = To środkowe wzgórze. Ale marsz przesuwa dwie jednostki, a nowi Woje wciąż są daleko z tyłu. Zabierz ich.
recruits-march-right = Dwie jednostki, jeden żeton.
recruits-hill = Teraz aktywuj nowych Wojów: przesuń ich na wzgórze a4 i umocnij.
recruits-hill-beside = Stoją dobrze, ale obok wzgórza. Punkt daje tylko jednostka na wzgórzu. Najpierw ruch, potem umocnienie.
recruits-end = Dwa wzgórza, twoje punkty: { $gain }. Tani Woje w dobrym miejscu są na wzgórzu warci tyle samo co najdroższa jednostka.

horse-title = Przeczytaj kartę
horse-about = Ruch i zdolność mówią, do czego jednostka się nadaje.
horse-now = Nowa runda, twoje złoto: { $gold }. Drużynnicy Wichra stoją na d4, między dwoma wzgórzami. Każda karta mówi, jak daleko idzie jednostka, iloma kośćmi rzuca i co w niej szczególnego.
horse-recruit = Zrekrutuj jednostkę, która jeszcze w tej rundzie może zaatakować d4, i postaw ją na e1.
horse-recruit-slow = Zbrojni są wytrzymali, ale idą tylko o jedno pole. Potrzebują trzech rund. Poszukaj większego ruchu.
horse-recruit-bies = Bies jest najsilniejszy. Ale idzie o dwa pola, a z e1 to o jedno za mało. Poszukaj większego ruchu.
horse-strike = Jeźdźcy idą o trzy pola, a po ruchu łatwiej trafiają. Zaatakuj d4 tak, żeby Drużynnicy nie znaleźli się na wzgórzu.
horse-strike-hill = Trafienie! Ale jednostka jest odpychana prosto od atakującego i stoi teraz na wzgórzu c4. Zaatakuj z d3, wtedy trafi na d5.
horse-end = Jedna kość wystarczyła: trzeba było { $needed } lub więcej, bo Jeźdźcy się poruszyli. Drużynnicy są z dala od wzgórz. Przeczytaj kartę, zanim za nią zapłacisz.

god-title = Twój bóg
god-about = Świętowit daje w każdej rundzie jedną akcję więcej.
god-now = Drużynnicy Wichra stoją na wzgórzu c4. Twoi Woje z d2 dojdą na d4, tuż obok. Dwie akcje to ruch i atak albo ruch i umocnienie.
god-task = Zrób Wojami z d2 wszystko naraz: ruch na d4, umocnienie, wezwanie Świętowita i atak na c4.
god-hasty = Dobry atak, ale był ostatnią akcją i Woje stoją bez osłony. Umocnij ich przedtem: Świętowit daje trzecią akcję.
god-forgot = Były dwie akcje, a trzecia czekała: gdy jednostka wykona obie bez ataku, możesz wezwać boga. Raz w każdej rundzie.
god-right = Ruch, umocnienie, atak: trzy akcje.
god-end = Drużynnicy zeszli ze wzgórza, a Woje są osłonięci. Żeton boga wraca na koniec rundy, więc używaj go w każdej. Każda frakcja ma innego boga.
