# Co zwykle jest ważne przy danym pytaniu: kierunek, nigdy sam ruch. Klucze nazywają grę i pytanie.

matters = Co zwykle jest ważne
matters-ethnos-turn = Zbieraj karty jednego Plemienia albo jednego koloru. Gdy zagrywasz Oddział, pozostałe karty z ręki trafiają do puli, skąd mogą je wziąć inni.
matters-ethnos-band = Większy Oddział daje więcej Chwały na koniec Ery. Aby umieścić w Królestwie kolejny znacznik, musi mieć więcej kart, niż masz tam znaczników.
matters-ethnos-marker = Królestwa dają Chwałę tym, którzy mają najwięcej znaczników. Zobacz, gdzie jeszcze jeden zmienia prowadzącego.
matters-ethnos-keep = Warto zatrzymać karty, które do siebie pasują: to samo Plemię albo ten sam kolor.
matters-lumeria-recruit = Czego brakuje twojej armii: jednostki, która się utrzyma, takiej, która strzela, czy szybkiej?
matters-lumeria-manoeuvre = Użyty manewr wraca dopiero po pewnym czasie. Użyj go, gdy coś rozstrzyga.
matters-lumeria-activate = Punkty biorą się z celów scenariusza. Która jednostka zbliża cię do nich albo nie dopuszcza przeciwnika?
matters-lumeria-act = Pomyśl, gdzie ta jednostka będzie stała, gdy ruszy się przeciwnik, i kto jej tam dosięgnie.
matters-imperium-turn = Na początku zbieraj surowce i karty, które dają ich więcej. Później zamieniaj je na punkty. Karty buntu w talii kosztują punkty na koniec gry.
matters-imperium-tidy = Zatrzymaj to, czego potrzebujesz w następnej turze. Odrzucone karty wrócą, gdy odnowisz talię.
matters-imperium-acquire = Zdobyta karta może przynieść ze sobą bunt. Czy jest tego warta?
matters-runewars-order = Rozkazy wykonuje się według numerów. Rozkaz wyższy od wszystkich twoich rozkazów z tego roku daje premię: planuj cały rok.
matters-runewars-activate = Jednostki nie mogą opuścić obszaru, który aktywujesz. Który obszar chcesz trzymać, gdy nadejdzie zima?
matters-runewars-fight-or-talk = Dyplomacja kosztuje wpływy, bitwa kosztuje jednostki. Czego masz więcej?
matters-runewars-bid = To, co licytujesz, przepada, nawet jeśli ktoś da więcej.
