import { type EventCommand, type EventId, eventBook, eventShapes } from '@rokade/event';
import type { Act } from '@rokade/installation';
import { fieldsOf, type ReturnTo } from '@rokade/journal';
import { err } from '@rokade/rules';
import { z } from 'zod';
import { belongingOf } from '../acts/belonging-of.ts';
import { houseRegulations } from '../acts/events/house-regulations.ts';
import { withoutShownYear } from '../acts/personal/births-of-minors.ts';
import type { Application } from '../application.ts';
import type { GroupAllowed, Taker } from '../events/events.ts';
import { newEventId } from '../events/make-events.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, post, takingFile, takingJson } from './api-route.ts';
import { atEvent } from './at-address.ts';
import { basedRequest, onceOrTwice, written } from './based-request.ts';
import { answerWith, asFile, type Exchange } from './exchange.ts';
import { pageIn, pageQuery } from './list-page.ts';
import { mayHere, mayWith, seenIn } from './may-here.ts';

type Command = EventCommand | ReturnTo;

/** The row of the matrix of rights for each command to an event. */
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

/** Whether the sender may execute a command to an event; adding a tournament needs the right to change that too. */
async function mayTell(app: Application, exchange: Exchange, command: Command): Promise<boolean> {
  if (!mayHere(exchange, eventCommandActs[command.kind])) return false;
  if (command.kind !== 'add-group') return true;
  const whose = await belongingOf(app, { kind: 'tournament', id: command.group });
  return mayWith(exchange, 'change-event', { ...whose, id: command.group });
}

/** A command of a sender who may not see birthdays, which so replaces none by its year. */
async function keepingBirthday(
  { events, hall }: Application,
  exchange: Exchange,
  id: EventId,
  command: Command,
): Promise<Command> {
  if (command.kind !== 'change-entrant' || mayHere(exchange, 'see-contact')) return command;
  const event = await events.get(id);
  const entrants = event.ok ? event.value.entrants : [];
  const present = entrants.find((one) => one.id === command.entrant)?.values.birthDate ?? '';
  const day = hall().now.slice(0, 10);
  return { ...command, changes: withoutShownYear(command.changes, 'birthDate', present, day) };
}

const listRoutes = ({ events }: Application): readonly ApiRoute[] => [
  {
    path: '/events',
    act: 'read-public',
    summary: 'The events that the sender may see: by their rights, or because they are public',
    query: pageQuery,
    ...get(async (exchange) => {
      const page = pageIn(exchange, seenIn(exchange, 'see-event', await events.list()));
      return answerWith(page, ({ items, next }) => ({ events: items, next }));
    }),
  },
  {
    path: '/events',
    act: 'make-event',
    summary:
      'Create an event; returns its id. Default regulations: those of the federation of new tournaments',
    status: 201,
    makes: 'event',
    ...takingJson(
      z.strictObject({ values: schemaOf(fieldsOf(eventShapes)) }),
      async (exchange, { values: entered }) => {
        const desk = exchange.get('desk');
        const values = { regulations: houseRegulations(desk), ...entered };
        const id = newEventId(values.name);
        const command = { kind: 'make-event', id, values } as const;
        const request = { basedOn: 0, command, reason: '', confirmed: false };
        const made = await desk.events.execute(id, request, actorOf(exchange));
        return answerWith(made, ({ state: { version } }) => ({ id, version }));
      },
    ),
  },
];

const bookRoutes = (app: Application, { events } = app): readonly ApiRoute[] => [
  {
    path: '/events/{id}',
    act: 'read-public',
    summary: 'An event: complete by the sender’s rights, else as the public sees it',
    ...get(
      atEvent(async (exchange, id) => {
        return mayHere(exchange, 'see-event') ? events.get(id) : events.shown(id, 'everybody');
      }),
    ),
  },
  {
    path: '/events/{id}/commands',
    act: 'see-event',
    summary:
      'Execute a command, by the sender’s rights; once it is answered, its entries are on disk',
    ...takingJson(
      basedRequest(eventBook.commandShape).extend({ confirmed: onceOrTwice }),
      atEvent(async (exchange, id, request) => {
        if (!(await mayTell(app, exchange, request.command))) {
          return err({ code: 'request.not-allowed' });
        }
        const command = await keepingBirthday(app, exchange, id, request.command);
        const done = await events.execute(id, { ...request, command }, actorOf(exchange));
        return answerWith(done, written);
      }),
    ),
  },
  {
    path: '/events/{id}/take-over',
    act: 'keep-entries',
    summary: 'Take the entry list over into the groups; returns the groups that failed',
    ...post(
      atEvent(async (exchange, id) => {
        const may: Taker['may'] = (id, belonging) =>
          mayWith(exchange, 'keep-entries', { ...belonging, id });
        const done = await events.takeOver(id, { actor: actorOf(exchange), may });
        return answerWith(done, (notTaken) => ({ notTaken }));
      }),
    ),
  },
];

const fileRoutes = ({ events }: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/export',
    act: 'take-out-event',
    summary: 'The event’s book as one JSON file',
    ...get(atEvent(async (exchange, id) => asFile(exchange, id, await events.exportJson(id)))),
  },
  {
    path: '/events/{id}/salvage',
    act: 'take-out-event',
    summary: 'The sound entries of a damaged event, as an export',
    ...get(
      atEvent(async (exchange, id) => asFile(exchange, `${id}-salvaged`, await events.salvage(id))),
    ),
  },
  {
    path: '/events/import',
    act: 'make-event',
    summary: 'Import an exported event; returns its id, a new one if its own is taken',
    status: 201,
    makes: 'event',
    ...takingFile(async (exchange, text) =>
      answerWith(await exchange.get('desk').events.importJson(text), (id) => ({ id })),
    ),
  },
  {
    path: '/events/{id}/archive',
    act: 'put-away-event',
    summary: 'Archive an event with its groups, or take them all out of the archive',
    ...takingJson(
      z.strictObject({ archived: z.boolean() }),
      atEvent(async (exchange, id, { archived }) => {
        const may: GroupAllowed = (group, belonging) =>
          mayWith(exchange, 'put-away-event', { ...belonging, id: group });
        return events.putAway(id, { archived, may });
      }),
    ),
  },
];

/** The routes for events: list, read, change, export and import. */
export const eventRoutes = (app: Application): readonly ApiRoute[] => [
  ...listRoutes(app),
  ...bookRoutes(app),
  ...fileRoutes(app),
];
