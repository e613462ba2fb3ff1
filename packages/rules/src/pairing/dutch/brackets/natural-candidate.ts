import { at } from '../../../kernel/at.ts';
import { type BracketFacts, isMdp } from '../criteria/criterion.ts';
import { mayMeet } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import { type Couple, range } from './bracket-matching.ts';
import type { BracketPairing } from './bracket-pairing.ts';
import { splitOf } from './split-order.ts';

const isFlawless = (bracket: BracketFacts, higher: Pairee, lower: Pairee): boolean =>
  mayMeet(bracket.field, higher, lower) &&
  bracket.criteria.every(({ ofPair }) => (ofPair?.(higher, lower, bracket) ?? 0) === 0);

/** Whether a player can float without any failure except that somebody has to float. */
const floatsFlawlessly = (bracket: BracketFacts, player: Pairee): boolean =>
  !isMdp(bracket, player) &&
  bracket.criteria.every(
    ({ countsDownfloaters, ofDownfloater }) =>
      countsDownfloaters === true || (ofDownfloater?.(player, bracket) ?? 0) === 0,
  );

/**
 * The very first candidate of a bracket, if it is perfect and so accepted at once: everybody meets
 * their natural opponent, without failures; null if it is not. It is only valid if it does not matter
 * to the players below who floats. `@article FIDE C.04.3 2026 3.4`
 */
export function naturalCandidate(bracket: BracketFacts): BracketPairing | null {
  const mdps = bracket.mdps.length;
  const players = [...bracket.mdps, ...bracket.residents];
  if (2 * mdps > players.length) return null;
  const pairs = Math.floor((players.length - 2 * mdps) / 2);
  const { s1, s2 } = splitOf(range(2 * mdps, players.length), pairs);
  const mdpCouples = range(0, mdps).map((mdp): Couple => [mdp, mdps + mdp]);
  const couples = s1.map((upper, index): Couple => [upper, at(s2, index)]);
  const downfloaters = s2.slice(pairs);
  const isPerfect =
    [...mdpCouples, ...couples].every(([higher, lower]) =>
      isFlawless(bracket, at(players, higher), at(players, lower)),
    ) && downfloaters.every((vertex) => floatsFlawlessly(bracket, at(players, vertex)));
  const explained = (couple: Couple) => ({ couple, passedOver: [] });
  return isPerfect
    ? { mdpCouples: mdpCouples.map(explained), couples: couples.map(explained), downfloaters }
    : null;
}
