import { type Fraction, fraction } from '@rokade/rules';
import type { ReckonedGame } from '@rokade/tournament';
import { type Columns, forReaders, type NamedPlayer } from './column.ts';

/** A game of a rating report, with who was met. */
export interface ReckonedGameRow extends Omit<ReckonedGame, 'opponent'> {
  readonly opponent: NamedPlayer;
}

/** Points that were reckoned with, to four decimals. */
const pointsOf = (points: number): Fraction => fraction(Math.round(points * 10_000), 10_000);

const below = { narrow: 'second', named: true } as const;

/** A player's games in a rating report: what was expected, what was scored, and both so far. */
export const reckonedGameColumns: Columns<ReckonedGameRow> = [
  {
    key: 'round',
    kind: 'number',
    heading: 'terms.round',
    media: forReaders,
    isHead: true,
    value: ({ round }) => round,
  },
  {
    key: 'opponent',
    kind: 'player',
    heading: 'terms.opponent',
    media: forReaders,
    narrow: 'grow',
    value: ({ opponent }) => opponent,
  },
  {
    key: 'used',
    kind: 'number',
    heading: 'rating.used',
    media: forReaders,
    ...below,
    value: ({ used }) => used,
  },
  {
    key: 'score',
    kind: 'points',
    heading: 'terms.score',
    media: forReaders,
    ...below,
    value: ({ halfPoints }) => halfPoints,
  },
  {
    key: 'expected',
    kind: 'exact',
    heading: 'print.rating-expected',
    media: forReaders,
    ...below,
    value: ({ expected }) => pointsOf(expected),
  },
  {
    key: 'score-so-far',
    kind: 'points',
    heading: 'rating.score-so-far',
    media: forReaders,
    ...below,
    weight: 'strong',
    value: ({ halfPointsSoFar }) => halfPointsSoFar,
  },
  {
    key: 'expected-so-far',
    kind: 'exact',
    heading: 'rating.expected-so-far',
    media: forReaders,
    ...below,
    weight: 'strong',
    value: ({ expectedSoFar }) => pointsOf(expectedSoFar),
  },
];
