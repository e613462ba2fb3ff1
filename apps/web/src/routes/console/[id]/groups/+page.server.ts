import { proposalIn } from '@rokade/presentation/desks/groups/proposed-groups.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { groupsOfList } from '@rokade/server';
import {
  playerLineIn,
  playersToDivide,
  showingWhatDecides,
  type Tournament,
} from '@rokade/tournament';
import { eventOf } from '#lib/server/events/event-of.ts';
import { wholeEvent } from '#lib/server/events/event-page.ts';
import { lacksEvent } from '#lib/server/events/lacks-event.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament, wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/**
 * Whether the classes of the Danish championship are offered: in Danish tournaments without an
 * event or in a championship.
 */
async function offersClasses(locals: App.Locals, t: Tournament): Promise<boolean> {
  if (foreignIn(t.settings).includes('DSU')) return false;
  const event = await eventOf(locals.app, t.id, () => true);
  if (event === null) return true;
  const { invitation } = await wholeEvent(locals, { event: event.id });
  return invitation.kind === 'championship';
}

/** The entry list and the groups it is divided into. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const groups = await groupsOfList(locals.app, t);
  const whole = await wholeTournament(locals, params);
  const started = groups.some(({ rounds }) => rounds.length > 0);
  return {
    entries: playersToDivide(t).map(playerLineIn(showingWhatDecides(t))),
    divided: groups.map((group) => ({
      id: group.id,
      name: group.settings.group,
      system: group.settings.system.code,
      rounds: group.settings.roundsPlanned,
      players: group.players.map(({ id }) => id),
    })),
    proposal: proposalIn(locals, whole, url.searchParams),
    withClasses: await offersClasses(locals, t),
    /** Whether an event with this tournament as group can be created. */
    mayAdd:
      groups.length === 0 &&
      mayDo(locals, 'make-event', null) &&
      mayDo(locals, 'change-event', t.id) &&
      (await eventOf(locals.app, t.id, () => true)) === null,
    lacksEvent: await lacksEvent(locals, t),
    mayDivide:
      t.settings.origin?.kind !== 'group' &&
      t.rounds.length === 0 &&
      !started &&
      mayDo(locals, 'make-event', null),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
