import type { consoleOrderTexts as reference } from '../en/console-order.ts';
import type { Translation } from '../texts.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts: Translation<typeof reference> = {
  'console.no-tie-breaks': 'Ingen korrektion: lige mange point deler pladsen.',
  'console.tie-break-preset': 'Færdig rækkefølge',
  'console.tie-break-add': 'Tilføj',
  'console.tie-break-own': 'Med tillæg, fx BH-C1',
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
    'En delt plads forbliver delt, medmindre der trækkes lod. Med lodtrækningstallet kan enhver gentage lodtrækningen; den står i historikken.',
  'order-given.by-hand': 'Bestem rækkefølgen i hånden',
  'order-given.by-hand-what':
    'Hvor reglementet overlader rækkefølgen til dommeren. Tabellen siger, at dommeren har bestemt den; der spørges om en begrundelse.',
  'order-given.place': 'Nummer for {name}',
  'order-given.give': 'Bestem rækkefølgen',
  'order-given.values': 'Indtast værdier udefra',
  'order-given.values-what':
    'Det, der afgjorde mellem dem et andet sted, fx et armageddon eller en omkamp. Mest er bedst; spillere med samme værdi deler fortsat pladsen. Navn og værdier står under den offentlige tabel.',
  'order-given.values-name': 'Hvad der afgjorde',
  'order-given.value-of': 'Værdi for {name}',
  'order-given.values-give': 'Placér efter værdierne',
  'console.play-off-what':
    'Hvis alle ønsker det, spiller de et parti hver mod hver med farver ved lod; de, der igen står lige i point og Sonneborn-Berger, placeres efter samme lod (Tempelhof 2018 III.A.4). Sæt kryds ved den, der ikke ønsker det, så afgør loddet.',
  'console.play-off-declines': '{name} ønsker ikke omkamp',
  'console.play-off-draw': 'Alle ønsker omkamp: træk farver',
  'console.play-off-of': 'Omkamp om plads {first}–{last}',
  'console.play-off-open': 'ikke spillet',
  'console.play-off-enter': 'Indtast omkampen',

  // What the console says of a play-off for first place.
  'play-off.offer': 'Omkamp om førstepladsen',
  'play-off.tied': '{count} spillere har flest point. Om pladsen spiller: {names}.',
  'play-off.format-match':
    'En match på to partier; er den lige, spilles der videre, til den ene vinder et parti.',
  'play-off.format-round-robin':
    'Alle mod alle én gang; står alle tre lige, er den sidste efter næste korrektion ude.',
  'play-off.format-knock-out':
    'Semifinaler efter lod og finale, hver på to partier; er de lige, spilles der videre, til den ene vinder et parti.',
  'play-off.conditions':
    'FIDE 2012, bilag 3: {minutes} minutter og {seconds} sekunder pr. træk; mindst {first} minutters pause før og {pause} mellem runderne.',
  'play-off.start': 'Opret omkampen som egen gruppe',
};
