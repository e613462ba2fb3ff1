import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import { explainPassedOver } from '../dutch/explain/explain-passed-over.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { gamesPlayed } from '../fide-swiss/bye-receiver.ts';
import { swissArticles } from '../fide-swiss/swiss-round.ts';
import type { DubovField } from './dubov-field.ts';
import type { BracketPair, PairedBracket } from './pair-bracket.ts';
import type { DubovReason } from './reason-codes.ts';

/** The articles of the edition of 2026. */
export const dubovArticles = swissArticles('C.04.4.1 (2026)', '3.2.6');

const article = (number: string): string => `${dubovArticles.regulation} ${number}`;

/** The most players named as passed over for one pair. */
const mostNamed = 8;

function movedUp(players: readonly Pairee[], bracketHalfPoints: HalfPoints): DubovReason[] {
  return players
    .filter(({ score }) => score < bracketHalfPoints)
    .map(({ no, score }) => ({
      code: 'dubov.moved-up',
      article: article('3.2.2'),
      facts: { player: no, halfPoints: score, bracketHalfPoints },
    }));
}

/** Why two players of a bracket meet. */
export function explainDubovPair(
  field: DubovField,
  { shifted, isByHalves }: PairedBracket,
  { first, second, passedOver }: BracketPair,
  bracketHalfPoints: HalfPoints,
): readonly Reason[] {
  const players = [first, second];
  const facts = { player: first.no, opponent: second.no, bracketHalfPoints };
  const opponent: DubovReason = isByHalves
    ? { code: 'dubov.paired-by-halves', article: article('3.2.3'), facts }
    : {
        code: 'dubov.paired-by-average',
        article: article('3.2.6'),
        facts: { ...facts, average: field.factsOf(first).average },
      };
  const shifts = players
    .filter((player) => shifted.has(player))
    .map(
      ({ no }): DubovReason => ({
        code: 'dubov.shifted',
        article: article('3.2.4'),
        facts: { player: no },
      }),
    );
  return [
    ...movedUp(players, bracketHalfPoints),
    ...shifts,
    opponent,
    ...explainPassedOver(dubovArticles, field, {
      higher: first,
      passedOver: passedOver.slice(0, mostNamed),
    }),
  ];
}

/** Why a player has the bye. */
export const explainDubovBye = (player: Pairee): readonly DubovReason[] => [
  {
    code: 'dubov.bye',
    article: article('3.1'),
    facts: { player: player.no, halfPoints: player.score, games: gamesPlayed(player) },
  },
];
