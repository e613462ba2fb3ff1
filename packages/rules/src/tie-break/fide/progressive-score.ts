import { fraction } from '../../kernel/fraction.ts';
import { reason } from '../../kernel/reason.ts';
import { halfPointsIn } from '../../kernel/round-record.ts';
import { perPlayer } from '../per-player.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import { recordsOf, type ScoreTable } from '../score-table.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import { opponentIn } from './counted-rounds.ts';
import type { Cut } from './cut.ts';
import type { TieBreakMaker } from './descriptor.ts';

const isCut: TieBreakReason = reason('tie-break.cut-first-rounds', 'FIDE C.07 14.1');

function scoresAfterRounds(table: ScoreTable, player: number, { lowest }: Cut): TieBreakValue {
  let after = 0;
  let total = 0;
  const workings = recordsOf(table, player).map((record, round): Working => {
    after += halfPointsIn(record);
    total += round < lowest ? 0 : after;
    return {
      roundNumber: round + 1,
      opponent: opponentIn(record),
      opponentHalfPoints: 0,
      ownHalfPoints: halfPointsIn(record),
      contribution: fraction(after, 2),
      fromStage: round < lowest ? 1 : 0,
      because: round < lowest ? [isCut] : [],
    };
  });
  return { stages: [fraction(total, 2)], workings };
}

/**
 * Progressive score: the sum of the player's scores after each round. `Cn` leaves out the scores after
 * the first n rounds, played or not.
 *
 * @article FIDE C.07 7.5, 14.1
 */
export const progressiveScore: TieBreakMaker = (name, { cut }) =>
  perPlayer(name, (table, player) => scoresAfterRounds(table, player, cut));
