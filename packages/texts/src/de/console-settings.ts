import type { consoleSettingsTexts as reference } from '../en/console-settings.ts';
import type { Translation } from '../texts.ts';

/** New tournaments and their settings. */
export const consoleSettingsTexts: Translation<typeof reference> = {
  'console.more': 'Mehr',
  'console.part-event': 'Ort und Gruppe',
  'console.part-rounds': 'Runden und Termine',
  'console.part-time': 'Bedenkzeit',
  'console.part-people': 'Schiedsrichter und Turnierausschuss',
  'console.part-order': 'Feinwertung und Sprache der Ausdrucke',
  'console.part-public': 'Was alle sehen dürfen',
  'console.part-event-none': 'Noch kein Ort',
  'console.part-rounds-none': 'Noch keine Termine',
  'console.part-people-none': 'Noch niemand genannt',
  'console.public-all': 'Alles',
  'console.public-nothing': 'Keine öffentlichen Seiten',
  'console.public-but': 'Alles außer: {parts}',
  'console.marks-title': 'Der Sieger erhält den Titel',
  'console.marks-promotion': 'Zahl der Aufsteiger',
  'console.marks-relegation': 'Zahl der Absteiger',
  'console.act-confirmed': 'Trotzdem ausführen',
  'console.saved-unchanged': 'Nichts war anders als vorher.',
  'console.saved-more': 'und {count|ein weiteres|{count} weitere}',
  'console.saved': 'Gespeichert.',
  'console.settings-not-yours':
    'Die Einstellungen des Turniers ändert nur der Hauptschiedsrichter.',
  'console.value-wrong': 'Dieser Wert ist nicht möglich.',
  'console.visible-published': 'Das Turnier hat öffentliche Seiten',
  'console.visible-standings': 'Tabelle',
  'console.visible-crosstable': 'Kreuztabelle',
  'console.visible-playerCards': 'Spielerkarten',
  'console.visible-ratings': 'Wertungszahlen',
  'console.visible-clubs': 'Vereine',
  'console.visible-initials': 'Nachnamen nur mit Anfangsbuchstaben (Kinderturnier)',
  'console.public-address': 'Öffentliche Adresse:',
  'console.one-a-line': 'Einer pro Zeile',
  'console.hint-membersOf':
    'Leer: auch Gäste spielen mit. Sonst wird bei jedem aus einem anderen Verein nachgefragt, und er kommt mit einer Begründung hinein (Tempelhof 2018 I.2).',
  'console.hint-firstTable':
    'Gruppen eines Turniers spielen nebeneinander: die erste ab Tisch 1, die nächste ab 41.',
  'console.hint-unusedTables': 'Leer oder für jemanden freigehalten: 3, 7-9.',
  'console.hint-phoneReports':
    'Die Spieler melden mit dem QR-Code auf dem Tisch, dem Zettel oder der eigenen Karte, im Netz des Saals; Karten und Zettel gibt es unter Drucken. Meldungen, die sich unterscheiden, warten am Ergebnistisch.',
  'console.hint-playerAsks':
    'Die Spieler bitten mit dem QR-Code auf ihrer eigenen Karte oder dem Link auf ihrer Seite und sehen, was die Regeln ihnen lassen: so oft Aussetzen mit ½ Punkt wie angekündigt, nicht in der letzten Runde. Der Schiedsrichter antwortet auf der Seite Runde.',
  'console.hint-embedAt':
    'Eine pro Zeile, mit Protokoll und Namen: https://klub.example. Auf der Seite Links für Helfer steht dann, was dort einzusetzen ist.',
  'console.hint-openGamesAs':
    'Hausregel mancher dänischer Klubs: Wer nach Tabelle 1 der DSU mehr als 0,70 erwarten darf, gilt als Sieger, bis die Partie gespielt ist. In den Tabellen ist eine offene Partie trotzdem remis.',
  'console.hint-committee': 'Ein Name je Zeile (DSU 2002 §5b: drei Mitglieder)',
  'console.hint-leaveToPlay':
    'Ein Name je Zeile: wem der Wertungsreferent erlaubt hat, in diesem Turnier selbst mitzuspielen (DSU 2002 §6: jedes Mal zu beantragen)',
  'console.first-date': 'Erster Spieltag',
  'console.start-time': 'Beginn',
  'console.dates-weekly': 'Ein Abend pro Woche',
  'console.dates-weekend': 'Ein Wochenende',
  'console.time-fide-ninety': '90 min für die Partie + 30 s pro Zug (FIDE, DSU 2002 §12b)',
  'console.time-fide-seventy-five':
    '75 min für 40 Züge, dann 15 min + 30 s pro Zug (FIDE, DSU 2002 §12b)',
  'console.time-dsu-two-hours': '2 Stunden für die ganze Partie (DSU 2002 §12a)',
  'console.time-dsu-forty-moves':
    '2 Stunden für 40 Züge, dann 30 min für den Rest (DSU 2002 §12a, §13)',
  'console.time-rapid-fifteen': '15 min für die Partie + 10 s pro Zug (Schnellschach)',
  'console.time-blitz-three': '3 min für die Partie + 2 s pro Zug (Blitz)',
  'console.time-own': 'Eine andere',
  'console.time-own-hint':
    'Züge/Minuten + Minuten für den Rest + Sekunden pro Zug, z. B. 40/90 + 30 + 30s oder 60 + 10s',
  'console.time-unreadable': 'Das lässt sich nicht als Bedenkzeit lesen.',
  'console.time-game': 'Eine Partie von 60 Zügen dauert höchstens {hours} h {minutes} min.',
  'console.time-within-rules': 'Innerhalb von DSU 2002 §12 und §13.',
  'console.odds': 'Zeitvorgabe: Der Stärkere gibt Zeit ab (DSU 2002 4.13.4)',
  'console.odds-what':
    'Die Zeiten stehen an jedem Brett auf Paarungslisten, Ergebnistisch und Zetteln. Wer keine Wertungszahl hat, gibt und bekommt keine Zeit. Öffentlich stehen sie nur da, wo auch die Wertungszahlen gezeigt werden.',
  'console.odds-each': 'Minuten für jeden bei gleicher Stärke',
  'console.odds-from': 'Ab Wertungsunterschied',
  'console.odds-stronger': 'Minuten des Stärkeren',
  'console.odds-table': 'Das ergibt die Zeiten',
  'console.time-outside-rules':
    'Außerhalb von DSU 2002 §12 und §13; das Turnier lässt sich so nicht mit der EMT koordinieren',
  'console.enter-fide-mode': 'Im FIDE-Modus spielen',
  'console.enter-fide-mode-what':
    'Für ein Turnier, das der FIDE gemeldet werden soll: Das Angekündigte steht dann fest, sobald Runde 1 veröffentlicht ist.',
  'console.fide-mode-now': 'Wonach der FIDE-Modus jetzt fragt und was er ablehnt',
  'console.fide-level-2': 'Wird gesagt',
  'console.fide-level-3': 'Es wird einmal gefragt',
  'console.fide-level-4': 'Es wird zweimal gefragt',
  'console.fide-level-5': 'Jetzt nicht möglich',
  'console.leave-fide-mode': 'FIDE-Modus verlassen',
  'console.leave-fide-mode-what':
    'Nur wenn das Turnier von den FIDE-Regeln abweichen muss. Es wird zweimal gefragt und endgültig vermerkt.',
};
