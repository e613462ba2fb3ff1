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
    da: 'Nabo mod nabo i placeringen efter hver runde (DSU 2002 4.10). Numrene trækkes ved lod.',
    de: 'Nachbar gegen Nachbar in der Platzierung nach jeder Runde (DSU 2002 4.10). Die Nummern werden gelost.',
    en: 'Neighbour against neighbour in the placing after each round (DSU 2002 4.10). Numbers are drawn by lot.',
  },
  'console.system-nordic-what': {
    da: 'Pointgrupper, øverste halvdel mod nederste (DSU 2002 4.11). Startnumre efter styrke.',
    de: 'Punktgruppen, obere Hälfte gegen untere (DSU 2002 4.11). Startnummern nach Spielstärke.',
    en: 'Point pools, upper half against lower (DSU 2002 4.11). Start numbers by strength.',
  },
  'console.system-dutch-what': {
    da: 'FIDE’s schweizersystem (C.04.3), som de fleste ratede turneringer bruger. Startnumre efter rating.',
    de: 'Das Schweizer System der FIDE (C.04.3), in dem die meisten gewerteten Turniere gespielt werden. Startnummern nach Wertungszahl.',
    en: 'FIDE’s Swiss system (C.04.3), used by most rated tournaments. Numbers by rating.',
  },
  'console.system-tempelhof-what': {
    da: 'Klubbens schweizersystem (Tempelhof 2018 IV.2): lige mange point mødes, aldrig samme farve tre gange i træk.',
    de: 'Schweizer System des Klubs (Tempelhof 2018 IV.2): Punktgleiche gegeneinander, nie dreimal hintereinander dieselbe Farbe.',
    en: 'The club’s Swiss (Tempelhof 2018 IV.2): equal points meet, never the same colour three times running.',
  },
  'console.system-berger-what': {
    da: 'Alle mod alle efter FIDE’s Berger-tabeller. Antallet af runder følger af antallet af spillere.',
    de: 'Jeder gegen jeden nach den Berger-Tabellen der FIDE. Die Rundenzahl folgt aus der Spielerzahl.',
    en: 'Everybody against everybody by FIDE’s Berger tables. The number of players gives the number of rounds.',
  },
  'console.system-dsu-what': {
    da: 'Alle mod alle efter DSU’s regel (DSU 2002 4.15). Antallet af runder følger af antallet af spillere.',
    de: 'Jeder gegen jeden nach der Regel der DSU (DSU 2002 4.15). Die Rundenzahl folgt aus der Spielerzahl.',
    en: 'Everybody against everybody by the Danish rule (DSU 2002 4.15). The number of players gives the number of rounds.',
  },
  'console.system-tempelhof-table-what': {
    da: 'Alle mod alle efter klubbens tabeller (Tempelhof 2018 IV.1): farverne bliver de samme, når en spiller kommer til.',
    de: 'Jeder gegen jeden nach den Tafeln des Klubs (Tempelhof 2018 IV.1): Die Farben bleiben, wenn ein Spieler dazukommt.',
    en: 'Everybody against everybody by the club’s tables (Tempelhof 2018 IV.1): colours stay when a player is added.',
  },
  'console.system-rutsch-what': {
    da: 'Alle mod alle ved ét langt bord: efter hver runde rykker alle én plads (Tempelhof 2018 IV.3). Til lyn.',
    de: 'Jeder gegen jeden an einer langen Tafel: nach jeder Runde rutschen alle einen Platz weiter (Tempelhof 2018 IV.3). Für Blitz.',
    en: 'Everybody against everybody at one long table: all move one seat after each round (Tempelhof 2018 IV.3). For blitz.',
  },
  'console.system-play-off-what': {
    da: 'Om en delt plads (FIDE 2012, bilag 3): to spiller en match, tre alle mod alle, fire pokal; lynskak.',
    de: 'Um einen geteilten Platz (FIDE 2012, Anhang 3): zwei spielen einen Wettkampf, drei jeder gegen jeden, vier K.-o.; Blitz.',
    en: 'For a shared place (FIDE 2012, annex 3): two play a match, three all against all, four a knock-out; blitz.',
  },
  'console.system-cup-what': {
    da: 'Den, der taber, er ude (Tempelhof 2018 III.C). Remispartier spilles om.',
    de: 'Wer verliert, scheidet aus (Tempelhof 2018 III.C). Remispartien werden wiederholt.',
    en: 'Whoever loses is out (Tempelhof 2018 III.C). Drawn games are replayed.',
  },
  'console.system-olympiad-what': {
    da: 'Spillerne deles i lige stærke hold, alle hold mod alle (DSU 2002 4.13.5).',
    de: 'Die Spieler werden in gleich starke Mannschaften geteilt, jede gegen jede (DSU 2002 4.13.5).',
    en: 'Players are divided into equally strong teams, all teams against all (DSU 2002 4.13.5).',
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
  'console.initial-colour-lot': { da: 'ved lod', de: 'nach Los', en: 'by lot' },
  'console.half-point-byes-hint': {
    da: 'Tomt felt: så mange, der ønskes. Aldrig i sidste runde, og ikke for spillere med særlige vilkår (FIDE 2012 8.3.4).',
    de: 'Leeres Feld: so viele wie gewünscht. Nie in der letzten Runde und nicht für Spieler mit besonderen Konditionen (FIDE 2012 8.3.4).',
    en: 'Empty: as many as asked for. Never in the last round, and not for players with special conditions (FIDE 2012 8.3.4).',
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
    da: 'DSU 2002 §16: under halvdelen spillet tæller ikke i stillingen',
    de: 'DSU 2002 §16: unter der Hälfte gespielt zählt nicht in der Tabelle',
    en: 'DSU 2002 §16: less than half played does not count in the standings',
  },
  'console.withdrawals-tempelhof-2018': {
    da: 'Tempelhof 2018 III.A.12–13: pointene korrigeres',
    de: 'Tempelhof 2018 III.A.12–13: die Punkte werden korrigiert',
    en: 'Tempelhof 2018 III.A.12–13: points are corrected',
  },
  'console.swiss-withdrawals-tempelhof-2018': {
    da: 'Tempelhof 2018 III.A.12–13: under halvdelen af runderne stryges',
    de: 'Tempelhof 2018 III.A.12–13: unter der Hälfte der Runden wird gestrichen',
    en: 'Tempelhof 2018 III.A.12–13: less than half of the rounds is struck',
  },
  'console.swiss-withdrawals-fide-2012': {
    da: 'FIDE: alle resultater bliver stående',
    de: 'FIDE: alle Ergebnisse bleiben stehen',
    en: 'FIDE: all results stay',
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
});
