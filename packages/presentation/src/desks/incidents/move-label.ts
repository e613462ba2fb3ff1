import { type Move, type Position, writeMove } from '@rokade/rules';
import type { Locale } from '../../words/locale.ts';

/** The number of the next move of a position, and whose it is: `12.` or `12…`. */
export const moveLabelAt = ({ moveNumber, turn }: Position): string =>
  `${moveNumber}${turn === 0 ? '.' : '…'}`;

/** A move in the reader's letters, as a score sheet has it. */
export const moveInWords = (
  { language }: Pick<Locale<'server'>, 'language'>,
  position: Position,
  move: Move,
): string => writeMove(position, move, language, 'laws');

/** A move with its number: `12… Sf6`. */
export const labelledMove = (
  reading: Pick<Locale<'server'>, 'language'>,
  position: Position,
  move: Move,
): string => `${moveLabelAt(position)} ${moveInWords(reading, position, move)}`;
