import { section } from '../section.ts';

/** What a report to FIDE lacks. */
export const fideReportTexts = section({
  'fide-report.name-missing': {
    da: 'turneringens navn mangler (012)',
    de: 'der Name des Turniers fehlt (012)',
    en: 'the tournament’s name is missing (012)',
  },
  'fide-report.city-missing': {
    da: 'byen mangler (022)',
    de: 'der Ort fehlt (022)',
    en: 'the city is missing (022)',
  },
  'fide-report.federation-missing': {
    da: 'forbundets tre bogstaver mangler (032)',
    de: 'die drei Buchstaben der Föderation fehlen (032)',
    en: 'the federation’s three letters are missing (032)',
  },
  'fide-report.chief-arbiter-missing': {
    da: 'turneringslederen mangler (102)',
    de: 'der Hauptschiedsrichter fehlt (102)',
    en: 'the chief arbiter is missing (102)',
  },
  'fide-report.time-control-missing': {
    da: 'betænkningstiden mangler i kodet form (222), f.eks. 5400+30',
    de: 'die Bedenkzeit fehlt in kodierter Form (222), z. B. 5400+30',
    en: 'the rate of play is missing in its code (222), such as 5400+30',
  },
  'fide-report.start-date-missing': {
    da: 'startdatoen mangler eller er ikke skrevet som 2026/04/02 (042)',
    de: 'der erste Tag fehlt oder steht nicht als 2026/04/02 da (042)',
    en: 'the first day is missing or not written as 2026/04/02 (042)',
  },
  'fide-report.end-date-missing': {
    da: 'slutdatoen mangler eller er ikke skrevet som 2026/04/02 (052)',
    de: 'der letzte Tag fehlt oder steht nicht als 2026/04/02 da (052)',
    en: 'the last day is missing or not written as 2026/04/02 (052)',
  },
  'fide-report.dates-reversed': {
    da: 'turneringen slutter, før den begynder (042, 052)',
    de: 'das Turnier endet, bevor es beginnt (042, 052)',
    en: 'the tournament ends before it begins (042, 052)',
  },
  'fide-report.round-date-missing': {
    da: 'runde {round} har ingen dato (132)',
    de: 'Runde {round} hat kein Datum (132)',
    en: 'round {round} has no date (132)',
  },
  'fide-report.round-date-outside': {
    da: 'runde {round} ligger uden for turneringens dage (132)',
    de: 'Runde {round} liegt außerhalb der Turniertage (132)',
    en: 'round {round} lies outside the days of the tournament (132)',
  },
  'fide-report.rounds-missing': {
    da: 'der er ingen runder',
    de: 'es gibt keine Runden',
    en: 'there are no rounds',
  },
  'fide-report.rounds-unplayed': {
    da: 'kun {held} af {planned} runder er spillet',
    de: 'erst {held} von {planned} Runden sind gespielt',
    en: 'only {held} of {planned} rounds have been played',
  },
  'fide-report.game-unfinished': {
    da: 'runde {round}: partiet {player}–{opponent} har intet resultat',
    de: 'Runde {round}: die Partie {player}–{opponent} hat kein Ergebnis',
    en: 'round {round}: game {player}–{opponent} has no result',
  },
  'fide-report.player-name-missing': {
    da: 'spiller {player} har intet navn',
    de: 'Spieler {player} hat keinen Namen',
    en: 'player {player} has no name',
  },
  'fide-report.fide-id-missing': {
    da: 'spiller {player}, {name}, har intet FIDE-nummer',
    de: 'Spieler {player}, {name}, hat keine FIDE-Nummer',
    en: 'player {player}, {name}, has no FIDE number',
  },
  'fide-report.fide-id-invalid': {
    da: 'spiller {player}: »{text}« er ikke et FIDE-nummer',
    de: 'Spieler {player}: „{text}“ ist keine FIDE-Nummer',
    en: 'player {player}: “{text}” is not a FIDE number',
  },
  'fide-report.fide-id-twice': {
    da: 'spiller {player} har samme FIDE-nummer som spiller {other}',
    de: 'Spieler {player} hat dieselbe FIDE-Nummer wie Spieler {other}',
    en: 'player {player} has the same FIDE number as player {other}',
  },
  'fide-report.rank-missing': {
    da: 'spiller {player} har ingen placering',
    de: 'Spieler {player} hat keinen Platz',
    en: 'player {player} has no rank',
  },
  'fide-report.arbiter-id-missing': {
    da: 'dommeren {name} står uden FIDE-nummer',
    de: 'beim Schiedsrichter {name} steht keine FIDE-Nummer',
    en: 'arbiter {name} stands without a FIDE number',
  },
  'fide-report.title-record-missing': {
    da: 'linje {record} mangler; den kræves, hvor der kan opnås titelnormer',
    de: 'Satz {record} fehlt; er ist nötig, wo Titelnormen möglich sind',
    en: 'record {record} is missing; it is wanted where title norms can be made',
  },
  'fide-report.birth-date-missing': {
    da: 'spiller {player}, {name}, har ingen fødselsdato',
    de: 'Spieler {player}, {name}, hat kein Geburtsdatum',
    en: 'player {player}, {name}, has no date of birth',
  },
  'fide-report.sex-missing': {
    da: 'spiller {player}, {name}, står uden køn',
    de: 'Spieler {player}, {name}, steht ohne Geschlecht da',
    en: 'player {player}, {name}, stands without sex',
  },
  'fide-report.player-federation-missing': {
    da: 'spiller {player}, {name}, har intet forbund',
    de: 'Spieler {player}, {name}, hat keine Föderation',
    en: 'player {player}, {name}, has no federation',
  },
  'fide-report.no-game': {
    da: 'spiller {player}, {name}, har ikke spillet et parti og kan udelades',
    de: 'Spieler {player}, {name}, hat keine Partie gespielt und kann entfallen',
    en: 'player {player}, {name}, has played no game and may be left out',
  },
  'console.fide-report': {
    da: 'Rapport til FIDE',
    de: 'Bericht an die FIDE',
    en: 'Report to FIDE',
  },
  'console.fide-report-what': {
    da: 'TRF-filen, som landets ratingansvarlige sender til FIDE, gennemset som den er nu.',
    de: 'Die TRF-Datei, die der Wertungsreferent des Verbands an die FIDE schickt, geprüft, wie sie jetzt ist.',
    en: 'The TRF file that the federation’s rating officer sends to FIDE, checked as it is now.',
  },
  'console.fide-report-required': {
    da: 'FIDE modtager den ikke uden dette',
    de: 'Ohne dies nimmt die FIDE ihn nicht an',
    en: 'FIDE does not take it without these',
  },
  'console.fide-report-complete': {
    da: 'Alt, hvad FIDE kræver, er der.',
    de: 'Alles, was die FIDE verlangt, ist da.',
    en: 'All that FIDE requires is there.',
  },
  'console.and-more': {
    da: 'og {count} til af samme slags',
    de: 'und {count} weitere dieser Art',
    en: 'and {count} more of the same kind',
  },
  'console.fide-report-advised': {
    da: 'Desuden ønskes ({count})',
    de: 'Außerdem erwünscht ({count})',
    en: 'Wanted besides ({count})',
  },
});
