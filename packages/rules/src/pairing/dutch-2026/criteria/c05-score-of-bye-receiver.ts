import type { HalfPoints } from '../../../kernel/half-points.ts';
import { type ByeTaker, canBeCompleted, leftOver } from '../../dutch/criteria/c04-completion.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';

/** Tests whether a player can have the bye, if it goes to the score `byeScore`; null if there is no bye. */
export const takerOf = (byeScore: HalfPoints | null): ByeTaker | null =>
  byeScore === null ? null : ({ mayHaveBye, score }) => mayHaveBye && score === byeScore;

/** Whether a complete pairing exists, and who can have the bye in it. */
export type Outlook =
  | { readonly kind: 'complete'; readonly byeScore: HalfPoints | null }
  | { readonly kind: 'impossible'; readonly leftOver: readonly Pairee[] };

/**
 * The lowest score of a player who can have the bye (null with an even number) so that all others can
 * be paired. `@article FIDE C.04.3 2026 1.9, C5`
 */
export function outlookOf(field: Field): Outlook {
  const { pairees } = field;
  if (pairees.length % 2 === 0) {
    const left = canBeCompleted(field, pairees, null) ? [] : leftOver(field, pairees, null);
    return left.length === 0
      ? { kind: 'complete', byeScore: null }
      : { kind: 'impossible', leftOver: left };
  }
  const eligible = pairees.filter(({ mayHaveBye }) => mayHaveBye);
  const scores = [...new Set(eligible.map(({ score }) => score))].reverse();
  const byeScore = scores.find((score) => canBeCompleted(field, pairees, takerOf(score)));
  return byeScore === undefined
    ? { kind: 'impossible', leftOver: leftOver(field, pairees, null) }
    : { kind: 'complete', byeScore };
}
