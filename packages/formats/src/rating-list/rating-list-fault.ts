import type { RatingListSource } from '@rokade/register';
import type { InputFault } from '../input/input-fault.ts';

/** Why a rating list is not taken in; lines are counted from 1. */
export type RatingListFault =
  | Extract<InputFault, { code: 'input.not-text' }>
  /** Neither a list of a federation nor a table of players. */
  | { readonly code: 'list.unknown' }
  /** A table without what makes it a list: a column of names, and one of numbers or ratings. */
  | { readonly code: 'list.names-missing' }
  | { readonly code: 'list.numbers-missing' }
  /** Another source than was said. */
  | {
      readonly code: 'list.other-source';
      readonly found: RatingListSource;
      readonly said: RatingListSource;
    }
  /** Another month than was said, as `2026-11`. */
  | { readonly code: 'list.other-month'; readonly found: string; readonly said: string }
  /** It ends in the middle of a line or of a player. */
  | { readonly code: 'list.truncated'; readonly line: number }
  /** A line that is none of the list's; the first of them. */
  | { readonly code: 'list.line-unreadable'; readonly line: number; readonly text: string }
  /** Too many rows have something in them that does not belong there. */
  | {
      readonly code: 'list.rows-unreadable';
      readonly rows: number;
      readonly all: number;
      readonly line: number;
    }
  /** No encoding that is known: the text before it was in another. */
  | { readonly code: 'list.encoding'; readonly line: number }
  /** A line longer than any list has. */
  | { readonly code: 'list.line-too-long'; readonly line: number }
  | { readonly code: 'list.no-players' };
