import {
  type ChessEvent,
  type EventCommand,
  type EventId,
  eventShapes,
  type PublicEvent,
} from '@rokade/event';
import type { Act } from '@rokade/installation';
import { fieldsOf, type ReturnTo } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { eventKind } from '../events/event-kind.ts';
import type { EventError, GroupAllowed, Taker } from '../events/events.ts';
import { houseRegulations } from '../events/house-regulations.ts';
import { newEventId } from '../events/make-events.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { basedRequest, carriedOut } from './based-request.ts';
import { belongingOf } from './belonging-here.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { mayHere, mayWith, told } from './may-here.ts';
import { bodyLimits, readText } from './read-body.ts';
import { atEvent, eventIn, ruledEventRoutes, waitingListRoute } from './ruled-event-routes.ts';
import { actorOf } from './tournament-routes.ts';

type Command = EventCommand | ReturnTo;

/** The row of the matrix that decides about each command to an event. */
const eventCommandActs: Readonly<Record<Command['kind'], Act>> = {
  'make-event': 'make-event',
  'change-event': 'change-event',
  'change-invitation': 'change-event',
  'tick-point': 'change-event',
  'add-group': 'change-event',
  'remove-group': 'change-event',
  'enter-entrants': 'keep-entries',
  'change-entrant': 'keep-entries',
  'place-entrants': 'keep-entries',
  'remove-entrant': 'keep-entries',
  'erase-entrant': 'erase-person',
  'say-class-facts': 'keep-entries',
  'give-class': 'keep-entries',
  'accept-classes': 'keep-entries',
  'say-entries': 'keep-entries',
  'return-list': 'keep-ratings',
  'write-rights': 'keep-entries',
  'return-to': 'undo',
};

/** Whether the asker may tell an event something; a tournament is added by who may change that, too. */
async function mayTell(app: Application, exchange: Exchange, command: Command): Promise<boolean> {
  if (!mayHere(exchange, eventCommandActs[command.kind])) return false;
  if (command.kind !== 'add-group') return true;
  const whose = await belongingOf(app, { kind: 'tournament', id: command.group });
  return mayWith(exchange, 'change-event', { ...whose, id: command.group });
}

type TextOf = (id: EventId) => Promise<Result<string, EventError>>;

const asFile = (textOf: TextOf, suffix: string) =>
  atEvent(async (exchange, id) =>
    answer(exchange, await textOf(id), (said) => {
      exchange.header('Content-Type', 'application/json; charset=utf-8');
      exchange.header('Content-Disposition', `attachment; filename="${id}${suffix}.json"`);
      return exchange.body(said);
    }),
  );

const listRoutes = ({ events }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events',
    act: 'read-public',
    summary: 'The events: all that the asker sees, else those that are public',
    handle: async (exchange) => {
      const all = await events.list();
      const seen = all.filter(
        (one) =>
          !one.archived && (one.summary?.published === true || mayWith(exchange, 'see-event', one)),
      );
      return exchange.json({ events: seen.map((one) => told(exchange, one)) });
    },
  },
  {
    method: 'post',
    path: '/events',
    act: 'make-event',
    summary: 'Make an event, by the house’s regulations where it says none; gives its id',
    ...takingJson(
      z.strictObject({ values: schemaOf(fieldsOf(eventShapes)) }),
      async (exchange, { values: said }) => {
        const desk = exchange.get('desk');
        const values = { regulations: houseRegulations(desk), ...said };
        const id = newEventId(values.name);
        const command = { kind: 'make-event', id, values } as const;
        const request = { basedOn: 0, command, reason: '', confirmed: false };
        const made = await desk.events.execute(id, request, actorOf(exchange));
        return answer(exchange, made, ({ state: { version } }) =>
          exchange.json({ id, version }, 201),
        );
      },
    ),
  },
];

const bookRoutes = (app: Application, { events } = app): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events/{id}',
    act: 'read-public',
    summary:
      'An event as it stands: with its entry list for whoever sees it all, else what is public',
    handle: atEvent(async (exchange, id) => {
      const found: Result<ChessEvent | PublicEvent, EventError> = mayHere(exchange, 'see-event')
        ? await events.get(id)
        : await events.shown(id, 'everybody');
      return answer(exchange, found, (event) => exchange.json(event));
    }),
  },
  {
    method: 'post',
    path: '/events/{id}/commands',
    act: 'see-event',
    summary: 'Carry out a command that the asker may; once answered, its entries are on disk',
    ...takingJson(basedRequest(eventKind.commandShape), async (exchange, request) => {
      const id = eventIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      if (!(await mayTell(app, exchange, request.command))) {
        return refuse(exchange, { code: 'request.not-allowed' });
      }
      const done = await events.execute(id.value, request, actorOf(exchange));
      return answer(exchange, done, carriedOut(exchange));
    }),
  },
  {
    method: 'post',
    path: '/events/{id}/take-over',
    act: 'keep-entries',
    summary: 'Tell every group who plays in it, as the entry list says; gives what was not taken',
    handle: atEvent(async (exchange, id) => {
      const may: Taker['may'] = (id, belonging) =>
        mayWith(exchange, 'keep-entries', { ...belonging, id });
      const done = await events.takeOver(id, { actor: actorOf(exchange), may });
      return answer(exchange, done, (notTaken) => exchange.json({ notTaken }));
    }),
  },
];

const fileRoutes = ({ events }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events/{id}/export',
    act: 'take-out-event',
    summary: 'The event’s book as one JSON file',
    handle: asFile(events.exportJson, ''),
  },
  {
    method: 'get',
    path: '/events/{id}/salvage',
    act: 'take-out-event',
    summary: 'What is sound of a damaged event, as an export',
    handle: asFile(events.salvage, '-salvaged'),
  },
  {
    method: 'post',
    path: '/events/import',
    act: 'make-event',
    summary: 'Take an exported event in; gives its id, a new one if its own is taken',
    handle: async (exchange) => {
      const given = await readText(exchange, bodyLimits.file);
      if (!given.ok) return refuse(exchange, given.error);
      const imported = await exchange.get('desk').events.importJson(given.value);
      return answer(exchange, imported, (id) => exchange.json({ id }, 201));
    },
  },
  {
    method: 'post',
    path: '/events/{id}/archive',
    act: 'put-away-event',
    summary: 'Put an event away, out of the lists, with its groups, or take them all out again',
    ...takingJson(z.strictObject({ archived: z.boolean() }), async (exchange, { archived }) => {
      const id = eventIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const may: GroupAllowed = (group, belonging) =>
        mayWith(exchange, 'put-away-event', { ...belonging, id: group });
      const done = await events.putAway(id.value, { archived, may });
      return answer(exchange, done, () => exchange.body(null, 204));
    }),
  },
];

/** Listing, looking at and changing events, taking them out and in. */
export const eventRoutes = (app: Application): readonly ApiRoute[] => [
  ...listRoutes(app),
  ...bookRoutes(app),
  waitingListRoute(app),
  ...ruledEventRoutes(app),
  ...fileRoutes(app),
];
