import { inAlphabet } from '@rokade/tables';
import { parsePlayerId } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { players } = await loadTournament(locals, params);
  const id = parsePlayerId(params.player);
  const player = players.find((candidate) => candidate.id === id);
  if (player === undefined) error(404, 'no such player');
  const all = [...new Set(players.map(({ details }) => details.club))].filter(Boolean);
  const clubs = inAlphabet(locals.language, all, String);
  return { player: player.id, details: player.details, clubs };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
