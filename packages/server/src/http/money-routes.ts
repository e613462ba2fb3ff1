import type { EventId } from '@rokade/event';
import type { Result } from '@rokade/rules';
import type { Application } from '../application.ts';
import { moneyAt } from '../money/event-money.ts';
import type { MoneyError } from '../money/money-books.ts';
import { moneyKind } from '../money/money-kind.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { basedRequest, carriedOut } from './based-request.ts';
import { answer, refuse } from './exchange.ts';
import { bodyLimits, readText } from './read-body.ts';
import { allGroups, atEvent, eventIn } from './ruled-event-routes.ts';
import { actorOf } from './tournament-routes.ts';

const asFile = (textOf: (id: EventId) => Promise<Result<string, MoneyError>>, suffix: string) =>
  atEvent(async (exchange, id) =>
    answer(exchange, await textOf(id), (said) => {
      exchange.header('Content-Type', 'application/json; charset=utf-8');
      exchange.header('Content-Disposition', `attachment; filename="${id}-money${suffix}.json"`);
      return exchange.body(said);
    }),
  );

const fileRoutes = ({ events, money }: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events/{id}/money/export',
    act: 'keep-money',
    summary: 'The book of an event’s money as one JSON file',
    handle: asFile(money.exportJson, ''),
  },
  {
    method: 'get',
    path: '/events/{id}/money/salvage',
    act: 'keep-money',
    summary: 'What is sound of a damaged one, as an export',
    handle: asFile(money.salvage, '-salvaged'),
  },
  {
    method: 'post',
    path: '/events/{id}/money/import',
    act: 'keep-money',
    summary: 'Take such a file in, where the event has no book of its money yet',
    handle: atEvent(async (exchange, id) => {
      const event = await events.get(id);
      if (!event.ok) return refuse(exchange, event.error);
      const given = await readText(exchange, bodyLimits.file);
      if (!given.ok) return refuse(exchange, given.error);
      const imported = await money.importJson(id, given.value);
      return answer(exchange, imported, () => exchange.body(null, 204));
    }),
  },
];

/** The money of events: who owes what, booking it, the book out and in. */
export const moneyRoutes = (app: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events/{id}/money',
    act: 'see-money',
    summary: 'Who owes which fee and has paid what, the prizes to pay, and all that was booked',
    handle: atEvent(async (exchange, id) => {
      const event = await app.events.get(id);
      if (!event.ok) return refuse(exchange, event.error);
      const found = await moneyAt(app, event.value, await allGroups(app, event.value));
      return answer(exchange, found, (said) => exchange.json(said));
    }),
  },
  {
    method: 'post',
    path: '/events/{id}/money/commands',
    act: 'keep-money',
    summary: 'Book, take back or say something of an event’s money; once answered, it is on disk',
    ...takingJson(basedRequest(moneyKind.commandShape), async (exchange, request) => {
      const id = eventIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const event = await app.events.get(id.value);
      if (!event.ok) return refuse(exchange, event.error);
      const done = await app.money.execute(id.value, request, actorOf(exchange));
      return answer(exchange, done, carriedOut(exchange));
    }),
  },
  ...fileRoutes(app),
];
