import type { lawAppendicesTexts as reference } from '../en/law-appendices.ts';
import type { Translation } from '../texts.ts';

export const lawAppendicesTexts: Translation<typeof reference> = {
  'law.title-sealing': 'Abgabezug',
  'law.text-sealing':
    'Am Ende der Spielzeit schreibt, wer am Zug ist, seinen Zug eindeutig auf, legt beide Formulare in einen Umschlag, verschließt ihn und hält erst dann die Uhr an; bis dahin darf er ändern. Ein nach der Aufforderung auf dem Brett ausgeführter Zug ist der Abgabezug. Wer früher abbricht, gilt als am Ende der Spielzeit abgegeben, mit der Zeit dazu.',
  'law.title-envelope': 'Auf dem Umschlag',
  'law.text-envelope':
    'Die Namen; die Stellung vor dem Abgabezug; die verbrauchte Zeit beider; wer abgegeben hat; die Zugnummer; ein geltendes Remisangebot; Tag, Uhrzeit und Ort der Wiederaufnahme.',
  'law.title-keeping-the-envelope': 'Prüfen und verwahren',
  'law.text-keeping-the-envelope':
    'Der Schiedsrichter prüft die Angaben und verwahrt den Umschlag sicher.',
  'law.title-offer-after-sealing': 'Angebot nach der Abgabe',
  'law.text-offer-after-sealing':
    'Ein Remisangebot nach dem Abgabezug des Gegners gilt, bis er es annimmt oder ablehnt (9.1).',
  'law.title-setting-up-again': 'Wieder aufstellen',
  'law.text-setting-up-again':
    'Vor der Wiederaufnahme wird die Stellung vor dem Abgabezug aufgestellt; die Uhren zeigen die verbrauchten Zeiten.',
  'law.title-ended-before-resumption': 'Vorher vereinbart oder aufgegeben',
  'law.text-ended-before-resumption':
    'Ein vorher vereinbartes Remis oder eine dem Schiedsrichter mitgeteilte Aufgabe beendet die Partie.',
  'law.title-opening-the-envelope': 'Öffnen des Umschlags',
  'law.text-opening-the-envelope': 'Nur wenn da ist, wer antworten muss.',
  'law.title-faulty-sealed-move': 'Fehlerhafter Abgabezug',
  'law.text-faulty-sealed-move':
    'Ein mehrdeutiger, nicht zu entziffernder oder regelwidriger Abgabezug verliert, es sei denn, der Gegner könnte nicht matt setzen oder die Partie war schon remis.',
  'law.title-resumption': 'Wiederaufnahme',
  'law.text-resumption':
    'Wer antworten muss, ist da: Umschlag öffnen, Zug ausführen, seine Uhr läuft. Er fehlt: Seine Uhr läuft, der Umschlag wartet. Wer abgegeben hat, fehlt: Der Gegner darf seine Antwort in einem neuen Umschlag abgeben und die andere Uhr in Gang setzen.',
  'law.title-late-at-resumption': 'Zu spät zur Wiederaufnahme',
  'law.text-late-at-resumption':
    'Wer zu spät kommt, verliert; ein Abgabezug, der die Partie beendet hat, gilt aber.',
  'law.in-2001-late-at-resumption':
    'Mehr als eine Stunde, wenn nichts anderes bekannt gegeben ist. Das Ergebnis wird geändert, wenn der Abgabezug matt setzt, patt oder eine tote Stellung ergibt, oder wenn der Anwesende die Zeit überschreitet.',
  'law.in-2023-late-at-resumption':
    'Nach der Wartezeit. Ist niemand da und ist sie nicht null, verliert die Zeit, wer antworten muss.',
  'law.title-lost-envelope': 'Umschlag verloren',
  'law.text-lost-envelope':
    'Weiter geht es aus der Hängestellung mit den notierten Zeiten; wer abgegeben hat, führt den Zug aus, den er nach seinen Worten abgegeben hat. Zeiten unbekannt: Der Schiedsrichter stellt sie. Stellung unbekannt: neue Partie.',
  'law.title-clock-wrong-at-resumption': 'Uhr bei Wiederaufnahme falsch',
  'law.text-clock-wrong-at-resumption':
    'Wer vor seinem ersten Zug darauf hinweist, bekommt sie berichtigt; später geht es so weiter, wenn der Schiedsrichter nichts anderes entscheidet.',
  'law.title-length-of-resumption': 'Dauer der Sitzung',
  'law.text-length-of-resumption': 'Es gilt die Uhr des Schiedsrichters.',
  'law.in-2001-length-of-resumption': 'Beginn und Ende werden vorher bekannt gegeben.',
  'law.in-2023-length-of-resumption': 'Der Beginn wird vorher bekannt gegeben.',
  'law.title-rapid-play': 'Was Schnellschach ist',
  'law.text-rapid-play':
    'Alle Züge in einer Zeit zwischen zwei Grenzen je Spieler; mit Zugabe zählen Zeit und sechzig Zugaben.',
  'law.in-2001-rapid-play': 'Von 15 bis 60 Minuten.',
  'law.in-2023-rapid-play': 'Über 10 und unter 60 Minuten.',
  'law.title-laws-in-rapid': 'Welche Regeln im Schnellschach gelten',
  'law.text-laws-in-rapid': 'Die gewöhnlichen Regeln mit Änderungen.',
  'law.in-2001-laws-in-rapid': 'Immer mit den Änderungen des Anhangs.',
  'law.in-2023-laws-in-rapid':
    'Ohne Änderungen, wo ein Schiedsrichter höchstens drei Partien beaufsichtigt und jede mitgeschrieben wird (A.4; der Spieler darf bis zu fünfmal die Mitschrift sehen); sonst A.5. Die Ausschreibung sagt, was gilt, für das ganze Turnier.',
  'law.title-score-in-rapid': 'Mitschrift im Schnellschach',
  'law.text-score-in-rapid': 'Die Spieler müssen nicht schreiben.',
  'law.in-2001-score-in-rapid': 'Mehr ist nicht gesagt.',
  'law.in-2023-score-in-rapid':
    'Sie behalten Anträge, die auf einer Mitschrift beruhen, und dürfen jederzeit ein Formular verlangen.',
  'law.title-time-penalties-in-rapid': 'Eine Minute statt zwei',
  'law.text-time-penalties-in-rapid':
    'Wo Artikel 7 und 9 zwei Minuten geben, gibt es im Schnell- und Blitzschach eine.',
  'law.title-set-up-in-rapid': 'Falscher Aufbau im Schnellschach',
  'law.text-set-up-in-rapid':
    'Nach einigen Zügen beider lassen sich Aufbau, Brettrichtung und Uhreinstellung nicht mehr beanstanden; ein falsch stehender König darf nicht rochieren.',
  'law.in-2001-set-up-in-rapid': 'Nach drei Zügen.',
  'law.in-2023-set-up-in-rapid': 'Nach zehn Zügen; auch mit einem falsch stehenden Turm nicht.',
  'law.title-illegal-move-in-rapid': 'Regelwidrig und berührt im Schnellschach',
  'law.text-illegal-move-in-rapid':
    'Wer mit einem Zug geantwortet hat, kann nicht mehr reklamieren.',
  'law.in-2001-illegal-move-in-rapid':
    'Der Schiedsrichter entscheidet über berührte Figuren nur auf Verlangen. Ansprüche wegen Farben, umgestoßener und verschobener Figuren sind weg, wenn man selbst eine Figur berührt.',
  'law.in-2023-illegal-move-in-rapid':
    'Der Schiedsrichter greift ein, wenn er es vor der Antwort sieht: zuerst eine Minute, beim zweiten Mal Verlust. Ohne Eingriff oder Reklamation bleibt der Zug stehen, wenn nicht beide einig sind. Beide Könige im Schach oder ein Bauer auf der letzten Reihe: Er wartet einen Zug ab, dann ist es remis (A.5.4).',
  'law.title-flag-in-rapid': 'Blättchen im Schnellschach',
  'law.text-flag-in-rapid':
    'Wer auf Zeit gewinnen will, hält die Uhren an und sagt es dem Schiedsrichter.',
  'law.in-2001-flag-in-rapid':
    'Nur ein Spieler weist auf das Blättchen hin, nicht der Schiedsrichter. Das eigene muss noch oben sein.',
  'law.in-2023-flag-in-rapid':
    'Auch der Schiedsrichter sagt es an, wenn er es sieht (A.5.5). Könnte der Antragsteller niemals matt setzen, ist es remis.',
  'law.title-both-flags-in-rapid': 'Beide Blättchen im Schnellschach',
  'law.text-both-flags-in-rapid':
    'Beide Blättchen sind gefallen, und niemand weiß, welches zuerst.',
  'law.in-2001-both-flags-in-rapid': 'Es ist remis.',
  'law.in-2023-both-flags-in-rapid':
    'Eine Regel gibt es nur, wo Richtlinie III angekündigt ist und ohne Zugabe gespielt wird (III.3).',
  'law.title-blitz-play': 'Was Blitz ist',
  'law.text-blitz-play': 'Alle Züge in kurzer Zeit; mit Zugabe zählen Zeit und sechzig Zugaben.',
  'law.in-2001-blitz-play': 'Weniger als 15 Minuten je Spieler.',
  'law.in-2023-blitz-play': 'Höchstens 10 Minuten je Spieler.',
  'law.title-laws-in-blitz': 'Welche Regeln im Blitz gelten',
  'law.text-laws-in-blitz': 'Wie im Schnellschach, mit Änderungen.',
  'law.in-2001-laws-in-blitz': 'Die Schnellschachregeln außer C3; kein Antrag nach 10.2.',
  'law.in-2023-laws-in-blitz':
    'Die gewöhnlichen Regeln, wo ein Schiedsrichter eine mitgeschriebene Partie beaufsichtigt (B.2); sonst wie im Schnellschach. Die Ausschreibung sagt, was gilt.',
  'law.title-illegal-move-in-blitz': 'Regelwidriger Zug im Blitz',
  'law.text-illegal-move-in-blitz':
    'Abgeschlossen mit dem Drücken; nach der Antwort bleibt er stehen.',
  'law.in-2001-illegal-move-in-blitz':
    'Der Gegner darf, bevor er zieht, den Gewinn beanspruchen; könnte er niemals matt setzen, remis.',
  'law.in-2023-illegal-move-in-blitz':
    'Wie im Schnellschach (A.5): zuerst eine Minute für den Gegner, beim zweiten Mal Verlust.',
  'law.title-quickplay-without-arbiter': 'Endspurtphase ohne Schiedsrichter',
  'law.text-quickplay-without-arbiter':
    'Wer weniger als zwei Minuten hat, darf vor dem Blättchenfall Remis beantragen; das beendet die Partie. „Mit normalen Mitteln nicht zu gewinnen“: Die Schlussstellung wird notiert und bestätigt. „Kein Versuch“: dazu die vollständige Mitschrift. Ein Schiedsrichter andernorts entscheidet.',
  'law.in-2001-quickplay-without-arbiter': 'Die Antwort ist endgültig.',
  'law.in-2023-quickplay-without-arbiter': 'Nur wo Richtlinie III angekündigt ist.',
  'law.title-letters-of-pieces': 'Buchstaben der Figuren',
  'law.text-letters-of-pieces':
    'Jede Figur hat den ersten Buchstaben ihres Namens in der Sprache des Spielers, Bauern keinen. Nur algebraische Mitschriften gelten als Beweis; wer anders schreibt, wird darauf hingewiesen.',
  'law.title-names-of-squares': 'Namen der Felder',
  'law.text-names-of-squares':
    'Linien a bis h von links aus Sicht von Weiß, Reihen 1 bis 8 von der weißen Seite; jedes Feld hat Buchstabe und Zahl.',
  'law.title-writing-a-move': 'Einen Zug schreiben',
  'law.text-writing-a-move':
    'Buchstabe und Zielfeld ohne Bindestrich: Le5; bei Bauern nur das Feld.',
  'law.in-2001-writing-a-move': 'Die lange Form ist nicht genannt.',
  'law.in-2023-writing-a-move': 'Mit Ausgangsfeld ist es auch erlaubt.',
  'law.title-writing-a-capture': 'Ein Schlagen schreiben',
  'law.text-writing-a-capture':
    'Ein Bauernschlag beginnt mit der Linie (exd5), die auch zwei Bauern unterscheidet; en passant nennt das Zielfeld des Bauern.',
  'law.in-2001-writing-a-capture': 'Das x muss stehen, und e.p. nach en passant.',
  'law.in-2023-writing-a-capture': 'x und e.p. dürfen fehlen.',
  'law.title-two-alike': 'Zwei gleiche',
  'law.text-two-alike':
    'Können zwei gleiche dorthin: auf einer Reihe kommt die Linie dazu, auf einer Linie die Reihe, sonst am besten die Linie.',
  'law.title-writing-a-promotion': 'Eine Umwandlung schreiben',
  'law.text-writing-a-promotion': 'Der Bauernzug und gleich danach der Buchstabe der neuen Figur.',
  'law.title-signs': 'Zeichen',
  'law.text-signs': '(=) Remisangebot, 0-0 und 0-0-0 Rochade, x schlägt, e.p. en passant.',
  'law.in-2001-signs': '+ Schach, ++ oder # matt.',
  'law.in-2023-signs': '+ oder ++ Schach, # matt; x, +, # und e.p. dürfen fehlen.',
  'law.title-boards-for-blind-players': 'Brett eines blinden Spielers',
  'law.text-boards-for-blind-players':
    'Die Regeln dürfen den Umständen angepasst werden. Jeder kann zwei Bretter verlangen; das besondere ist mindestens 20 mal 20 cm groß, mit erhöhten schwarzen Feldern, Löchern und Steckfiguren, die schwarzen gekennzeichnet.',
  'law.title-announcing-moves': 'Züge ansagen',
  'law.text-announcing-moves':
    'Züge werden angesagt, vom Gegner wiederholt und auf seinem Brett ausgeführt; die Linien mit Namen (Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector), die Reihen mit Zahlen, und die Umwandlungsfigur. Ein Versprecher wird berichtigt, bevor die Uhr des Gegners läuft.',
  'law.title-touched-and-made-when-blind': 'Berührt und ausgeführt auf diesem Brett',
  'law.text-touched-and-made-when-blind':
    'Berührt: Der Stift ist aus dem Loch. Ausgeführt: Eine geschlagene Figur ist vom Brett dessen, der nun am Zug ist, die Figur steckt neu, und der Zug ist angesagt; erst dann läuft die Uhr des Gegners. Für den sehenden Spieler gelten die gewöhnlichen Regeln.',
  'law.title-clock-and-score-when-blind': 'Uhr, Mitschrift, ungleiche Bretter',
  'law.text-clock-and-score-when-blind':
    'Eine besondere Uhr ist erlaubt; mitgeschrieben wird in Braille, in Schrift oder durch Aufnahme. Sind die Bretter ungleich, berichtigt der Schiedsrichter nach beiden Mitschriften; weichen sie ab, geht es dorthin zurück, wo sie übereinstimmen, die Uhren mit.',
  'law.title-assistants-of-blind-players': 'Helfer',
  'law.text-assistants-of-blind-players':
    'Ein blinder Spieler darf einen Helfer haben, der auf dem Brett des Gegners zieht, ansagt, schreibt und drückt, auf Frage Züge und Zeiten nennt, Zeit und berührte Figuren reklamiert und Hängepartien abwickelt. Ohne ihn darf der Sehende einen zum Ziehen und Ansagen haben.',
  'law.in-2001-assistants-of-blind-players': 'Ein gehörloser Gegner ist nicht genannt.',
  'law.in-2023-assistants-of-blind-players':
    'Trifft ein blinder auf einen gehörlosen Spieler, muss einer da sein.',
  'law.title-chess960-start': 'Chess960: Aufstellung',
  'law.text-chess960-start':
    'Die Figuren hinter den Bauern werden ausgelost, der König zwischen den Türmen, die Läufer auf verschiedenen Farben, Schwarz wie Weiß. Danach wird gespielt wie sonst.',
  'law.title-chess960-castling': 'Chess960: Rochade',
  'law.text-chess960-castling':
    'König und Turm enden wie im gewöhnlichen Schach: c und d oder g und f. Alle Felder zwischen Anfang und Ende beider sind leer, bis auf diese zwei. Man sagt es am besten vorher und stellt den König beiseite, während der Turm gesetzt wird.',
};
