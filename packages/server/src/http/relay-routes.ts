import { ok } from '@rokade/rules';
import type { Application } from '../application.ts';
import {
  boardsRequestShape,
  broadcastRequestShape,
  type RelayKind,
  type RelayMaker,
} from '../relays/relays.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, post, remove, takingJson } from './api-route.ts';
import { atPlace } from './at-place.ts';
import type { Exchange } from './exchange.ts';

const makerIn = (exchange: Exchange): RelayMaker => {
  const { id, name } = actorOf(exchange);
  return { account: id, name };
};

const act = 'change-event';

/** What both kinds of relays have: trying again at once, and the end. */
const routesOf = (app: Application, kind: RelayKind, what: string): readonly ApiRoute[] => {
  const at = atPlace(app, 'tournaments');
  return [
    {
      path: `/tournaments/{id}/relays/${kind}/now`,
      act,
      summary: `Try again at once, also what was switched off: ${what}`,
      ...post(at((_, id) => app.relays.now(id, kind))),
    },
    {
      path: `/tournaments/{id}/relays/${kind}`,
      act,
      summary: `End it: ${what}`,
      ...remove(at((_, id) => app.relays.end(id, kind))),
    },
  ];
};

/** The routes for broadcasts and electronic boards. */
export const relayRoutes = (app: Application): readonly ApiRoute[] => {
  const at = atPlace(app, 'tournaments');
  return [
    {
      path: '/tournaments/{id}/relays',
      act,
      summary: 'The broadcast and the electronic boards of a tournament, without the token',
      ...get(at(async (_, id) => ok(await app.relays.of(id)))),
    },
    {
      path: '/tournaments/{id}/relays/broadcast',
      act,
      summary:
        'Send the public games to a broadcast of lichess, and keep it current; the token is never shown again, and without one the kept one stays',
      example: {
        rounds: ['abcd1234', 'https://lichess.org/broadcast/open/round-2/efgh5678'],
        token: 'lip_example',
      },
      ...takingJson(
        broadcastRequestShape,
        at((exchange, id, request) => app.relays.broadcast(id, request, makerIn(exchange))),
      ),
    },
    {
      path: '/tournaments/{id}/relays/boards',
      act,
      summary:
        'Take the moves of games from the PGN files that electronic boards write to a folder of the server',
      example: { folder: 'boards of the open' },
      ...takingJson(
        boardsRequestShape,
        at((exchange, id, request) => app.relays.boards(id, request, makerIn(exchange))),
      ),
    },
    ...routesOf(app, 'broadcast', 'the broadcast; its token is forgotten'),
    ...routesOf(app, 'boards', 'the electronic boards'),
  ];
};
