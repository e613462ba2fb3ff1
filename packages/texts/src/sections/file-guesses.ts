import { section } from '../section.ts';

/** What lenient reading made of a fault; `{text}` is the fault itself. */
export const fileGuessTexts = section({
  'guess.taken-as': {
    da: '{text} – læst som »{takenAs}«',
    de: '{text} – gelesen als „{takenAs}“',
    en: '{text} – taken as “{takenAs}”',
  },
  'guess.left-out': {
    da: '{text} – udeladt',
    de: '{text} – weggelassen',
    en: '{text} – left out',
  },
});

/** What one edition of the report file has no record for. */
export const editionLossTexts = section({
  'loss.scoring': {
    da: 'point, som udgaven ikke kan angive',
    de: 'Punkte, die diese Fassung nicht angeben kann',
    en: 'points that the edition cannot state',
  },
  'loss.file-order': {
    da: 'at filens rækkefølge er lodtrækningen (XXC rank)',
    de: 'dass die Reihenfolge der Datei die Startordnung ist (XXC rank)',
    en: 'that the order of the file is the ranking (XXC rank)',
  },
  'loss.encoded-facts': {
    da: 'kodede oplysninger, 172 til 222 ({count})',
    de: 'kodierte Angaben, 172 bis 222 ({count})',
    en: 'encoded facts, 172 to 222 ({count})',
  },
  'loss.pair-rounds': {
    da: 'forbudte parringer, som kun gælder nogle runder ({count})',
    de: 'verbotene Paarungen, die nur für einige Runden gelten ({count})',
    en: 'forbidden pairs of some rounds alone ({count})',
  },
  'loss.abnormal-points': {
    da: 'point uden for reglerne, 299 ({count})',
    de: 'Punkte außer der Regel, 299 ({count})',
    en: 'abnormal points, 299 ({count})',
  },
  'loss.teams': {
    da: 'hold ({count})',
    de: 'Mannschaften ({count})',
    en: 'teams ({count})',
  },
  'loss.accelerations': {
    da: 'ekstra point alene til parringen, 250 og XXA ({count})',
    de: 'zusätzliche Punkte nur für die Auslosung, 250 und XXA ({count})',
    en: 'extra points for pairing alone, 250 and XXA ({count})',
  },
  'loss.team-facts': {
    da: 'holdenes kortnavne, styrke og point ({count|1 hold|{count} hold})',
    de: 'Kürzel, Stärke und Punkte der Mannschaften ({count})',
    en: 'nicknames, strength and points of teams ({count})',
  },
  'loss.team-matches': {
    da: 'holdkampenes opstilling, fri runder og point ({count})',
    de: 'Aufstellungen, spielfreie Runden und Wertung der Wettkämpfe ({count})',
    en: 'line-ups, byes and scoring of matches ({count})',
  },
});
