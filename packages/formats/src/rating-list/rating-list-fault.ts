import type { RatingListSource } from '@rokade/register';
import type { ByCode } from '@rokade/rules';
import type { InputFault } from '../input/input-fault.ts';

/** Why a rating list is not taken in; lines are counted from 1. */
export type RatingListFault =
  | Extract<InputFault, { code: 'input.not-text' }>
  | ByCode<{
      /** Neither a list of a federation nor a table of players. */
      'list.unknown': object;
      /** A table without what makes it a list: a column of names, and one of numbers or ratings. */
      'list.names-missing': object;
      'list.numbers-missing': object;
      /** Another source than was said. */
      'list.other-source': { found: RatingListSource; said: RatingListSource };
      /** Another month than was said, as `2026-11`. */
      'list.other-month': { found: string; said: string };
      /** It ends in the middle of a line or of a player. */
      'list.truncated': { line: number };
      /** A line that is none of the list's; the first of them. */
      'list.line-unreadable': { line: number; text: string };
      /** Too many rows have something in them that does not belong there. */
      'list.rows-unreadable': { rows: number; all: number; line: number };
      /** No encoding that is known: the text before it was in another. */
      'list.encoding': { line: number };
      /** A line longer than any list has. */
      'list.line-too-long': { line: number };
      'list.no-players': object;
    }>;
