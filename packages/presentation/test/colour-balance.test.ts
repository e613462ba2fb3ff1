import type { CardRound } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { colourBalance } from '../src/views/player/colour-balance.ts';

type Round = Pick<CardRound, 'round' | 'cell'>;

const game = (round: number, colour: 'white' | 'black', how: 'played' | 'forfeit' = 'played') =>
  ({ round, cell: { kind: 'game', colour, how } }) as Round;
const bye = (round: number) => ({ round, cell: { kind: 'bye' } }) as Round;

describe('the balance of a player’s colours', () => {
  it('rises with White and falls with Black, and counts no bye and no forfeit', () => {
    const rounds = [
      game(1, 'white'),
      bye(2),
      game(3, 'white'),
      game(4, 'black', 'forfeit'),
      game(5, 'black'),
    ];
    const picture = colourBalance(rounds);
    expect(picture?.line.points).toEqual([
      [0, 0],
      [1, 1],
      [3, 2],
      [5, 1],
    ]);
    expect(picture?.below.map(({ text }) => text)).toEqual(['1', '3', '5']);
  });

  it('is no picture after a single game', () => {
    expect(colourBalance([game(1, 'white'), bye(2)])).toBeNull();
  });
});
