import { z } from 'zod';
import type { Application } from '../application.ts';
import { attachGames } from '../games/attach-games.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atTournament } from './at-address.ts';
import { actorOf } from './tournament-routes.ts';

const gamesShape = z.strictObject({ pgn: z.string() });

/** Moves of games, from a file. */
export const gamesRoutes = ({ tournaments }: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/games',
    act: 'keep-entries',
    summary: 'Attach the moves of a PGN text to their games; says of every other game why not',
    ...takingJson(
      gamesShape,
      atTournament(async (exchange, id, { pgn }) => {
        const whose = { id: id, actor: actorOf(exchange) };
        return attachGames(tournaments, whose, pgn);
      }),
    ),
  },
];
