import { aboutTournament } from '@rokade/presentation/about/about-tournament.ts';
import { settingSentences } from '@rokade/presentation/about/setting-sentences.ts';
import { whoMayPlay } from '@rokade/presentation/desks/players/who-may-play.ts';
import { fideModeLines } from '@rokade/presentation/desks/settings/fide-mode-lines.ts';
import { plannedRounds } from '@rokade/tournament';
import { fieldsOfEvent } from '#lib/server/events/fields-of-event.ts';
import { tournamentAsSeen } from '#lib/server/players/births.ts';
import { faultsOfOfficers } from '#lib/server/players/faults-of-officers.ts';
import { belongingShown } from '#lib/server/rights/belonging-page.ts';
import { listedOne } from '#lib/server/tournaments/listed-tournaments.ts';
import { wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const whole = await wholeTournament(locals, params);
  const t = tournamentAsSeen(locals, whole);
  const listed = await listedOne(locals.app, t.id);
  return {
    settings: t.settings,
    ofEvent: await fieldsOfEvent(locals, t.id),
    sentences: settingSentences(t, locals),
    fideModeLines: fideModeLines(t, locals.t),
    about: aboutTournament(t, locals),
    ...faultsOfOfficers(locals, t),
    mayPlay: whoMayPlay(locals, whole),
    rounds: Math.max(t.settings.roundsPlanned, plannedRounds(t), t.settings.roundPlay.length),
    publicAddress: `${url.origin}/t/${t.id}`,
    archived: listed?.archived ?? false,
    belonging: await belongingShown(locals, { kind: 'tournament', id: t.id }),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
