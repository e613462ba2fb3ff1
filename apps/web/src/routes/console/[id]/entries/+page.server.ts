import { playerLineIn } from '@rokade/tournament';
import { fail } from '@sveltejs/kit';
import { playerOfForm, readPlayerForm } from '#lib/entries/player-form.ts';
import { executeForm } from '#lib/server/form-command.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { newPlayerId } from '#lib/server/new-ids.ts';
import { relatedTournaments } from '#lib/server/related-tournaments.ts';
import type { Actions, PageServerLoad } from './$types';

const sortedClubs = (clubs: readonly string[]): readonly string[] =>
  [...new Set(clubs)].filter((club) => club !== '').sort();

/** The entry list in the order of entry, or of the draw numbers once they are drawn. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const lineOf = playerLineIn(t);
  return {
    entries: t.players.map((player) => ({
      ...lineOf(player),
      fromRound: player.fromRound,
      birthDate: player.details.birthDate,
    })),
    clubs: sortedClubs(t.players.map(({ details }) => details.club)),
    entriesClosed: t.entriesClosed,
    lots: t.lots,
    started: t.rounds.length > 0,
    finished: t.finished,
    related: await relatedTournaments(locals.app, t),
  };
};

export const actions: Actions = {
  /** Enters one player. */
  add: async ({ locals, params, request }) => {
    const { id } = await loadTournament(locals, params);
    const form = await request.formData();
    const values = readPlayerForm(form);
    const players = [{ id: newPlayerId(), details: playerOfForm(values) }];
    const done = await executeForm(locals, form, {
      id,
      command: { kind: 'enter-players', players },
    });
    if (!done.ok) return fail(400, { values, error: done.error });
    return { added: values.name };
  },
};
