import type { ChessEvent } from '@rokade/event';
import {
  eventConflicts,
  tournamentConflicts,
} from '@rokade/presentation/console/notices/conflict-lines.ts';
import {
  unlicensedOfEvent,
  unlicensedOfTournament,
} from '@rokade/presentation/console/notices/licence-lines.ts';
import { editionsOf } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { today } from '../register/register-page.ts';

const licencesKept = (locals: App.Locals) => ({
  t: locals.t,
  register: locals.app.register.now(),
  today: today(locals),
});

/** The conflicts of interest and the missing licences of a tournament's officers, as lines. */
export const faultsOfOfficers = (locals: App.Locals, t: Tournament) => ({
  conflicts: tournamentConflicts(locals, t),
  unlicensed: unlicensedOfTournament(licencesKept(locals), t),
});

/** Those of an event's officers, by the regulations of the event and its groups. */
export function faultsOfEventsOfficers(
  locals: App.Locals,
  event: ChessEvent,
  groups: readonly Tournament[],
) {
  const ruled = { groups, editions: editionsOf(event, groups, event.values.firstDay) };
  return {
    conflicts: eventConflicts(locals, event, ruled),
    unlicensed: unlicensedOfEvent(licencesKept(locals), event, ruled),
  };
}
