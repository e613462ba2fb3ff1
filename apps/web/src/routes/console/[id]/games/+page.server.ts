import { decodeInput } from '@rokade/formats';
import { attachGames } from '@rokade/server';
import { movesOf, publishedRounds, type Tournament } from '@rokade/tournament';
import { fail } from '@sveltejs/kit';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { givenList } from '#lib/server/given-list.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import type { Actions, PageServerLoad } from './$types';

/** Which boards of a round have moves. */
function roundOf(t: Tournament, round: number) {
  const games = t.rounds[round - 1]?.games ?? [];
  const without = games.filter(({ white, black }) => movesOf(t, { round, white, black }) === '');
  return { round, games: games.length, without: without.map(({ board }) => board) };
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const rounds = Array.from({ length: publishedRounds(t) }, (_, index) => roundOf(t, index + 1));
  return {
    games: rounds,
    shown: t.settings.movesShown === 'yes',
    mayAttach: mayDo(locals, 'keep-entries', t.id),
  };
};

export const actions: Actions = {
  /** Attaches what is clear, and says of every other game why not. */
  default: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const form = await request.formData();
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { error: refused });
    const text = decodeInput(await givenList(form));
    if (!text.ok) return fail(400, { error: { code: 'games.none' as const } });
    const done = await attachGames(locals.app.tournaments, { id: t.id, actor }, text.value);
    return done.ok ? { done: done.value } : fail(400, { error: done.error });
  },
};
