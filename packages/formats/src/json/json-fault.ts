import type { ByCode } from '@rokade/rules';
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
  /** No position that can be on a board (FEN). */
  | 'not-a-position'
  /** Not 1, 0.5, 0, "+", "-" or null. */
  | 'not-a-board-result'
  | 'unlike-the-others';

/** Why a JSON input is refused. `path` leads to the value: `players[3].rating`. */
export type JsonFault =
  | ByCode<{
      'json.syntax': { line: number; column: number };
      /** Lists and objects within one another beyond what anybody wrote; nothing of it was read. */
      'json.too-deep': { most: number; line: number; column: number };
      /** Sound JSON, but none of our documents. */
      'json.unknown-document': object;
      'json.newer-version': { version: number; known: number };
      'json.wrong-type': { path: string; problem: JsonProblem };
      /** None of the words that may stand there, which are named. */
      'json.unknown-word': { path: string; words: string };
      'json.out-of-bounds': { path: string; least: number; most: number };
    }>
  /** What a report file would be refused for, too. */
  | (TrfProblem & { readonly path: string });
