import { type ChessEvent, type EventId, parseEventId } from '@rokade/event';
import { err, ok, pointState, type Result, type TimelinePoint } from '@rokade/rules';
import { parseTournamentId, type Tournament, usualSettings } from '@rokade/tournament';
import type { Application } from '../application.ts';
import { entryListOf } from '../events/entry-list.ts';
import { announcementOf } from '../events/event-announcement.ts';
import { classesOf } from '../events/event-classes.ts';
import { federationsOf } from '../events/event-days.ts';
import { rightsOf } from '../events/event-rights.ts';
import { timelineOf } from '../events/event-timeline.ts';
import type { EventError } from '../events/events.ts';
import { waitingLists } from '../events/waiting-lists.ts';
import type { ApiRoute } from './api-route.ts';
import { belongingOf } from './belonging-here.ts';
import { type Exchange, refuse } from './exchange.ts';
import { mayWith } from './may-here.ts';

/** The event in the address; a text that is no id names none. */
export function eventIn(exchange: Exchange): Result<EventId, EventError> {
  const id = parseEventId(exchange.req.param('id') ?? '');
  return id === null ? err({ code: 'store.missing' }) : ok(id);
}

/** A handler that is given the event in the address. */
export const atEvent =
  (handle: (exchange: Exchange, id: EventId) => Promise<Response>) =>
  async (exchange: Exchange): Promise<Response> => {
    const id = eventIn(exchange);
    return id.ok ? handle(exchange, id.value) : refuse(exchange, id.error);
  };

/** A group that its asker may see, or none. */
async function groupSeen(
  app: Application,
  exchange: Exchange,
  group: string,
): Promise<readonly Tournament[]> {
  const id = parseTournamentId(group);
  const whose = await belongingOf(app, { kind: 'tournament', id: group });
  if (id === null || !mayWith(exchange, 'see-boards', { ...whose, id })) return [];
  const found = await app.tournaments.get(id);
  return found.ok ? [found.value] : [];
}

/** All groups that open, whoever may look into them. */
export async function allGroups(
  { tournaments }: Pick<Application, 'tournaments'>,
  { groups }: Pick<ChessEvent, 'groups'>,
): Promise<readonly Tournament[]> {
  const ids = groups.flatMap((group) => parseTournamentId(group) ?? []);
  const found = await Promise.all(ids.map((id) => tournaments.get(id)));
  return found.flatMap((one) => (one.ok ? [one.value] : []));
}

/** The groups that their asker may see. */
const groupsSeen = async (
  app: Application,
  exchange: Exchange,
  { groups }: ChessEvent,
): Promise<readonly Tournament[]> =>
  (await Promise.all(groups.map((group) => groupSeen(app, exchange, group)))).flat();

const toldPoint =
  ({ done, doneBy }: ChessEvent, { hall }: Application) =>
  ({ rule, ...point }: TimelinePoint) => {
    const doneOn = done[point.point] ?? '';
    return {
      ...{ ...point, regulation: rule.edition, article: rule.article, bearer: rule.bearer },
      ...{ done: doneOn, doneBy: doneBy[point.point] ?? '' },
      state: pointState(point, doneOn, hall().now.slice(0, 10)),
    };
  };

/** Whom the entry lists of all events wait for. */
export const waitingListRoute = (app: Application, { events } = app): ApiRoute => ({
  method: 'get',
  path: '/entry-lists',
  act: 'read-public',
  summary: 'Whom the entry lists of the events wait for that the asker sees, the nearest day first',
  handle: async (exchange) => {
    const listed = await events.list();
    const seen = listed.filter((one) => !one.archived && mayWith(exchange, 'see-event', one));
    const found = await Promise.all(seen.map(({ id }) => events.get(id)));
    const open = found.flatMap((one) => (one.ok ? [one.value] : []));
    const withGroups = open.map(async (event) => ({
      ...{ event, groups: await groupsSeen(app, exchange, event) },
    }));
    const day = app.hall().now.slice(0, 10);
    const lists = waitingLists(await Promise.all(withGroups), day);
    return exchange.json({
      lists: lists.map(({ event, point, daysLeft }) => ({
        ...{ event: event.id, name: event.values.name, daysLeft },
        ...toldPoint(event, app)(point),
      })),
    });
  },
});

/** What regulations say of an event as it stands. */
export const ruledEventRoutes = (app: Application, { events } = app): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events/{id}/timeline',
    act: 'see-event',
    summary: 'What has to be done for the event by when and by whom, and what of it is done',
    handle: atEvent(async (exchange, id) => {
      const found = await events.get(id);
      if (!found.ok) return refuse(exchange, found.error);
      const { version } = found.value;
      const points = timelineOf(found.value, await groupsSeen(app, exchange, found.value));
      return exchange.json({ version, points: points.map(toldPoint(found.value, app)) });
    }),
  },
  {
    method: 'get',
    path: '/events/{id}/classes',
    act: 'see-event',
    summary: 'Who plays in which class of the championship, each with the reason and the article',
    handle: atEvent(async (exchange, id) => {
      const found = await events.get(id);
      if (!found.ok) return refuse(exchange, found.error);
      const groups = await groupsSeen(app, exchange, found.value);
      const { federation } = app.installation.newTournament(usualSettings);
      const federations = [...federationsOf(found.value, groups), federation];
      const now = classesOf(found.value, federations);
      const { version, classes: kept } = found.value;
      const earned = rightsOf(found.value, groups);
      const proposed = { rules: now?.rules.code ?? null, classes: now?.classes ?? [] };
      return exchange.json({ version, ...proposed, kept, earned });
    }),
  },
  {
    method: 'get',
    path: '/events/{id}/entry-list',
    act: 'see-event',
    summary:
      'Who entered in the order of ratings, each with what is to be said of the entry, and where the list is',
    handle: atEvent(async (exchange, id) => {
      const found = await events.get(id);
      if (!found.ok) return refuse(exchange, found.error);
      const groups = await groupsSeen(app, exchange, found.value);
      const day = app.hall().now.slice(0, 10);
      const { points, lines } = entryListOf(app, { event: found.value, groups, day });
      const told = points.map(toldPoint(found.value, app));
      return exchange.json({ version: found.value.version, points: told, lines });
    }),
  },
  {
    method: 'get',
    path: '/events/{id}/invitation',
    act: 'see-event',
    summary:
      'What the invitation says, what it has to say by which article, and what is late in it',
    handle: atEvent(async (exchange, id) => {
      const found = await events.get(id);
      if (!found.ok) return refuse(exchange, found.error);
      const { version, invitation } = found.value;
      const groups = await groupsSeen(app, exchange, found.value);
      return exchange.json({ version, invitation, ...announcementOf(found.value, groups) });
    }),
  },
];
