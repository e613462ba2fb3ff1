import { describe, expect, test } from 'vitest';
import { against, bye, player } from '../../dutch/records-of.ts';
import { roundOf } from '../../dutch/round-of.ts';

describe('C5: the bye goes to the lowest score that can have it', () => {
  const game = (opponent: number, halfPoints: number) => [against(opponent, halfPoints)];

  test.each([
    ['the last', 0, 3],
    ['the one before, if the last had it', 2, 2],
  ])('%s', (_, lastHad, expected) => {
    const players = [
      player(1, game(8, 2)),
      player(2, game(9, 1)),
      player(3, lastHad > 0 ? [bye('pairing-allocated', 0)] : game(7, 0)),
    ];
    expect(roundOf(players)).toMatchObject({ byes: [expected] });
  });
});
