import type { ByCode } from '@rokade/rules';
import type { TrfProblem } from '../trf/trf-fault.ts';

/** Why a value in a JSON document is refused. */
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
  /** A property that the document does not have. */
  | 'unknown'
  | 'not-number'
  | 'not-points'
  | 'not-a-date'
  | 'out-of-range'
  | 'twice'
  | 'too-early'
  /** Not a position on a board (FEN). */
  | 'not-a-position'
  /** Not 1, 0.5, 0, "+", "-" or null. */
  | 'not-a-board-result'
  | 'unlike-the-others';

/** Why a JSON input is refused. `path` is the value's place: `players[3].rating`. */
export type JsonFault =
  | ByCode<{
      'json.syntax': { line: number; column: number };
      /** Lists and objects are nested deeper than in any real file; nothing was read. */
      'json.too-deep': { most: number; line: number; column: number };
      /** Valid JSON, but not a document of Rokade's. */
      'json.unknown-document': object;
      'json.newer-version': { version: number; known: number };
      'json.wrong-type': { path: string; problem: JsonProblem };
      /** None of the possible words, which are listed. */
      'json.unknown-word': { path: string; words: string };
      'json.out-of-bounds': { path: string; least: number; most: number };
    }>
  /** Faults of report files. */
  | (TrfProblem & { readonly path: string });
