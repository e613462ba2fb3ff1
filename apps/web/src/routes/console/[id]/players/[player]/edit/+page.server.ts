import { parsePlayerId } from '@rokade/tournament';
import { error, fail, redirect } from '@sveltejs/kit';
import {
  formOfPlayer,
  playerChanges,
  playerOfForm,
  readPlayerForm,
} from '#lib/desks/entries/player-form.ts';
import { executeForm } from '#lib/server/form-command.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { Actions, PageServerLoad } from './$types';

async function playerOf(locals: App.Locals, params: { id: string; player: string }) {
  const t = await loadTournament(locals, params);
  const id = parsePlayerId(params.player);
  const player = t.players.find((candidate) => candidate.id === id);
  if (player === undefined) error(404, 'no such player');
  return { t, player };
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const { t, player } = await playerOf(locals, params);
  const clubs = [...new Set(t.players.map(({ details }) => details.club))].filter(Boolean).sort();
  return { playerId: player.id, values: formOfPlayer(player.details), clubs };
};

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const { t, player } = await playerOf(locals, params);
    const form = await request.formData();
    const values = readPlayerForm(form);
    const changes = playerChanges(player.details, playerOfForm(values));
    const page = `/console/${t.id}/players/${player.id}`;
    if (Object.keys(changes).length === 0) redirect(303, page);
    const command = { kind: 'change-player', player: player.id, changes } as const;
    const done = await executeForm(locals, form, { id: t.id, command });
    if (!done.ok) return fail(400, { values, error: done.error });
    redirect(303, page);
  },
};
