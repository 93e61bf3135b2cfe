# Na čem u dané otázky obvykle záleží: směr, nikdy sám tah. Klíče jmenují hru a otázku.

matters = Na čem obvykle záleží
matters-ethnos-turn = Sbírej karty jednoho národa nebo jedné barvy. Když vyložíš skupinu, zbylé karty z ruky jdou do nabídky, odkud si je mohou vzít ostatní.
matters-ethnos-band = Větší skupina přinese na konci Věku víc slávy. K umístění dalšího žetonu kontroly v království musí mít víc karet, než kolik tam máš žetonů.
matters-ethnos-marker = Království přinášejí slávu těm, kdo v nich mají nejvíc žetonů kontroly. Podívej se, kde jeden navíc změní, kdo vede.
matters-ethnos-keep = Vyplatí se nechat si karty, které k sobě patří: stejný národ nebo stejnou barvu.
matters-lumeria-recruit = Co tvé armádě chybí: jednotka, která vydrží, ta, která střílí, nebo rychlá?
matters-lumeria-manoeuvre = Použitý manévr se vrátí až po čase. Použij ho, když něco rozhodne.
matters-lumeria-activate = Body přinášejí cíle scénáře. Která jednotka tě k nim přiblíží nebo k nim nepustí soupeře?
matters-lumeria-act = Mysli na to, kde bude jednotka stát, až potáhne soupeř, a kdo na ni tam dosáhne.
matters-imperium-turn = Zpočátku získávej zdroje a karty, které jich přinesou víc. Později je měň za body. Nepokoje v balíčku na konci stojí body.
matters-imperium-tidy = Nech si, co potřebuješ příští tah. Co odhodíš, vrátí se, až balíček obnovíš.
matters-imperium-acquire = Získaná karta může přinést i nepokoje. Stojí za to?
matters-runewars-order = Rozkazy se provádějí podle čísel. Rozkaz vyšší než všechny tvé letošní rozkazy přinese bonus: plánuj celý rok.
matters-runewars-activate = Jednotky nemohou opustit oblast, kterou aktivuješ. Kterou oblast chceš držet, až přijde zima?
matters-runewars-fight-or-talk = Diplomacie stojí vliv, bitva stojí jednotky. Čeho máš víc?
matters-runewars-bid = Co vsadíš, je pryč, i když dá někdo víc.
