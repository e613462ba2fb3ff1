import { viewStandings } from '@rokade/tournament';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { rankTexts } from '#lib/views/standings/rank-text.ts';
import type { PageServerLoad } from './$types';

/** Everybody by name, with place and points. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const { rows } = viewStandings(t);
  const ranks = rankTexts(rows);
  const lines = rows.map(({ player, halfPoints }, index) => ({
    player,
    halfPoints,
    rank: t.rounds.length === 0 ? '' : (ranks[index] ?? ''),
    presence: t.players[player.no - 1]?.presence ?? { kind: 'playing' as const },
    byes: t.players[player.no - 1]?.byeRequests.map(({ round }) => round) ?? [],
  }));
  const order = new Intl.Collator(locals.language);
  return { lines: lines.sort((a, b) => order.compare(a.player.name, b.player.name)) };
};
