import type { listUsesTexts as english } from '../en/list-uses.ts';
import type { Translation } from '../texts.ts';

/** What a list is, and what can be made of it. */
export const listUsesTexts = {
  'list-door.what':
    'Legen Sie hier irgendeine Liste ab: Mitglieder, Wertungszahlen, Listen von DSU, DSB oder FIDE, von Swiss-Manager, eine Berichtsdatei (TRF) oder eine eigene Tabelle. Rokade sagt, was es ist und was daraus werden kann. Nichts wird gespeichert, bevor Sie es gesehen haben.',
  'list-door.text': 'Oder die Zeilen einfügen',
  'list-door.look': 'Ansehen, was es ist',
  'list-door.look-again': 'Erneut ansehen',
  'list-door.take': 'Angekreuztes ausführen',
  'list-door.is': '{file} ist {kind}.',
  'list-door.pasted': 'Das Eingefügte',
  'list-door.lines': '{count|Eine Zeile|{count} Zeilen} mit Personen.',
  'list-door.sheet': 'Blatt',
  'list-door.sheet-what':
    'Rokade hat das Blatt genommen, das am deutlichsten eine Liste von Personen ist.',
  'list-door.hidden-rows':
    '{count|Eine ausgeblendete Zeile wird|{count} ausgeblendete Zeilen werden} mitgelesen.',
  'list-door.kind-spreadsheet': 'eine Tabelle, die nicht zu lesen ist',
  'list-door.kind-packed': 'eine gepackte Ratingliste',
  'list-door.kind-unreadable': 'kein Text',
  'list-door.kind-fide-text': 'die Ratingliste der FIDE',
  'list-door.kind-fide-xml': 'die Ratingliste der FIDE (XML)',
  'list-door.kind-export': 'ein aus Rokade exportiertes Turnier',
  'list-door.kind-book': 'ein anderer Export aus Rokade',
  'list-door.kind-report': 'die Berichtsdatei eines Turniers (TRF)',
  'list-door.kind-document': 'der Bericht eines Turniers (JSON)',
  'list-door.kind-games': 'eine Sammlung von Partien (PGN)',
  'list-door.kind-dsb-clubs': 'die Vereinstabelle des DSB',
  'list-door.kind-dsb': 'die Mitgliederliste des DSB mit DWZ',
  'list-door.kind-dsu-members': 'die Liste aller Mitglieder der DSU',
  'list-door.kind-dsu-club': 'die Liste eines Vereins der DSU',
  'list-door.kind-ecf': 'die Ratingliste des englischen Verbands',
  'list-door.kind-swiss-manager-file': 'ein Turnier von Swiss-Manager (TUNX)',
  'list-door.kind-swiss-chess-file': 'ein Turnier von Swiss-Chess (SWT)',
  'list-door.kind-knsb': 'die Wertungsliste des niederländischen Verbands',
  'list-door.kind-fsi': 'die Wertungsliste des italienischen Verbands',
  'list-door.kind-cfc': 'die Wertungsliste des kanadischen Verbands',
  'list-door.kind-uscf': 'die Wertungsliste des amerikanischen Verbands',
  'list-door.kind-cross-table': 'eine Kreuztabelle mit allen Runden',
  'list-door.kind-vega': 'ein Turnier von Vega, von dem die Spieler gelesen werden',
  'list-door.kind-swiss-manager': 'die Spielerliste von Swiss-Manager',
  'list-door.kind-players': 'eine Tabelle mit Spielern',
  'list-door.kind-unknown': 'keine Liste, die Rokade kennt',
  'list-door.advice-unreadable':
    'Bitte eine andere Datei wählen: eine Tabelle (XLSX, ODS, CSV), einen Text oder eine Zip-Datei, wie sie heruntergeladen wurde. Von der Datei eines anderen Programms (das ältere .TUN von Swiss-Manager, .LST) dort die FIDE-Berichtsdatei (TRF) oder die Liste als Text ausgeben.',
  'list-door.advice-book':
    'Er wird auf der Seite seiner eigenen Art eingelesen: Veranstaltungen, Vereinsjahr, Eingetragene Wertungszahlen oder Einstellungen.',
  'list-door.advice-dsb-clubs':
    'Sie gehört zu einer Spielerliste (spieler.csv). Bitte beide zusammen ablegen.',
  'list-door.advice-unknown':
    'Eine Liste braucht eine Zeile mit Überschriften, darunter „Name“, oder einen Namen je Zeile.',
  'list-door.use-members': 'Mitglieder im Register',
  'list-door.use-members-what':
    'Namen, Nummern, Geburtstage, Vereine und Mitgliedschaften. Wer schon im Register steht, wird nicht doppelt angelegt.',
  'list-door.use-lookup': 'Eine Liste zum Nachschlagen',
  'list-door.use-lookup-what':
    'Wertungszahlen und Nummern werden überall angeboten, wo jemand angemeldet wird. Sie ersetzt die Liste derselben Quelle für den Monat.',
  'list-door.replaces':
    'Ersetzt die Liste derselben Quelle und desselben Monats mit {count|einem Spieler|{count} Spielern}.',
  'list-door.replaces-fewer':
    'Wertungszahlen derer, die hier fehlen, sind dann nicht mehr zu finden.',
  'list-door.found-by-name':
    'Über Name und Geburtsjahr oder Verein {count|bekommt eine Person ohne Nummer ihre|bekommen {count} Personen ohne Nummer ihre} Wertungszahl aus dieser Liste.',
  'list-door.not-found-by-name':
    '{count|Eine Person hat|{count} Personen haben} weder eine Nummer noch ein Geburtsjahr oder einen Verein, die sie von anderen gleichen Namens unterscheiden; ihre Wertungszahl wird eingetragen.',
  'list-door.use-ratings': 'Anfangszahlen',
  'list-door.use-ratings-what': 'Die eigene Liste des Verbands beginnt mit diesen Wertungszahlen.',
  'list-door.use-entries': 'Anmeldungen',
  'list-door.use-entries-what':
    'Die Spieler werden zu einem Turnier oder einer Veranstaltung angemeldet.',
  'list-door.use-tournament': 'Ein eigenes Turnier',
  'list-door.use-tournament-what': 'Mit Spielern, Runden und Ergebnissen.',
  'list-door.ask-members': 'Das kann, wer das Register führt.',
  'list-door.ask-lookup': 'Das können Hauptschiedsrichter, Funktionäre und der Eigentümer.',
  'list-door.ask-ratings': 'Das können der Funktionär des Verbands und der Eigentümer.',
  'list-door.ask-entries': 'Das können die Schiedsrichter des Turniers.',
  'list-door.ask-tournament': 'Das können Hauptschiedsrichter, Funktionäre und der Eigentümer.',
  'list-door.to': 'Wo sie angemeldet werden',
  'list-door.to-none': 'Auswählen …',
  'list-door.to-look': 'Auswählen und erneut ansehen, dann steht hier, wer neu ist.',
  'list-door.done-members':
    'Register: {count|eine Person|{count} Personen} angelegt oder geändert.',
  'list-door.done-lookup': 'Die Liste wird gelesen; gleich sind die Spieler darin zu finden.',
  'list-door.still-doubtful':
    '{count|Eine Person fehlt|{count} Personen fehlen} noch, weil nicht klar ist, wer sie sind: Legen Sie die Datei noch einmal ab und wählen Sie.',
  'list-door.done-ratings': 'Wertungszahlen: {count|eine Zahl|{count} Zahlen} übernommen.',
  'list-door.done-entries': '{count|Ein Spieler|{count} Spieler} angemeldet.',
  'list-door.done-tournament':
    'Das Turnier ist angelegt, mit {count|einem Spieler|{count} Spielern}.',
  'list-door.none-new': 'Alle auf der Liste sind schon da.',
  'list-door.columns': 'Was die Spalten bedeuten',
} as const satisfies Translation<typeof english>;
