import { plannedRounds } from '@rokade/tournament';
import { settingSentences } from '#lib/server/about/setting-sentences.ts';
import { belongingShown } from '#lib/server/belonging-page.ts';
import { tournamentAsSeen } from '#lib/server/births.ts';
import { tournamentConflicts } from '#lib/server/conflict-lines.ts';
import { unlicensedOfTournament } from '#lib/server/licence-lines.ts';
import { listedOne } from '#lib/server/listed-tournaments.ts';
import { wholeTournament } from '#lib/server/load-tournament.ts';
import { whoMayPlay } from '#lib/server/who-may-play.ts';
import type { PageServerLoad } from './$types';

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

export { actions } from '#lib/server/tell.ts';
