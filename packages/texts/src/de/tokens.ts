import type { tokensTexts as reference } from '../en/tokens.ts';
import type { Translation } from '../texts.ts';

/** Tokens with which programs use the API. */
export const tokensTexts: Translation<typeof reference> = {
  'token.title': 'Schlüssel für Programme',
  'token.what':
    'Ein Programm benutzt die API mit einem Schlüssel, in Ihrem Namen und mit dem Recht, das Sie ihm hier geben, höchstens einem Ihrer eigenen. Verlieren Sie es, verliert es auch das Programm. Gesendet wird er als „Authorization: Bearer …“.',
  'token.none': 'Kein Programm hat einen Schlüssel.',
  'token.name': 'Wie das Programm heißt',
  'token.right': 'Was es darf',
  'token.make': 'Schlüssel anlegen',
  'token.once':
    'Der Schlüssel wird nur dieses eine Mal gezeigt. Speichern Sie ihn dort, wo das Programm ihn findet, und sonst nirgends:',
  'token.made': 'Angelegt',
  'token.used': 'Zuletzt benutzt',
  'token.never': 'nie',
  'token.revoke': 'Widerrufen',
  'token.revoked': 'Der Schlüssel ist widerrufen.',
};
