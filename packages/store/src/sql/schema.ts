/** The tables, as kysely knows them; the same on every SQL database. */
export interface Schema {
  /** One row a tournament: what its journal ends with. */
  readonly journals: {
    readonly id: string;
    version: number;
    hash: string;
    changed_at: string;
  };
  readonly journal_entries: {
    readonly tournament_id: string;
    readonly version: number;
    /** The journal format the entry is written in. */
    readonly format: number;
    /** Canonical JSON of the entry, the text its hash is made of. */
    readonly entry: string;
    readonly hash: string;
  };
  readonly accounts: {
    readonly id: string;
    name: string;
    /** `accountNameKey` of the name, unique. */
    name_key: string;
    password_hash: string;
    readonly role: 'admin' | 'arbiter';
    readonly created_at: string;
    disabled_at: string | null;
  };
  readonly sessions: {
    readonly token_hash: string;
    readonly account_id: string;
    expires_at: string;
  };
  readonly meta: {
    readonly key: string;
    value: string;
  };
}
