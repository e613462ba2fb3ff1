import type { HalfPoints } from '../../../../kernel/half-points.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import type { BracketFacts } from '../../../dutch/criteria/criterion.ts';
import type { Pairee } from '../../../dutch/field/pairee.ts';

/** The score difference of a pair. `@article FIDE C.04.3 2017 A.8` */
export const differenceOfPair = (higher: Pairee, lower: Pairee): HalfPoints =>
  higher.score - lower.score;

/**
 * The score difference of a downfloater: to one point less than the lowest score of the bracket.
 * `@article FIDE C.04.3 2017 A.8`
 */
export function differenceOfDownfloater(player: Pairee, { residents }: BracketFacts): HalfPoints {
  const lowest = residents.at(-1)?.score;
  invariant(lowest !== undefined, 'a bracket has residents');
  return player.score - (lowest - 2);
}

/** All differences above zero that a bracket's pairs and downfloaters can have, largest first. */
export function possibleDifferences(bracket: BracketFacts): readonly HalfPoints[] {
  const players = [...bracket.mdps, ...bracket.residents];
  const firstOfEachScore = players.filter(
    ({ score }, index) => score !== players[index - 1]?.score,
  );
  const differences = firstOfEachScore.flatMap((player) => [
    differenceOfDownfloater(player, bracket),
    ...firstOfEachScore.map((other) => differenceOfPair(player, other)),
  ]);
  return [...new Set(differences)].filter((difference) => difference > 0).sort((a, b) => b - a);
}
