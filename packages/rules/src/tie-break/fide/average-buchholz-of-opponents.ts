import { dividedBy, type Fraction, fraction, plus, roundHalfUp } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { Reading } from '../score-sheets.ts';
import type { ScoreTable } from '../score-table.ts';
import type { TieBreakValue } from '../tie-break.ts';
import { buchholzOfOpponents } from './buchholz-of-opponents.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { readingFor } from './sum-of-lines.ts';

const toTwoDecimals = (value: Fraction): Fraction =>
  fraction(roundHalfUp({ ...value, numerator: 100 * value.numerator }), 100);

function averageOf(table: ScoreTable, player: number, reading: Reading): TieBreakValue | null {
  const workings = buchholzOfOpponents(table, player, reading);
  if (workings.length === 0) return null;
  const total = workings.reduce((sum, { contribution }) => plus(sum, contribution), fraction(0));
  return { stages: [toTwoDecimals(dividedBy(total, fraction(workings.length)))], workings };
}

/**
 * Average of opponents' Buchholz: over the opponents met over the board, to two decimals, halves up;
 * with `F` of their Fore Buchholz. Undefined (null) for a player who met nobody.
 *
 * @article FIDE C.07 8.2
 */
export const averageBuchholzOfOpponents: TieBreakMaker = (name, modifiers) =>
  perPlayer(name, (table, player) => averageOf(table, player, readingFor(modifiers)));
