import { describe, expect, it } from 'vitest';
import { type NumberedPlayer, parsePlayerId, typedPairs } from '../src/index.ts';

const players: readonly NumberedPlayer[] = [1, 2, 3, 4, 5, 12].flatMap((no) => {
  const id = parsePlayerId(`p${no}`);
  return id === null ? [] : [{ id, no, away: no === 5 }];
});

const boardsOf = (typed: string) =>
  typedPairs(typed, players).boards.map(({ white, black }) => `${white} ${black}`);

describe('a round typed from paper', () => {
  it.each([['1-12 3-2'], ['1 - 12\n3 – 2'], ['1:12, 3:2'], ['1–12;3—2'], [' 1/12   3/2 ']])(
    'is pairs of numbers, however they are parted: %j',
    (typed) => {
      expect(boardsOf(typed)).toEqual(['p1 p12', 'p3 p2']);
      expect(typedPairs(typed, players)).toMatchObject({ idle: ['p4'], faults: [] });
    },
  );

  it.each([
    ['1-12 3', [{ code: 'no-pair', text: '3' }]],
    ['1-2-3', [{ code: 'no-pair', text: '1-2-3' }]],
    ['Hansen-2', [{ code: 'no-pair', text: 'Hansen-2' }]],
    ['1-99', [{ code: 'unknown', no: 99 }]],
    ['1-2 3-1', [{ code: 'twice', no: 1 }]],
    ['4-4', [{ code: 'twice', no: 4 }]],
    ['1-5', [{ code: 'away', no: 5 }]],
    [
      '1-99 x 2-1',
      [
        { code: 'no-pair', text: 'x' },
        { code: 'unknown', no: 99 },
        { code: 'twice', no: 1 },
      ],
    ],
  ])('%s: every fault is told', (typed, faults) => {
    expect(typedPairs(typed, players).faults).toEqual(faults);
  });

  it('is nothing while nothing is typed', () => {
    expect(typedPairs(' \n', players)).toMatchObject({ boards: [], faults: [] });
  });
});
