import type { Texts } from '../texts.ts';

/** Tokens with which programs use the API. */
export const tokensTexts = {
  'token.title': 'Tokens for programs',
  'token.what':
    'A program uses the API with a token, in your name and with the right you give it here, at most one of your own. It loses it when you do. Send it as “Authorization: Bearer …”.',
  'token.none': 'No program has a token.',
  'token.name': 'What the program is called',
  'token.right': 'What it may do',
  'token.make': 'Make a token',
  'token.once':
    'The token is shown this once. Keep it where the program finds it, and nowhere else:',
  'token.made': 'Made',
  'token.used': 'Last used',
  'token.never': 'never',
  'token.revoke': 'Revoke',
  'token.revoked': 'The token is revoked.',
} as const satisfies Texts;
