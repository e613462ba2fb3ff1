import { describe, expect, it } from 'vitest';
import { findPeople, fullName, peopleIndex } from '../src/index.ts';
import { enter, enterClub, join, personId, registerAfter } from './writing.ts';

const register = registerAfter(
  enterClub('c1', 'Skakklubben Brønden'),
  enterClub('c2', 'Øster Å'),
  enter('p1', { surname: 'Æblegård', firstName: 'Søren Peter', dsuNumber: '100900002' }),
  enter('p2', { surname: 'Weiß', firstName: 'Jürgen', dsbId: 'NU9000001' }),
  enter('p3', { surname: 'Gaulle', firstName: 'Ida de', sortedAs: 'De Gaulle, Ida' }),
  enter('p4', { surname: 'Weiss', firstName: 'J', fideId: '24999901' }),
  join('m1', 'p1', 'c1'),
  join('m2', 'p3', 'c2'),
  { kind: 'merge-people', stays: personId('p2'), goes: personId('p4'), values: {}, leftOut: [] },
);
const index = peopleIndex(register);

describe('an index made from an earlier one', () => {
  it('is the one that would be made anew', () => {
    const later = registerAfter(
      enterClub('c1', 'Bakken'),
      enter('p1', { surname: 'Aagaard', firstName: 'Søren', dsuNumber: '100900002' }),
      enter('p5', { surname: 'Møller', firstName: 'Bo' }),
      join('m1', 'p1', 'c1'),
    );
    expect(peopleIndex(later, { before: index })).toEqual(peopleIndex(later));
    expect(peopleIndex(register, { before: peopleIndex(later) })).toEqual(index);
    const clubs = [enterClub('c1', 'Skakklubben Brønden'), enter('p1', { surname: 'Alm' })];
    const before = registerAfter(...clubs);
    const renamed = registerAfter(...clubs, {
      kind: 'change-person',
      person: personId('p1'),
      changes: { surname: 'Krog' },
    });
    const kept = peopleIndex(
      { ...renamed, associations: before.associations },
      { before: peopleIndex(before) },
    );
    expect(kept.found.map(({ name }) => name)).toEqual(
      peopleIndex(renamed).found.map(({ name }) => name),
    );
  });
});

describe('findPeople', () => {
  it.each<[string, string, readonly string[]]>([
    ['nothing typed: everybody, by name', '', ['De Gaulle', 'Weiß', 'Æblegård']],
    ['the beginning of a name', 'æb', ['Æblegård']],
    ['letters as they are typed abroad', 'aeblegaard', ['Æblegård']],
    ['without the marks', 'soren', ['Æblegård']],
    ['ß by ss', 'weiss', ['Weiß']],
    ['parts in any order', 'pet æbl sør', ['Æblegård']],
    ['a name with its comma', 'Gaulle, Ida', ['De Gaulle']],
    ['a number of DSU', '1009', ['Æblegård']],
    ['a number of DSB', 'nu900', ['Weiß']],
    ['a club', 'brøn', ['Æblegård']],
    ['a club and a name', 'øster ida', ['De Gaulle']],
    ['a word that nobody has', 'ida brønden', []],
  ])('finds by %s', (_, query, expected) => {
    const names = findPeople(index, query).map(({ values }) => values.sortedAs || fullName(values));
    expect(names.map((name) => name.split(',')[0])).toEqual(expected);
  });
});
