import { orderOfNumbers } from '@rokade/presentation/desks/entries/typed-numbers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerId } from '../../../../test/tournament/played-journal.ts';

const [a, b, c] = ['a', 'b', 'c'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
];
const players = [{ id: a }, { id: b }, { id: c }];

describe('orderOfNumbers', () => {
  it('puts players in the order of their numbers', () => {
    expect(orderOfNumbers(players, { a: 3, b: 1, c: 2 })).toEqual({
      kind: 'order',
      order: [b, c, a],
    });
  });

  it.each([
    ['a number twice', { a: 1, b: 1, c: 2 }, [a, b]],
    ['a number missing', { a: 1, b: null, c: 2 }, [b]],
    ['a number beyond the field', { a: 1, b: 4, c: 2 }, [b]],
    ['half a number', { a: 1, b: 1.5, c: 2 }, [b]],
    ['nothing typed', {}, [a, b, c]],
  ])('%s is wrong', (_, numbers, wrong) => {
    expect(orderOfNumbers(players, numbers)).toEqual({ kind: 'wrong', players: wrong });
  });

  it('takes every permutation', () => {
    const shuffledNumbers = fc.shuffledSubarray([1, 2, 3], { minLength: 3 });
    fc.assert(
      fc.property(shuffledNumbers, ([x = 0, y = 0, z = 0]) => {
        const typed = orderOfNumbers(players, { a: x, b: y, c: z });
        expect(typed.kind).toBe('order');
      }),
    );
  });
});
