import type { consoleEntriesTexts as reference } from '../en/console-entries.ts';
import type { Translation } from '../texts.ts';

/** Entries, draw numbers and players. */
export const consoleEntriesTexts: Translation<typeof reference> = {
  'console.from-register': 'Im Register und in den Ratinglisten',
  'console.other-person': 'Das ist jemand anderes',
  'console.offers-there': 'Dort',
  'console.offers': 'Was anderswo steht',
  'console.offers-what':
    'Das Register oder die Ratinglisten sagen über diese Spieler etwas anderes als das Turnier. Angekreuztes wird zusammen übernommen, nichts von selbst. Weggelassenes wird erst wieder angeboten, wenn dort etwas anderes steht. Von den Ratinglisten zählen die neuesten des Monats, in dem das Turnier beginnt, oder davor; Spieler werden darin über ihre Nummern gefunden.',
  'console.offers-n':
    '{count|Ein Spieler ist|{count} Spieler sind} noch nicht mit dem Register verknüpft oder dort anders bekannt',
  'console.offers-here': 'Im Turnier',
  'console.offer-changed': 'hat sich im Register geändert',
  'console.offer-likely': 'ist aller Wahrscheinlichkeit nach {name}',
  'console.offer-doubtful': 'ist vielleicht {name}',
  'console.offer-listed': 'Ratingliste {name}',
  'console.offers-take': 'Angekreuztes übernehmen',
  'console.offers-leave-out': 'Den Rest weglassen',
  'console.offers-reason': 'Grund, falls es einen gibt',
  'console.offers-none': 'Es gibt nichts zu übernehmen.',
  'console.offers-finished': 'Das Turnier ist beendet und bleibt, wie es ist.',
  'console.add-person': 'Jemanden suchen und hinzufügen',
  'console.add-player': 'Spieler hinzufügen',
  'console.player-added': '{name} ist angemeldet',
  'console.name-hint': 'Nachname, Vorname',
  'console.rating-hint': 'Leer: ohne Wertungszahl',
  'console.birth-date-hint': '2001-12-31 oder 2001',
  'console.sex-m': 'männlich',
  'console.sex-w': 'weiblich',
  'console.more-fields': 'Weitere Angaben',
  'console.no-entries':
    'Noch ist niemand angemeldet. Oben die Namen einfügen oder die Spieler einzeln eintragen.',
  'console.one-by-one': 'Oder einzeln',
  'console.late-entry':
    'Das Turnier läuft: Neue Spieler sind ab der nächsten Runde dabei, die ausgelost wird. Ist noch jemand ohne Gegner, können die beiden in der laufenden Runde spielen: Runde → Paar hinzufügen.',
  'console.missed-rounds': 'Punkte für verpasste Runden',
  'console.missed-nothing': 'keine',
  'console.missed-half-points': '½ für {count|Runde 1|jede der Runden 1–{count}}',
  'console.reopen-entries': 'Anmeldung wieder öffnen',
  'console.entries-are-closed':
    'Die Anmeldung ist geschlossen. Jetzt werden die Nummern ausgelost.',
  'console.edit': 'Ändern',
  'console.edit-player': '{name} ändern',
  'console.remove': 'Streichen',
  'console.enter-list': 'Liste einfügen',
  'console.enter-list-what':
    'Zellen aus einer Tabelle kopieren oder die Tabelle selbst (XLSX, ODS) oder eine CSV-Datei wählen. Überschriften werden auf Dänisch, Deutsch und Englisch verstanden. Angemeldet wird erst nach der Vorschau.',
  'console.enter-names-what':
    'Die Namen der Spieler aus einer Tabelle kopieren, gern mit Wertungszahl oder Verein, oder einen Namen je Zeile schreiben: Hansen, Ida. Überschriften werden auf Dänisch, Deutsch und Englisch verstanden. Was unklar ist, wird vorher gezeigt.',
  'console.enter-names': 'Spieler anmelden',
  'console.list-text': 'Liste',
  'console.list-file': '… oder eine Datei (CSV, XLSX, ODS)',
  'console.list-preview': 'Vorschau',
  'console.list-enter': '{count} Spieler anmelden',
  'console.list-good': '{count} Spieler können angemeldet werden',
  'console.list-alike':
    '{count|Eine Zeile hat|{count} Zeilen haben} denselben Namen wie jemand anders, und nichts unterscheidet sie. Es sind zwei Personen: {count|sie|sie} auch anmelden',
  'console.list-faults': '{count|Eine Zeile kann|{count} Zeilen können} nicht angemeldet werden',
  'console.list-unusable': 'Die Liste ist nicht lesbar',
  'console.list-row': 'Zeile {row}:',
  'console.list-more': '… und {count} weitere',
  'console.list-turned':
    'In der Liste steht der Vorname vorn; die Namen sind umgestellt, das letzte Wort ist der Nachname.',
  'console.list-no-comma':
    '{count|Ein Name|{count} Namen} ohne Komma: Steht der Nachname vorn? Sonst stimmen Alphabet und Initialen nicht. Bitte „Hansen, Ida“ schreiben.',
  'console.row': 'Zeile',
  'console.entries-closed-number':
    'Die Anmeldung ist geschlossen. Jetzt werden die Nummern nach Spielstärke vergeben.',
  'console.start-numbers': 'Startnummern',
  'console.lots': 'Auslosung der Nummern',
  'console.lots-drawn': 'Ausgelost mit dem Startwert',
  'console.lots-repeatable':
    'Mit dem Startwert und der Namensliste kann jeder die Auslosung wiederholen und erhält dieselben Nummern.',
  'console.lots-typed-in': 'Die Nummern sind eingegeben.',
  'console.lots-too-few': 'Es braucht mindestens zwei Spieler.',
  'console.lots-close-entries': 'Die Auslosung schließt die Anmeldung.',
  'console.seed': 'Startwert',
  'console.seed-hint': 'Zufällig; es kann auch ein eigener sein, etwa eine Zahl aus dem Saal.',
  'console.draw-again': 'Neu auslosen',
  'console.draw-numbers': 'Losnummern',
  'console.type-numbers': 'Nummern stattdessen eingeben',
  'console.type-numbers-what': 'Jede Nummer von 1 bis {count} einmal.',
  'console.numbers-wrong': 'Diese Nummern fehlen, sind zu hoch oder doppelt',
  'console.take-numbers': 'Nummern übernehmen',
  'console.exchange-numbers': 'Zwei Nummern tauschen',
  'console.exchange-numbers-what':
    'Nur zwischen Spielern mit gleicher Wertung: Was sie sonst unterscheidet, ist keine Spielstärke. Alle anderen behalten ihre Nummer.',
  'console.exchange-one': 'Der eine Spieler',
  'console.exchange-other': 'Der andere',
  'console.exchange': 'Tauschen',
  'console.from-round': 'ab Runde {round}',
  'console.withdrawn-from': 'zurückgetreten ab Runde {round}',
  'console.byes-in': 'setzt aus in Runde {rounds}',
  'console.bye-kind': 'Aussetzen mit',
  'console.ask-bye': 'Aussetzen vormerken',
  'console.cancel-bye': 'Spielt doch',
  'console.from-which-round': 'Ab Runde',
  'console.withdraw-player': 'Zurückziehen',
  'console.return-player': 'Spielt wieder mit',
  'console.expelled-from': 'ausgeschlossen ab Runde {round}: {why} ({by})',
  'console.expel-player': 'Vom Turnier ausschließen',
  'console.expel-what':
    'FIDE-Regeln 12.9.9. Der Spieler wird nicht mehr ausgelost und steht ohne Platz am Ende der Tabelle; die Gegner behalten ihre Punkte, wie es die Regeln für Zurückgetretene sagen. Alle sehen, dass er ausgeschlossen wurde; die Begründung steht hier und im Bericht des Hauptschiedsrichters.',
  'console.expel-why': 'Warum',
  'console.personal-data': 'Personenbezogene Daten',
  'console.personal-data-about':
    'Name, Verein, Geburtsdatum, Geschlecht, Staatsangehörigkeit und Nummern in Listen lassen sich aus dem Turnier und seinem ganzen Protokoll löschen. Partien, Ergebnisse, Titel, Verband und Wertungszahlen bleiben: Auf ihnen beruhen die Tabellen aller anderen.',
  'console.erase-player': 'Personenbezogene Daten löschen…',

  // How players get their numbers, and who has which colour first.
  'console.varma': 'In den letzten drei Runden getrennt',
  'console.varma-none': 'niemand',
  'console.varma-federation': 'Spieler eines Verbands (Varma, 9–24 Spieler)',
  'console.varma-club': 'Spieler eines Vereins (Varma, 9–24 Spieler)',
  'console.number-by-strength': 'Nach Spielstärke nummerieren',
  'console.number-by-strength-what':
    'Nach Wertungszahl ({ratings}), dann Titel, dann Name. Danach lässt sich die Reihenfolge durch Eingeben der Nummern ändern.',
  'console.lots-by-strength': 'Die Nummern folgen der Spielstärke.',
  'console.step-number': 'Nach Spielstärke nummerieren',
  'console.first-colour': 'Farbe der 1. Runde',
  'console.first-colour-draw': 'Farbe auslosen',
  'console.first-colour-hint':
    'Der Startwert steht mit in der Teilnehmerliste; damit kann jeder die Auslosung wiederholen.',
  'console.late-numbers':
    'Nachmelder bekommen die nächste freie Nummer. Bis Runde 4 gepaart ist, gibt „Nach Spielstärke nummerieren“ allen den Platz nach Spielstärke (C.04.2); gespielte Runden bleiben, wie sie sind.',
  'console.field-so-far': 'Das Feld bisher',
  'console.odd-number':
    'Eine ungerade Zahl von Spielern: In jeder Runde ist einer von ihnen spielfrei.',
  'console.without-rating': '{count|Ein Spieler|{count} Spieler} ohne Wertungszahl',
  'console.further-names': 'und {count|ein weiterer|{count} weitere}',
};
