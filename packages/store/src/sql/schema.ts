import { CamelCasePlugin, type Dialect, type Generated, Kysely, type Transaction } from 'kysely';
import type { StoredSession } from '../account-store.ts';
import type { PersonalValue } from '../chain/sealed-entry.ts';
import type { StoredRow } from '../chain/sound-prefix.ts';
import type { StoredLink } from '../link-store.ts';
import type { ContactLook } from '../look-store.ts';
import type { StoredChallenge, StoredPasskey } from '../passkey-store.ts';
import type { StoredSubscription } from '../push-store.ts';
import type { StoredRelay } from '../relay-store.ts';
import type { StoredReminder, StoredReminders } from '../reminder-store.ts';
import type { StoredScreens } from '../screen-store.ts';
import type { StoredAccount } from '../stored-account.ts';
import type { StoredWebhook } from '../webhook-store.ts';

/**
 * The tables, the same on every SQL database. Columns have the names of the properties, in the database
 * with underscores: `changedAt` is `changed_at`.
 */
export interface Schema {
  /** One row for each book: the end of its journal, and its listing. */
  readonly journals: {
    /** The `journalKey` of the book. */
    readonly journal: string;
    readonly kind: string;
    version: number;
    hash: string;
    changedAt: string;
    /** JSON. */
    summary: string | null;
    archived: Generated<0 | 1>;
    /** The format number of the marks; 0: there are none yet. */
    marked: Generated<number>;
    words: Generated<string>;
    state: Generated<string>;
    day: Generated<string>;
    isPublic: Generated<0 | 1>;
    /** Each key on a line, with a line break before and after. */
    ties: Generated<string>;
    /** The id of the organisation that owns the book. */
    organisation: Generated<string>;
    /** The organisations that it was handed in to, written as `ties` are. */
    handed: Generated<string>;
  };
  /** The keys of journals that were removed and not begun again. */
  readonly removed_journals: {
    readonly journal: string;
  };
  /** The newest changes, for other processes to read. */
  readonly changes: {
    /** Counts all changes, from 1. */
    readonly number: number;
    readonly journal: string;
    readonly afterVersion: number;
    /** 0: the journal was removed. */
    readonly version: number;
    /** The id of the process that wrote it, which skips its own changes. */
    readonly writer: string;
  };
  /** `entry` is the canonical JSON of the sealed entry, over which its hash is made. */
  readonly journal_entries: StoredRow & { readonly journal: string };
  /**
   * The personal values of entries, as JSON, which the entries' hashes do not cover; erased ones have
   * no row.
   */
  readonly personal_values: Omit<PersonalValue, 'value'> & {
    readonly journal: string;
    readonly value: string;
  };
  readonly accounts: Omit<StoredAccount, 'passkeyOnly'> & {
    /** `accountNameKey` of the name, unique. */
    readonly nameKey: string;
    readonly passkeyOnly: 0 | 1;
  };
  /** The transports, separated by spaces. */
  readonly passkeys: Omit<StoredPasskey, 'transports'> & { readonly transports: string };
  readonly challenges: StoredChallenge;
  readonly sessions: StoredSession;
  readonly helper_links: StoredLink;
  /** The log of who was shown whose contact data. */
  readonly contact_looks: ContactLook;
  /**
   * The addresses of organisations; the newest one of each is its present address, the others redirect
   * to it.
   */
  readonly organisation_addresses: {
    readonly address: string;
    readonly organisation: string;
    /** Counts the taken addresses, from 1. */
    taken: number;
  };
  /** One row for each hall with arranged screens, by the tournament or event. */
  readonly screens: StoredScreens & { readonly place: string };
  /** `claimedUntil`: until when a process sends its messages; '' = no process does. */
  readonly webhooks: StoredWebhook & { readonly claimedUntil: string };
  /** `claimedUntil`: until when a process sends its message; '' = no process does. */
  readonly push_subscriptions: StoredSubscription & { readonly claimedUntil: string };
  /** `claimedUntil`: until when a process is at work for it; '' = no process is. */
  readonly relays: StoredRelay & { readonly claimedUntil: string };
  readonly reminders: StoredReminders;
  readonly sent_reminders: StoredReminder;
  readonly meta: {
    readonly key: string;
    value: string;
  };
}

/** The tables of a database or of a transaction in it. */
export type Tables = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** The tables in a database of a dialect. */
export const tablesOf = (dialect: Dialect): Tables =>
  new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
