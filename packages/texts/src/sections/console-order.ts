import { section } from '../section.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts = section({
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
});
