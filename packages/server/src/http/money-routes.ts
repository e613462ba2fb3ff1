import { moneyBook } from '@rokade/event';
import { err } from '@rokade/rules';
import { moneyAt } from '../acts/money/event-money.ts';
import { pay, paymentShape } from '../acts/money/payments.ts';
import type { Application } from '../application.ts';
import { allGroups } from '../events/group-players.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingFile, takingJson } from './api-route.ts';
import { atEvent } from './at-address.ts';
import { basedRequest, written } from './based-request.ts';
import { isErasing } from './command-acts.ts';
import { answerWith, asFile } from './exchange.ts';
import { mayHere } from './may-here.ts';

const fileRoutes = ({ events, money }: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/money/export',
    act: 'keep-money',
    summary: 'The book of an event’s money as one JSON file',
    ...get(
      atEvent(async (exchange, id) => asFile(exchange, `${id}-money`, await money.exportJson(id))),
    ),
  },
  {
    path: '/events/{id}/money/salvage',
    act: 'keep-money',
    summary: 'The sound entries of a damaged book of an event’s money, as an export',
    ...get(
      atEvent(async (exchange, id) =>
        asFile(exchange, `${id}-money-salvaged`, await money.salvage(id)),
      ),
    ),
  },
  {
    path: '/events/{id}/money/import',
    act: 'keep-money',
    summary: 'Import such a file if the event has no book of its money yet',
    ...takingFile(
      atEvent(async (_, id, text) => {
        const event = await events.get(id);
        return event.ok ? money.importJson(id, text) : event;
      }),
    ),
  },
];

/** The routes for the money of events: read, book, export and import. */
export const moneyRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/money',
    act: 'see-money',
    summary: 'The fees owed and paid, the prizes to pay, and all bookings',
    ...get(
      atEvent(async (_, id) => {
        const event = await app.events.get(id);
        return event.ok
          ? moneyAt(app, event.value, await allGroups(app.tournaments, event.value))
          : event;
      }),
    ),
  },
  {
    path: '/events/{id}/money/commands',
    act: 'keep-money',
    summary:
      'Book, cancel or change something in an event’s money; once it is answered, it is on disk',
    ...takingJson(
      basedRequest(moneyBook.commandShape),
      atEvent(async (exchange, id, request) => {
        if (isErasing(request.command) && !mayHere(exchange, 'erase-person')) {
          return err({ code: 'request.not-allowed' });
        }
        const event = await app.events.get(id);
        if (!event.ok) return event;
        return answerWith(await app.money.execute(id, request, actorOf(exchange)), written);
      }),
    ),
  },
  {
    path: '/events/{id}/money/payments',
    act: 'keep-money',
    summary:
      'Book a payment: of a fee or a part of it, a club’s fees, the federation’s fee, a prize, a deposit, or anything else',
    ...takingJson(
      paymentShape,
      atEvent(async (exchange, id, payment) => {
        const event = await app.events.get(id);
        if (!event.ok) return event;
        const paid = await pay(app, event.value, payment, actorOf(exchange));
        return answerWith(paid, (version) => ({ version }));
      }),
    ),
  },
  ...fileRoutes(app),
];
