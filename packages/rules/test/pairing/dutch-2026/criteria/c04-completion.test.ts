import { describe, expect, test } from 'vitest';
import { against, player } from '../../dutch/records-of.ts';
import { roundOf } from '../../dutch/round-of.ts';

describe('C4: those not paired yet can be paired', () => {
  test('the top pair is split if those below have met', () => {
    const players = [
      player(1, [against(3, 2)]),
      player(2, [against(4, 2)]),
      player(3, [against(1, 0, 'black')]),
      player(4, [against(2, 0, 'black')]),
    ];
    expect(roundOf(players)).toEqual({ boards: ['1–2', '3–4'], byes: [] });
    const met = [
      player(1, [against(3, 2), against(9, 1)]),
      player(2, [against(4, 2, 'black'), against(9, 1)]),
      player(3, [against(1, 0, 'black'), against(4, 1)]),
      player(4, [against(2, 0), against(3, 1, 'black')]),
    ];
    expect(roundOf(met)).toEqual({ boards: ['1–4', '2–3'], byes: [] });
  });

  test('where nothing is legal the round is refused', () => {
    const players = [player(1, [against(2)]), player(2, [against(1, 1, 'black')])];
    expect(roundOf(players)).toEqual({
      code: 'pairing.no-legal-pairing',
      roundNumber: 2,
      players: [1, 2],
    });
  });
});
