/** A book that changed, or was removed. */
export interface ChangedBook {
  readonly kind: string;
  readonly id: string;
}

/** The changes of all books after a place in their log. */
export interface ChangedBooks {
  /** Null: the place is unknown or too long ago, and every book may have changed. */
  readonly books: readonly ChangedBook[] | null;
  /** The place in the log after these changes. */
  readonly place: string;
  /** Whether there are more after that place. */
  readonly more: boolean;
}

/** The log of the newest changes of all books, whichever process made them. Failures of the medium are thrown. */
export interface ChangeStore {
  /**
   * The books that changed after a place, each once, in the order of their last change; of at most
   * `most` changes. '' = no place: nothing but the newest one.
   */
  changedAfter(place: string, most: number): Promise<ChangedBooks>;
}
