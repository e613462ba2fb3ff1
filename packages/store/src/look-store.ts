/** A record that somebody was shown contact data. Times are UTC, ISO 8601. */
export interface ContactLook {
  readonly id: string;
  readonly at: string;
  /** The account's id and its name at that time. */
  readonly account: string;
  readonly name: string;
  /** The id of the person in the register whose data were shown; '' = everybody, in a file. */
  readonly person: string;
  /** The page or file that showed them. */
  readonly place: string;
  /** The organisation that keeps the register. */
  readonly organisation: string;
}

/** The log of who looked at contact data. Failures of the medium are thrown. */
export interface LookStore {
  addLook(look: ContactLook): Promise<void>;
  /** The looks at an organisation's register, the newest first, `most` at most. */
  looks(organisation: string, most: number): Promise<readonly ContactLook[]>;
  /** Deletes the records before a moment. */
  forgetLooks(before: string): Promise<void>;
}
