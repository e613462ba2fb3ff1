import {
  type EventId,
  type EventTypes,
  eventBook,
  type Happening,
  isSeated,
  parseEventId,
  planTakingOver,
  publicEvent,
} from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import type { ExecutionContext } from '../books/execute.ts';
import { keepJournal } from '../books/keep-journal.ts';
import { makeBooks, type RunningBooks } from '../books/make-books.ts';
import type { BasedRequest } from '../kinds/books.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import { linkedInEvent, type RegisterOf, saysNumbers } from '../offers/linked-by-number.ts';
import { type KeepsOut, keptOutOfEvent } from '../sanctions/kept-out.ts';
import { newIdNamed } from '../values/new-ids.ts';
import type { EventError, Events } from './events.ts';
import { groupPlayers } from './group-players.ts';
import { putAway } from './put-away.ts';
import { takeOver } from './take-over.ts';

type Running = RunningBooks<EventTypes>;
type Facts = NonNullable<ExecutionContext<EventTypes>['facts']>;

/** The events, with what the server needs to run them. */
export interface RunningEvents extends Pick<Running, 'lookThrough' | 'damages' | 'close'> {
  readonly events: Events;
  /** The events at the desk of an organisation, which owns new ones. */
  in(organisation: string): Events;
}

export const newEventId = (name: string): EventId => newIdNamed(parseEventId, name);

async function importEvent(
  running: Running,
  organisation: string | undefined,
  text: string,
): Promise<Result<EventId, EventError>> {
  const read = await running.reading.readJournal(eventBook, text);
  if (!read.ok) return read;
  const newId = ({ name }: EventTypes['summary']) => newEventId(name);
  return keepJournal<EventTypes>({ running, organisation, newId }, read.value);
}

type Objection = Extract<EventTypes['refusal'], { code: `event.${string}` }>;

/** Whether an event and a tournament belong to the same organisation. */
async function areOfOne(
  events: Running['books'],
  event: EventId,
  tournaments: Tournaments,
  tournament: TournamentId,
): Promise<boolean> {
  const [one, other] = [await events.belonging(event), await tournaments.belonging(tournament)];
  return one.ok && other.ok && one.value.organisation === other.value.organisation;
}

/** Why a tournament cannot become a group of an event: it is missing, another organisation's, or another event's. */
async function groupObjection(
  { books }: Running,
  tournaments: Tournaments,
  { id, group }: { readonly id: EventId; readonly group: EventTypes['summary']['groups'][number] },
): Promise<Objection | null> {
  const tournament = parseTournamentId(group);
  const found = tournament === null ? null : await tournaments.get(tournament);
  const isOurs = tournament !== null && (await areOfOne(books, id, tournaments, tournament));
  if (found === null || !found.ok || !isOurs) return { code: 'event.unknown-group', group };
  const other = (await books.list()).find(
    (one) => one.id !== id && !one.archived && one.summary?.groups.includes(group) === true,
  );
  return other === undefined
    ? null
    : { code: 'event.group-elsewhere', event: other.summary?.name ?? '' };
}

/** Why entrants cannot be moved or removed: one has been paired in a group. */
async function seatObjection(
  { books }: Running,
  tournaments: Tournaments,
  { id, entrants }: { readonly id: EventId; readonly entrants: readonly string[] },
): Promise<Objection | null> {
  const event = await books.get(id);
  if (!event.ok) return null;
  const there = await groupPlayers(tournaments, event.value.groups);
  const seated = event.value.entrants.find(
    (one) => entrants.includes(one.id) && isSeated(there, one.id),
  );
  return seated === undefined
    ? null
    : { code: 'event.group-begun', entrant: seated.id, name: seated.values.name };
}

/** The objection of an event's tournaments to a command; the event's own book decides everything else. */
async function objection(
  running: Running,
  tournaments: Tournaments,
  id: EventId,
  { command }: BasedRequest<EventTypes>,
): Promise<Objection | null> {
  switch (command.kind) {
    case 'add-group':
      return groupObjection(running, tournaments, { id, group: command.group });
    case 'place-entrants':
      return seatObjection(running, tournaments, { id, entrants: command.entrants });
    case 'remove-entrant':
      return seatObjection(running, tournaments, { id, entrants: [command.entrant] });
    default:
      return null;
  }
}

/** A request with the register's persons added whose numbers it contains. */
async function linkedRequest(
  books: Pick<Running['books'], 'get' | 'belonging'>,
  registerOf: RegisterOf | undefined,
  { id, request }: { id: EventId; request: BasedRequest<EventTypes> },
): Promise<typeof request> {
  if (registerOf === undefined || !saysNumbers(request.command)) return request;
  const [found, whose] = [await books.get(id), await books.belonging(id)];
  if (!found.ok || !whose.ok) return request;
  const register = await registerOf(whose.value.organisation);
  return { ...request, command: linkedInEvent(register, found.value, request.command) };
}

/** Makes the events on their store; `tournaments` are their groups. */
export function makeEvents(
  store: JournalStore<Happening>,
  tournaments: Tournaments,
  {
    clock,
    keptOut = () => [],
    registerOf,
  }: {
    readonly clock: () => Date;
    readonly keptOut?: KeepsOut | undefined;
    readonly registerOf?: RegisterOf | undefined;
  },
): RunningEvents {
  const times = () => ({ at: clock().toISOString(), now: '' });
  const facts: Facts = async (event, command) => ({
    keptOut: keptOutOfEvent(keptOut, event, command),
  });
  const running = makeBooks(eventBook, store, { times, facts });
  const { books, lookThrough, damages, close } = running;

  const planned: Events['planTakingOver'] = async (id) => {
    const event = await books.get(id);
    if (!event.ok) return event;
    const there = await groupPlayers(tournaments, event.value.groups);
    return ok({ event: event.value, there, plan: planTakingOver(event.value, there) });
  };

  /** The acts that begin events, which belong to the organisation. */
  const beginning = (organisation: string | undefined): Pick<Events, 'execute' | 'importJson'> => ({
    async execute(id, request, actor) {
      const objected = await objection(running, tournaments, id, request);
      if (objected !== null) return err(objected);
      const linked = await linkedRequest(books, registerOf, { id, request });
      return running.executeIn(organisation, id, linked, actor);
    },
    importJson: (text) => importEvent(running, organisation, text),
  });
  const events: Events = {
    ...books,
    ...beginning(undefined),
    async shown(id, to) {
      const found = await books.get(id);
      if (!found.ok) return found;
      const isSeen = found.value.values.published || to === 'arbiter';
      return isSeen ? ok(publicEvent(found.value)) : err({ code: 'store.missing' });
    },
    putAway: (id, request) => putAway({ books, tournaments }, id, request),
    planTakingOver: planned,
    async takeOver(id, taker) {
      const made = await planned(id);
      return made.ok ? ok(await takeOver(tournaments, made.value.plan, taker)) : made;
    },
  };
  return {
    events,
    in: (organisation) => ({ ...events, ...beginning(organisation) }),
    lookThrough,
    damages,
    close,
  };
}
