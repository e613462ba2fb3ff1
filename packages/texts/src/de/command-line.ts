import type { commandLineTexts as reference } from '../en/command-line.ts';
import type { Translation } from '../texts.ts';

/** Everything the command line says. */
export const commandLineTexts: Translation<typeof reference> = {
  // What the help says.
  'cli.about': 'Schachturniere auslosen, prüfen und auswerten.',
  'cli.help.usage': 'Aufruf:',
  'cli.help.arguments': 'Argumente:',
  'cli.help.options': 'Optionen:',
  'cli.help.commands': 'Befehle:',
  'cli.help.help': 'diese Hilfe zeigen',
  'cli.help.version': 'die Version zeigen',
  'cli.command.pair': 'die nächste oder eine bestimmte Runde auslosen',
  'cli.command.check': 'alle Runden neu auslosen und vergleichen',
  'cli.command.bracket': 'den Turnierbaum eines Pokals mit allen Begegnungen zeigen',
  'cli.command.standings': 'die Tabelle mit Feinwertungen',
  'cli.command.prizes': 'die Preise nach einem Plan vergeben',
  'cli.command.rate': 'die neuen Wertungszahlen berechnen',
  'cli.command.championship':
    'die Klassen einer Klubmeisterschaft: Richtpunkte, was jedem fehlt, nächstes Jahr',
  'cli.championship.no-export': 'das ist kein Export eines Turniers (JSON); nur der kennt Klassen',
  'cli.command.schedule': 'Paarungstafel für Rundenturniere',
  'cli.command.convert': 'zwischen TRF, JSON, CSV und PGN umwandeln',
  'cli.command.report': 'sagen, was FILE als Bericht an die FIDE fehlt',
  'cli.command.forms':
    'Formulare der FIDE ausfüllen: Titelnorm, Turnierbericht, Schiedsrichternormen',
  'cli.command.generate': 'ein Zufallsturnier aus einem Startwert erzeugen',
  'cli.command.installation':
    'Exportiert die eigenen Angaben der Installation (Name, Logo, Vorgaben) aus einem Datenordner oder importiert sie',
  'cli.argument.installation-act': '`export` oder `import`',
  'cli.argument.installation-file': 'Die Datei',
  'cli.installation.exported': 'Geschrieben: {file}.',
  'cli.installation.imported': 'Eingelesen: {file}.',
  'cli.usage.installation-act': '{act} geht nicht; möglich sind {known}.',
  'cli.command.ratings':
    'Eingetragene Wertungszahlen eines Datenordners: Listen, Meldungen, Zuteilungen, und woher jede Zahl kommt',
  'cli.argument.ratings-act':
    '`list`, `show`, `explain`, `events`, `open`, `grant`, `report`, `take-back`, `recalculate`, `adjust`, `lift`, `check`, `export` oder `import`',
  'cli.argument.ratings-what':
    'Die Datei oder Dateien; eine Person mit Namen oder Nummer; eine Liste mit Namen; die Kennung dessen, was zurückgenommen wird',
  'cli.option.ratings-day':
    'der Tag: der Liste, der Zuteilung oder des Eingangs der Meldung; sonst heute',
  'cli.option.ratings-source': 'open: woher die Liste ist',
  'cli.option.ratings-name': 'report: der Name des Turniers, wenn nicht wie in der Datei',
  'cli.option.ratings-from':
    'list candidates: Ergebnisse nach diesem Tag; report: der erste Tag, wenn nicht wie in der Datei',
  'cli.option.ratings-to': 'report: der letzte Tag, wenn nicht wie in der Datei',
  'cli.option.ratings-abroad': 'report: im Ausland gespielt',
  'cli.option.ratings-player':
    'report: der Spieler, dessen eigene Meldung aus dem Ausland es ist; die Datei hat eine Zeile je Partie: Gegner; Verband; Wertungszahl; eigene Punkte',
  'cli.option.ratings-place': 'report --player: wo gespielt wurde',
  'cli.option.ratings-won':
    'report --player: hat das Turnier oder die Gruppe gewonnen, allein oder geteilt',
  'cli.option.ratings-all-play-all': 'report --player: in der Gruppe spielte jeder gegen jeden',
  'cli.option.ratings-as-one': 'report: die Dateien sind Teile eines Turniers (DSU 2002 §65e)',
  'cli.option.ratings-estimate': 'report: wie Gegner im Ausland ohne Zahl geschätzt werden',
  'cli.option.ratings-rating': 'grant: die Zahl',
  'cli.option.ratings-ground': 'grant: aus welchem Grund',
  'cli.option.ratings-membership': 'grant: wohin der Spieler gehört',
  'cli.option.ratings-by': 'grant: wer vorschlägt, wenn nicht wie die Ordnung sagt',
  'cli.option.ratings-approved-by': 'grant: wer genehmigt hat',
  'cli.option.ratings-committee-agrees': 'grant: auch der Wertungsausschuss hat genehmigt',
  'cli.option.ratings-new':
    'grant: jemand, der noch nirgends steht; WHO ist der Name, „Nachname, Vorname“',
  'cli.option.ratings-number': 'grant --new: die Nummer in der Liste des Verbands',
  'cli.option.ratings-fide-id': 'grant --new: die FIDE-Nummer',
  'cli.option.ratings-born': 'grant --new: Geburtstag oder Geburtsjahr',
  'cli.option.ratings-club': 'grant --new: der Verein',
  'cli.option.ratings-federation': 'grant --new: die Föderation, wenn nicht die eigene',
  'cli.option.ratings-sex': 'grant --new: m oder w',
  'cli.option.ratings-act': 'explain: nur dieses Turnier, mit seiner Kennung',
  'cli.option.ratings-sample': 'check: so viele Turniere',
  'cli.option.ratings-yes': 'ausführen; sonst wird nur gezeigt, wessen Zahl sich ändert',
  'cli.ratings.ask': 'Mit --yes wird es ausgeführt.',
  'cli.ratings.nobody': 'Zu „{text}“ wird niemand mit Wertungszahl gefunden.',
  'cli.ratings.nobody-new':
    'Zu „{text}“ wird niemand gefunden, auch nicht im Register; --new nimmt jemanden neu auf.',
  'cli.ratings.estimate-at-home':
    '--estimate gilt nur für Turniere im Ausland (DSU 2002 4.5.5.2): --abroad angeben',
  'cli.ratings.no-days': '{file} sagt nicht, wann gespielt wurde: --from und --to angeben.',
  'cli.ratings.unknown-list': 'Eine Liste {text} gibt es nicht; bekannt sind {known}.',
  'cli.ratings.no-sample':
    'Kein Turnier im Inland hatte einen Spieler der veröffentlichten Listen.',
  'cli.command.sanctions':
    'Verwarnungen und Sperren eines Datenordners: wer an einem Tag welche hat; aussprechen, aufheben, Fälliges löschen',
  'cli.argument.sanctions-act': '`list`, `show`, `add`, `lift`, `delete`, `export` oder `import`',
  'cli.argument.sanctions-what': 'Eine Person des Registers mit Namen oder Nummer; die Datei',
  'cli.option.sanctions-day':
    'der Tag: der Liste, der Entscheidung oder der Aufhebung; sonst heute',
  'cli.option.sanctions-due': 'list: nur was zu löschen ist',
  'cli.option.sanctions-kind': 'add: was ausgesprochen wird',
  'cli.option.sanctions-ground': 'add: wofür',
  'cli.option.sanctions-from': 'add: der erste Tag einer Sperre, wenn nicht der der Entscheidung',
  'cli.option.sanctions-months': 'add: für wie viele Monate sie ausgesprochen wird',
  'cli.option.sanctions-weeks': 'add: für wie viele Wochen, statt Monaten',
  'cli.option.sanctions-last-day': 'add: der letzte Tag, statt Monaten',
  'cli.option.sanctions-event': 'add: das Turnier, aus dem sie kommt',
  'cli.option.sanctions-event-ends': 'add: der letzte Tag dieses Turniers',
  'cli.option.sanctions-by': 'add: das Amt, das sie ausspricht (tk, su); lift: wer das entschied',
  'cli.option.sanctions-body': 'add: welches, oder wer sonst',
  'cli.option.sanctions-reasons': 'add, lift: die Begründung',
  'cli.option.sanctions-copies': 'add: wer eine Kopie erhält',
  'cli.option.sanctions-no': 'lift: welche, mit ihrer Nummer; sonst die einzige, die gilt',
  'cli.option.sanctions-yes': 'ausführen, obwohl dasselbe schon dasteht; delete: ausführen',
  'cli.sanctions.added': 'Eingetragen: {what}.',
  'cli.sanctions.lifted': 'Aufgehoben: {what}.',
  'cli.sanctions.deleted': 'Gelöscht: {count}.',
  'cli.sanctions.would-delete':
    'Zu löschen: {count}. Mit --yes wird gelöscht; das lässt sich nicht rückgängig machen.',
  'cli.sanctions.nobody': 'Zu „{text}“ wird niemand im Register gefunden.',
  'cli.sanctions.no-such-no': '{name} hat unter dieser Nummer nichts aufzuheben.',
  'cli.sanctions.which-no': 'Für {name} gelten mehrere: mit --number angeben, welche ({numbers}).',
  'cli.command.register':
    'Das Personenregister eines Datenordners: exportieren oder importieren, Personen finden, eine Liste aufnehmen',
  'cli.argument.register-act': '`export`, `import`, `people`, `list`, `offices` oder `licences`',
  'cli.argument.register-what':
    'Die Datei; mit `people` ein Name, eine Nummer oder ein Verein, mit `licences` ein Name',
  'cli.option.register-day':
    'der Tag der Liste, oder für den Mitgliedschaften, Ämter und Lizenzen gelten (2026-11-22); sonst heute',
  'cli.option.register-federation': 'list: die Föderation ihrer Vereine (DEN)',
  'cli.option.register-all': 'die Liste nennt alle Mitglieder: Wer fehlt, ist keines mehr',
  'cli.option.register-yes': 'list: aufnehmen; sonst wird sie nur gezeigt',
  'cli.register.row': 'Zeile',
  'cli.register.ask': 'Mit --yes {count|wird eine Person|werden {count} Personen} aufgenommen.',
  'cli.command.contest':
    'Die Wettbewerbe eines Vereinsjahrs in einem Datenordner: auflisten, einen zeigen, exportieren oder importieren',
  'cli.argument.contest-act': '`list`, `show`, `export` oder `import`',
  'cli.argument.contest-what': 'Adresse oder ganzer Name des Wettbewerbs; mit `import` die Datei',
  'cli.argument.contest-file': 'export: die Datei; sonst wird er hier ausgegeben',
  'cli.option.contest-day': 'show: der Tag, an dem er angesehen wird (2026-11-22); sonst heute',
  'cli.contest.none': 'Es gibt noch keinen Wettbewerb.',
  'cli.contest.nothing': 'es gibt keinen Wettbewerb „{which}“, weder nach Adresse noch nach Namen',
  'cli.contest.several':
    'mehrere Wettbewerbe heißen „{which}“; die Adresse sagt, welcher: {addresses}',
  'cli.contest.imported': '{file} als Wettbewerb {contest} übernommen.',
  'cli.command.league':
    'Die Ligen eines Datenordners: Liste, Export, Import, Berichtsdateien und Spielzeiten, die anderswo begannen.',
  'cli.argument.league-act':
    '`list`, `export`, `import`, `report`, `season`, `rating`, `players` oder `prizes`',
  'cli.argument.league-what':
    'Adresse oder ganzer Name der Liga; report und season: danach die Staffel, dann die Datei oder Dateien',
  'cli.option.league-to': 'report: `trf26` (üblich) oder `trf16`',
  'cli.option.league-take': 'season: übernehmen; sonst wird nur gesagt, was übernommen würde',
  'cli.league.none': 'Es gibt noch keine Liga.',
  'cli.league.nothing': 'es gibt keine Liga „{which}“, weder nach Adresse noch nach Namen',
  'cli.league.several': 'mehrere Ligen heißen „{which}“; geben Sie die Adresse an: {addresses}',
  'cli.league.imported': '{file} als Liga {league} übernommen.',
  'cli.league.no-division': 'es gibt keine Staffel „{which}“; es gibt: {known}',
  'cli.league.season-would':
    '{teams|1 Mannschaft|{teams} Mannschaften}, {players|1 Spieler|{players} Spieler}, {matches|1 Wettkampf|{matches} Wettkämpfe}, {played} mit Ergebnis',
  'cli.league.season-taken': 'Übernommen: {what}.',
  'cli.league.season-look': 'Würde übernommen (mit --take): {what}.',
  'cli.league.season-line': '{file}: Zeile {row}: {what}',
  'cli.option.league-month': 'rating: der Monat (2026-11); ohne: die ganze Saison',
  'cli.option.league-rules':
    'rating: die Fassung der Wertungsordnung (dsu-2010, dwz-2026, fide-2024 …)',
  'cli.league.rating':
    '{edition}: {games|1 gewertete Partie|{games} gewertete Partien}, {people|1 Spieler|{people} Spieler}, {left} nicht gewertet',
  'cli.league.no-rules': 'es gibt keine Wertungsordnung „{text}“; es gibt: {known}',
  'cli.command.entries':
    'Die Meldelisten für RKF: auf wen die aller Veranstaltungen warten, oder eine mit den Anmerkungen zu jeder Anmeldung',
  'cli.argument.entries-act': 'list (alle Veranstaltungen), show WAS (eine)',
  'cli.command.event':
    'Die Veranstaltungen eines Datenordners: alle oder eine zeigen, exportieren oder importieren',
  'cli.argument.event-act':
    '`list`, `show`, `timeline`, `classes`, `fees`, `invitation`, `say`, `export` oder `import`',
  'cli.argument.event-what': 'Adresse oder ganzer Name der Veranstaltung; mit `import` die Datei',
  'cli.option.event-day':
    'timeline, fees, entries: der Tag, an dem sie angesehen werden (2026-11-22); sonst heute',
  'cli.argument.event-file': 'export: die Datei; sonst wird sie hier ausgegeben. say: FELD=WERT',
  'cli.event.none': 'Es gibt noch keine Veranstaltung.',
  'cli.event.nothing': 'es gibt keine Veranstaltung „{which}“, weder nach Adresse noch nach Namen',
  'cli.event.several':
    'mehrere Veranstaltungen heißen „{which}“; die Adresse sagt, welche: {addresses}',
  'cli.event.imported':
    'Eingelesen: {file}, unter der Adresse {event}. Ihre Gruppen sind Turniere, jedes mit eigener Datei.',
  'cli.command.move':
    'alles Aufbewahrte aus einem Ordner in eine PostgreSQL-Datenbank umziehen oder zurück',
  'cli.option.move-from': 'Ordner oder Adresse, wo es ist',
  'cli.option.move-to': 'Ordner oder Adresse, wohin; dort darf nichts sein',
  'cli.move.done':
    '{books} Bücher mit {entries} Einträgen und {accounts} Konten sind umgezogen, jede Zeile mit dem verglichen, was zurückgelesen wurde.',
  'cli.move.damaged': '{journal} war schon vorher beschädigt und ist umgezogen, wie es ist.',
  'cli.usage.no-mail-server':
    'ROKADE_SMTP: erwartet wird die Adresse eines Mailservers, smtps://benutzer:passwort@host:465 oder smtp://host:587',
  'cli.usage.no-mail-address':
    'ROKADE_MAIL_FROM: erwartet wird eine Mailadresse, buero@example.org',
  'cli.usage.no-database-address':
    '{what} ist keine Adresse einer PostgreSQL-Datenbank: postgres://benutzer:passwort@rechner:5432/name',
  'cli.command.open': 'das Programm für diesen Rechner starten und im Browser zeigen',
  'cli.command.publish':
    'die öffentlichen Seiten als einfache Dateien für einen Webspace schreiben',
  'cli.command.sandbox':
    'startet eine erfundene Veranstaltung, um Programme zu erproben, getrennt von allen anderen Daten',
  'cli.command.broadcast':
    'eine Übertragung bei lichess mit den öffentlichen Partien eines Turniers aktuell halten',
  'cli.command.boards': 'die Züge übernehmen, die elektronische Bretter in PGN-Dateien schreiben',
  'cli.command.serve': 'das ganze Programm mit Webseiten starten',
  'cli.option.explain-prizes': 'jeden Preis mit der Regelstelle begründen',
  'cli.option.plan': 'JSON-Datei mit dem Preisplan',
  'cli.argument.file':
    'TRF-Datei, JSON-Datei von Rokade oder Partien in PGN; - liest die Standardeingabe',
  'cli.argument.in': 'TRF, JSON oder eine Spielerliste in CSV; - liest die Standardeingabe',
  'cli.argument.publish-folder': 'der Ordner des Spiegels, leer oder von diesem Befehl angelegt',
  'cli.argument.broadcast-tournament': 'die Adresse des Turniers, wie in /t/ADRESSE',
  'cli.argument.boards-folder': 'der Ordner, in den das Programm der Bretter schreibt',
  'cli.argument.out': 'die neue Datei (.trf .json .csv .pgn); - schreibt auf die Standardausgabe',

  // What the help says of each option.
  'cli.option.lang': 'Sprache',
  'cli.option.all-faults': 'alle Fehler nennen, nicht nur den ersten',
  'cli.option.lenient': 'bei Fehlern der Berichtsdatei raten und jede Annahme nennen',
  'cli.option.format': 'Form der Antwort',
  'cli.option.rating-edition':
    'Ausgabe der Regeln (dsu-2010, dwz-1992 …); sonst die am Ende des Turniers gültige',
  'cli.option.rating-system': 'Wertungssystem (dsu, fide, dwz)',
  'cli.option.system': 'Turniersystem (monrad, nordic, dutch, tempelhof, cup …)',
  'cli.option.round': 'die Runde; sonst die nächste (pair) oder die letzte',
  'cli.option.checklist':
    'statt der Paarungen zeigen, was bei jedem Spieler zählt (dutch, dubov, burstein)',
  'cli.option.registered': 'der Tag, an dem das Turnier zur Elo-Auswertung angemeldet wurde',
  'cli.option.reported': 'der Tag, an dem es gemeldet wurde',
  'cli.option.edition': 'Ausgabe der Regeln (fide-2026, fide-2017 …); sonst die neueste',
  'cli.option.explain': 'jede Paarung mit der Regelstelle begründen',
  'cli.option.system-byes': 'Pokal: wer in der Vorrunde ein Freilos erhält (3,7)',
  'cli.option.lot-seed': 'Pokal, Stichkampf: mit diesem Startwert losen, wo zu losen ist',
  'cli.option.system-ranking': 'Stichkampf: Reihenfolge nach der nächsten Feinwertung (4,1,2)',
  'cli.option.standings': 'auch der Stand muss stimmen (Punkte und Plätze in der Datei)',
  'cli.option.standings-by-round':
    'auch den Stand nach jeder Runde, nach den Feinwertungen der Datei',
  'cli.option.tiebreaks':
    'Feinwertungen der Reihe nach, durch Komma getrennt (DSU-AK,BH-C1); sonst die der Datei',
  'cli.option.rules': 'Ausgabe der FIDE-Regeln',
  'cli.option.method': 'Rechenweg; sonst nach DSU 2002 4.5.2.1',
  'cli.option.rate-no-shows': 'Partien werten, zu denen jemand nicht erschien (DSU 2002 4.5.4.2)',
  'cli.option.schedule-table': 'die Paarungstafel (berger, dsu, tempelhof, rutsch)',
  'cli.option.players': 'Zahl der Spieler',
  'cli.option.rounds': 'Zahl der Runden',
  'cli.option.seed': 'ein Text; derselbe Startwert ergibt dasselbe Turnier; sonst ein zufälliger',
  'cli.option.system-first-round':
    'tempelhof: erste Runde nach Los oder nach Wertungszahl, obere Hälfte gegen untere',
  'cli.option.system-provisional-rating': 'dubov: Wertungszahl für Spieler ohne; sonst 1400',
  'cli.option.system-top-value': 'keizer: Wert des ersten Platzes; sonst das Dreifache des letzten',
  'cli.option.system-most-meetings': 'keizer: wie oft zwei sich treffen dürfen; sonst 3',
  'cli.option.system-rounds-between':
    'keizer: Runden zwischen zwei Partien derselben Spieler; sonst 3',
  'cli.option.system-teams': 'olympiad: Zahl der Mannschaften; sonst 4',
  'cli.option.system-keep-last-rounds':
    'berger, doppelrundig: die letzten zwei Runden des ersten Durchgangs nicht tauschen',
  'cli.option.system-double': 'alles zweimal mit vertauschten Farben',
  'cli.option.to': 'Zielformat (trf, trf16, trf26, json, csv, pgn); sonst nach der Endung',
  'cli.option.csv-table': 'was eine CSV-Datei enthalten soll',
  'cli.option.port': 'Port (4180)',
  'cli.option.publish-from':
    'die Adresse des Rokade, das gelesen wird; sonst dasjenige, das die Daten hat',
  'cli.option.publish-address':
    'die Adresse, unter der die Dateien zu lesen sein werden (für Kalender und Neues)',
  'cli.option.publish-then': 'was nach jeder Änderung im Ordner läuft (rsync, sftp …)',
  'cli.option.publish-watch': 'weiterlaufen und nach jeder Änderung veröffentlichen',
  'cli.option.broadcast-from': 'die Adresse des Rokade mit der öffentlichen Seite des Turniers',
  'cli.option.broadcast-rounds':
    'die Kennungen der Runden der Übertragung, Runde 1 zuerst: abcd1234,efgh5678',
  'cli.option.broadcast-token-file':
    'eine Datei mit einem Schlüssel von lichess, der Studien schreiben darf (study:write)',
  'cli.option.broadcast-lichess': 'eine andere Adresse als https://lichess.org',
  'cli.option.broadcast-watch': 'weiterlaufen und nach jeder Änderung senden',
  'cli.option.boards-from': 'die Adresse des Rokade, das das Turnier hat',
  'cli.option.boards-token-file':
    'eine Datei mit einem Schlüssel für Programme, der Partien eintragen darf',
  'cli.option.boards-every': 'Sekunden zwischen zwei Blicken in den Ordner (60)',
  'cli.option.boards-watch': 'weiterlaufen und übernehmen, was sich ändert',
  'cli.option.host': 'nur diese Adresse; sonst alle',
  'cli.option.sandbox-reset': 'verwirft den Inhalt der Testumgebung und füllt sie neu',
  'cli.sandbox.on-pages':
    'Testumgebung: erfundene Daten, um Programme zu erproben. Nichts hier ist echt, und nichts verlässt diesen Rechner.',
  'cli.sandbox.no-folder': 'eine Testumgebung ist ein eigener Ordner, keine Datenbank',
  'cli.sandbox.open':
    'Eine Testumgebung mit einer erfundenen Veranstaltung steht unter {url}\nIhre Daten liegen in {folder}; weder Post noch Nachrichten noch anderes verlässt von dort diesen Rechner.\nKonto: {account}, Passwort: {password}\nSchlüssel für Programme: {token}\nVeranstaltung: {url}/e/{event}, Turnier: {url}/api/tournaments/{tournament}\nStrg-C beendet sie; --reset beginnt von vorn.',
  'cli.option.serve-boards':
    'der Ordner, in den elektronische Bretter schreiben; sonst im Datenordner',
  'cli.option.local-webhooks': 'erlaubt Webhooks auf diesem Rechner und in den Netzen um ihn',
  'cli.option.proxy':
    'x-forwarded-for, forwarded oder none: was ein Server davor über Besucher sagt (Anzahl: forwarded:2)',
  'cli.option.data': 'Ordner für die Daten (rokade-data)',

  // What is wrong with the words after `rokade`.
  'cli.usage.no-command': 'welcher Befehl? `rokade --help` zeigt sie',
  'cli.usage.unknown-command':
    'den Befehl „{what}“ gibt es nicht; `rokade --help` zeigt die vorhandenen',
  'cli.usage.unknown-command-but': 'den Befehl „{what}“ gibt es nicht; meinten Sie {closest}?',
  'cli.usage.unknown-option': 'die Option {what} gibt es hier nicht',
  'cli.usage.unknown-option-but': 'es gibt hier keine Option {what}; meinten Sie {closest}?',
  'cli.usage.missing-argument': '{what} fehlt',
  'cli.usage.missing-value': 'bei {what} fehlt der Wert',
  'cli.usage.missing-option': '{what} muss angegeben werden',
  'cli.usage.excess-arguments': '{what}: zu viele Argumente, ab „{text}“',
  'cli.usage.option-twice': '{what} steht zweimal da; nur ein Wert kann gelten',
  'cli.usage.invalid-value': '{what}: „{text}“ ist nicht möglich; zur Wahl stehen {known}',
  'cli.usage.number': '{option}: „{text}“ ist keine ganze Zahl von {least} bis {most}',
  'cli.usage.not-of-system': '{option} gilt nur für --system {known}',
  'cli.usage.edition': '--edition: Davon gibt es keine Ausgabe „{text}“; vorhanden sind {known}',
  'cli.usage.system': '--system: „{text}“ gibt es nicht; hier gibt es {known}',
  'cli.usage.method': '--method: „{text}“ gibt es nicht; hier gibt es {known}',
  'cli.option.teams': 'die Tabelle der Mannschaften statt der Spieler',
  'cli.option.unrated-as':
    'Wertungszahl, mit der Spieler ohne Wertungszahl in Feinwertungen nach Wertungszahlen zählen',
  'cli.option.explain-value':
    'wie die Werte des Spielers oder der Mannschaft mit dieser Nummer zustande kommen',
  'cli.option.kind': 'Art des Turniers',
  'cli.command.tie-breaks': 'die wählbaren Feinwertungen und fertige Reihenfolgen',
  'cli.code': 'Kürzel',
  'cli.article': 'Regel',
  'cli.what-it-is': 'Was es ist',
  'cli.preset': 'Fertige Reihenfolge',
  'cli.usage.nobody-of-number': '--explain: Nummer {no} gibt es nicht',
  'cli.usage.no-teams': 'Die Datei nennt keine Mannschaften (TRF-Zeile 013 oder 310)',
  'cli.usage.tie-break': '--tiebreaks: {fault}; es gibt {known}',
  'cli.usage.table': '--table: „{text}“ gibt es nicht; es gibt {known}',
  'cli.usage.target': '„{text}“ ist kein Zielformat; es gibt {known} (--to)',

  // What the commands answer.
  'cli.internal-error': 'Fehler im Programm: {message}',
  'cli.more-faults': '(und {count|1 weiterer|{count} weitere}; --all-faults zeigt alle)',
  'cli.report.required': 'Dem Bericht fehlt:',
  'cli.report.advised': 'Außerdem sollte in Ordnung sein:',
  'cli.report.complete': 'Der Bericht ist vollständig.',
  'cli.report.conditions-missed': 'So wertet die FIDE es nicht ({edition}):',
  'cli.report.conditions-open': 'Dafür ist zu sorgen, denn die Datei zeigt es nicht ({edition}):',
  'cli.report.missing': 'dem Bericht an die FIDE {count|fehlt eine Angabe|fehlen {count} Angaben}',
  'cli.remark': 'Hinweis: {text}',
  'cli.several-people': '„{text}“ können mehrere sein: {names}.',
  'cli.list.no-comma':
    '{count|1 Name|{count} Namen} ohne Komma („{name}“): steht der Nachname vorn?',
  'cli.file.missing': 'die Datei gibt es nicht',
  'cli.file.no-folder': 'den Ordner für die Datei gibt es nicht',
  'cli.file.directory': 'ist ein Ordner',
  'cli.file.no-access': 'kein Zugriff',
  'cli.file.unreadable': 'lässt sich nicht lesen oder schreiben',
  'cli.pair.beyond': 'geplant {planned|ist nur 1 Runde|sind nur {planned} Runden}',
  'cli.check.agrees': 'stimmt',
  'cli.check.own-system': 'verglichen nach dem System, das die Datei selbst nennt: {system}',
  'cli.check.difference': 'nach den Regeln {expected}; in der Datei {actual}',
  'cli.check.seat': '{no}: {fault}; nach den Regeln {expected}; in der Datei {actual}',
  'cli.check.wrong-opponent': 'Gegner',
  'cli.check.wrong-colour': 'Farbe',
  'cli.check.float-up': 'Aufsteiger',
  'cli.check.float-down': 'Absteiger',
  'cli.check.white': 'Weiß',
  'cli.check.black': 'Schwarz',
  'cli.check.no-seat': 'nicht ausgelost',
  'cli.check.recorded':
    'die ###-Zeilen der Datei nennen Runde {rounds}: berichtigte Ergebnisse, Hängepartien oder Paarungen von Hand. Was dort oder später ausgelost wurde, kann auf anderem beruhen als auf den Ergebnissen der Datei',
  'cli.check.renumbered':
    'laut den ###-Zeilen der Datei sind die Nummern seit Runde {round} andere: Sie und die Runden davor wurden mit den früheren gepaart',
  'cli.check.differ': '{count} von {rounds} Runden {count|ist|sind} anders ausgelost',
  'cli.check.differs': 'weicht ab',
  'cli.check.points': 'nach den Ergebnissen {expected} Punkte; in der Datei {actual}',
  'cli.check.rank': 'nach den Regeln Platz {expected}; in der Datei {actual}',
  'cli.check.standings-differ': 'der Stand weicht bei {count|einem Spieler|{count} Spielern} ab',
  'cli.check.no-standings': 'die Datei hat weder Punkte noch Plätze',
  'cli.check.tie-break-unknown':
    'die Feinwertung {codes} ist nicht bekannt; die Plätze werden nur nach Punkten verglichen',
  'cli.convert.losses': '{target} kann nicht aufnehmen: {losses}',
  'cli.convert.same-file': 'ist auch die gelesene Datei; sie wird nicht überschrieben',
  'cli.serve.not-built': 'die Webseiten sind noch nicht gebaut; `npm run build` ausführen',
  'cli.open.failed': 'Rokade ist nicht gestartet',
  'cli.open.next-port':
    'Port {port} ist von einem anderen Programm belegt; nächster Versuch: {next}.',
  'cli.open.runs-already': 'Rokade {version} läuft schon unter {url}; der Browser zeigt es.',
  'cli.open.stays':
    'Rokade läuft, solange dieses Fenster offen ist. Wird es geschlossen, endet Rokade; verloren geht nichts.',
  'cli.broadcast.token-missing':
    '--token-file: eine Datei nennen, die den Schlüssel und sonst nichts enthält',
  'cli.broadcast.sandbox':
    '{url} ist eine Testumgebung: ihre erfundenen Partien gehen nirgendwohin',
  'cli.broadcast.no-feed':
    '{url} antwortet nicht, oder das Turnier ist nicht öffentlich; später wird es wieder versucht',
  'cli.broadcast.taken': 'Runde {round}: lichess nahm {count|eine Partie|{count} Partien} an.',
  'cli.broadcast.untaken': '  nicht angenommen: {white} – {black}: {error}',
  'cli.broadcast.refused':
    'Runde {round}: lichess lehnte sie ab ({status}). Den Schlüssel, sein Recht, Studien zu schreiben, und die Kennung der Runde ansehen.',
  'cli.broadcast.later':
    'Runde {round}: lichess antwortet {status}; später wird es wieder versucht.',
  'cli.broadcast.unreachable': 'Lichess antwortet nicht; später wird es wieder versucht.',
  'cli.boards.taken':
    '{file}: {count|die Züge einer Partie sind|die Züge von {count} Partien sind} im Turnier, {left} nicht übernommen.',
  'cli.boards.refused': '{file}: nicht übernommen ({status} {code}).',
  'cli.boards.unreachable': '{url} antwortet nicht; später wird es wieder versucht',
  'cli.boards.no-folder': '{folder} ist kein Ordner',
  'cli.publish.done':
    '{count|1 Datei|{count} Dateien} in {folder}: {written} neu oder geändert, {removed} entfernt',
  'cli.publish.not-a-mirror':
    'In {folder} liegen Dateien, die kein Spiegel von Rokade sind; nichts wurde geschrieben. Einen leeren Ordner nennen.',
  'cli.publish.unreachable': '{url} antwortet nicht wie Rokade; der Spiegel ist, wie er war',
  'cli.publish.nothing-runs':
    '--watch: auf diesen Daten läuft kein Rokade; eines starten oder mit --from eines nennen',
  'cli.publish.then-failed': '„{command}“ endete mit {code}; die Dateien sind geschrieben',

  // Words in tables.
  'cli.rate.method.average': 'Durchschnittsmethode',
  'cli.rate.method.difference': 'Differenzmethode',
  'cli.rate.performance': 'Turnierleistung: Der Spieler hatte keine Wertungszahl',
  'cli.usage.method-none': '--method: {edition} kennt nur einen Weg zur Erwartung',
  'cli.usage.no-no-shows': '--rate-no-shows: {edition} wertet nie eine nicht gespielte Partie',
  'cli.usage.rating-own':
    '--own: „{text}“ ist weder eine Wertungszahl von 1 bis 4000 noch - für keine',
  'cli.usage.rating-result':
    '„{text}“ ist kein Ergebnis GEGNER:PUNKTE wie 2395:0.5 (Punkte 0, 0.5 oder 1)',
  'cli.usage.rating-results': '--own braucht Ergebnisse GEGNER:PUNKTE',
  'cli.usage.rating-k': '--k: „{text}“ ist kein Koeffizient von 1 bis {most}',
  'cli.usage.date': '{option}: „{text}“ ist kein Datum wie 2026-11-22',
  'cli.usage.rating-fact': '{option}: {edition} fragt nicht danach',
  'cli.usage.rating-with-own': '{option} gilt nur mit --own',
  'cli.usage.rating-with-file': '{option} gilt für eine Datei, nicht für --own',
  'cli.rate.facts-columns':
    '{file}: Zeile 1: „{text}“ ist keine Spalte mit Angaben; es gibt no, k, games, highest, index, born',
  'cli.rate.facts-no-column': '{file}: Zeile 1: Die Spalte no fehlt',
  'cli.rate.facts-twice': '{file}: Zeile {line}: Spieler {no} ist zweimal genannt',
  'cli.rate.facts-nobody': '{file}: Zeile {line}: Nummer {no} hat niemand',
  'cli.rate.facts-value':
    '{file}: Zeile {line}, Spalte {column}: „{text}“ ist keine Zahl von {least} bis {most}',
  'cli.rate.facts-cells': '{file}: Zeile {line}: {cells} Zellen bei {columns} Spalten',
  'cli.command.norms':
    'wer eine Titelnorm hat, wer nahe daran ist und wer ein Kandidatenergebnis hat',
  'cli.option.fide-form': 'nur ein Formular',
  'cli.option.forms-out':
    'PDF oder Tabelle (XLSX) mit jedem Formular auf einem Blatt, nach der Endung der Datei',
  'cli.option.norms-edition': 'Fassung der Titelordnung (fide-2024, fide-2001); sonst die geltende',
  'cli.option.norms-facts':
    'eine Tabelle fact,value mit dem, was die Datei über das Turnier nicht sagen kann',
  'cli.option.explain-norms': 'jede Voraussetzung und was dazu führte, mit Artikel',
  'cli.norms.fact': '{file}: Zeile {line}: „{text}“ ist keine Angabe; es gibt {known}',
  'cli.norms.fact-twice': '{file}: Zeile {line}: „{text}“ ist zweimal angegeben',
  'cli.norms.fact-value': '{file}: Zeile {line}, {fact}: „{text}“ ist keines von {known}',
  'cli.rate.inferred':
    'Nach {edition}, erschlossen aus Berichten darüber: der Text selbst liegt hier nicht vor',
  'cli.option.own':
    'Wertungszahl eines Spielers, - für keine: ein Rechner, mit Ergebnissen statt einer Datei',
  'cli.option.rating-facts':
    'eine Tabelle no,k,games,highest,index,born mit dem, was die Datei nicht sagt',
  'cli.option.rating-k': 'mit --own: der Koeffizient K',
  'cli.option.rating-games': 'mit --own: bisher gewertete Partien',
  'cli.option.rating-highest': 'mit --own: die höchste Wertungszahl jemals',
  'cli.option.rating-born': 'mit --own: das Geburtsjahr',
  'cli.option.rating-on': 'mit --own: der letzte Tag des Turniers, sonst heute',
  'cli.option.rating-index': 'mit --own: der DWZ-Index',
  'cli.option.rating-age': 'mit --own: das Alter am Jahresende',
  'cli.option.rating-type': 'die Art des Spiels; sonst was die Datei sagt',
  'cli.argument.rated':
    'die auszuwertende Datei, - für die Standardeingabe; mit --own Ergebnisse GEGNER:PUNKTE',

  // `rokade erase`.
  'cli.command.about':
    'alles, was die Bücher eines Datenordners über eine Person sagen, als ein JSON-Dokument',
  'cli.command.erase':
    'eine Person in allen Büchern eines Datenordners finden und ihre personenbezogenen Daten löschen; auch während Rokade läuft',
  'cli.argument.erase-who': 'ein Name wie angemeldet oder eine Nummer bei FIDE, DSU oder DSB, ganz',
  'cli.option.erase-yes': 'löschen; sonst wird nur aufgelistet',
  'cli.erase.book': 'Buch',
  'cli.erase.ask':
    'Nichts wurde geändert. Mit --yes werden die personenbezogenen Daten endgültig gelöscht, {count|in diesem Buch|in diesen {count} Büchern}.',
  'cli.erase.done':
    'Endgültig gelöscht. Exporte und Ausdrucke anderswo sind nicht geändert; die Kopien in `backups` ersetzt Rokade, wo es läuft, sonst beim nächsten Start.',
  'cli.erase.nobody': 'in keinem Buch heißt oder hieß jemand „{who}“ oder hat diese Nummer',
  'cli.erase.unreadable': '{book} lässt sich nicht öffnen und wurde nicht durchsucht',
  'cli.erase.failed': '{name} in {book} wurde nicht gelöscht ({code})',
  // `rokade archive`, `rokade unarchive`, `rokade remove`.
  'cli.command.archive':
    'ein Turnier eines Datenordners ins Archiv legen: Die Listen lassen es aus; auch während Rokade läuft',
  'cli.command.unarchive': 'ein Turnier aus dem Archiv holen; auch während Rokade läuft',
  'cli.command.remove':
    'ein Turnier eines Datenordners endgültig entfernen, mit einer Kopie bei den Sicherungen; auch während Rokade läuft',
  'cli.argument.which-tournament': 'seine Adresse oder der ganze Name',
  'cli.option.remove-yes': 'entfernen; sonst wird nichts geändert',
  'cli.put-away.archive': '„{name}“ ({address}) liegt im Archiv.',
  'cli.put-away.unarchive': '„{name}“ ({address}) ist nicht mehr im Archiv.',
  'cli.put-away.remove': '„{name}“ ({address}) wurde entfernt.',
  'cli.put-away.ask':
    'Nichts wurde geändert. Mit --yes wird „{name}“ ({address}) endgültig entfernt, auch seine öffentlichen Seiten.',
  'cli.put-away.copy': 'Eine Kopie bleibt in {folder}.',
  'cli.put-away.nothing': 'es gibt kein Turnier „{which}“, weder nach Adresse noch nach Namen',
  'cli.put-away.several':
    'mehrere Turniere heißen „{which}“; die Adresse sagt, welches: {addresses}',
  // `rokade list`.
  'cli.command.list':
    'die Ratinglisten eines Datenordners: zeigen, einlesen, durchsuchen, vergleichen, entfernen',
  'cli.argument.list-act':
    'import, search, changes oder remove; sonst werden die vorhandenen gezeigt',
  'cli.argument.list-what':
    'import: Datei oder Zip; search: Name, Nummer, Verein, Föderation; changes: der JSON-Export eines Turniers; remove: die Liste (fide-2026-11)',
  'cli.option.list-source': 'wessen Liste es ist; sonst nach ihrem Inhalt',
  'cli.option.list-month':
    'import: der Monat der Liste (2026-11); sonst wie die Liste oder ihre Zip-Datei sagt',
  'cli.option.list-type':
    'import: die Spielart, wenn die Liste der FIDE nur eine enthält; sonst nach dem Dateinamen',
  'cli.option.list-keep': 'import: so viele Monate einer Herkunft behalten (4)',
  'cli.option.list-limit': 'search: höchstens so viele Spieler (20)',
  'cli.usage.list-act': '„{act}“ geht mit Listen nicht; möglich sind {known}',
  'cli.usage.list-month': '--month: „{text}“ ist kein Monat wie 2026-11',
  'cli.list.refused': '{file}: {text}. Die vorhandenen Listen bleiben, wie sie sind.',
  'cli.list.reading': '{file}: {percent} % gelesen, {players} Spieler',
  'cli.list.finding': '{file}: {percent} % von {players} Spielern sind auffindbar',
  'cli.list.imported':
    '{source} {month}: {players|ein Spieler|{players} Spieler}. Vorhanden sind {kept}.',
  'cli.list.none': 'Es ist keine Ratingliste vorhanden. `rokade list import FILE` liest eine ein.',
  'cli.list.nobody': 'zu „{text}“ findet sich niemand in {lists}',
  'cli.list.no-lists':
    'es ist keine Ratingliste vorhanden; `rokade list import FILE` liest eine ein',
  'cli.list.no-changes': 'Die Listen sagen über die Spieler nichts anderes.',
  'cli.list.removed': '{list} ist entfernt.',

  // `rokade organisation`.
  'cli.command.organisation':
    'Vereine und Verbände auf einem Server ansehen und verwalten und ihnen Turniere und Veranstaltungen übergeben',
  'cli.argument.organisation-act':
    'list, make, rename, remove, give (ein Turnier oder eine Veranstaltung abgeben) oder hand-in (einreichen)',
  'cli.argument.organisation-which':
    'Adresse der Organisation; bei give und hand-in die des Turniers oder der Veranstaltung',
  'cli.option.organisation-name': 'make: der Name',
  'cli.option.organisation-to':
    'rename: die neue Adresse; give und hand-in: die Adresse der Organisation',
  'cli.option.organisation-back': 'hand-in: zurückziehen',
  'cli.option.organisation-yes': 'remove: wirklich entfernen',
  'cli.option.account-organisation':
    'give und take: die Adresse der Organisation, für die es gilt; sonst die erste',
  'cli.usage.account-scope': '--for und --organisation gehen nicht zusammen',
  'cli.usage.organisation-act': '„{act}“ geht mit einer Organisation nicht; möglich sind {known}',
  'cli.organisation.make':
    '{name} hat die Seite /k/{which}. `rokade account give` gibt jemandem Rechte darin.',
  'cli.organisation.rename': '{which} hat jetzt die Adresse /k/{to}; die alte führt weiter.',
  'cli.organisation.remove': '{which} ist entfernt.',
  'cli.organisation.give': '{which} gehört jetzt zu {to}.',
  'cli.organisation.hand-in': '{which} ist bei {to} eingereicht.',
  'cli.organisation.taken-back': '{which} ist von {to} zurückgezogen.',
  'cli.organisation.ask':
    'Nichts wurde geändert. Mit --yes wird {which} endgültig entfernt, mit seinem Register.',
  'cli.organisation.nothing':
    'es gibt weder ein Turnier noch eine Veranstaltung mit der Adresse „{which}“',
  // `rokade account`.
  'cli.command.account':
    'die Konten eines Datenordners ansehen und verwalten, auch während Rokade läuft',
  'cli.argument.account-act':
    'list, give oder take (ein Recht), reset (neues Passwort), rename, disable, enable, sign-out, sessions oder end (eine davon)',
  'cli.argument.account-name': 'der Name des Kontos; nicht bei list',
  'cli.option.account-to': 'rename: der neue Name',
  'cli.option.account-role': 'give und take: die Rolle, z. B. arbiter oder results-only',
  'cli.option.account-for':
    'give und take: die Adresse des einen Turniers, für das es gilt; sonst für alles',
  'cli.option.account-session': 'end: die Sitzung, wie sessions sie nennt',
  'cli.usage.account-role': '„{role}“ ist keine Rolle, die ein Konto haben kann; es gibt {known}',
  'cli.usage.account-act': '„{act}“ geht mit einem Konto nicht; möglich sind {known}',
  'cli.account.unknown': 'ein Konto „{name}“ gibt es nicht; vorhanden: {known}',
  'cli.account.none':
    'es gibt noch kein Konto; `rokade serve` gibt den Link aus, der das erste anlegt',
  'cli.account.reset':
    '{name} hat ein neues Passwort und ist überall ausgeloggt:\n\n    {password}\n\nEs steht nur hier. Nach dem Einloggen kann {name} es unter dem eigenen Namen ändern.',
  'cli.account.rename':
    '{name} heißt jetzt {to}. Das Protokoll behält für das Bisherige den alten Namen.',
  'cli.account.disable': '{name} kann sich nicht mehr einloggen und ist überall ausgeloggt.',
  'cli.account.enable': '{name} kann sich wieder einloggen.',
  'cli.account.sign-out': '{name} ist überall ausgeloggt.',
  'cli.account.end': '{name} ist dort ausgeloggt.',
  'cli.account.session': 'Sitzung',

  // What `generate` says of its options and of those it cannot use.
  'cli.option.generated-ratings':
    'Wertungszahlen von–bis (1000-2200), einzeln (2400,2310,0) oder Spitze:Schritt:Streuung (2400:10:50)',
  'cli.option.unrated': 'Anteil der Spieler ohne Wertungszahl in Prozent (8)',
  'cli.option.numbers': 'Nummern nach Los (lot), Spielstärke oder Wertungszahl',
  'cli.option.draws': 'Anteil der Remisen in einer ausgeglichenen Partie in Prozent (32)',
  'cli.option.forfeits': 'kampflose Partien in Prozent (2.5), als Zahl (3x) oder je Runde (1-3:2x)',
  'cli.option.postponed': 'Anteil noch ausstehender Partien in Prozent (0)',
  'cli.option.byes':
    'erbetene Freitage mit ½ Punkt (3; 0 unter zehn Spielern), wie forfeits geschrieben',
  'cli.option.withdrawals':
    'Anteil der Rücktritte je Spieler und Runde in Prozent (1.2; 0 unter zehn Spielern)',
  'cli.option.late-entries': 'Anteil der Spieler, die nach Runde 1 kommen, in Prozent (0)',
  'cli.option.baku': 'Beschleunigung nach Baku (dutch, dubov, burstein)',
  'cli.option.forbidden-pairs':
    'Zahl der Paare, die nicht aufeinandertreffen dürfen (dutch, dubov, burstein)',
  'cli.option.points': 'Punkte für Sieg, Remis und Niederlage, 3-1-0 (dutch, dubov, burstein)',
  'cli.option.bye-points':
    'Punkte für den Spielfreien (dutch, dubov, burstein); sonst wie ein Sieg',
  'cli.option.first-colour':
    'Farbe der Nr. 1 in Runde 1 (dutch, dubov, burstein): white oder black',
  'cli.option.results':
    'Ergebnisse nach den Wahrscheinlichkeiten der FIDE oder nach einer Geraden (straight)',
  'cli.option.double-forfeits': 'Partien, zu denen keiner der beiden kommt (0)',
  'cli.option.odd-results': 'Partien mit ½–0, 0–½ oder 0–0 (0)',
  'cli.option.unrated-games': 'Partien, die für eine Wertung zu kurz sind (0)',
  'cli.option.full-byes': 'Freitage mit vollem Punkt je Runde (0)',
  'cli.option.zero-byes': 'Spieler, die eine Runde auslassen und wiederkommen (0)',
  'cli.option.generated-tie-breaks': 'Feinwertungen der Datei (BH/C1,BH,SB); sonst nur Punkte',
  'cli.option.vary': 'alles auslosen, was nicht angegeben ist, wie ohne Startwert',
  'cli.option.generated-players': 'Zahl der Spieler; sonst nach Los',
  'cli.option.generated-rounds': 'Zahl der Runden; sonst nach Los',
  'cli.usage.frequency':
    '{option}: „{text}“ sind weder Prozent (2.5) noch eine Zahl (3x) noch solche je Runde (1-3:2x,4:10)',
  'cli.usage.round-twice': '{option}: Runde {round} ist zweimal genannt',
  'cli.usage.no-such-round': '{option}: es gibt keine Runde {round}; das Turnier hat {rounds}',
  'cli.usage.ratings-count':
    '--ratings: {count|eine Wertungszahl|{count} Wertungszahlen} für {players} Spieler',
  'cli.usage.points':
    '--points: „{text}“ ist nicht Sieg, Remis und Niederlage (3-1-0), der Sieg am meisten, zwei Remisen höchstens so viel wie ein Sieg und eine Niederlage',
  'cli.usage.draws-by-table':
    '--draws: nur mit --results straight; die Wahrscheinlichkeiten der FIDE enthalten die Remisen',
  'cli.generate.seed':
    'der Startwert ist {seed}; mit --seed {seed} --vary und denselben Angaben entsteht dasselbe Turnier',
  'cli.usage.percentage':
    '{option}: „{text}“ ist kein Prozentwert von 0 bis 100 mit höchstens einer Nachkommastelle (2.5)',
  'cli.usage.ratings':
    '--ratings: „{text}“ sind weder zwei Zahlen von 1 bis {most} mit Bindestrich, die kleinere zuerst, noch Wertungszahlen mit Komma noch Spitze:Schritt:Streuung',
  'cli.usage.bye-points':
    '--bye-points: „{text}“ sind keine ganzen oder halben Punkte von 0 bis {most} (0.5)',
  'cli.usage.baku-points': '--baku: nur wo ein Sieg zwei Remisen wert ist (C.04.7)',

  // Groups, lots and time odds.
  'cli.command.groups': 'die Spieler nach Wertungszahl in Gruppen einteilen',
  'cli.command.lots': 'Nummern auslosen oder nach Spielstärke vergeben',
  'cli.command.time-odds': 'Zeitvorgabe nach Wertungsunterschied',
  'cli.option.size': 'höchstens so viele Spieler in einer Gruppe',
  'cli.option.groups': 'so viele Gruppen',
  'cli.option.form': 'Turnierform aller übrigen in Meister- und Basisklasse; sonst seven-rounds',
  'cli.option.all-play-all': 'Nummern derer, die ein Rundenturnier wünschen (3,7,12)',
  'cli.option.five-rounds': 'Nummern derer, die 5 Runden wünschen',
  'cli.option.explain-groups': 'jede Gruppe mit der Regelstelle begründen',
  'cli.option.lots-seed': 'ein Text; derselbe Startwert ergibt dieselbe Auslosung',
  'cli.option.varma':
    'Spieler eines Landes oder Vereins in den letzten drei Runden auseinanderhalten',
  'cli.option.rating-order': 'welche Wertungszahl zählt; sonst die, die Datei oder System nennen',
  'cli.option.by-rating': 'keine Auslosung: Nummern nach Wertungszahl, Titel und Name',
  'cli.option.ratings': 'Wertungszahlen von Weiß und Schwarz (1900,1640); sonst die ganze Tabelle',
  'cli.option.minutes': 'Minuten für jeden bei gleicher Stärke (30)',
  'cli.option.odds-steps':
    'eigene Stufen: Unterschied:Minuten des Stärkeren (100:25,200:20,300:15)',
  'cli.usage.either': '{first} und {second} schließen sich aus',
  'cli.usage.seed': '--seed fehlt: Eine Auslosung braucht einen Startwert (oder --by-rating)',
  'cli.usage.numbers': '{option}: „{text}“ sind keine Nummern wie 3,7,12',
  'cli.usage.nobodys-number': 'niemand hat die Nummer {no}',
  'cli.usage.odds-ratings': '--ratings: „{text}“ sind keine zwei Wertungszahlen wie 1900,1640',
  'cli.usage.odds-steps': '--steps: „{text}“ sind keine Stufen wie 100:25,200:20',
  'cli.lots.by-lot': 'Auslosung mit dem Startwert „{seed}“',
  'cli.lots.by-rating': 'Nummern nach Wertungszahl, Titel und Name',

  // What the server says in the terminal, and on every page while it has no database.
  'serve.listening': 'Rokade ist unter {url} erreichbar und legt seine Daten in {folder} ab',
  'serve.set-up': 'Mit diesem Link das Konto des Inhabers anlegen (gilt einmal): {url}',
  'serve.no-database': 'Rokade kann seine Datenbank nicht öffnen',
  'serve.salvaged':
    '{count|1 Turnier wurde|{count} Turniere wurden} gerettet, soweit lesbar, und {count|liegt|liegen} in {folder}.',
  'serve.not-salvaged': 'Der Rest ließ sich nicht nach {folder} retten: {problem}.',
  'serve.tries-again':
    'Es ist nichts zu verschieben oder zu retten: Rokade versucht es alle paar Sekunden wieder und öffnet, sobald es geht.',
  'serve.no-database-next':
    'Die Datenbankdatei beiseitelegen, Rokade neu starten und die geretteten Dateien oder die neueste Kopie aus {backups} einlesen.',
};
