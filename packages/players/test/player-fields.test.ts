import { text } from '@rokade/journal';
import { describe, expect, it } from 'vitest';
import {
  detailShapes,
  emptyDetails,
  erasedDetails,
  fieldsOfKind,
  makeDetails,
  ratingFields,
} from '../src/index.ts';

describe('the fields of a player', () => {
  it('hold what their kind holds', () => {
    const rating = { kind: 'or-null', of: { kind: 'whole', least: 0, most: 9999 } };
    expect([detailShapes.rating, detailShapes.fideRating]).toEqual([rating, rating]);
    expect(detailShapes.name).toBe(text);
    expect(detailShapes.sex).toEqual({ kind: 'word', words: ['m', 'w', ''] });
  });

  it('are known by kind', () => {
    expect(ratingFields).toEqual(['rating', 'rapidRating', 'blitzRating', 'fideRating']);
    expect(fieldsOfKind('number')).toEqual(['fideId', 'nationalId']);
  });

  it('are empty of whom nothing is known', () => {
    expect(emptyDetails).toMatchObject({ name: '', rating: null, birthDate: '', person: '' });
    expect(makeDetails((field) => field)).toMatchObject({ name: 'name', person: 'person' });
  });

  it('leave title, federation and ratings behind when somebody is erased', () => {
    expect(erasedDetails).toEqual({
      name: 'N. N.',
      sex: '',
      club: '',
      citizenship: '',
      fideId: '',
      nationalId: '',
      birthDate: '',
      person: '',
    });
  });
});
