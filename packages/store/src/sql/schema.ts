import { CamelCasePlugin, type Dialect, type Generated, Kysely, type Transaction } from 'kysely';
import type { StoredSession } from '../account-store.ts';
import type { PersonalValue } from '../chain/sealed-entry.ts';
import type { StoredRow } from '../chain/sound-prefix.ts';
import type { StoredLink } from '../link-store.ts';
import type { ContactLook } from '../look-store.ts';
import type { StoredChallenge, StoredPasskey } from '../passkey-store.ts';
import type { StoredReminder, StoredReminders } from '../reminder-store.ts';
import type { StoredScreens } from '../screen-store.ts';
import type { StoredAccount } from '../stored-account.ts';
import type { StoredWebhook } from '../webhook-store.ts';

/**
 * The tables, the same on every SQL database. Their columns are called as the program calls what
 * stands there, in the database with underscores: `changedAt` is `changed_at`.
 */
export interface Schema {
  /** One row a book: what its journal ends with, and what lists say of it. */
  readonly journals: {
    /** `journalKey` of the book. */
    readonly journal: string;
    readonly kind: string;
    version: number;
    hash: string;
    changedAt: string;
    /** JSON. */
    summary: string | null;
    archived: Generated<0 | 1>;
    /** The marks that lists find it by; of format 0 there are none. */
    marked: Generated<number>;
    words: Generated<string>;
    state: Generated<string>;
    day: Generated<string>;
    isPublic: Generated<0 | 1>;
    /** Each on a line, with a line break before and after. */
    ties: Generated<string>;
    /** Whose the book is, by the id of the organisation. */
    organisation: Generated<string>;
    /** The organisations it was handed in to, as the ties are written. */
    handed: Generated<string>;
  };
  /** Journals that were taken away and not begun anew. */
  readonly removed_journals: {
    readonly journal: string;
  };
  /** The newest changes, for other processes. */
  readonly changes: {
    /** Counts all changes from 1. */
    readonly number: number;
    readonly journal: string;
    readonly afterVersion: number;
    /** 0: the journal was removed. */
    readonly version: number;
    /** Who wrote it, so that nobody hears of their own. */
    readonly writer: string;
  };
  /** `entry` is the canonical JSON of the sealed entry, the text its hash is made of. */
  readonly journal_entries: StoredRow & { readonly journal: string };
  /** Of entries that say something of a person, what their hash does not cover, as JSON; a row less is erased. */
  readonly personal_values: Omit<PersonalValue, 'value'> & {
    readonly journal: string;
    readonly value: string;
  };
  readonly accounts: Omit<StoredAccount, 'passkeyOnly'> & {
    /** `accountNameKey` of the name, unique. */
    readonly nameKey: string;
    readonly passkeyOnly: 0 | 1;
  };
  /** The ways to reach one, with spaces between them. */
  readonly passkeys: Omit<StoredPasskey, 'transports'> & { readonly transports: string };
  readonly challenges: StoredChallenge;
  readonly sessions: StoredSession;
  readonly helper_links: StoredLink;
  /** Who was shown whose contact data. */
  readonly contact_looks: ContactLook;
  /** Where organisations are found; the newest address of each is its own, the others lead on to it. */
  readonly organisation_addresses: {
    readonly address: string;
    readonly organisation: string;
    /** Counts the addresses that were taken, from 1. */
    taken: number;
  };
  /** One row a hall whose screens somebody arranged, that of a tournament or event. */
  readonly screens: StoredScreens & { readonly place: string };
  /** Until when a process sends; '' = none does. */
  readonly webhooks: StoredWebhook & { readonly claimedUntil: string };
  readonly reminders: StoredReminders;
  readonly sent_reminders: StoredReminder;
  readonly meta: {
    readonly key: string;
    value: string;
  };
}

/** The tables of a database, and within a transaction. */
export type Tables = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** The tables in a database of a dialect. */
export const tablesOf = (dialect: Dialect): Tables =>
  new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
