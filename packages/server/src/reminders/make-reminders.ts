import { setTimeout } from 'node:timers/promises';
import { err, ok, type Result } from '@rokade/rules';
import { type ReminderStore, type StoredReminder, storageFailure } from '@rokade/store';
import { isMailAddress } from './mail.ts';
import {
  noReminders,
  type ReminderError,
  type ReminderSettings,
  reminderShape,
} from './reminder-settings.ts';
import { dueSender, type ReminderSources, settingsIn } from './send-due.ts';

/** A reminder of an event as it stands: gone, under way, or failed for a reason. */
export type SentReminder = Omit<StoredReminder, 'event'>;

/** Reminders of events' deadlines by mail. */
export interface Reminders {
  /** This machine knows a mail server. */
  readonly canSend: boolean;
  /** Of what an event reminds whom, and what has gone. */
  of(event: string): Promise<{ settings: ReminderSettings; sent: readonly SentReminder[] }>;
  change(
    event: string,
    settings: ReminderSettings,
  ): Promise<Result<ReminderSettings, ReminderError>>;
  /** Sends what is due now; each reminder goes once, one that failed is tried again later. */
  sendDue(): Promise<void>;
}

/** How often it is looked what is due, in milliseconds. */
const pace = 5 * 60_000;

/** So long a server that ends waits for a letter, in milliseconds. */
const patience = 3000;

/** Settings whose addresses all are some, with the empty ones left out. */
function checked(asked: ReminderSettings): Result<ReminderSettings, ReminderError> {
  const read = reminderShape.safeParse(asked);
  if (!read.success) return err({ code: 'reminders.invalid' });
  const given = Object.entries(read.data.addresses).filter(([, address]) => address !== '');
  const wrong = given.find(([, address]) => !isMailAddress(address));
  if (wrong === undefined) return ok({ ...read.data, addresses: Object.fromEntries(given) });
  const [field, address] = wrong;
  return err({ code: 'reminders.no-address', address, field });
}

/** What an event's settings are and become. */
const keptReminders = (
  store: ReminderStore,
  clock: () => Date,
): Pick<Reminders, 'of' | 'change'> => ({
  async of(event) {
    const kept = await store.remindersOf(event);
    const sent = await store.sentReminders(event);
    return {
      settings: kept === null ? noReminders : settingsIn(kept.settings),
      sent: sent.map(({ event: _, ...one }) => one),
    };
  },
  async change(event, asked) {
    const settings = checked(asked);
    if (!settings.ok) return settings;
    const changedAt = clock().toISOString();
    await store.keepReminders({ event, settings: JSON.stringify(settings.value), changedAt });
    return settings;
  },
});

/** Reminders as a store keeps them, sent by what the machine has for that, now and then by itself. */
export function makeReminders(
  store: ReminderStore,
  sources: ReminderSources,
): { readonly reminders: Reminders; close(): Promise<void> } {
  const { send, clock } = sources;
  const sendAll = send === null ? async () => undefined : dueSender(store, { ...sources, send });
  let turn: Promise<void> = Promise.resolve();
  const sendDue = (): Promise<void> => {
    const done = turn.then(sendAll);
    turn = done.catch(() => undefined);
    return done;
  };
  let isClosed = false;
  /** A disk that fails is told to who reads or writes next; a reminder ends no server. */
  const look = (): void =>
    void sendDue().catch((thrown) => {
      if (isClosed || storageFailure(thrown) !== null) return;
      const said = thrown instanceof Error ? thrown.stack : String(thrown);
      process.stderr.write(`rokade: reminders: ${said}\n`);
    });
  const timer = send === null ? undefined : setInterval(look, pace).unref();
  return {
    reminders: { canSend: send !== null, ...keptReminders(store, clock), sendDue },
    async close() {
      isClosed = true;
      clearInterval(timer);
      // A letter under way may take longer; it is sent again then, and is known as the same one.
      await Promise.race([turn, setTimeout(patience, undefined, { ref: false })]);
    },
  };
}
