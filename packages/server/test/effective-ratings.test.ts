import type { FoundPlayer } from '@rokade/store';
import { expect, it } from 'vitest';
import { listedValues } from '../src/lists/listed-details.ts';

const none = { standard: null, rapid: null, blitz: null };

const found: FoundPlayer = {
  source: 'fide',
  month: '2026-11',
  id: '1490001',
  name: 'Alm, Ida',
  federation: 'DEN',
  sex: '',
  title: '',
  born: '',
  club: '',
  association: '',
  fideId: '1490001',
  fideRating: null,
  index: null,
  ratings: none,
  factors: none,
};

const minutes = { classical: 90, rapid: 15, blitz: 3 } as const;

it.each([
  ['classical', 2131],
  ['rapid', 2044],
  ['blitz', 2131],
] as const)(
  'in %s the FIDE rating of the kind of play counts, or the standard one',
  (play, rating) => {
    const part = { ...found, ratings: { standard: 2131, rapid: 2044, blitz: null } };
    const timeControl = {
      stages: [{ moves: null, minutes: minutes[play] }],
      incrementSeconds: play === 'classical' ? 30 : 2,
    };
    const values = listedValues([part], { federation: 'DEN', timeControl });
    expect(values.fideRating).toEqual({
      value: rating,
      list: { source: 'fide', month: '2026-11' },
    });
  },
);
