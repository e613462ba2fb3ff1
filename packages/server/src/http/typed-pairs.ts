import { text } from '@rokade/journal';
import { err } from '@rokade/rules';
import { numberedIn, type TournamentId, typedPairs } from '@rokade/tournament';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atTournament } from './at-address.ts';
import { onceOrTwice } from './based-request.ts';
import type { Exchange, Reply } from './exchange.ts';
import { executeIn } from './execute-in.ts';

/** The body with a round that was paired on paper, typed as pairs of numbers. */
const typedPairsShape = z.strictObject({
  basedOn: z.int().min(0),
  /** `alter-draft`: they replace the draft of the round. */
  kind: z.enum(['pair-by-hand', 'alter-draft']),
  /** The numbers board after board, White's first: `1-12 13-2`. */
  pairs: schemaOf(text),
  reason: schemaOf(text).default(''),
  confirmed: onceOrTwice,
});

/** Pairs a round by hand, or alters its draft, as the command does that names players by their ids. */
async function takeTypedPairs(
  app: Application,
  exchange: Exchange,
  id: TournamentId,
  { kind, pairs, ...request }: z.infer<typeof typedPairsShape>,
): Promise<Reply> {
  const found = await app.tournaments.get(id);
  if (!found.ok) return found;
  const { rounds } = found.value;
  const round = kind === 'alter-draft' ? rounds.length : rounds.length + 1;
  const { boards, faults } = typedPairs(pairs, numberedIn(found.value, round));
  if (faults.length > 0) return err({ code: 'draft.typed-wrong', field: 'pairs', faults });
  return executeIn(app, exchange, id, { ...request, command: { kind, boards } });
}

/** The route for a round that was paired on paper. */
export const typedPairsRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/pairs',
    act: 'pair',
    summary:
      'Pair the next round by hand, or alter its draft, by pairs of the players’ numbers, White’s first: `1-12 13-2`',
    ...takingJson(
      typedPairsShape,
      atTournament((exchange, id, request) => takeTypedPairs(app, exchange, id, request)),
    ),
  },
];
