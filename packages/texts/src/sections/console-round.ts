import { section } from '../section.ts';

/** Pairing a round, files and prints. */
export const consoleRoundTexts = section({
  'console.draft': { da: 'Udkast', de: 'Entwurf', en: 'Draft' },
  'console.published': { da: 'Offentliggjort', de: 'Veröffentlicht', en: 'Published' },
  'console.altered': { da: 'ændret i hånden', de: 'von Hand geändert', en: 'altered by hand' },
  'console.draft-what': {
    da: 'Kun turneringsledere ser udkastet. Offentliggør det, når det er, som det skal være.',
    de: 'Nur Schiedsrichter sehen den Entwurf. Veröffentlichen, sobald er stimmt.',
    en: 'Only arbiters see the draft. Publish it once it is as it should be.',
  },
  'console.round-ready': {
    da: '{count|1 spiller er klar|{count} spillere er klar}.',
    de: '{count|1 Spieler ist|{count} Spieler sind} bereit.',
    en: '{count|1 player is|{count} players are} ready.',
  },
  'console.round-pair-above': {
    da: 'Læg runden med knappen øverst; du får først et udkast at se.',
    de: 'Die Runde mit der Schaltfläche oben auslosen; zuerst entsteht ein Entwurf.',
    en: 'Pair the round with the button at the top; you will see a draft first.',
  },
  'console.pair-all-the-same': {
    da: 'Læg runden alligevel',
    de: 'Trotzdem auslosen',
    en: 'Pair all the same',
  },
  'console.round-needs-lots': {
    da: 'Første runde kan lægges, når spillerne har numre.',
    de: 'Die erste Runde lässt sich auslosen, sobald die Spieler Nummern haben.',
    en: 'The first round can be paired once the players have numbers.',
  },
  'console.round-missing': {
    da: '{count|Et resultat|{count} resultater} mangler fra runden før.',
    de: '{count|Ein Ergebnis|{count} Ergebnisse} der vorigen Runde {count|fehlt|fehlen}.',
    en: '{count|One result|{count} results} of the round before {count|is|are} missing.',
  },
  'console.away': {
    da: '{count|En spiller|{count} spillere} er ikke med',
    de: '{count} Spieler {count|fehlt|fehlen}',
    en: '{count|One player is|{count} players are} away',
  },
  'console.away-how': {
    da: 'Afbud og udgåede noteres på spillerens side.',
    de: 'Aussetzen und Rücktritte werden auf der Seite des Spielers vorgemerkt.',
    en: 'Byes and withdrawals are noted on the player’s page.',
  },
  'console.remarks': { da: 'Bemærkninger', de: 'Anmerkungen', en: 'Remarks' },
  'console.alter': { da: 'Ændr i hånden', de: 'Von Hand ändern', en: 'Alter by hand' },
  'console.alter-what': {
    da: 'Vælg en spiller og så den, han skal bytte plads med. Pilene bytter farver.',
    de: 'Einen Spieler wählen und dann den, mit dem er den Platz tauscht. Die Pfeile tauschen die Farben.',
    en: 'Choose a player, then the one to change places with. The arrows swap the colours.',
  },
  'console.alter-held': {
    da: '{player} bytter plads med …',
    de: '{player} tauscht den Platz mit …',
    en: '{player} changes places with …',
  },
  'console.alter-swapped': {
    da: '{player} og {other} har byttet plads.',
    de: '{player} und {other} haben die Plätze getauscht.',
    en: '{player} and {other} have changed places.',
  },
  'console.swap-colours-on': {
    da: 'Byt farver på bræt {board}',
    de: 'Farben an Brett {board} tauschen',
    en: 'Swap colours on board {board}',
  },
  'console.alter-keep': {
    da: 'Brug ændringerne',
    de: 'Änderungen übernehmen',
    en: 'Use the changes',
  },
  'console.alter-reset': { da: 'Som det var', de: 'Wie vorher', en: 'As it was' },
  'console.late-pair': { da: 'Tilføj et par', de: 'Paar hinzufügen', en: 'Add a pair' },
  'console.late-pair-what': {
    da: 'To uden modstander kan mødes, efter at runden er begyndt, når begge er enige og ikke har mødt hinanden (FIDE 2012 8.3.3). Står nogen over, mister han pointet for det. Hvem der lige er kommet, tilmeldes først under Tilmelding.',
    de: 'Zwei ohne Gegner können nach Rundenbeginn gegeneinander spielen, wenn beide einverstanden sind und sich noch nicht getroffen haben (FIDE 2012 8.3.3). Wer spielfrei war, verliert den Punkt dafür. Wer eben erst kommt, wird zuerst unter Meldungen eingetragen.',
    en: 'Two without an opponent can meet after the round has begun, if both agree and have not met before (FIDE 2012 8.3.3). Whoever had the bye loses its point. Whoever has only just come is entered first, under Entries.',
  },
  'console.late-pair-minutes': {
    da: 'Minutter trukket fra begge ure',
    de: 'Von beiden Uhren abgezogene Minuten',
    en: 'Minutes taken from both clocks',
  },
  'console.late-pair-add': {
    da: 'Sæt de to sammen',
    de: 'Die beiden paaren',
    en: 'Pair the two',
  },
  'console.discard-draft': {
    da: 'Kassér udkastet',
    de: 'Entwurf verwerfen',
    en: 'Discard the draft',
  },
  'console.withdraw-round': {
    da: 'Træk runden tilbage',
    de: 'Runde zurücknehmen',
    en: 'Withdraw the round',
  },
  'console.prints-all': { da: 'Hele turneringen', de: 'Ganzes Turnier', en: 'Whole tournament' },
  'console.files': { da: 'Filer', de: 'Dateien', en: 'Files' },
  'console.files-what': {
    da: 'CSV åbnes i regneark. TRF læses af andre turneringsprogrammer og af FIDE. JSON er hele turneringen med sin historik, til sikkerhedskopi og til en anden Rokade.',
    de: 'CSV öffnet sich in Tabellenprogrammen. TRF lesen andere Turnierprogramme und die FIDE. JSON ist das ganze Turnier mit Protokoll, als Sicherung und für ein anderes Rokade.',
    en: 'CSV opens in spreadsheets. TRF is read by other tournament programs and by FIDE. JSON is the whole tournament with its history, as a backup and for another Rokade.',
  },
  'console.file-standings': { da: 'Stilling (CSV)', de: 'Tabelle (CSV)', en: 'Standings (CSV)' },
  'console.file-pairings': { da: 'Runde (CSV)', de: 'Runde (CSV)', en: 'Round (CSV)' },
  'console.file-players': { da: 'Spillere (CSV)', de: 'Spieler (CSV)', en: 'Players (CSV)' },
  'console.file-trf': {
    da: 'Turneringsrapport (TRF)',
    de: 'Turnierbericht (TRF)',
    en: 'Tournament report (TRF)',
  },
  'console.file-json': {
    da: 'Hele turneringen (JSON)',
    de: 'Ganzes Turnier (JSON)',
    en: 'Whole tournament (JSON)',
  },
  'console.csv-how': { da: 'Bemærkning', de: 'Bemerkung', en: 'Remark' },
  'console.csv-change': { da: 'Ændring', de: 'Änderung', en: 'Change' },
  'console.csv-forfeit': { da: 'uden kamp', de: 'kampflos', en: 'forfeit' },
  'console.report-none': {
    da: 'Ratingrapporten kan ses, når første runde er offentliggjort.',
    de: 'Der Ratingbericht erscheint, sobald die erste Runde veröffentlicht ist.',
    en: 'The rating report can be seen once the first round is published.',
  },
  'console.report-send-by': {
    da: 'Skal sendes til ratingkartoteksføreren senest {date} (DSU 2002 §5g, §6).',
    de: 'Spätestens am {date} an den Ratingführer zu senden (DSU 2002 §5g, §6).',
    en: 'To be sent to the rating officer by {date} (DSU 2002 §5g, §6).',
  },
  'console.report-lacks': {
    da: 'Før rapporten kan sendes, mangler',
    de: 'Vor dem Versand fehlt noch',
    en: 'Before the report can be sent, this is lacking',
  },
  'console.report-complete': {
    da: 'Rapporten er fuldstændig.',
    de: 'Der Bericht ist vollständig.',
    en: 'The report is complete.',
  },
  'console.report.result-missing': {
    da: 'Resultater (runde/bræt)',
    de: 'Ergebnisse (Runde/Brett)',
    en: 'Results (round/board)',
  },
  'console.report.birth-date-missing': {
    da: 'Fødselsdatoer',
    de: 'Geburtsdaten',
    en: 'Dates of birth',
  },
  'console.report.club-missing': { da: 'Klubber', de: 'Vereine', en: 'Clubs' },
  'console.report.rating-missing': {
    da: 'Ratingtal; uden dem beregnes tallet af turneringens resultater',
    de: 'Wertungszahlen; ohne sie wird aus den Ergebnissen des Turniers gerechnet',
    en: 'Ratings; without them a performance is computed from this tournament',
  },
  'console.report.round-date-missing': {
    da: 'Datoer for runde',
    de: 'Termine der Runden',
    en: 'Dates of rounds',
  },
  'console.report.arbiter-missing': {
    da: 'Turneringslederens navn (DSU 2002 §5a)',
    de: 'Der Name des Hauptschiedsrichters (DSU 2002 §5a)',
    en: 'The chief arbiter’s name (DSU 2002 §5a)',
  },
  'console.report.committee-incomplete': {
    da: 'Tre medlemmer af turneringskomiteen (DSU 2002 §5b)',
    de: 'Drei Mitglieder des Turnierausschusses (DSU 2002 §5b)',
    en: 'Three members of the tournament committee (DSU 2002 §5b)',
  },
  'console.report.time-control-outside-rules': {
    da: 'En betænkningstid inden for DSU 2002 §12 og §13',
    de: 'Eine Bedenkzeit innerhalb von DSU 2002 §12 und §13',
    en: 'A time control within DSU 2002 §12 and §13',
  },
  'console.impossible': {
    da: 'Runde {round} kan ikke lægges efter reglerne',
    de: 'Runde {round} lässt sich nach den Regeln nicht auslosen',
    en: 'Round {round} cannot be paired by the rules',
  },
  'console.impossible-pairing.no-legal-pairing': {
    da: 'Spillerne herunder bliver til overs, hvordan man end sætter de andre sammen.',
    de: 'Die unten Genannten bleiben übrig, wie man die anderen auch paart.',
    en: 'Those below are left over, however the others are paired.',
  },
  'console.impossible-pairing.no-legal-colours': {
    da: 'Der er modstandere nok, men kun med en farve, som nogen ikke må få.',
    de: 'Es gibt genug Gegner, aber nur mit einer Farbe, die jemand nicht bekommen darf.',
    en: 'There are opponents enough, but only with a colour that somebody must not have.',
  },
  'console.impossible-pairing.too-few-players': {
    da: 'Der skal være mindst to spillere til stede.',
    de: 'Es müssen mindestens zwei Spieler da sein.',
    en: 'At least two players must be present.',
  },
  'console.impossible-met': {
    da: 'Har allerede mødt: {names}',
    de: 'Hat schon gespielt gegen: {names}',
    en: 'Has already met: {names}',
  },
  'console.impossible-forbidden': {
    da: 'Må ikke møde: {names}',
    de: 'Darf nicht spielen gegen: {names}',
    en: 'Must not meet: {names}',
  },
  'console.impossible-colour': {
    da: 'Skal have samme farve som: {names}',
    de: 'Muss dieselbe Farbe bekommen wie: {names}',
    en: 'Must have the same colour as: {names}',
  },
  'console.impossible-possible': {
    da: 'Kunne møde {names}, men så bliver en anden til overs',
    de: 'Könnte gegen {names} spielen, dann bliebe aber jemand anderes übrig',
    en: 'Could meet {names}, but then somebody else is left over',
  },
  'console.impossible-choices': {
    da: 'Det kan turneringslederen gøre',
    de: 'Das kann der Turnierleiter tun',
    en: 'What the arbiter can do',
  },
  'console.impossible-finish': {
    da: 'Afslut turneringen nu',
    de: 'Turnier jetzt beenden',
    en: 'Finish the tournament now',
  },
  'console.impossible-finish-what': {
    da: 'efter {count|én runde|{count} runder}',
    de: 'nach {count|einer Runde|{count} Runden}',
    en: 'after {count|one round|{count} rounds}',
  },
  'console.impossible-rounds': {
    da: 'Ændr antallet af runder',
    de: 'Rundenzahl ändern',
    en: 'Change the number of rounds',
  },
  'console.impossible-lift': {
    da: 'Ophæv forbud mod at mødes',
    de: 'Gegnersperren aufheben',
    en: 'Lift forbidden meetings',
  },
  'console.impossible-byes': {
    da: 'Giv nogen en fri runde, eller notér, hvem der er udgået',
    de: 'Jemandem eine freie Runde geben oder eintragen, wer ausgeschieden ist',
    en: 'Give somebody a bye, or note who has left',
  },
  'console.impossible-by-hand': {
    da: 'Læg runden i hånden, med en begrundelse',
    de: 'Runde von Hand auslosen, mit Begründung',
    en: 'Pair the round by hand, with a reason',
  },
  'console.impossible-see': {
    da: 'Se hvorfor, og hvad du kan gøre',
    de: 'Gründe und Auswege ansehen',
    en: 'See why, and what you can do',
  },
  'console.by-hand-what': {
    da: 'Begyndelsen er naboer i stillingen. Omkampe og andet, som reglerne ikke tillader, nævnes, før udkastet gemmes.',
    de: 'Ausgangspunkt sind Nachbarn in der Tabelle. Wiederholungen und alles andere, was die Regeln nicht zulassen, wird vor dem Speichern genannt.',
    en: 'It starts from neighbours in the standings. Rematches and whatever else the rules do not allow are named before the draft is kept.',
  },
  'console.by-hand-keep': {
    da: 'Gem som udkast',
    de: 'Als Entwurf speichern',
    en: 'Keep as a draft',
  },
});
