/** That somebody was shown contact data. Times are UTC, ISO 8601. */
export interface ContactLook {
  readonly id: string;
  readonly at: string;
  /** The account, and what it was called then. */
  readonly account: string;
  readonly name: string;
  /** Whose, by the register's id; '' = of everybody in a file. */
  readonly person: string;
  /** Where it was shown. */
  readonly place: string;
  /** Whose register. */
  readonly organisation: string;
}

/** Who looked at contact data. Failures of the medium are thrown. */
export interface LookStore {
  addLook(look: ContactLook): Promise<void>;
  /** Those at an organisation's register, the newest first, so many at most. */
  looks(organisation: string, most: number): Promise<readonly ContactLook[]>;
  /** Forgets what was looked at before a moment. */
  forgetLooks(before: string): Promise<void>;
}
