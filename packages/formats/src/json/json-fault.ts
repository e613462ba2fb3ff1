import type { TrfProblem } from '../trf/trf-fault.ts';

/** What is wrong with a value in a JSON document. */
export type JsonProblem =
  | 'not-text'
  | 'not-half-points'
  /** Not a whole number from 1 to 9999. */
  | 'not-ordinal'
  | 'not-round'
  | 'not-whole'
  /** Not a number with at most two decimals. */
  | 'not-amount'
  | 'not-yes-or-no'
  | 'not-list'
  | 'not-object'
  | 'unknown-word'
  | 'missing'
  /** No property that the document has. */
  | 'unknown'
  | 'not-number'
  | 'not-points'
  | 'not-a-date'
  | 'out-of-range'
  | 'twice'
  | 'too-early'
  | 'unlike-the-others';

/** Why a JSON input is refused. `path` leads to the value: `players[3].rating`. */
export type JsonFault =
  | { readonly code: 'json.syntax'; readonly line: number; readonly column: number }
  /** Lists and objects within one another beyond what anybody wrote; nothing of it was read. */
  | {
      readonly code: 'json.too-deep';
      readonly most: number;
      readonly line: number;
      readonly column: number;
    }
  /** Sound JSON, but none of our documents. */
  | { readonly code: 'json.unknown-document' }
  | { readonly code: 'json.newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'json.wrong-type'; readonly path: string; readonly problem: JsonProblem }
  /** None of the words that may stand there, which are named. */
  | { readonly code: 'json.unknown-word'; readonly path: string; readonly words: string }
  | {
      readonly code: 'json.out-of-bounds';
      readonly path: string;
      readonly least: number;
      readonly most: number;
    }
  /** What a report file would be refused for, too. */
  | (TrfProblem & { readonly path: string });
