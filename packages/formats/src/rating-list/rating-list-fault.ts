import type { RatingListSource } from '@rokade/register';
import type { ByCode } from '@rokade/rules';
import type { InputFault } from '../input/input-fault.ts';

/** Why a rating list is refused; lines are counted from 1. */
export type RatingListFault =
  | Extract<InputFault, { code: 'input.not-text' }>
  | ByCode<{
      /** Neither a federation's list nor a table of players. */
      'list.unknown': object;
      /** A table without the necessary columns: names, and numbers or ratings. */
      'list.names-missing': object;
      'list.numbers-missing': object;
      /** Another source than the chosen one. */
      'list.other-source': { found: RatingListSource; said: RatingListSource };
      /** Another month than the chosen one, as `2026-11`. */
      'list.other-month': { found: string; said: string };
      /** The text ends in the middle of a line or of a player. */
      'list.truncated': { line: number };
      /** The first line that does not belong to the list. */
      'list.line-unreadable': { line: number; text: string };
      /** Too many rows have invalid cells. */
      'list.rows-unreadable': { rows: number; all: number; line: number };
      /** The encoding changes within the text. */
      'list.encoding': { line: number };
      /** A line is longer than in any list. */
      'list.line-too-long': { line: number };
      'list.no-players': object;
    }>;
