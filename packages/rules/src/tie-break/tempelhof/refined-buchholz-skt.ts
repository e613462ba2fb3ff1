import { at } from '../../kernel/at.ts';
import { dividedBy, fraction, times, toNumber } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import { sumStages } from '../sum-stages.ts';
import type { TieBreak, TieBreakValue, Working } from '../tie-break.ts';
import { correctedBuchholz } from './buchholz-skt.ts';
import { metOpponents } from './met-opponents.ts';

const hundred = fraction(100);

/** In hundredths, so that two decimals become whole; 0 if the correction leaves no opponent. */
function buchholzHundredths(table: ScoreTable, player: number): number {
  const value = correctedBuchholz(table, player);
  return value === null ? 0 : toNumber(times(at(value.stages, 0), hundred));
}

function refined(table: ScoreTable, player: number): TieBreakValue {
  const hundredths = table.columns('buchholz-skt-hundredths', (index) =>
    buchholzHundredths(table, index),
  );
  const workings = metOpponents(table, player).map((met): Working => {
    const ofOpponent = fraction(hundredths(indexOf(table, met.opponent)) ?? 0);
    const opponentValue = dividedBy(ofOpponent, hundred);
    return { ...met, opponentValue, contribution: opponentValue, fromStage: 0 };
  });
  return sumStages(workings, 1);
}

/**
 * Refined Buchholz of Tempelhof: the Buchholz points of all opponents, each as in the table, so
 * corrected for withdrawn opponents.
 *
 * @article Tempelhof 2018 IV.4c, III.A.13
 */
export const refinedBuchholzSkt: TieBreak = perPlayer(
  { code: 'SKT-FBH', article: 'Tempelhof IV.4c' },
  refined,
);
