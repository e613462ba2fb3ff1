import { expect, it } from 'vitest';
import { oncePer } from '../src/index.ts';

it('computes once for a state and what is looked at, and keeps the four looked at last', () => {
  const computed: string[] = [];
  const look = oncePer(
    ({ name }: { readonly name: string }, { round }: { readonly round: number }) =>
      computed.push(`${name}${round}`),
    ({ round }) => round,
  );
  const [state, later] = [{ name: 'a' }, { name: 'b' }];
  for (const round of [1, 2, 3, 4, 1, 5, 1, 2]) look(state, { round });
  expect(computed).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a2']);
  look(later, { round: 1 });
  look(state, { round: 1 });
  expect(computed.slice(6)).toEqual(['b1']);
});

it('computes what is nothing once, too', () => {
  let times = 0;
  const look = oncePer(() => {
    times += 1;
    return undefined;
  });
  const state = {};
  look(state);
  look(state);
  expect(times).toBe(1);
});
