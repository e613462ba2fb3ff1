/** What an event is reminded of, as it is kept. */
export interface StoredReminders {
  readonly event: string;
  /** JSON. */
  readonly settings: string;
  /** UTC, ISO 8601. */
  readonly changedAt: string;
}

/** A reminder that was sent, or was to be. */
export interface StoredReminder {
  readonly event: string;
  /** Which one of the event's, for ever. */
  readonly name: string;
  /** Of the newest try; UTC, ISO 8601. */
  readonly triedAt: string;
  readonly tries: number;
  /** null: it has not gone yet. */
  readonly sentAt: string | null;
  /** Why the newest try failed; '' = it did not, or is under way. */
  readonly problem: string;
}

/** What has to be known of a reminder to try it again: the newest try as it was read. */
export type SeenReminder = Pick<StoredReminder, 'event' | 'name'> & {
  /** null: it was never tried. */
  readonly triedAt: string | null;
};

/** The reminders of events' deadlines. Failures of the medium are thrown. */
export interface ReminderStore {
  /** null: nobody has asked to be reminded. */
  remindersOf(event: string): Promise<StoredReminders | null>;
  allReminders(): Promise<readonly StoredReminders[]>;
  keepReminders(reminders: StoredReminders): Promise<void>;
  /** The newest first. */
  sentReminders(event: string): Promise<readonly StoredReminder[]>;
  /** Begins a try, for one of several processes alone; false: another was quicker, or it has gone. */
  tryReminder(seen: SeenReminder, moment: string): Promise<boolean>;
  /** How a try ended: '' = it has gone. */
  noteReminder(of: Pick<StoredReminder, 'event' | 'name'>, problem: string): Promise<void>;
}
