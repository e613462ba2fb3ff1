import type { consoleOrderTexts as reference } from '../en/console-order.ts';
import type { Translation } from '../texts.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts: Translation<typeof reference> = {
  'console.no-tie-breaks': 'Ingen korrektion: lige mange point deler pladsen.',
  'console.tie-break-preset': 'Færdig rækkefølge',
  'console.tie-break-add': 'Tilføj',
  'console.tie-break-own': 'Med tillæg, f.eks. BH-C1',
  'console.tie-break-take': 'Tilføj',
  'console.tie-break-unusable': 'Den findes ikke, eller den bruges ikke i dette system.',
  'console.tie-break-edition-2012': '2012 (bilag 3, virtuel modstander)',
  'console.tie-break-edition-2024': 'C.07 fra august 2024',
  'console.tie-break-edition-2026': 'C.07, i kraft siden marts 2026',
  'console.choose': 'Vælg …',
  'console.move-up': 'Flyt op: {what}',
  'console.move-down': 'Flyt ned: {what}',
  'console.leave-out': 'Udelad: {what}',
  'console.equal-places': '{count|Én plads deles|{count} pladser deles}: helt lige spillere',
  'console.equal-places-what':
    'Deles en plads, bliver den stående delt, medmindre der trækkes lod. Lodtrækningen kan gentages af enhver med frøet og står i historikken.',
  'console.draw-place-lot': 'Træk lod',
};
