import { withById } from '@rokade/journal';
import { emptyRatedPerson, emptyRatings, type RatedPersonId } from '@rokade/ratings';
import { emptyRegister } from '@rokade/register';
import { describe, expect, it } from 'vitest';
import { indexPeople } from '../src/ratings/rated-people-index.ts';

const person = (id: string, values: Partial<typeof emptyRatedPerson>) => ({
  id: id as RatedPersonId,
  values: { ...emptyRatedPerson, name: 'Hansen, Ida', ...values },
});

const nobody = { name: 'Hansen, Ida', nationalId: '', fideId: '', birth: '', federation: '' };

const bookOf = (...people: readonly ReturnType<typeof person>[]) =>
  indexPeople(
    {
      ...emptyRatings,
      people: people.reduce((all, one) => withById(all, one.id, one), emptyRatings.people),
    },
    emptyRegister,
  );

describe('two people alike in the book of ratings', () => {
  const both = bookOf(
    person('one', { birth: '1980', nationalId: '4711' }),
    person('two', { birth: '1995' }),
  );

  it('are neither of them where nothing tells them apart', () => {
    expect(both.find(nobody)).toBeNull();
    expect(both.find({ ...nobody, name: 'ida hansen' })).toBeNull();
  });

  it.each([
    ['the year', { birth: '1995' }, 'two'],
    ['a day of the year', { birth: '1995-03-02' }, 'two'],
    ['the number', { nationalId: '4711' }, 'one'],
    ['another number', { nationalId: '4712' }, 'two'],
  ])('are told apart by %s', (_, values, id) => {
    expect(both.find({ ...nobody, ...values })).toBe(id);
  });

  it('are not somebody of another year', () => {
    expect(both.find({ ...nobody, birth: '2001' })).toBeNull();
  });

  it('are one where there is one', () => {
    expect(bookOf(person('one', {})).find(nobody)).toBe('one');
  });
});
