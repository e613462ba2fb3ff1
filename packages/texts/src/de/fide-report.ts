import type { fideReportTexts as reference } from '../en/fide-report.ts';
import type { Translation } from '../texts.ts';

/** What a report to FIDE lacks. */
export const fideReportTexts: Translation<typeof reference> = {
  'fide-report.name-missing': 'der Name des Turniers fehlt (012)',
  'fide-report.city-missing': 'der Ort fehlt (022)',
  'fide-report.federation-missing': 'die drei Buchstaben der Föderation fehlen (032)',
  'fide-report.chief-arbiter-missing': 'der Hauptschiedsrichter fehlt (102)',
  'fide-report.time-control-missing': 'die Bedenkzeit fehlt in kodierter Form (222), z. B. 5400+30',
  'fide-report.start-date-missing': 'der erste Tag fehlt oder steht nicht als 2026/04/02 da (042)',
  'fide-report.end-date-missing': 'der letzte Tag fehlt oder steht nicht als 2026/04/02 da (052)',
  'fide-report.dates-reversed': 'das Turnier endet, bevor es beginnt (042, 052)',
  'fide-report.round-date-missing': 'Runde {round} hat kein Datum (132)',
  'fide-report.round-date-outside': 'Runde {round} liegt außerhalb der Turniertage (132)',
  'fide-report.rounds-missing': 'es gibt keine Runden',
  'fide-report.rounds-unplayed': 'erst {held} von {planned} Runden sind gespielt',
  'fide-report.game-unfinished': 'Runde {round}: die Partie {player}–{opponent} hat kein Ergebnis',
  'fide-report.player-name-missing': 'Spieler {player} hat keinen Namen',
  'fide-report.fide-id-missing': 'Spieler {player}, {name}, hat keine FIDE-Nummer',
  'fide-report.fide-id-invalid': 'Spieler {player}: „{text}“ ist keine FIDE-Nummer',
  'fide-report.fide-id-twice': 'Spieler {player} hat dieselbe FIDE-Nummer wie Spieler {other}',
  'fide-report.rank-missing': 'Spieler {player} hat keinen Platz',
  'fide-report.arbiter-id-missing': 'beim Schiedsrichter {name} steht keine FIDE-Nummer',
  'fide-report.title-record-missing':
    'Satz {record} fehlt; er ist nötig, wo Titelnormen möglich sind',
  'fide-report.birth-date-missing': 'Spieler {player}, {name}, hat kein Geburtsdatum',
  'fide-report.sex-missing': 'Spieler {player}, {name}: das Geschlecht fehlt',
  'fide-report.player-federation-missing': 'Spieler {player}, {name}, hat keine Föderation',
  'fide-report.no-game': 'Spieler {player}, {name}, hat keine Partie gespielt und kann entfallen',
  'console.fide-report': 'Bericht an die FIDE',
  'console.fide-report-what':
    'Die TRF-Datei, die der Wertungsreferent des Verbands an die FIDE schickt, geprüft, wie sie jetzt ist.',
  'console.fide-report-required': 'Ohne diese Angaben nimmt die FIDE ihn nicht an',
  'console.fide-report-complete': 'Alles, was die FIDE verlangt, ist da.',
  'console.and-more': 'und {count} weitere dieser Art',
  'console.fide-report-advised': 'Außerdem erwünscht ({count})',
  'reports.by-month': 'Nach Monaten, wie die FIDE ein langes Turnier wertet:',
  'reports.month-ratings': 'Wertungszahlen nach Monaten',
  'reports.month-ratings-what':
    'In einem Turnier über mehrere Monate wird jede Partie mit den Wertungszahlen ihres Monats gewertet. Die des ersten Monats geben die Nummern und ordnen die Tabelle; die späteren werden hier festgelegt, wie die Listen des Monats sie haben, und der Bericht des Monats wird damit gemacht.',
  'reports.month-ratings-set': '{month}: festgelegt',
  'reports.month-ratings-open': '{month}: nicht festgelegt; die ersten Zahlen gelten',
  'reports.month-ratings-take': 'Diese Wertungszahlen für {month} übernehmen',
  'reports.rules': 'Nach den Regeln',
  'reports.by-these': 'Danach berechnen',
  'reports.rated-from': 'Liste für die DWZ',
  'reports.rated-from-what':
    'Ein Wertungsreferent nimmt die Datei eines Programms, das er kennt, oder eine Liste mit allem, was er braucht (Wertungsordnung 6.1): das Turnier mit Terminen und Bedenkzeit, Namen, Geburtsdaten, Vereine und Nummern, Gegner und Ergebnisse Runde für Runde, kampflose Partien als + und −. Das ist diese Liste; das Dateiformat von Swiss-Chess ist nicht öffentlich beschrieben.',
  'reports.days-left': 'Es {count|bleibt ein Tag|bleiben {count} Tage}.',
  'reports.late': 'Der Tag ist verstrichen.',

  // Whether an event will be rated: what the rules ask of it before it begins.
  'rated.condition.thinking-time': 'Minuten je Spieler für 60 Züge',
  'rated.condition.time-against-2400':
    'Minuten, wo jemand mit 2400 oder mehr spielt; sonst wird die Partie nicht gewertet',
  'rated.condition.time-against-1800':
    'Minuten, wo jemand mit 1800 oder mehr spielt; sonst wird die Partie nicht gewertet',
  'rated.condition.first-control': 'Züge bis zur ersten Zeitkontrolle',
  'rated.condition.moves-an-hour': 'Züge in der Stunde bis zu einer Zeitkontrolle',
  'rated.condition.equal-times': 'beide Spieler haben gleich viel Zeit',
  'rated.condition.rounds-a-day': 'Runden am Tag',
  'rated.condition.hours-a-day': 'Stunden Spielzeit am Tag',
  'rated.condition.days': 'Tage von der ersten bis zur letzten Runde',
  'rated.condition.monthly-parts':
    'Tage von der ersten bis zur letzten Runde; sonst wird jeder Monat für sich gemeldet',
  'rated.condition.rated-players': 'Spieler mit Elo-Zahl',
  'rated.condition.match-rated': 'Spieler eines Wettkampfs mit Elo-Zahl',
  'rated.condition.registered': 'zur Elo-Auswertung angemeldet',
  'rated.condition.in-invitation': 'in der Ausschreibung steht, dass nach Elo gewertet wird',
  'rated.condition.no-smoking': 'kein Rauchen im Turniersaal',
  'rated.condition.reported': 'gemeldet; sonst ist die Gebühr der FIDE fällig',
  'rated.by-day': '{what}: bis {date}',
  'rated.met': 'Erfüllt',
  'rated.missed': 'Fehlt',
  'rated.assumed': 'Dafür ist zu sorgen',
  'rated.otherwise': 'Hier nicht',
  'rated.national-met':
    '{edition} wertet die Partien: Die Bedenkzeit ist, wie die Regeln sie wollen.',
  'rated.national-outside':
    '{edition} wertet die Partien, aber die Bedenkzeit ist nicht, wie die Regeln sie wollen; der Wertungsreferent kann davon absehen ({edition} 4.5.3).',
  'rated.national-missed': '{edition} wertet die Partien so, wie sie geplant sind, nicht.',
  'rated.national-title': 'Wird es nach {edition} gewertet?',
  'rated.title': 'Wird es von der FIDE gewertet?',
  'rated.what':
    'Was die Regeln vor dem Beginn von einem Turnier verlangen, so wie es jetzt geplant ist.',
  'rated.look': 'Zeigen',
  'rated.registered-on': 'Angemeldet am',
  'rated.unknown': 'Was {edition} von einem Turnier verlangt, ist hier nicht bekannt.',
  'rated.see': 'Was fehlt',
  'rated.not-yet':
    'So geplant wertet die FIDE es nicht: {count|eine Bedingung fehlt|{count} Bedingungen fehlen}.',
};
