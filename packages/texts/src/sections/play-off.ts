import { section } from '../section.ts';

/** What the console says of a play-off for first place. */
export const playOffTexts = section({
  'play-off.offer': {
    da: 'Omkamp om førstepladsen',
    de: 'Stichkampf um den ersten Platz',
    en: 'Play-off for first place',
  },
  'play-off.tied': {
    da: '{count} spillere har flest point. Om pladsen spiller: {names}.',
    de: '{count} Spieler haben die meisten Punkte. Um den Platz spielen: {names}.',
    en: '{count} players have the most points. These play for the place: {names}.',
  },
  'play-off.format-match': {
    da: 'En match på to partier; er den lige, spilles der videre, til den ene vinder et parti.',
    de: 'Ein Wettkampf über zwei Partien; bei Gleichstand bis zum ersten Sieg.',
    en: 'A match of two games; if it is drawn, until one wins.',
  },
  'play-off.format-round-robin': {
    da: 'Alle mod alle én gang; står alle tre lige, er den sidste efter næste korrektion ude.',
    de: 'Jeder gegen jeden einmal; bei Gleichstand aller drei scheidet der Letzte nach der nächsten Feinwertung aus.',
    en: 'All against all once; if all three are tied again, the last by the next tie-break is out.',
  },
  'play-off.format-knock-out': {
    da: 'Semifinaler efter lod og finale, hver på to partier; er de lige, spilles der videre, til den ene vinder et parti.',
    de: 'Halbfinale nach Los und Finale zu je zwei Partien; bei Gleichstand bis zum ersten Sieg.',
    en: 'Semi-finals by lot and a final, two games each; if drawn, until one wins.',
  },
  'play-off.conditions': {
    da: 'FIDE 2012, bilag 3: {minutes} minutter og {seconds} sekunder pr. træk; mindst {first} minutters pause før og {pause} mellem runderne.',
    de: 'FIDE 2012, Anhang 3: {minutes} Minuten und {seconds} Sekunden je Zug; mindestens {first} Minuten Pause davor und {pause} zwischen den Runden.',
    en: 'FIDE 2012, annex 3: {minutes} minutes and {seconds} seconds a move; a pause of at least {first} minutes before it and {pause} between rounds.',
  },
  'play-off.start': {
    da: 'Opret omkampen som egen gruppe',
    de: 'Stichkampf als eigene Gruppe anlegen',
    en: 'Create the play-off as a group of its own',
  },
});
