# What usually matters at a question: a direction, never the move. The keys name the game and the question.

matters = What usually matters
matters-ethnos-turn = Collect cards of one tribe or one colour. When you play a band, the cards left in your hand go to the pool, where others can take them.
matters-ethnos-band = A larger band brings more glory at the end of the age. It must have more cards than you have markers in the kingdom to place another one there.
matters-ethnos-marker = Kingdoms bring glory to those with the most markers. Look where one more changes who leads.
matters-ethnos-keep = Cards that fit together are worth keeping: the same tribe or the same colour.
matters-lumeria-recruit = What does your army lack: a unit that holds, one that shoots, or a fast one?
matters-lumeria-manoeuvre = A manoeuvre is used up for a while. Use it when it decides something.
matters-lumeria-activate = Points come from the goals of the scenario. Which unit brings you nearer to them, or keeps your opponent away?
matters-lumeria-act = Think of where this unit will stand when your opponent moves, and of who can reach it there.
matters-imperium-turn = Early on, gather goods and cards that bring more of them. Later, turn them into points. Unrest in your deck costs points at the end.
matters-imperium-tidy = Keep what you need next turn. What you discard comes back when your deck is renewed.
matters-imperium-acquire = A card can bring unrest with it when it is acquired. Is it worth that?
matters-runewars-order = Orders are carried out by their numbers. One that is higher than all you have played this year brings its bonus: plan the whole year.
matters-runewars-activate = Units cannot leave an area that you have activated. Which area do you want to hold when winter comes?
matters-runewars-fight-or-talk = Diplomacy costs influence, a battle costs units. What do you have more of?
matters-runewars-bid = What you bid is gone, even if another player bids more.
