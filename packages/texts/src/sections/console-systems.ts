import { section } from '../section.ts';

/** The choice of a pairing system and what can be chosen in it. */
export const consoleSystemsTexts = section({
  'console.part-system': { da: 'Turneringssystem', de: 'Turniersystem', en: 'Pairing system' },
  'console.systems-swiss': {
    da: 'Runde for runde efter stilling',
    de: 'Runde für Runde nach Punktstand',
    en: 'Round by round, by the standings',
  },
  'console.systems-round-robin': {
    da: 'Alle mod alle',
    de: 'Jeder gegen jeden',
    en: 'Everybody against everybody',
  },
  'console.systems-other': { da: 'Andre', de: 'Andere', en: 'Others' },
  'console.system-monrad-what': {
    da: 'Nabo mod nabo i placeringen efter hver runde (DSU 4.10). Numrene trækkes ved lod.',
    de: 'Nachbar gegen Nachbar in der Platzierung nach jeder Runde (DSU 4.10). Die Nummern werden gelost.',
    en: 'Neighbour against neighbour in the placing after each round (DSU 4.10). Numbers are drawn by lot.',
  },
  'console.system-nordic-what': {
    da: 'Pointgrupper, øverste halvdel mod nederste (DSU 4.11). Startnumre efter styrke.',
    de: 'Punktgruppen, obere Hälfte gegen untere (DSU 4.11). Startnummern nach Spielstärke.',
    en: 'Point pools, upper half against lower (DSU 4.11). Start numbers by strength.',
  },
  'console.system-dutch-what': {
    da: 'FIDE’s schweizersystem (C.04.3), som de fleste ratede turneringer bruger. Startnumre efter rating.',
    de: 'Das Schweizer System der FIDE (C.04.3), in dem die meisten gewerteten Turniere gespielt werden. Startnummern nach Wertungszahl.',
    en: 'FIDE’s Swiss system (C.04.3), used by most rated tournaments. Numbers by rating.',
  },
  'console.system-tempelhof-what': {
    da: 'Klubbens schweizersystem (Tempelhof IV.2): lige mange point mødes, aldrig samme farve tre gange i træk.',
    de: 'Schweizer System des Klubs (Tempelhof IV.2): Punktgleiche gegeneinander, nie dreimal hintereinander dieselbe Farbe.',
    en: 'The club’s Swiss (Tempelhof IV.2): equal points meet, never the same colour three times running.',
  },
  'console.system-berger-what': {
    da: 'Alle mod alle efter FIDE’s Berger-tabeller. Antallet af runder følger af antallet af spillere.',
    de: 'Jeder gegen jeden nach den Berger-Tabellen der FIDE. Die Rundenzahl folgt aus der Spielerzahl.',
    en: 'Everybody against everybody by FIDE’s Berger tables. The number of players gives the number of rounds.',
  },
  'console.system-dsu-what': {
    da: 'Alle mod alle efter DSU’s regel (4.15). Antallet af runder følger af antallet af spillere.',
    de: 'Jeder gegen jeden nach der Regel der DSU (4.15). Die Rundenzahl folgt aus der Spielerzahl.',
    en: 'Everybody against everybody by the Danish rule (4.15). The number of players gives the number of rounds.',
  },
  'console.system-tempelhof-table-what': {
    da: 'Alle mod alle efter klubbens tabeller (Tempelhof IV.1): farverne bliver de samme, når en spiller kommer til.',
    de: 'Jeder gegen jeden nach den Tafeln des Klubs (Tempelhof IV.1): Die Farben bleiben, wenn ein Spieler dazukommt.',
    en: 'Everybody against everybody by the club’s tables (Tempelhof IV.1): colours stay when a player is added.',
  },
  'console.system-rutsch-what': {
    da: 'Alle mod alle ved ét langt bord: efter hver runde rykker alle én plads (Tempelhof IV.3). Til lyn.',
    de: 'Jeder gegen jeden an einer langen Tafel: nach jeder Runde rutschen alle einen Platz weiter (Tempelhof IV.3). Für Blitz.',
    en: 'Everybody against everybody at one long table: all move one seat after each round (Tempelhof IV.3). For blitz.',
  },
  'console.system-play-off-what': {
    da: 'Om en delt plads (FIDE 2012, bilag 3): to spiller en match, tre alle mod alle, fire pokal; lynskak.',
    de: 'Um einen geteilten Platz (FIDE 2012, Anhang 3): zwei spielen einen Wettkampf, drei jeder gegen jeden, vier K.-o.; Blitz.',
    en: 'For a shared place (FIDE 2012, annex 3): two play a match, three all against all, four a knock-out; blitz.',
  },
  'console.system-cup-what': {
    da: 'Den, der taber, er ude (Tempelhof III.C). Remispartier spilles om.',
    de: 'Wer verliert, scheidet aus (Tempelhof III.C). Remispartien werden wiederholt.',
    en: 'Whoever loses is out (Tempelhof III.C). Drawn games are replayed.',
  },
  'console.system-olympiad-what': {
    da: 'Spillerne deles i lige stærke hold, alle hold mod alle (DSU 4.13.5).',
    de: 'Die Spieler werden in gleich starke Mannschaften geteilt, jede gegen jede (DSU 4.13.5).',
    en: 'Players are divided into equally strong teams, all teams against all (DSU 4.13.5).',
  },
  'console.system-edition': { da: 'Udgave', de: 'Fassung', en: 'Edition' },
  'console.edition-fide-2026': {
    da: 'i kraft siden februar 2026',
    de: 'in Kraft seit Februar 2026',
    en: 'in force since February 2026',
  },
  'console.edition-fide-2017': {
    da: '2017 (til januar 2026)',
    de: '2017 (bis Januar 2026)',
    en: '2017 (until January 2026)',
  },
  'console.acceleration': { da: 'Acceleration', de: 'Beschleunigung', en: 'Acceleration' },
  'console.acceleration-hint': {
    da: 'Giver den øverste halvdel ekstra point i de første runders lodtrækning, ikke i stillingen.',
    de: 'Gibt der oberen Hälfte in den ersten Runden Zusatzpunkte für die Auslosung, nicht für die Tabelle.',
    en: 'Gives the upper half extra points for the pairing of the first rounds, not for the standings.',
  },
  'console.acceleration-none': { da: 'ingen', de: 'keine', en: 'none' },
  'console.acceleration-baku': {
    da: 'Baku (C.04.7)',
    de: 'Baku (C.04.7)',
    en: 'Baku (C.04.7)',
  },
  'console.initial-colour': {
    da: 'Nr. 1 har i runde 1',
    de: 'Nr. 1 hat in Runde 1',
    en: 'Number 1 has in round 1',
  },
  'console.initial-colour-hint': {
    da: 'Trækkes ved lod før runde 1 (C.04.3, 5.1.1).',
    de: 'Wird vor Runde 1 gelost (C.04.3, 5.1.1).',
    en: 'Drawn by lot before round 1 (C.04.3, 5.1.1).',
  },
  'console.first-round': { da: 'Første runde', de: 'Erste Runde', en: 'First round' },
  'console.first-round-lot': { da: 'ved lod', de: 'nach Los', en: 'by lot' },
  'console.first-round-rating-halves': {
    da: 'efter rating: øverste halvdel mod nederste',
    de: 'nach Wertungszahl: obere Hälfte gegen untere',
    en: 'by rating: upper half against lower',
  },
  'console.teams': { da: 'Antal hold', de: 'Anzahl der Mannschaften', en: 'Number of teams' },
  'console.team-order': {
    da: 'Holdenes stilling afgøres først af',
    de: 'Über die Mannschaftstabelle entscheiden zuerst',
    en: 'The teams’ standings go first by',
  },
  'console.team-order-match-points': {
    da: 'matchpoint (2 – 1 – 0)',
    de: 'Mannschaftspunkte (2 – 1 – 0)',
    en: 'match points (2 – 1 – 0)',
  },
  'console.team-order-board-points': { da: 'brætpoint', de: 'Brettpunkte', en: 'board points' },
  'console.cycles': { da: 'Omgange', de: 'Durchgänge', en: 'Cycles' },
  'console.cycles-1': { da: 'enkelt: én gang', de: 'einfach: einmal', en: 'single: once' },
  'console.cycles-2': { da: 'dobbelt: to gange', de: 'doppelt: zweimal', en: 'double: twice' },
  'console.withdrawals-rule': {
    da: 'Når nogen udgår',
    de: 'Wenn jemand ausscheidet',
    en: 'When somebody withdraws',
  },
  'console.withdrawals-of-table': {
    da: 'efter tabellens egne regler',
    de: 'nach den Regeln der Tabelle',
    en: 'by the rules of the table',
  },
  'console.withdrawals-fide-2012': {
    da: 'FIDE: under halvdelen spillet tæller ikke i stillingen',
    de: 'FIDE: unter der Hälfte gespielt zählt nicht in der Tabelle',
    en: 'FIDE: less than half played does not count in the standings',
  },
  'console.withdrawals-dsu-2002': {
    da: 'DSU § 16: under halvdelen spillet tæller ikke i stillingen',
    de: 'DSU § 16: unter der Hälfte gespielt zählt nicht in der Tabelle',
    en: 'DSU §16: less than half played does not count in the standings',
  },
  'console.withdrawals-tempelhof-2018': {
    da: 'Tempelhof III.A.12–13: pointene korrigeres',
    de: 'Tempelhof III.A.12–13: die Punkte werden korrigiert',
    en: 'Tempelhof III.A.12–13: points are corrected',
  },
  'console.free-dates': {
    da: 'Partier efter aftale: alle runder er åbne fra begyndelsen',
    de: 'Partien nach Vereinbarung: alle Runden sind von Anfang an offen',
    en: 'Games by appointment: all rounds are open from the start',
  },
  'console.bye-worth': { da: 'Oversidderen får', de: 'Der Spielfreie erhält', en: 'The bye gives' },
  'console.bye-worth-win': {
    da: 'som for gevinst',
    de: 'wie für einen Gewinn',
    en: 'as for a win',
  },
  'console.bye-worth-draw': { da: 'som for remis', de: 'wie für ein Remis', en: 'as for a draw' },
  'console.bye-worth-loss': { da: 'intet', de: 'nichts', en: 'nothing' },
  'console.forbidden-sameClub': {
    da: 'Spillere fra samme klub mødes ikke',
    de: 'Spieler eines Vereins spielen nicht gegeneinander',
    en: 'Players of one club do not meet',
  },
  'console.forbidden-sameFederation': {
    da: 'Spillere fra samme land mødes ikke',
    de: 'Spieler eines Verbands spielen nicht gegeneinander',
    en: 'Players of one federation do not meet',
  },
  'console.no-tie-breaks': {
    da: 'Ingen korrektion: lige mange point deler pladsen.',
    de: 'Keine Feinwertung: Punktgleiche teilen den Platz.',
    en: 'No tie-break: equal points share the place.',
  },
  'console.tie-break-preset': {
    da: 'Færdig rækkefølge',
    de: 'Fertige Reihenfolge',
    en: 'Ready-made order',
  },
  'console.tie-break-add': { da: 'Tilføj', de: 'Hinzufügen', en: 'Add' },
  'console.tie-break-own': {
    da: 'Med tillæg, f.eks. BH-C1',
    de: 'Mit Zusatz, z. B. BH-C1',
    en: 'With a modifier, such as BH-C1',
  },
  'console.tie-break-take': { da: 'Tilføj', de: 'Hinzufügen', en: 'Add' },
  'console.tie-break-unusable': {
    da: 'Den findes ikke, eller den bruges ikke i dette system.',
    de: 'Die gibt es nicht, oder sie wird in diesem System nicht verwendet.',
    en: 'There is none, or it is not used in this system.',
  },
  'console.tie-break-edition-2012': {
    da: '2012 (bilag 3, virtuel modstander)',
    de: '2012 (Anhang 3, virtueller Gegner)',
    en: '2012 (annex 3, virtual opponent)',
  },
  'console.tie-break-edition-2024': {
    da: 'C.07 fra august 2024',
    de: 'C.07 vom August 2024',
    en: 'C.07 of August 2024',
  },
  'console.tie-break-edition-2026': {
    da: 'C.07, i kraft siden marts 2026',
    de: 'C.07, in Kraft seit März 2026',
    en: 'C.07, in force since March 2026',
  },
  'console.checklist': { da: 'Tjekliste', de: 'Prüfliste', en: 'Checklist' },
  'console.checklist-what': {
    da: 'Alt, hvad der tæller, når runden lægges, i den rækkefølge spillerne tages: point, farver, farveønske, flyt i de to seneste runder (↓ ned, ↑ op), og om spilleren kan sidde over.',
    de: 'Alles, was bei der Auslosung der Runde zählt, in der Reihenfolge, in der gepaart wird: Punkte, Farben, Farbpräferenz, Floats der letzten beiden Runden (↓ hinunter, ↑ hinauf) und ob der Spieler spielfrei sein darf.',
    en: 'All that counts when the round is paired, in pairing order: points, colours, colour preference, floats of the last two rounds (↓ down, ↑ up), and whether the player can have the bye.',
  },
  'console.checklist-floats': { da: 'Flyt', de: 'Floats', en: 'Floats' },
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
  'console.choose': { da: 'Vælg …', de: 'Auswählen …', en: 'Choose …' },
  'console.move-up': {
    da: 'Flyt op: {what}',
    de: 'Nach oben: {what}',
    en: 'Move up: {what}',
  },
  'console.move-down': {
    da: 'Flyt ned: {what}',
    de: 'Nach unten: {what}',
    en: 'Move down: {what}',
  },
  'console.leave-out': {
    da: 'Udelad: {what}',
    de: 'Weglassen: {what}',
    en: 'Leave out: {what}',
  },
  'console.equal-places': {
    da: '{count|Én plads deles|{count} pladser deles}: helt lige spillere',
    de: '{count|Ein Platz ist geteilt|{count} Plätze sind geteilt}: in allem gleich',
    en: '{count|One place is shared|{count} places are shared}: equal in everything',
  },
  'console.equal-places-what': {
    da: 'Deles en plads, bliver den stående delt, medmindre der trækkes lod. Lodtrækningen kan gentages af enhver med frøet og står i historikken.',
    de: 'Ein geteilter Platz bleibt geteilt, wenn nicht gelost wird. Mit dem Startwert kann jeder die Auslosung wiederholen; sie steht im Protokoll.',
    en: 'A shared place stays shared unless a lot is drawn. With the seed anybody can repeat the draw; it stands in the history.',
  },
  'console.draw-place-lot': { da: 'Træk lod', de: 'Losen', en: 'Draw the lot' },
  'console.varma': {
    da: 'Holdes fra hinanden i de sidste tre runder',
    de: 'In den letzten drei Runden getrennt',
    en: 'Kept apart in the last three rounds',
  },
  'console.varma-none': { da: 'ingen', de: 'niemand', en: 'nobody' },
  'console.varma-federation': {
    da: 'spillere fra samme forbund (Varma, 9–24 spillere)',
    de: 'Spieler eines Verbands (Varma, 9–24 Spieler)',
    en: 'players of one federation (Varma, 9–24 players)',
  },
  'console.varma-club': {
    da: 'spillere fra samme klub (Varma, 9–24 spillere)',
    de: 'Spieler eines Vereins (Varma, 9–24 Spieler)',
    en: 'players of one club (Varma, 9–24 players)',
  },
  'console.number-by-strength': {
    da: 'Nummerér efter styrke',
    de: 'Nach Spielstärke nummerieren',
    en: 'Number by strength',
  },
  'console.number-by-strength-what': {
    da: 'Rating, så titel, så navn. Rækkefølgen kan rettes bagefter ved at skrive numrene ind.',
    de: 'Wertungszahl, dann Titel, dann Name. Danach lässt sich die Reihenfolge durch Eingeben der Nummern ändern.',
    en: 'Rating, then title, then name. The order can be mended afterwards by typing in numbers.',
  },
  'console.lots-by-strength': {
    da: 'Numrene følger spillernes styrke.',
    de: 'Die Nummern folgen der Spielstärke.',
    en: 'The numbers follow the players’ strength.',
  },
  'console.step-number': {
    da: 'Giv startnumre',
    de: 'Startnummern vergeben',
    en: 'Assign numbers',
  },
  'console.step-pair-all': {
    da: 'Læg alle runder',
    de: 'Alle Runden ansetzen',
    en: 'Set all rounds',
  },
  'console.forbidden-groups': {
    da: 'Ved navn',
    de: 'Namentlich',
    en: 'By name',
  },
  'console.forbidden-groups-what': {
    da: 'Ingen i en gruppe mødes indbyrdes. Det gælder for de runder, der endnu ikke er lagt, og står i rapporten til FIDE (260).',
    de: 'Innerhalb einer Gruppe spielt niemand gegeneinander. Das gilt für die noch nicht ausgelosten Runden und steht im Bericht an die FIDE (260).',
    en: 'Nobody in a group meets another of it. It holds for the rounds not yet paired and stands in the report to FIDE (260).',
  },
  'console.forbidden-group': {
    da: 'Gruppe {number}',
    de: 'Gruppe {number}',
    en: 'Group {number}',
  },
  'console.forbidden-add': {
    da: 'Tilføj spiller …',
    de: 'Spieler hinzufügen …',
    en: 'Add a player …',
  },
  'console.forbidden-one-more': {
    da: 'Der mangler mindestens én spiller mere.',
    de: 'Es fehlt mindestens ein weiterer Spieler.',
    en: 'At least one more player is needed.',
  },
  'console.forbidden-new-group': {
    da: 'Ny gruppe',
    de: 'Neue Gruppe',
    en: 'New group',
  },
  'console.dutch-unusual': {
    da: 'FIDE’s regler forudsætter én værdi for alle oversiddere og antallet af runder fastlagt på forhånd; Baku kræver, at en gevinst er to remiser værd og et tab 0 (C.04.7). Anden pointgivning (3 – 1 – 0) ændrer ikke ratingen, som regnes af partiernes resultater. Ændringer efter starten kræver en begrundelse og står i historikken.',
    de: 'Die FIDE-Regeln verlangen denselben Wert für alle Spielfreien und eine vorab festgelegte Rundenzahl; Baku setzt voraus, dass ein Gewinn zwei Remis wert ist und ein Verlust 0 (C.04.7). Eine andere Punktwertung (3 – 1 – 0) ändert die Wertungszahlen nicht, die aus den Ergebnissen der Partien berechnet werden. Änderungen nach Turnierbeginn brauchen eine Begründung und stehen im Protokoll.',
    en: 'FIDE’s rules want one value for all byes and the number of rounds fixed beforehand; Baku needs a win to be worth two draws and a loss nothing (C.04.7). Other scoring (3 – 1 – 0) leaves ratings alone, which follow from the results of the games. Changes after the start need a reason and stand in the history.',
  },
  'console.first-colour': {
    da: 'Farven i 1. runde',
    de: 'Farbe der 1. Runde',
    en: 'The colour of round 1',
  },
  'console.first-colour-draw': {
    da: 'Træk lod om farven',
    de: 'Farbe auslosen',
    en: 'Draw the colour',
  },
  'console.first-colour-hint': {
    da: 'Frøet offentliggøres med spillerlisten; med det kan enhver gentage lodtrækningen.',
    de: 'Der Startwert steht mit in der Teilnehmerliste; damit kann jeder die Auslosung wiederholen.',
    en: 'The seed is published with the list of players; with it anybody can repeat the draw.',
  },
  'console.late-numbers': {
    da: 'Den, der kommer for sent, får det næste ledige nummer, også hvis styrken giver en plads længere fremme (C.04.2): begrundelserne for de spillede runder nævner numrene, så de bliver stående. Det tæller kun mellem spillere med lige mange point.',
    de: 'Nachmelder bekommen die nächste freie Nummer, auch wenn ihnen nach Spielstärke ein Platz weiter vorn zusteht (C.04.2): Die Begründungen der gespielten Runden nennen die Nummern, darum bleiben sie stehen. Das zählt nur zwischen Punktgleichen.',
    en: 'A late entry gets the next free number, even where strength gives a place further up (C.04.2): the reasons of the rounds played name the numbers, so they stand. It matters only between players on equal points.',
  },
});
