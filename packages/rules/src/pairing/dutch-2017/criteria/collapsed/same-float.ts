import type { BracketFacts, Criterion } from '../../../dutch/criteria/criterion.ts';
import type { Float, Pairee } from '../../../dutch/field/pairee.ts';
import {
  differenceOfDownfloater,
  differenceOfPair,
  possibleDifferences,
} from './score-difference.ts';

/** The earlier float of a player that a criterion considers. */
export type PastFloat = 'floatBefore' | 'floatTwoBefore';

const countWho = ({ mdps, residents }: BracketFacts, past: PastFloat, float: Float): number =>
  [...mdps, ...residents].filter((player) => player[past] === float).length;

const differ = (higher: Pairee, lower: Pairee): boolean => higher.score > lower.score;

type Counts = Pick<Criterion, 'ofPair' | 'ofDownfloater' | 'atMost'>;

/** Counts players who float down as before: against fewer points, or left unpaired. */
export const sameDownfloats = (past: PastFloat): Counts => ({
  ofPair: (higher, lower) => (differ(higher, lower) && higher[past] === 'down' ? 1 : 0),
  ofDownfloater: (player) => (player[past] === 'down' ? 1 : 0),
  atMost: (bracket) => countWho(bracket, past, 'down'),
});

/** Counts players who float up as before. */
export const sameUpfloats = (past: PastFloat): Counts => ({
  ofPair: (higher, lower) => (differ(higher, lower) && lower[past] === 'up' ? 1 : 0),
  atMost: (bracket) => countWho(bracket, past, 'up'),
});

/** Makes a count compare the players' score differences, largest first. */
export const byDifference = (
  counts: Counts,
): Counts & Pick<Criterion, 'byClass' | 'classOfPair' | 'classOfDownfloater'> => ({
  ...counts,
  byClass: possibleDifferences,
  classOfPair: differenceOfPair,
  classOfDownfloater: differenceOfDownfloater,
});
