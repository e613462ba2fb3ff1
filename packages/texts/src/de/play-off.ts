import type { playOffTexts as reference } from '../en/play-off.ts';
import type { Translation } from '../texts.ts';

/** What the console says of a play-off for first place. */
export const playOffTexts: Translation<typeof reference> = {
  'play-off.offer': 'Stichkampf um den ersten Platz',
  'play-off.tied': '{count} Spieler haben die meisten Punkte. Um den Platz spielen: {names}.',
  'play-off.format-match': 'Ein Wettkampf über zwei Partien; bei Gleichstand bis zum ersten Sieg.',
  'play-off.format-round-robin':
    'Jeder gegen jeden einmal; bei Gleichstand aller drei scheidet der Letzte nach der nächsten Feinwertung aus.',
  'play-off.format-knock-out':
    'Halbfinale nach Los und Finale zu je zwei Partien; bei Gleichstand bis zum ersten Sieg.',
  'play-off.conditions':
    'FIDE 2012, Anhang 3: {minutes} Minuten und {seconds} Sekunden je Zug; mindestens {first} Minuten Pause davor und {pause} zwischen den Runden.',
  'play-off.start': 'Stichkampf als eigene Gruppe anlegen',
};
