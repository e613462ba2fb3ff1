import {
  isScheduled,
  parsePlayerId,
  plannedRounds,
  publishedRounds,
  type Tournament,
  viewPlayerCard,
  viewStandings,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { namesIn } from '#lib/chess/plain-facts.ts';
import { reasonLines } from '#lib/chess/reason-lines.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { numberKey } from '#lib/views/player/number-key.ts';
import { rankTextOf } from '#lib/views/standings/rank-text.ts';
import type { PageServerLoad } from './$types';

/** The rounds a player can still be kept out of: those not yet published; in a table the last, too. */
const roundsLeft = (t: Tournament): readonly number[] => {
  const planned = plannedRounds(t);
  const next = publishedRounds(t) + 1;
  const first = isScheduled(t.settings.system) ? Math.min(next, planned) : next;
  const count = Math.max(0, planned - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
};

/** All about one player. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const id = parsePlayerId(params.player);
  const player = t.players.find((candidate) => candidate.id === id);
  const card = id === null ? null : viewPlayerCard(t, id);
  if (player === undefined || card === null) error(404, 'no such player');
  return {
    player,
    line: card.player,
    whites: card.whites,
    blacks: card.blacks,
    halfPoints: card.rounds.at(-1)?.halfPointsAfter ?? 0,
    rank: card.rounds.length === 0 ? null : rankTextOf(viewStandings(t).rows, player.id),
    rounds: card.rounds.map(({ because, ...round }) => ({
      ...round,
      because: reasonLines(namesIn(t), because, locals.t),
    })),
    isTable: isScheduled(t.settings.system),
    roundsLeft: t.finished ? [] : roundsLeft(t),
    started: t.rounds.length > 0,
    finished: t.finished,
    number: numberKey(t.lots, t.settings.system),
  };
};
