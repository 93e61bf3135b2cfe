# Lekcje: ich lista i to, co trener mówi we wszystkich. Same lekcje są w crates/learn/lessons.

nav-learn = Nauka
learn-title = Nauka gry
learn-lede = Krótkie lekcje przy prawdziwym stole, każda o jednej rzeczy. Nie ma zegara i wszystko można cofnąć.
learn-count = Ukończone: { $done } z { $of }
learn-minutes = { $minutes } min
learn-start = Zacznij
learn-again = Jeszcze raz
learn-done = Ukończona
lesson-you = Gość
lesson-coach = Trener
lesson-place = { $nth } z { $of }
lesson-other = Tak można, ale nie to teraz ćwiczymy. Zobacz, co z tego wynika, i spróbuj jeszcze raz.
lesson-so-far = Na razie dobrze. Dalej!
lesson-back = Wstecz
lesson-next = Dalej
lesson-again = Spróbuj jeszcze raz
lesson-show = Pokaż mi
lesson-leave = Wszystkie lekcje
lesson-more = Następna lekcja
lesson-play = Graj dalej od tego miejsca
home-learn = Nie znasz jeszcze gry? Zagraj pierwszą grę z przewodnikiem. To pięć do ośmiu minut.
home-learn-do = Naucz się grać
