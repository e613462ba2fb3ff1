import {
  type ChessEvent,
  type EventId,
  type EventValues,
  emptyEventValues,
  type GroupId,
  parseEventId,
  parseGroupId,
} from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import type { Actor, Tournament } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { committeeIn } from '../../events/event-facts.ts';
import type { EventError } from '../../events/events.ts';
import type { AppError } from '../../kinds/tournament-types.ts';

type Desk = Pick<Application, 'events' | 'tournaments'>;
type Made<T> = Result<T, EventError | AppError>;

const plain = { confirmed: false, reason: '' };
const longestId = 64;
const ending = '-event';

/** The id of the event that a tournament becomes: always the same, so that doing it again goes on with it. */
const eventIdOf = ({ id }: Pick<Tournament, 'id'>): EventId | null =>
  parseEventId(`${id.slice(0, longestId - ending.length)}${ending}`);

/** The values of the event that is made of a tournament. */
function valuesOf(t: Tournament): EventValues {
  const { settings } = t;
  const { name, place, chiefArbiter, arbiters, roundDates, visibility } = settings;
  const days = roundDates.map((date) => date.slice(0, 10)).filter((day) => day !== '');
  const named = (role: EventValues['officers'][number]['role'], names: readonly string[]) =>
    names.filter((one) => one !== '').map((one) => ({ role, name: one }));
  return {
    ...emptyEventValues,
    name,
    place,
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    officers: [
      ...named('chief-arbiter', [chiefArbiter]),
      ...named('arbiter', arbiters),
      ...committeeIn(t).map((one) => ({ role: 'appeals' as const, ...one })),
    ],
    published: visibility.published,
  };
}

/** The event that holds a tournament, put away or not. */
async function eventHolding({ events }: Desk, id: string): Promise<ChessEvent | null> {
  const listed = (await events.list()).find(
    ({ summary }) => summary?.groups.some((group) => group === id) === true,
  );
  const found = listed === undefined ? null : await events.get(listed.id);
  return found?.ok === true ? found.value : null;
}

/** The event of a tournament: the one that it is in, else the one that was made of it; null: none. */
async function eventThere(desk: Desk, t: Tournament): Promise<ChessEvent | null> {
  const holding = await eventHolding(desk, t.id);
  if (holding !== null) return holding;
  const id = eventIdOf(t);
  const made = id === null ? null : await desk.events.get(id);
  return made?.ok === true ? made.value : null;
}

/** The event that a tournament becomes: the one that there is, or a new one. */
async function eventFor(desk: Desk, t: Tournament, actor: Actor): Promise<Made<ChessEvent>> {
  const there = await eventThere(desk, t);
  if (there !== null) return ok(there);
  const id = eventIdOf(t);
  if (id === null) return err({ code: 'event.missing' });
  const command = { kind: 'make-event', id, values: valuesOf(t) } as const;
  const made = await desk.events.execute(id, { ...plain, basedOn: 0, command }, actor);
  return made.ok ? ok(made.value.state) : made;
}

const groupIds = (groups: readonly Pick<Tournament, 'id'>[]): readonly GroupId[] =>
  groups.flatMap(({ id }) => parseGroupId(id) ?? []);

/**
 * Makes the event whose groups these tournaments are, or puts them into the one that there is: they are
 * made of one tournament, as groups of its entry list or beside it. Groups that are in it already stay
 * as they are.
 */
export async function eventOfGroups(
  desk: Desk,
  from: Tournament,
  groups: readonly Pick<Tournament, 'id'>[],
  actor: Actor,
): Promise<Made<ChessEvent>> {
  const found = await eventFor(desk, from, actor);
  if (!found.ok) return found;
  let event = found.value;
  for (const group of groupIds(groups).filter((one) => !event.groups.includes(one))) {
    const command = { kind: 'add-group', group } as const;
    const request = { ...plain, basedOn: event.version, command };
    const added = await desk.events.execute(event.id, request, actor);
    if (!added.ok) return added;
    event = added.value.state;
  }
  return ok(event);
}

/** Takes the groups of a tournament out of the event that they were put into; where there is none, nothing is done. */
export async function leaveEvent(
  desk: Desk,
  from: Tournament,
  groups: readonly Pick<Tournament, 'id'>[],
  actor: Actor,
): Promise<Made<null>> {
  const there = await eventThere(desk, from);
  if (there === null) return ok(null);
  let event = there;
  for (const group of groupIds(groups).filter((one) => event.groups.includes(one))) {
    const command = { kind: 'remove-group', group } as const;
    const request = { ...plain, basedOn: event.version, command };
    const removed = await desk.events.execute(event.id, request, actor);
    if (!removed.ok) return removed;
    event = removed.value.state;
  }
  return ok(null);
}
