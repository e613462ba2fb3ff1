import { err, ok, type Result } from '../../kernel/result.ts';
import { canBeCompleted, leftOver } from '../dutch/criteria/c04-completion.ts';
import type { Field } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';

/** The number of games a player has played. */
export const gamesPlayed = ({ colours }: Pairee): number => colours.length;

/**
 * The player who gets the bye before anybody is paired (null with an even number): of those without
 * whom all others can be paired, the one with the lowest score, then with the most games, then the last
 * in the ranking. The error contains the players whom a largest pairing leaves over.
 *
 * @article FIDE C.04.4.1 2026 3.1; FIDE C.04.4.2 2026 3.1
 */
export function byeReceiver(
  field: Field,
  compareRanks: (a: Pairee, b: Pairee) => number,
): Result<Pairee | null, readonly Pairee[]> {
  const { pairees } = field;
  if (pairees.length % 2 === 0) {
    return canBeCompleted(field, pairees, null) ? ok(null) : err(leftOver(field, pairees, null));
  }
  const receiver = pairees
    .filter(({ mayHaveBye }) => mayHaveBye)
    .sort((a, b) => a.score - b.score || gamesPlayed(b) - gamesPlayed(a) || compareRanks(b, a))
    .find((one) =>
      canBeCompleted(
        field,
        pairees.filter((other) => other !== one),
        null,
      ),
    );
  return receiver === undefined ? err(leftOver(field, pairees, null)) : ok(receiver);
}
