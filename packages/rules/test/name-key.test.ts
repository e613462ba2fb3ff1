import { describe, expect, it } from 'vitest';
import { nameKey, officerKey, wordsOfName } from '../src/index.ts';

describe('the key of a name', () => {
  it.each([
    ['Møller, Bo', 'Bo Moeller'],
    ['Møller, Bo', 'MOLLER  BO'],
    ['Krüger, Jens-Ole', 'Krueger,Jens Ole'],
    ['Zoe\u0301 Aagaard', 'Ågård, Zoe'],
    ['Voß, Anna', 'Voss, Anna'],
    ["O'Brien, Pat", 'O’Brien, Pat'],
    ['Иванов, Иван', 'иванов иван'],
  ])('is one of “%s” and “%s”', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Møller, Bo', 'Møller, Ib'],
    ['Dam, Eli', 'Dam, Eli Ole'],
    ['Fa, Wei', 'Wei'],
    ['?', '-'],
  ])('is another of “%s” and “%s”', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('of an officer leaves the title out, and words stay as they stand', () => {
    expect(officerKey('IA Ida Alm')).toBe(nameKey('Alm, Ida'));
    expect(wordsOfName('van der Møller, Bo')).toEqual(['van', 'der', 'moller', 'bo']);
  });
});
