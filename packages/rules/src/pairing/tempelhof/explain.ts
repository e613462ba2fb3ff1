import { at } from '../../kernel/at.ts';
import { reason } from '../../kernel/reason.ts';
import type { Couple } from '../matching/first-perfect-matching.ts';
import type { Competitor } from './competitor.ts';
import { needSameColour } from './may-meet.ts';
import type { TempelhofReason } from './reason-codes.ts';

const article = 'Tempelhof IV.2';

function passedOverBecause(player: Competitor, skipped: Competitor): TempelhofReason {
  const facts = { player: player.no, skippedPlayer: skipped.no };
  const metInRound = player.metInRound.get(skipped.no);
  if (metInRound !== undefined) {
    return reason('tempelhof.passed-over-met', article, { ...facts, metInRound });
  }
  if (player.dueColour !== null && needSameColour(player, skipped)) {
    const colour = player.dueColour;
    return reason('tempelhof.passed-over-colour', article, { ...facts, colour });
  }
  return reason('tempelhof.passed-over-rest', article, facts);
}

/** Why two players of equal points meet, and why not a free player between them in their score group. */
export function explainEquals(
  field: readonly Competitor[],
  { upper, lower }: Couple,
  isFree: (vertex: number) => boolean,
): readonly TempelhofReason[] {
  const player = at(field, upper);
  const { no: opponent, halfPoints } = at(field, lower);
  const between = field.slice(upper + 1, lower).filter((_, index) => isFree(upper + 1 + index));
  return [
    reason('tempelhof.equal-points', article, { player: player.no, opponent, halfPoints }),
    ...between.map((skipped) => passedOverBecause(player, skipped)),
  ];
}

/** Why two players of different points meet. */
export const explainUnequals = (upper: Competitor, lower: Competitor): TempelhofReason =>
  reason('tempelhof.unequal-points', article, {
    player: upper.no,
    halfPoints: upper.halfPoints,
    buchholzHalfPoints: upper.buchholzHalfPoints,
    opponent: lower.no,
    opponentHalfPoints: lower.halfPoints,
    opponentBuchholzHalfPoints: lower.buchholzHalfPoints,
  });
