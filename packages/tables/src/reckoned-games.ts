import { type Fraction, fraction } from '@rokade/rules';
import type { ReckonedGame } from '@rokade/tournament';
import { type Columns, forReaders, type NamedPlayer } from './column.ts';
import { below, columnsIn, strong } from './columns-in.ts';

/** A game of a rating report, with the opponent. */
export interface ReckonedGameRow extends Omit<ReckonedGame, 'opponent'> {
  readonly opponent: NamedPlayer;
}

/** Points as a fraction, to four decimals. */
const pointsOf = (points: number): Fraction => fraction(Math.round(points * 10_000), 10_000);

const { own, column } = columnsIn(forReaders);
const soFar = { ...below, ...strong } as const;

/** A player's games in a rating report: expected score, actual score, and both so far. */
export const reckonedGameColumns: Columns<ReckonedGameRow> = [
  own('round', 'number', 'terms.round', { isHead: true }),
  own('opponent', 'player', 'terms.opponent', { narrow: 'grow' }),
  own('used', 'number', 'rating.used', below),
  own('halfPoints', 'points', 'terms.score', { ...below, key: 'score' }),
  column<ReckonedGameRow>('expected', 'print.rating-expected', below).exact(({ expected }) =>
    pointsOf(expected),
  ),
  own('halfPointsSoFar', 'points', 'rating.score-so-far', { ...soFar, key: 'score-so-far' }),
  column<ReckonedGameRow>('expected-so-far', 'rating.expected-so-far', soFar).exact(
    ({ expectedSoFar }) => pointsOf(expectedSoFar),
  ),
];
