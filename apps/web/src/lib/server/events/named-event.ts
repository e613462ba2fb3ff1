import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { parseLeagueId } from '@rokade/league';
import type { Application } from '@rokade/server';
import { nameWithGroup } from '@rokade/tournament';
import { listedOne } from '../tournaments/listed-tournaments.ts';

/** The kind and name of a book for which a right or a link can be given. */
interface Named {
  readonly kind: 'tournament' | 'event' | 'contest' | 'league';
  readonly name: string;
}

async function named(app: Application, id: string): Promise<Named | null> {
  const listed = await listedOne(app, id);
  if (listed !== undefined) {
    return { kind: 'tournament', name: nameWithGroup(listed) };
  }
  const event = parseEventId(id);
  const found = event === null ? null : await app.events.get(event);
  if (found?.ok === true) return { kind: 'event', name: found.value.values.name };
  const contest = parseContestId(id);
  const played = contest === null ? null : await app.contests.get(contest);
  if (played?.ok === true) return { kind: 'contest', name: played.value.values.name };
  const league = parseLeagueId(id);
  const season = league === null ? null : await app.leagues.get(league);
  return season?.ok === true ? { kind: 'league', name: season.value.values.name } : null;
}

const folders = { tournament: '', event: 'events/', contest: 'club/', league: 'leagues/' } as const;

/** The name of a tournament, event, competition or league; null: there is none with this id. */
export const nameOfEvent = async (app: Application, id: string): Promise<string | null> =>
  (await named(app, id))?.name ?? null;

/** The console address of a tournament, event, competition or league. */
export async function consoleAddress(app: Application, id: string): Promise<string> {
  const kind = (await named(app, id))?.kind ?? 'tournament';
  return `/console/${folders[kind]}${id}`;
}
