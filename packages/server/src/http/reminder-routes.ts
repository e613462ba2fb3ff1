import type { EventId } from '@rokade/event';
import type { Application } from '../application.ts';
import { reminderShape } from '../reminders/reminder-settings.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answer, type Exchange, refuse } from './exchange.ts';
import { atEvent, eventIn } from './ruled-event-routes.ts';

const told = async ({ reminders }: Application, exchange: Exchange, id: EventId) =>
  exchange.json({ canSend: reminders.canSend, ...(await reminders.of(id)) });

/** Of which deadlines of an event whom is reminded by mail, and what has gone. */
export const reminderRoutes = (app: Application): readonly ApiRoute[] => [
  {
    method: 'get',
    path: '/events/{id}/reminders',
    act: 'change-event',
    summary: 'Who is reminded of the event’s deadlines by mail, and which reminders have gone',
    handle: atEvent(async (exchange, id) => {
      const found = await app.events.belonging(id);
      return found.ok ? told(app, exchange, id) : refuse(exchange, found.error);
    }),
  },
  {
    method: 'post',
    path: '/events/{id}/reminders',
    act: 'change-event',
    summary: 'Say who is reminded of the event’s deadlines by mail, and when',
    ...takingJson(reminderShape, async (exchange, settings) => {
      const id = eventIn(exchange);
      if (!id.ok) return refuse(exchange, id.error);
      const found = await app.events.belonging(id.value);
      if (!found.ok) return refuse(exchange, found.error);
      const changed = await app.reminders.change(id.value, settings);
      return answer(exchange, changed, (kept) => exchange.json(kept));
    }),
  },
];
