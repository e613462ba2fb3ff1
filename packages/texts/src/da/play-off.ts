import type { playOffTexts as reference } from '../en/play-off.ts';
import type { Translation } from '../texts.ts';

/** What the console says of a play-off for first place. */
export const playOffTexts: Translation<typeof reference> = {
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
