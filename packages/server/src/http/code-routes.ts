import { err, ok } from '@rokade/rules';
import { parseSubject } from '@rokade/tournament';
import { z } from 'zod';
import { askByCode, askShape, showAsks } from '../acts/codes/ask-by-code.ts';
import { reportByCode, reportShape, showCode } from '../acts/codes/report-by-code.ts';
import type { Application } from '../application.ts';
import { attachGames } from '../games/attach-games.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { atTournament } from './at-address.ts';
import { type Exchange, visitorIn } from './exchange.ts';

const codeIn = (exchange: Exchange) => ({
  code: exchange.req.param('code') ?? '',
  address: visitorIn(exchange).address,
});

/** The subject whose codes are revoked, `t5` or `p` and a player's id; null: all. */
const revokeShape = z.strictObject({ of: z.string().nullable() });

/** The routes to report with a code, and to revoke codes. */
export const codeRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/codes/{code}',
    act: 'read-public',
    summary: 'The board of a code on a table, slip or card, and what was reported for it',
    query: { round: 'The number of the round; left out: the present one' },
    ...get(async (exchange) => {
      const round = Number(exchange.req.query('round')) || null;
      return showCode(app, codeIn(exchange), round);
    }),
  },
  {
    path: '/codes/{code}',
    act: 'read-public',
    summary:
      'Report a result with a code; it is entered, or waits for the other player or an arbiter',
    ...takingJson(reportShape, (exchange, report) => reportByCode(app, codeIn(exchange), report)),
  },
  {
    path: '/codes/{code}/asks',
    act: 'read-public',
    summary:
      'A player’s requests, by their code, with the answers, and the rounds still open for requests',
    ...get((exchange) => showAsks(app, codeIn(exchange))),
  },
  {
    path: '/codes/{code}/asks',
    act: 'read-public',
    summary:
      'Request a bye or a withdrawal with a player’s code, or take the request back (`wish`: null)',
    ...takingJson(askShape, (exchange, ask) => askByCode(app, codeIn(exchange), ask)),
  },
  {
    path: '/tournaments/{id}/codes/revoke',
    act: 'keep-links',
    summary: 'Revoke codes: all (null), or that of a table (`t5`) or a player (`p` and their id)',
    ...takingJson(
      revokeShape,
      atTournament(async (exchange, id, { of }) => {
        const subject = of === null ? null : parseSubject(of);
        if (of !== null && subject === null) {
          return err({ code: 'request.invalid', at: 'of' });
        }
        await app.accounts.revokeCodes(id, subject, actorOf(exchange).name);
        return ok(null);
      }),
    ),
  },
];

const gamesShape = z.strictObject({ pgn: z.string() });

/** The route that attaches moves of games from a file. */
export const gamesRoutes = ({ tournaments }: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/games',
    act: 'keep-entries',
    summary:
      'Attach the moves of a PGN text to their games; returns the other games with the reason',
    ...takingJson(
      gamesShape,
      atTournament(async (exchange, id, { pgn }) => {
        const whose = { id: id, actor: actorOf(exchange) };
        return attachGames(tournaments, whose, pgn);
      }),
      'file',
    ),
  },
];
