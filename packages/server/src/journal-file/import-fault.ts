/** Why a text cannot be imported as a journal. */
export interface ImportInvalid {
  readonly code: 'import.invalid';
  readonly problem: ImportProblem;
  /** The path of the fault, `entries.3.event.round`; '' for the whole text. */
  readonly at: string;
}

/** An export that ends early; its first `sound` entries are whole. */
export type ImportCutOff =
  | { readonly code: 'import.cut-off'; readonly stated: number; readonly sound: number }
  /** An export of an early version, which does not state how many entries it has. */
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
