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
import { type CaptainSources, captainSender } from './send-to-captains.ts';

/** A reminder of an event that was sent, is being sent, or failed with a problem. */
export type SentReminder = Omit<StoredReminder, 'event'>;

/** Reminders of events' deadlines by mail. */
export interface Reminders {
  /** Whether a mail server is configured. */
  readonly canSend: boolean;
  /** The settings of an event's reminders, and the reminders sent. */
  of(event: string): Promise<{ settings: ReminderSettings; sent: readonly SentReminder[] }>;
  change(
    event: string,
    settings: ReminderSettings,
  ): Promise<Result<ReminderSettings, ReminderError>>;
  /** Sends the reminders that are due; each is sent once, and a failed one is tried again later. */
  sendDue(): Promise<void>;
}

/** How often due reminders are searched for, in milliseconds. */
const pace = 5 * 60_000;

/** How long closing waits for a letter that is being sent, in milliseconds. */
const patience = 3000;

/** Validates settings; empty addresses are left out. */
function checked(settings: ReminderSettings): Result<ReminderSettings, ReminderError> {
  const read = reminderShape.safeParse(settings);
  if (!read.success) return err({ code: 'reminders.invalid' });
  const addresses = Object.entries(read.data.addresses).filter(([, address]) => address !== '');
  const wrong = addresses.find(([, address]) => !isMailAddress(address));
  if (wrong === undefined) return ok({ ...read.data, addresses: Object.fromEntries(addresses) });
  const [field, address] = wrong;
  return err({ code: 'reminders.no-address', address, field });
}

/** Makes the acts that read and change an event's settings. */
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
  async change(event, changed) {
    const settings = checked(changed);
    if (!settings.ok) return settings;
    const changedAt = clock().toISOString();
    await store.keepReminders({ event, settings: JSON.stringify(settings.value), changedAt });
    return settings;
  },
});

/** Makes the reminders on their store; with a mail server, due ones are sent every five minutes. */
export function makeReminders(
  store: ReminderStore,
  sources: ReminderSources & Pick<CaptainSources, 'leagues'>,
): { readonly reminders: Reminders; close(): Promise<void> } {
  const { send, clock } = sources;
  const senders =
    send === null
      ? []
      : [dueSender(store, { ...sources, send }), captainSender(store, { ...sources, send })];
  const sendAll = async (): Promise<void> => {
    for (const sendOwn of senders) await sendOwn();
  };
  let turn: Promise<void> = Promise.resolve();
  const sendDue = (): Promise<void> => {
    const done = turn.then(sendAll);
    turn = done.catch(() => undefined);
    return done;
  };
  let isClosed = false;
  // An exception must not end the server; failures of the disk are reported to whoever reads or writes next.
  const look = (): void =>
    void sendDue().catch((thrown) => {
      if (isClosed || storageFailure(thrown) !== null) return;
      const problem = thrown instanceof Error ? thrown.stack : String(thrown);
      process.stderr.write(`rokade: reminders: ${problem}\n`);
    });
  const timer = send === null ? undefined : setInterval(look, pace).unref();
  return {
    reminders: { canSend: send !== null, ...keptReminders(store, clock), sendDue },
    async close() {
      isClosed = true;
      clearInterval(timer);
      // A letter that takes longer is sent again after the next start, with the same id.
      await Promise.race([turn, setTimeout(patience, undefined, { ref: false })]);
    },
  };
}
