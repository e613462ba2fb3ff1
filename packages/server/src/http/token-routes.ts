import { tokenRequestShape } from '../accounts/api-tokens.ts';
import type { Application } from '../application.ts';
import { ownId } from './account-routes.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer } from './exchange.ts';

/** Tokens with which programs use the API in one's name. */
export const tokenRoutes = ({ accounts }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/session/tokens',
    act: 'keep-own-account',
    summary:
      'Your programs’ tokens with their rights and when each was last used, never the tokens',
    handle: async (exchange) =>
      exchange.json({
        tokens: await accounts.tokensOf(ownId(exchange)),
        rights: await accounts.rightsForTokens(ownId(exchange)),
      }),
  },
  {
    method: 'post',
    path: '/session/tokens',
    act: 'keep-own-account',
    summary: 'Make a token for a program, with a right within your own; it is told only here',
    ...takingJson(tokenRequestShape, async (exchange, request) =>
      answer(exchange, await accounts.makeApiToken(ownId(exchange), request), (value) =>
        exchange.json(value, 201),
      ),
    ),
  },
  {
    method: 'delete',
    path: '/session/tokens/{token}',
    act: 'keep-own-account',
    summary: 'Revoke a program’s token',
    handle: async (exchange) => {
      const id = exchange.req.param('token') ?? '';
      return answer(exchange, await accounts.revokeApiToken(ownId(exchange), id), () =>
        exchange.body(null, 204),
      );
    },
  },
];
