import { z } from 'zod';
import type { Application } from '../application.ts';
import { attachGames } from '../games/attach-games.ts';
import { idIn } from './access.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, refuse } from './exchange.ts';
import { actorOf } from './tournament-routes.ts';

const gamesShape = z.strictObject({ pgn: z.string() });

/** Moves of games, from a file. */
export const gamesRoutes = ({ tournaments }: Application): readonly ApiRoute[] => [
  {
    method: 'post',
    path: '/tournaments/{id}/games',
    act: 'keep-entries',
    summary: 'Attach the moves of a PGN text to their games; says of every other game why not',
    ...takingJson(gamesShape, async (exchange, { pgn }) => {
      const id = idIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const whose = { id: id.value, actor: actorOf(exchange) };
      return answer(exchange, await attachGames(tournaments, whose, pgn), (done) =>
        exchange.json(done),
      );
    }),
  },
];
