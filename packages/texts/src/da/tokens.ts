import type { tokensTexts as reference } from '../en/tokens.ts';
import type { Translation } from '../texts.ts';

/** Tokens with which programs use the API. */
export const tokensTexts: Translation<typeof reference> = {
  'token.title': 'Nøgler til programmer',
  'token.what':
    'Et program bruger API’et med en nøgle, i dit navn og med den rettighed, du giver det her, højst en af dine egne. Mister du den, mister programmet den også. Nøglen sendes som »Authorization: Bearer …«.',
  'token.none': 'Intet program har en nøgle.',
  'token.name': 'Hvad programmet hedder',
  'token.right': 'Hvad det må',
  'token.make': 'Lav en nøgle',
  'token.once':
    'Nøglen vises denne ene gang. Gem den, hvor programmet finder den, og intet andet sted:',
  'token.made': 'Lavet',
  'token.used': 'Sidst brugt',
  'token.never': 'aldrig',
  'token.revoke': 'Tilbagekald',
  'token.revoked': 'Nøglen er tilbagekaldt.',
};
