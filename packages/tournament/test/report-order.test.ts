import { makeSystem, reportsInOrder, type Settings, usualSettings } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

/** @article DSU 2002 §5a, §3b */
describe('the report that applies comes first', () => {
  test.each<[string, Partial<Settings>, string]>([
    ['a Danish Monrad', {}, 'national'],
    ['a Danish tournament by FIDE’s system', { system: makeSystem('dutch') }, 'fide'],
    [
      'one by FIDE’s system that goes by the Danish rating',
      { system: makeSystem('dutch'), pairingRatings: 'national-fide' },
      'national',
    ],
    ['a Nordic one that goes by FIDE’s', { pairingRatings: 'fide' }, 'fide'],
    ['a German club’s', { system: makeSystem('tempelhof'), federation: 'GER' }, 'national'],
    ['a club’s whose rating is not here', { federation: 'SWE' }, 'fide'],
    ['one of no federation', { federation: '' }, 'national'],
  ])('%s', (_, change, first) => {
    const order = reportsInOrder({ ...usualSettings, ...change });
    expect(order[0]).toBe(first);
    expect(order.toSorted()).toEqual(['fide', 'national']);
  });
});
