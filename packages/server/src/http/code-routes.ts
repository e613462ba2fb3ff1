import { parseSubject } from '@rokade/tournament';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { askByCode, askShape, showAsks } from '../codes/ask-by-code.ts';
import { reportByCode, reportShape, showCode } from '../codes/report-by-code.ts';
import { idIn } from './access.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, type Exchange, refuse, visitorIn } from './exchange.ts';
import { actorOf } from './tournament-routes.ts';

const askedIn = (exchange: Exchange) => ({
  code: exchange.req.param('code') ?? '',
  address: visitorIn(exchange).address,
});

/** Whose codes are to be void: all, or those of one. */
const revokeShape = z.strictObject({ of: z.string().nullable() });

/** Results reported from the boards with a code, and making codes void. */
export const codeRoutes = (app: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/codes/{code}',
    act: 'read-public',
    summary: 'The board that a code on a table, slip or card leads to, and what was reported of it',
    handle: async (exchange) => {
      const round = Number(exchange.req.query('round')) || null;
      const shown = await showCode(app, askedIn(exchange), round);
      return answer(exchange, shown, (value) => exchange.json(value));
    },
  },
  {
    method: 'post',
    path: '/codes/{code}',
    act: 'read-public',
    summary:
      'Report a result with a code; it is entered, or waits for the other player or the arbiter',
    ...takingJson(reportShape, async (exchange, report) =>
      answer(exchange, await reportByCode(app, askedIn(exchange), report), (value) =>
        exchange.json(value),
      ),
    ),
  },
  {
    method: 'get',
    path: '/codes/{code}/asks',
    act: 'read-public',
    summary: 'What a player with a code asked for, the answers, and what they may ask for yet',
    handle: async (exchange) =>
      answer(exchange, await showAsks(app, askedIn(exchange)), (value) => exchange.json(value)),
  },
  {
    method: 'post',
    path: '/codes/{code}/asks',
    act: 'read-public',
    summary: 'Ask for a bye or a withdrawal with a player’s code, or take it back (wish: null)',
    ...takingJson(askShape, async (exchange, ask) =>
      answer(exchange, await askByCode(app, askedIn(exchange), ask), (value) =>
        exchange.json(value),
      ),
    ),
  },
  {
    method: 'post',
    path: '/tournaments/{id}/codes/revoke',
    act: 'keep-links',
    summary: 'Make codes void: all (null), or that of a table (t5) or a player (p and their id)',
    ...takingJson(revokeShape, async (exchange, { of }) => {
      const id = idIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const subject = of === null ? null : parseSubject(of);
      if (of !== null && subject === null) {
        return refuse(exchange, { code: 'request.invalid', at: 'of' });
      }
      await app.accounts.revokeCodes(id.value, subject, actorOf(exchange).name);
      return exchange.body(null, 204);
    }),
  },
];
