import { parseEventId } from '@rokade/event';
import type { Application } from '@rokade/server';
import { listedOne } from './listed-tournaments.ts';

/** What a right or a link can be given for: a tournament, or an event with all its groups. */
interface Named {
  readonly kind: 'tournament' | 'event';
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
  return found?.ok === true ? { kind: 'event', name: found.value.values.name } : null;
}

/** What a tournament or an event is called; null: there is none of this id. */
export const nameOfEvent = async (app: Application, id: string): Promise<string | null> =>
  (await named(app, id))?.name ?? null;

/** Where a tournament or an event stands in the console. */
export const consoleAddress = async (app: Application, id: string): Promise<string> =>
  (await named(app, id))?.kind === 'event' ? `/console/events/${id}` : `/console/${id}`;
