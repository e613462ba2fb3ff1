import type { Result } from '@rokade/rules';
import type { AppError } from '@rokade/server';
import { parseTournamentId, plannedRounds, type TournamentId } from '@rokade/tournament';
import { error, fail, redirect } from '@sveltejs/kit';
import { settingSentences } from '#lib/server/about/setting-sentences.ts';
import { belongingAct, belongingShown } from '#lib/server/belonging-page.ts';
import { tournamentAsSeen } from '#lib/server/births.ts';
import { tournamentConflicts } from '#lib/server/conflict-lines.ts';
import { formSender, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { unlicensedOfTournament } from '#lib/server/licence-lines.ts';
import { listedOne } from '#lib/server/listed-tournaments.ts';
import { wholeTournament } from '#lib/server/load-tournament.ts';
import { whoMayPlay } from '#lib/server/who-may-play.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const whole = await wholeTournament(locals, params);
  const t = tournamentAsSeen(locals, whole);
  const listed = await listedOne(locals.app, t.id);
  return {
    settings: t.settings,
    sentences: settingSentences(t, locals),
    conflicts: tournamentConflicts(locals, t),
    unlicensed: unlicensedOfTournament(locals, t),
    mayPlay: whoMayPlay(locals, whole),
    rounds: Math.max(t.settings.roundsPlanned, plannedRounds(t), t.settings.roundPlay.length),
    publicAddress: `${url.origin}/t/${t.id}`,
    archived: listed?.archived ?? false,
    belonging: await belongingShown(locals, { kind: 'tournament', id: t.id }),
  };
};

type Act = (id: TournamentId, form: FormData) => Promise<Result<null, AppError>>;

/** Does something with the whole tournament, and leads back to the list. */
async function actOn({ locals, params, request }: RequestEvent, act: Act) {
  const form = await request.formData();
  const id = parseTournamentId(params.id);
  if (formSender(locals, form) === null) return fail(403, { act: 'away', error: refused });
  if (id === null) return fail(404, { act: 'away', error: { code: 'store.missing' as const } });
  const done = await act(id, form);
  return done.ok ? redirect(303, '/console') : fail(400, { act: 'away', error: done.error });
}

/** Hands the tournament in, takes it back or gives it away. */
function belong({ locals, params, request }: RequestEvent, act: 'handIn' | 'takeBack' | 'give') {
  const id = parseTournamentId(params.id);
  if (id === null) error(404, 'no such tournament');
  return belongingAct(locals, request, { act, what: { kind: 'tournament', id }, list: '/console' });
}

export const actions: Actions = {
  handIn: (event) => belong(event, 'handIn'),
  takeBack: (event) => belong(event, 'takeBack'),
  give: (event) => belong(event, 'give'),
  archive: (event) => actOn(event, (id) => event.locals.app.tournaments.archive(id, true)),
  unarchive: (event) => actOn(event, (id) => event.locals.app.tournaments.archive(id, false)),
  remove: (event) =>
    actOn(event, (id, form) =>
      event.locals.app.tournaments.remove(id, formText(form, 'removeName')),
    ),
};
