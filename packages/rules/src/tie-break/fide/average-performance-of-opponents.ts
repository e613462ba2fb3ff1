import { fraction } from '../../kernel/fraction.ts';
import { invariant } from '../../kernel/invariant.ts';
import { perPlayer } from '../per-player.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { perfectPerformanceIn } from './perfect-performance.ts';
import { type RatedGame, ratedGames, roundedAverage } from './rated-games.ts';
import { performanceIn } from './tournament-performance.ts';

interface Performance {
  readonly name: 'performance' | 'perfect-performance';
  readonly performanceIn: (games: readonly RatedGame[]) => number | null;
}

function averageOf(
  table: ScoreTable,
  player: number,
  { name, performanceIn: performanceOf }: Performance,
): TieBreakValue | null {
  const { ratings } = table;
  if (ratings === null) return null;
  const performances = table.columns(name, (index) =>
    performanceOf(ratedGames(table, ratings, index)),
  );
  const workings = ratedGames(table, ratings, player).map((game): Working => {
    const performance = performances(indexOf(table, game.opponent));
    invariant(performance !== null, 'whom one has met has met somebody');
    return {
      roundNumber: game.roundNumber,
      opponent: game.opponent,
      opponentHalfPoints: 0,
      opponentValue: fraction(performance),
      contribution: fraction(performance),
      fromStage: 0,
    };
  });
  if (workings.length === 0) return null;
  const average = roundedAverage(workings.map(({ contribution }) => contribution.numerator));
  return { stages: [fraction(average)], workings };
}

/**
 * Average performance rating of opponents: of the TPR of those met over the board, to the nearest whole
 * number, .5 up. Null as for the average rating of opponents.
 *
 * @article FIDE C.07 10.4
 */
export const averagePerformanceOfOpponents: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    averageOf(table, player, { name: 'performance', performanceIn }),
  );

/**
 * Average perfect performance of opponents: of the PTP of those met over the board.
 *
 * @article FIDE C.07 10.5
 */
export const averagePerfectPerformanceOfOpponents: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    averageOf(table, player, {
      name: 'perfect-performance',
      performanceIn: perfectPerformanceIn,
    }),
  );
