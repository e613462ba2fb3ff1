import { acts } from '@rokade/installation';
import { tournamentState } from '@rokade/presentation/console/round/tournament-state.ts';
import { derivedTournaments, groupsOfEvent, isEmptied, madeFrom } from '@rokade/server';
import { alphabetOf } from '@rokade/tables';
import {
  missingBoards,
  namesShown,
  newestRound,
  parseTournamentId,
  type Tournament,
} from '@rokade/tournament';
import type { ConsoleData } from '#lib/console/frame/console-data.ts';
import { eventOf } from '../events/event-of.ts';
import { mayDo } from '../rights/may-do.ts';
import { listedOf } from '../tournaments/listed-tournaments.ts';

type Listed = Awaited<ReturnType<typeof madeFrom>>[number];

/**
 * The groups of the tournament's event, else those its entry list was divided into, else the
 * tournaments of the same name.
 */
async function groupsListed({ app }: App.Locals, t: Tournament, divided: readonly Listed[]) {
  const listed = (await app.events.list()).find(({ summary }) =>
    summary?.groups.some((group) => `${group}` === `${divided[0]?.id ?? t.id}`),
  );
  const ids = (listed?.summary?.groups ?? []).flatMap((group) => parseTournamentId(group) ?? []);
  if (ids.length > 0) return listedOf(app, ids);
  if (divided.length > 0) return divided;
  return t.settings.group === '' ? [] : groupsOfEvent(app, t);
}

/**
 * The groups of the same event, this one included, by name, with the number of missing results; []
 * if this is the only one.
 */
async function groupsOf(locals: App.Locals, t: Tournament, divided: readonly Listed[]) {
  const { app } = locals;
  const listed = await groupsListed(locals, t, divided);
  for (const one of listed) locals.belongings.set(one.id, one);
  const same = listed.filter(
    (one) =>
      one.damaged === null &&
      (!one.archived || one.id === t.id) &&
      !isEmptied(one) &&
      mayDo(locals, 'see-boards', one),
  );
  if (same.length < 2 && divided.length === 0) return [];
  same.sort((a, b) => alphabetOf('da')(a.group, b.group));
  const found = await Promise.all(same.map(({ id }) => app.tournaments.get(id)));
  return found.flatMap((other) => {
    if (!other.ok) return [];
    const { id, settings } = other.value;
    const round = newestRound(other.value);
    const missing = round?.status === 'published' ? missingBoards(round).length : 0;
    return [{ id, group: settings.group || settings.name, missing }];
  });
}

/** The groups into which this entry list was divided. */
export const groupsMadeOf = async (
  { app }: App.Locals,
  t: Tournament,
): Promise<readonly Listed[]> =>
  t.rounds.length > 0 ? [] : derivedTournaments(await madeFrom(app, t.id), t.id, 'group');

/** The names of all players; none for a helper, whose page of boards has the names it needs. */
function playersFor(locals: App.Locals, t: Tournament) {
  const names = namesShown(mayDo(locals, 'see-event', t.id) ? t.players : []);
  return t.players.flatMap(({ id, no }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, no, name }];
  });
}

/** The data on every console page of a tournament: event, state of the round, next step. */
export async function consoleData(
  locals: App.Locals,
  t: Tournament,
): Promise<Omit<ConsoleData, 'signedIn'>> {
  const divided = await groupsMadeOf(locals, t);
  const ofEvent = divided[0]?.id ?? t.id;
  return {
    ...tournamentState(t),
    may: acts.filter((act) => mayDo(locals, act, t.id)),
    players: playersFor(locals, t),
    event: await eventOf(locals.app, ofEvent, (one) => mayDo(locals, 'see-event', one)),
    groups: await groupsOf(locals, t, divided),
    divided: divided.length > 0,
    problems: locals.app.health().filter(({ id }) => id === t.id),
  };
}
