import type { Generated } from 'kysely';

/** The tables, as kysely knows them; the same on every SQL database. */
export interface Schema {
  /** One row a book: what its journal ends with, and what lists say of it. */
  readonly journals: {
    /** `journalKey` of the book. */
    readonly journal: string;
    readonly kind: string;
    version: number;
    hash: string;
    changed_at: string;
    /** JSON. */
    summary: string | null;
    archived: Generated<0 | 1>;
    /** The marks that lists find it by; of format 0 there are none. */
    marked: Generated<number>;
    words: Generated<string>;
    state: Generated<string>;
    day: Generated<string>;
    is_public: Generated<0 | 1>;
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
    readonly after_version: number;
    /** 0: the journal was removed. */
    readonly version: number;
    /** Who wrote it, so that nobody hears of their own. */
    readonly writer: string;
  };
  readonly journal_entries: {
    readonly journal: string;
    readonly version: number;
    /** The journal format the entry is written in. */
    readonly format: number;
    /** Canonical JSON of the sealed entry, the text its hash is made of. */
    readonly entry: string;
    readonly hash: string;
  };
  /** Of entries that say something of a person, what their hash does not cover; a row less is erased. */
  readonly personal_values: {
    readonly journal: string;
    /** Of the entry. */
    readonly version: number;
    /** Whose it is, as the book names them. */
    readonly person: string;
    readonly salt: string;
    /** JSON. */
    readonly value: string;
  };
  readonly accounts: {
    readonly id: string;
    name: string;
    /** `accountNameKey` of the name, unique. */
    name_key: string;
    password_hash: string;
    role: 'admin' | 'arbiter' | 'none';
    readonly created_at: string;
    disabled_at: string | null;
    passkey_only: 0 | 1;
    person: string | null;
  };
  readonly passkeys: {
    readonly id: string;
    readonly account_id: string;
    readonly rp_id: string;
    readonly name: string;
    readonly public_key: string;
    counter: number;
    /** With spaces between them. */
    readonly transports: string;
    readonly made_at: string;
    used_at: string | null;
  };
  readonly challenges: {
    readonly challenge: string;
    readonly purpose: string;
    readonly expires_at: string;
  };
  readonly sessions: {
    readonly token_hash: string;
    readonly account_id: string;
    expires_at: string;
    /** '' where it is not known. */
    readonly device: string;
    readonly begun_at: string | null;
    used_at: string | null;
  };
  readonly helper_links: {
    readonly id: string;
    readonly token_hash: string;
    readonly event: string;
    readonly name: string;
    /** JSON. */
    readonly rights: string;
    readonly made_by: string;
    readonly made_at: string;
    revoked_at: string | null;
    used_at: string | null;
  };
  /** Who was shown whose contact data; `person` '' = everybody's. */
  readonly contact_looks: {
    readonly id: string;
    readonly at: string;
    readonly account: string;
    readonly name: string;
    readonly person: string;
    readonly place: string;
    /** Whose register. */
    readonly organisation: string;
  };
  /** Where organisations are found; the newest address of each is its own, the others lead on to it. */
  readonly organisation_addresses: {
    readonly address: string;
    readonly organisation: string;
    /** Counts the addresses that were taken, from 1. */
    taken: number;
  };
  /** One row a hall whose screens somebody arranged. */
  readonly screens: {
    /** Of the tournament or event. */
    readonly place: string;
    /** JSON. */
    arrangement: string;
    changed_at: string;
  };
  /** Addresses that are told of published rounds and results. */
  readonly webhooks: {
    readonly id: string;
    readonly kind: 'tournament' | 'event';
    readonly place: string;
    readonly address: string;
    readonly secret: string;
    readonly made_by: string;
    readonly made_at: string;
    /** JSON. */
    told: string;
    progress: string;
    /** Which process sends now; '' = none. */
    claimed_until: string;
  };
  /** One row an event somebody wants to be reminded of. */
  readonly reminders: {
    readonly event: string;
    /** JSON. */
    settings: string;
    changed_at: string;
  };
  /** One row a reminder that was sent or tried. */
  readonly sent_reminders: {
    readonly event: string;
    readonly name: string;
    tried_at: string;
    tries: number;
    sent_at: string | null;
    problem: string;
  };
  readonly meta: {
    readonly key: string;
    value: string;
  };
}
