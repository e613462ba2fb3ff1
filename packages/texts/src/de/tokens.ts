import type { tokensTexts as reference } from '../en/tokens.ts';
import type { Translation } from '../texts.ts';

/** Tokens with which programs use the API. */
export const tokensTexts: Translation<typeof reference> = {
  'token.title': 'Schlüssel für Programme',
  'token.what':
    'Ein Programm benutzt die API mit einem Schlüssel, im eigenen Namen und mit dem Recht, das hier gegeben wird, höchstens einem der eigenen. Wer es selbst verliert, nimmt es auch dem Programm. Gesendet wird er als „Authorization: Bearer …“.',
  'token.none': 'Kein Programm hat einen Schlüssel.',
  'token.name': 'Wie das Programm heißt',
  'token.right': 'Was es darf',
  'token.make': 'Schlüssel anlegen',
  'token.once':
    'Der Schlüssel wird nur dieses eine Mal gezeigt. Er gehört dorthin, wo das Programm ihn findet, und sonst nirgends hin:',
  'token.made': 'Angelegt',
  'token.used': 'Zuletzt benutzt',
  'token.never': 'nie',
  'token.revoke': 'Widerrufen',
  'token.revoked': 'Der Schlüssel ist widerrufen.',
};
