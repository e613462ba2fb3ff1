import { plainLetters } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { findByName, fitsName } from '../src/chess/find-name.ts';

describe('plainLetters', () => {
  it.each([
    ['Østergård-Christensen, Marie-Louise', 'ostergard-christensen, marie-louise'],
    ['Oestergaard', 'ostergard'],
    ['Krüger', 'kruger'],
    ['Krueger', 'kruger'],
    ['Voß', 'voss'],
    ['Møller', 'moller'],
    ['Æbelø', 'abelo'],
    ['Ægir', 'agir'],
    ['Novák', 'novak'],
    ['Łukasz', 'lukasz'],
  ])('%s becomes %s', (name, expected) => {
    expect(plainLetters(name)).toBe(expected);
  });

  it('takes a letter with its accent apart as the same letter', () => {
    expect(plainLetters('A\u030agerup')).toBe(plainLetters('Ågerup'));
  });
});

describe('fitsName', () => {
  it.each([
    ['ida', true],
    ['han', true],
    ['ida han', true],
    ['Hansen, Ida', true],
    ['  HANSEN ', true],
    ['ansen', false],
    ['ida krü', false],
    ['', false],
    [' ,- ', false],
  ])('"Hansen, Ida" and "%s": %s', (query, fits) => {
    expect(fitsName('Hansen, Ida', query)).toBe(fits);
  });

  it('finds each half of a double name', () => {
    const name = 'Østergård-Christensen, Marie-Louise Annette';
    for (const query of ['christ', 'louise', 'annette ost', 'oestergaard', 'østerg']) {
      expect(fitsName(name, query), query).toBe(true);
    }
  });
});

it('keeps the order of the list', () => {
  const players = [{ name: 'Krüger, Jens' }, { name: 'Kruse, Bo' }, { name: 'Hansen, Ida' }];
  expect(findByName(players, 'kru')).toEqual(players.slice(0, 2));
});
