import { ok } from '@rokade/rules';
import { tokenRequestShape } from '../accounts/api-tokens.ts';
import type { Application } from '../application.ts';
import { ownId } from './account-fields.ts';
import { type ApiRoute, get, remove, takingJson } from './api-route.ts';

/** The routes for one's own programs' tokens. */
export const tokenRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    path: '/session/tokens',
    act: 'keep-own-account',
    summary: 'Your programs’ tokens: name, right and last use, without the secrets',
    ...get(async (exchange) =>
      ok({
        tokens: await accounts.tokensOf(ownId(exchange)),
        rights: await accounts.rightsForTokens(ownId(exchange)),
      }),
    ),
  },
  {
    path: '/session/tokens',
    act: 'keep-own-account',
    summary:
      'Create a token for a program, with a right within your own; only this answer contains the secret',
    status: 201,
    example: {
      name: 'Club site',
      right: { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } },
    },
    ...takingJson(tokenRequestShape, (exchange, request) =>
      accounts.makeApiToken(ownId(exchange), request),
    ),
  },
  {
    path: '/session/tokens/{token}',
    act: 'keep-own-account',
    summary: 'Revoke a program’s token',
    ...remove(async (exchange) => {
      const id = exchange.req.param('token') ?? '';
      return accounts.revokeApiToken(ownId(exchange), id);
    }),
  },
];
