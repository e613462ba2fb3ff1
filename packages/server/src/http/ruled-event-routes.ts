import type { ChessEvent } from '@rokade/event';
import { ok, pointState, type TimelinePoint } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';
import { entryListOf } from '../acts/events/entry-list.ts';
import { classesNow } from '../acts/events/event-classes.ts';
import type { Application } from '../application.ts';
import { announcementOf } from '../events/event-announcement.ts';
import { timelineOf } from '../events/event-days.ts';
import { rightsOf } from '../events/event-rights.ts';
import { waitingLists } from '../events/waiting-lists.ts';
import { type ApiRoute, get } from './api-route.ts';
import { atEvent } from './at-address.ts';
import { groupsSeen } from './groups-seen.ts';
import { mayWith } from './may-here.ts';

const shownPoint =
  ({ done, doneBy }: ChessEvent, { hall }: Application) =>
  ({ rule, ...point }: TimelinePoint) => {
    const { advice = false } = rule;
    const doneOn = done[point.point] ?? '';
    return {
      ...point,
      regulation: rule.edition,
      article: rule.article,
      bearer: rule.bearer,
      done: doneOn,
      doneBy: doneBy[point.point] ?? '',
      advice,
      state: pointState({ rule, date: point.date }, doneOn, hall().now.slice(0, 10)),
    };
  };

/** The route with the open tasks of all events' entry lists. */
const waitingListRoute = (app: Application, { events } = app): ApiRoute => ({
  path: '/entry-lists',
  act: 'read-public',
  summary:
    'The open tasks of entry lists, of all events that the sender may see, the nearest day first',
  ...get(async (exchange) => {
    const listed = await events.list();
    const seen = listed.filter((one) => !one.archived && mayWith(exchange, 'see-event', one));
    const found = await Promise.all(seen.map(({ id }) => events.get(id)));
    const open = found.flatMap((one) => (one.ok ? [one.value] : []));
    const withGroups = open.map(async (event) => ({
      event,
      groups: await groupsSeen(app, exchange, event),
    }));
    const day = app.hall().now.slice(0, 10);
    const lists = waitingLists(await Promise.all(withGroups), day);
    return ok({
      lists: lists.map(({ event, point, daysLeft }) => ({
        event: event.id,
        name: event.values.name,
        daysLeft,
        ...shownPoint(event, app)(point),
      })),
    });
  }),
});

/** A GET handler that answers with a view of the event in the address, and of its groups that the sender may see. */
const ofEvent = (
  app: Application,
  tell: (event: ChessEvent, groups: readonly Tournament[]) => object | Promise<object>,
) =>
  get(
    atEvent(async (exchange, id) => {
      const found = await app.events.get(id);
      if (!found.ok) return found;
      const { version } = found.value;
      const groups = await groupsSeen(app, exchange, found.value);
      return ok({ version, ...(await tell(found.value, groups)) });
    }),
  );

/** The routes with what regulations require of an event. */
export const ruledEventRoutes = (app: Application): readonly ApiRoute[] => [
  waitingListRoute(app),
  {
    path: '/events/{id}/timeline',
    act: 'see-event',
    summary: 'The tasks of the event: what, by when, by whom, and whether it is done',
    ...ofEvent(app, (event, groups) => ({
      points: timelineOf(event, groups).map(shownPoint(event, app)),
    })),
  },
  {
    path: '/events/{id}/classes',
    act: 'see-event',
    summary: 'The classes of the championship and who plays in each, with reason and article',
    ...ofEvent(app, (event, groups) => {
      const now = classesNow(app, event, groups);
      const proposed = { rules: now?.rules.code ?? null, classes: now?.classes ?? [] };
      return { ...proposed, kept: event.classes, earned: rightsOf(event, groups) };
    }),
  },
  {
    path: '/events/{id}/entry-list',
    act: 'see-event',
    summary:
      'The entrants in the order of ratings, with findings about each entry, and the tasks of the list',
    ...ofEvent(app, (event, groups) => {
      const day = app.hall().now.slice(0, 10);
      const { points, lines } = entryListOf(app, { event, groups, day });
      return { points: points.map(shownPoint(event, app)), lines };
    }),
  },
  {
    path: '/events/{id}/invitation',
    act: 'see-event',
    summary:
      'The invitation, the lines of the fee table that stand in it, its required contents by article, and the problems of its days',
    ...ofEvent(app, async (event, groups) => {
      const money = await app.money.of(event.id);
      const fees = money.ok ? money.value.values.fees : [];
      return { invitation: event.invitation, fees, ...announcementOf(event, groups, fees) };
    }),
  },
];
