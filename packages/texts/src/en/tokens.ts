import type { Texts } from '../texts.ts';

/** Tokens with which programs use the API. */
export const tokensTexts = {
  'token.title': 'Tokens for programs',
  'token.what':
    'A program uses the API with a token, in your name and with the right you give it here, which cannot exceed your own. It loses the right when you do. Send it as “Authorization: Bearer …”.',
  'token.none': 'There are no tokens yet.',
  'token.name': 'Name of the program',
  'token.right': 'Right',
  'token.make': 'Create token',
  'token.once':
    'The token is shown only once. Keep it where the program finds it, and nowhere else:',
  'token.made': 'Created',
  'token.used': 'Last used',
  'token.never': 'never',
  'token.revoke': 'Revoke',
  'token.revoked': 'The token has been revoked.',
} as const satisfies Texts;
