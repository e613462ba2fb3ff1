import { personFieldCodes } from '@rokade/register';
import { describe, expect, it } from 'vitest';
import { personForm } from '../src/desks/people/person-form.ts';

describe('the form of a new person', () => {
  it.each([
    ['DEN', 'dsuNumber'],
    ['GER', 'dsbId'],
    ['', 'fideId'],
  ])(
    'begins with what is mostly known, and the number of the federation %s',
    (federation, number) => {
      const { first } = personForm(personFieldCodes, federation);
      expect(first.toSorted()).toEqual(
        ['birth', 'email', 'firstName', 'phone', 'sex', 'surname', number].toSorted(),
      );
    },
  );

  it('loses no field, and shows none that the reader may not see', () => {
    const { first, more } = personForm(personFieldCodes, 'DEN');
    expect([...first, ...more].toSorted()).toEqual(personFieldCodes.toSorted());
    expect(personForm(['surname', 'title'], 'DEN')).toEqual({
      first: ['surname'],
      more: ['title'],
    });
  });
});
