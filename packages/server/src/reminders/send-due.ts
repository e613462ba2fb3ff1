import { type ChessEvent, parseEventId } from '@rokade/event';
import { type ReminderStore, storedJson } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import { timelineOf } from '../events/event-days.ts';
import type { Events } from '../events/events.ts';
import { allGroups, type OpenTournaments } from '../events/group-players.ts';
import { type DueReminder, dueReminders } from './due-reminders.ts';
import type { SendMail } from './mail.ts';
import { reminderLetter } from './reminder-letter.ts';
import { noReminders, type ReminderSettings, reminderShape } from './reminder-settings.ts';

/** What reminders need besides their store. */
export interface ReminderSources {
  readonly events: Events;
  readonly tournaments: OpenTournaments;
  readonly clock: () => Date;
  readonly hall: () => HallClock;
  /** null: no mail server is configured, and nothing is sent. */
  readonly send: SendMail | null;
}

/** The local time before which no letter is sent. */
const firstHour = '07:00';

/** Settings from the store; without reminders if they are damaged or written by a later version. */
export function settingsIn(text: string): ReminderSettings {
  const read = reminderShape.safeParse(storedJson(text));
  return read.success ? read.data : noReminders;
}

/** An event by its id; null if it is missing, or cancelled and so without reminders. */
async function eventOf(events: Events, text: string): Promise<ChessEvent | null> {
  const id = parseEventId(text);
  const found = id === null ? null : await events.get(id);
  if (found?.ok !== true || found.value.invitation.calledOff === 'cancelled') return null;
  return found.value;
}

/** The due reminders of an event for one address. */
interface ForAddress {
  readonly event: ChessEvent;
  readonly settings: ReminderSettings;
  readonly to: string;
  readonly all: readonly DueReminder[];
  readonly day: string;
}

/** Makes the sending of all due reminders that no other process sends, one letter for each event and address. */
export function dueSender(
  store: ReminderStore,
  { events, tournaments, clock, hall, send }: ReminderSources & { readonly send: SendMail },
): () => Promise<void> {
  async function write({ event, settings, to, all, day }: ForAddress): Promise<void> {
    const moment = clock().toISOString();
    const due: DueReminder[] = [];
    for (const one of all) {
      const { name, triedAt } = one;
      if (await store.tryReminder({ event: event.id, name, triedAt }, moment)) due.push(one);
    }
    if (due.length === 0) return;
    const problem = await send(reminderLetter(event, settings, { to, due, day }));
    for (const { name } of due) await store.noteReminder({ event: event.id, name }, problem ?? '');
  }

  async function sendOf(text: string, settings: ReminderSettings, day: string): Promise<void> {
    if (settings.kinds.length === 0 || Object.keys(settings.addresses).length === 0) return;
    const event = await eventOf(events, text);
    if (event === null) return;
    const points = timelineOf(event, await allGroups(tournaments, event));
    const sent = await store.sentReminders(text);
    const now = clock().getTime();
    const due = dueReminders(settings, { points, done: event.done, sent }, { day, now });
    for (const to of new Set(due.map(({ address }) => address))) {
      const all = due.filter(({ address }) => address === to);
      await write({ event, settings, to, all, day });
    }
  }

  return async () => {
    const [day = '', time = ''] = hall().now.split('T');
    if (time < firstHour) return;
    const listed = await events.list();
    const away = new Set<string>(listed.filter(({ archived }) => archived).map(({ id }) => id));
    for (const { event, settings } of await store.allReminders()) {
      if (!away.has(event)) await sendOf(event, settingsIn(settings), day);
    }
  };
}
