import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import type { Application } from '@rokade/server';
import { listedOne } from '../tournaments/listed-tournaments.ts';

/** The kind and name of a book for which a right or a link can be given. */
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

/** The name of a tournament, event or competition; null: there is none with this id. */
export const nameOfEvent = async (app: Application, id: string): Promise<string | null> =>
  (await named(app, id))?.name ?? null;

/** The console address of a tournament, event or competition. */
export async function consoleAddress(app: Application, id: string): Promise<string> {
  const kind = (await named(app, id))?.kind ?? 'tournament';
  return `/console/${folders[kind]}${id}`;
}
