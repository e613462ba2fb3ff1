import { describe, expect, it } from 'vitest';
import { pointSystemOf, type ScoringStatement, standardPoints } from '../../src/index.ts';

type Row = readonly [string, readonly ScoringStatement[], Partial<typeof standardPoints>];

const say = (
  dialect: ScoringStatement['dialect'],
  symbol: string,
  halfPoints: number,
): ScoringStatement => ({ dialect, symbol, halfPoints });

const both = (halfPoints: number) => ({ white: halfPoints, black: halfPoints });

const rows: readonly Row[] = [
  ['nothing said', [], {}],
  [
    '162 W 3 D 1: the byes follow',
    [say('162', 'W', 6), say('162', 'D', 2)],
    {
      win: both(6),
      forfeitWin: 6,
      fullPointBye: 6,
      allocatedBye: 6,
      draw: both(2),
      halfPointBye: 2,
      pending: 2,
    },
  ],
  [
    '162 P before W: the bye keeps its own worth',
    [say('162', 'P', 1), say('162', 'W', 6)],
    { win: both(6), forfeitWin: 6, fullPointBye: 6, allocatedBye: 1 },
  ],
  ['162 A ½', [say('162', 'A', 1)], { zeroPointBye: 1, forfeitLoss: 1 }],
  ['162 X 0', [say('162', 'X', 0)], { pending: 0 }],
  ['BBU 0.5', [say('BB', 'U', 1)], { allocatedBye: 1 }],
  ['BBF and BBZ', [say('BB', 'F', 1), say('BB', 'Z', 1)], { forfeitLoss: 1, zeroPointBye: 1 }],
  [
    'XXS W leaves the bye of the pairing alone',
    [say('XXS', 'W', 6)],
    { win: both(6), forfeitWin: 6, fullPointBye: 6 },
  ],
  [
    'XXS by colour; a later statement overrides',
    [say('XXS', 'BW', 3), say('XXS', 'WW', 4), say('XXS', 'BW', 5)],
    { win: { white: 4, black: 5 } },
  ],
  [
    '162, then XXS',
    [say('XXS', 'D', 2), say('162', 'D', 3)],
    { draw: both(2), halfPointBye: 2, pending: 2 },
  ],
];

describe('points by what the file says', () => {
  it.each(rows)('%s', (_, scoring, changes) => {
    expect(pointSystemOf({ scoring })).toEqual({ ...standardPoints, ...changes });
  });
});
