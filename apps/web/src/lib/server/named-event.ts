import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import type { Application } from '@rokade/server';
import { listedOne } from './listed-tournaments.ts';

/** What a right or a link can be given for: a tournament, an event with all its groups, or a competition. */
interface Named {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly name: string;
}

async function named(app: Application, id: string): Promise<Named | null> {
  const listed = await listedOne(app, id);
  if (listed !== undefined) {
    const { name, group } = listed;
    return { kind: 'tournament', name: group === '' ? name : `${name}, ${group}` };
  }
  const event = parseEventId(id);
  const found = event === null ? null : await app.events.get(event);
  if (found?.ok === true) return { kind: 'event', name: found.value.values.name };
  const contest = parseContestId(id);
  const played = contest === null ? null : await app.contests.get(contest);
  return played?.ok === true ? { kind: 'contest', name: played.value.values.name } : null;
}

const folders = { tournament: '', event: 'events/', contest: 'club/' } as const;

/** What a tournament or an event is called; null: there is none of this id. */
export const nameOfEvent = async (app: Application, id: string): Promise<string | null> =>
  (await named(app, id))?.name ?? null;

/** Where it stands in the console. */
export async function consoleAddress(app: Application, id: string): Promise<string> {
  const kind = (await named(app, id))?.kind ?? 'tournament';
  return `/console/${folders[kind]}${id}`;
}
