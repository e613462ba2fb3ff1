import { gamePage } from '@rokade/presentation/desks/incidents/game-page.ts';
import { gameAt, gameQuestion } from '@rokade/presentation/desks/incidents/game-question.ts';
import { incidentLines } from '@rokade/presentation/desks/incidents/incident-lines.ts';
import { readSheet } from '@rokade/presentation/desks/incidents/score-sheet.ts';
import { namesIn, resultText } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';
import { error, fail, redirect } from '@sveltejs/kit';
import { tournamentActions } from '#lib/server/forms/tell.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { Actions, PageServerLoad } from './$types';

/** The game in the address; error 404 if there is none. */
function gameIn(t: Tournament, params: { readonly round: string; readonly board: string }) {
  return gameAt(t, params) ?? error(404, 'no such game');
}

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const game = gameIn(t, params);
  const { nameOf } = namesIn(t);
  return {
    round: game.round,
    board: game.board,
    ids: { white: game.white, black: game.black },
    players: { white: nameOf(game.white), black: nameOf(game.black) },
    result: resultText(game.result).text,
    ...gamePage(t, locals, game, gameQuestion(t, url.searchParams)),
    incidents: incidentLines(t, locals).filter(
      ({ round, board }) => round === game.round && board === game.board,
    ),
    protests: t.appeals
      .filter((one) => one.game?.round === game.round && one.game.board === game.board)
      .map(({ number }) => number),
    mayKeep: mayDo(locals, 'keep-entries', t.id),
  };
};

/** The score sheets as they were typed. */
const typedIn = (form: FormData) => ({
  white: String(form.get('white') ?? ''),
  black: String(form.get('black') ?? ''),
});

/**
 * Reads typed score sheets and leads to the page that shows them, with the moves alone in its
 * address. A sheet that cannot be read at all stays in its field.
 */
async function read({ locals, request, url, params }: Parameters<Actions[string]>[0]) {
  const t = await loadTournament(locals, params);
  gameIn(t, params);
  const form = await request.formData();
  const typed = typedIn(form);
  const { laws } = gameQuestion(t, new URLSearchParams({ laws: String(form.get('laws') ?? '') }));
  const short = { white: '', black: '' };
  const why = { white: '', black: '' };
  for (const colour of ['white', 'black'] as const) {
    if (typed[colour].trim() === '') continue;
    const outcome = readSheet(locals, typed[colour], laws);
    if (outcome.ok) short[colour] = outcome.sheet.short;
    else why[colour] = outcome.why;
  }
  if (why.white !== '' || why.black !== '') return fail(422, { refusedSheets: { why, typed } });
  const query = new URLSearchParams({ laws });
  for (const [name, text] of Object.entries(short)) if (text !== '') query.set(name, text);
  redirect(303, `${url.pathname}?${query}`);
}

export const actions = { ...tournamentActions, read } satisfies Actions;
