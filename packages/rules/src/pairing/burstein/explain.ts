import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import { explainPassedOver } from '../dutch/explain/explain-passed-over.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { gamesPlayed } from '../fide-swiss/bye-receiver.ts';
import { swissArticles } from '../fide-swiss/swiss-round.ts';
import type { BursteinField } from './burstein-field.ts';
import type { BursteinPair } from './pair-bracket.ts';
import type { BursteinReason } from './reason-codes.ts';

/** The articles of the edition of 2026. */
export const bursteinArticles = swissArticles('C.04.4.2 (2026)', '4.3');

const article = (number: string): string => `${bursteinArticles.regulation} ${number}`;

/** Why two players of a bracket meet. */
export function explainBursteinPair(
  field: BursteinField,
  pair: BursteinPair,
  bracketHalfPoints: HalfPoints,
): readonly Reason[] {
  const { higher, lower } = pair;
  const fromAbove = [higher, lower]
    .filter(({ score }) => score > bracketHalfPoints)
    .map(
      ({ no, score }): BursteinReason => ({
        code: 'burstein.paired-from-above',
        article: article('3.2.1'),
        facts: { player: no, halfPoints: score, bracketHalfPoints },
      }),
    );
  const byIndex: BursteinReason = {
    code: 'burstein.paired-by-index',
    article: article('4.3'),
    facts: {
      player: higher.no,
      opponent: lower.no,
      bracketHalfPoints,
      buchholzHalfPoints: field.indexOf(higher).buchholz,
      opponentBuchholzHalfPoints: field.indexOf(lower).buchholz,
    },
  };
  return [...fromAbove, byIndex, ...explainPassedOver(bursteinArticles, field, pair)];
}

/** Why a player has the bye. */
export const explainBursteinBye = (
  field: BursteinField,
  player: Pairee,
): readonly BursteinReason[] => [
  {
    code: 'burstein.bye',
    article: article('3.1'),
    facts: {
      player: player.no,
      halfPoints: player.score,
      games: gamesPlayed(player),
      buchholzHalfPoints: field.indexOf(player).buchholz,
    },
  },
];

/** The remark on a round that is paired by the Dutch system. */
export const seedingRemark = (roundNumber: number, rounds: number): BursteinReason => ({
  code: 'burstein.seeding-round',
  article: article('1.6'),
  facts: { round: roundNumber, rounds },
});
