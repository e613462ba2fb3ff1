/** Why a text cannot be taken in as a journal. */
export interface ImportInvalid {
  readonly code: 'import.invalid';
  readonly problem: ImportProblem;
  /** Where: a path as `entries.3.event.round`, an entry's number, or '' for the whole text. */
  readonly at: string;
}

/** An export that ends early; its first `sound` entries are whole. */
export type ImportCutOff =
  | { readonly code: 'import.cut-off'; readonly stated: number; readonly sound: number }
  /** Written before exports said how many entries they have. */
  | { readonly code: 'import.broken-off'; readonly sound: number };

export type ImportFault = ImportInvalid | ImportCutOff;

export type ImportProblem =
  | 'too-large'
  | 'too-deep'
  | 'not-json'
  | 'not-a-journal'
  | 'newer-format'
  | 'wrong-shape'
  | 'hash-mismatch'
  | 'other-kind'
  | 'not-a-book';
