/** What changed, as whoever mirrors public answers needs it. */
export interface PublicChange {
  /** `people`: how people want their names shown; any public answer may have changed. */
  readonly kind: 'tournament' | 'event' | 'league' | 'contest' | 'organisation' | 'people';
  /** Null: it is not public, or not any more; or it is about people. */
  readonly id: string | null;
  /**
   * The first 22 characters of the SHA-256, in base64url, of `kind/id`. By it somebody who has the book
   * finds it, and nobody else learns of one that is not public.
   */
  readonly key: string;
  /** The local time of the hall at which the public sees more of it without a further change; '' = never. */
  readonly lookAgainAt: string;
}

/** The changes after a cursor. */
export interface PublicChanges {
  /** Whether the cursor is unknown or too old, so that every list has to be read again. */
  readonly everything: boolean;
  readonly changes: readonly PublicChange[];
  /** The cursor after these changes. */
  readonly next: string;
  /** Whether there are more changes already. */
  readonly more: boolean;
}
