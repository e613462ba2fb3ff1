import type { consoleOrderTexts as reference } from '../en/console-order.ts';
import type { Translation } from '../texts.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts: Translation<typeof reference> = {
  'console.no-tie-breaks': 'Ingen korrektion: lige mange point deler pladsen.',
  'console.tie-break-preset': 'Færdig rækkefølge',
  'console.tie-break-add': 'Tilføj',
  'console.tie-break-own': 'Med tillæg, fx BH-C1',
  'console.tie-break-take': 'Tilføj',
  'console.tie-break-unusable': 'Den findes ikke, eller den bruges ikke i dette system.',
  'console.tie-break-edition-2012': '2012 (bilag 3, virtuel modstander)',
  'console.tie-break-edition-2024': 'C.07 gældende fra august 2024',
  'console.tie-break-edition-2026': 'C.07, gældende fra marts 2026',
  'console.choose': 'Vælg …',
  'console.move-up': 'Flyt op: {what}',
  'console.move-down': 'Flyt ned: {what}',
  'console.leave-out': 'Udelad: {what}',
  'console.equal-places': '{count|Én plads deles|{count} pladser deles}: helt lige spillere',
  'console.equal-places-what':
    'En delt plads forbliver delt, medmindre der trækkes lod. Med frøet kan enhver gentage lodtrækningen; den står i historikken.',
  'console.draw-place-lot': 'Træk lod',
  'console.play-off-what':
    'Hvis alle ønsker det, spiller de et parti hver mod hver med farver ved lod; de, der igen står lige i point og Sonneborn-Berger, placeres efter samme lod (Tempelhof 2018 III.A.4). Sæt kryds ved den, der ikke ønsker det, så afgør loddet.',
  'console.play-off-declines': '{name} ønsker ikke omkamp',
  'console.play-off-draw': 'Alle ønsker omkamp: træk farver',
  'console.play-off-of': 'Omkamp om plads {first}–{last}',
  'console.play-off-open': 'ikke spillet',
  'console.play-off-enter': 'Indtast omkampen',
};
