import { ok } from '@rokade/rules';
import type { Application } from '../application.ts';
import { reminderShape } from '../reminders/reminder-settings.ts';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { atEvent } from './at-address.ts';

/** The routes for an event's reminders by mail. */
export const reminderRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/events/{id}/reminders',
    act: 'change-event',
    summary: 'The settings of reminders of the event’s deadlines by mail, and the reminders sent',
    ...get(
      atEvent(async (_, id) => {
        const found = await app.events.belonging(id);
        const { canSend, of } = app.reminders;
        return found.ok ? ok({ canSend, ...(await of(id)) }) : found;
      }),
    ),
  },
  {
    path: '/events/{id}/reminders',
    act: 'change-event',
    summary: 'Set who is reminded of the event’s deadlines by mail, and when',
    ...takingJson(
      reminderShape,
      atEvent(async (_, id, settings) => {
        const found = await app.events.belonging(id);
        return found.ok ? app.reminders.change(id, settings) : found;
      }),
    ),
  },
];
