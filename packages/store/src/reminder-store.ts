/** The settings of an event's reminders. */
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
  /** The name of the reminder, unique in its event and never used again. */
  readonly name: string;
  /** The time of the latest try; UTC, ISO 8601. */
  readonly triedAt: string;
  readonly tries: number;
  /** null: not sent yet. */
  readonly sentAt: string | null;
  /** Why the latest try failed; '' = it succeeded or is still running. */
  readonly problem: string;
}

/** A reminder as a process read it, before it tries to send it. */
export type SeenReminder = Pick<StoredReminder, 'event' | 'name'> & {
  /** null: it was not tried before. */
  readonly triedAt: string | null;
};

/** The reminders of events' deadlines. Failures of the medium are thrown. */
export interface ReminderStore {
  /** null: reminders were never switched on. */
  remindersOf(event: string): Promise<StoredReminders | null>;
  allReminders(): Promise<readonly StoredReminders[]>;
  keepReminders(reminders: StoredReminders): Promise<void>;
  /** The newest first. */
  sentReminders(event: string): Promise<readonly StoredReminder[]>;
  /** Begins a try; only one of several processes succeeds. False: another began it, or it was sent. */
  tryReminder(seen: SeenReminder, moment: string): Promise<boolean>;
  /** Stores the result of a try: '' = sent, else why it failed. */
  noteReminder(of: Pick<StoredReminder, 'event' | 'name'>, problem: string): Promise<void>;
}
