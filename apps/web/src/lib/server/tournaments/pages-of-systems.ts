import {
  hasPage,
  isRoundRobin,
  playerLineIn,
  type SystemPage,
  type Tournament,
  viewSchedule,
  viewTeams,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/**
 * This file makes the data of the pages that only some systems have, for arbiters and visitors; error 404 in all
 * others.
 */

function needPage({ settings }: Tournament, page: SystemPage): void {
  if (!hasPage(settings.system, page)) error(404, `no ${page} in this system`);
}

/** The schedule of a round robin, with all rounds. */
export function schedulePage(t: Tournament) {
  needPage(t, 'schedule');
  return { schedule: viewSchedule(t) };
}

/** The seats at the long table, for systems in which players move along it. */
export function seatsPage(t: Tournament) {
  needPage(t, 'seats');
  const { system } = t.settings;
  return {
    seated: t.lots.kind === 'not-drawn' ? [] : t.players.map(playerLineIn(t)),
    cycles: isRoundRobin(system) ? system.cycles : 1,
  } as const;
}

/** The teams with their standings and matches. */
export function teamsPage(t: Tournament) {
  needPage(t, 'teams');
  return { view: viewTeams(t) };
}
