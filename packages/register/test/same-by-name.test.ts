import { describe, expect, it } from 'vitest';
import { isSameByName, onlyOneByName } from '../src/index.ts';

const who = (name: string, born: string, club: string) => ({ name, born, club });
const ida = who('Hansen, Ida', '1990-02-03', 'Brønden');

describe('two people without numbers', () => {
  it.each([
    ['the same name, year and club', who('Hansen, Ida', '1990', 'Brønden'), true],
    ['the name in another order', who('Ida Hansen', '1990', ''), true],
    ['the club alone, where the year is not known', who('Hansen, Ida', '', 'brønden'), true],
    ['another year', who('Hansen, Ida', '1991', 'Brønden'), false],
    ['another club', who('Hansen, Ida', '1990', 'K41'), false],
    ['the name alone', who('Hansen, Ida', '', ''), false],
    ['a name that is only like it', who('Hansen, Ida M.', '1990', 'Brønden'), false],
    ['a letter that is only like it', who('Hansén, Ida', '1990', 'Brønden'), false],
  ])('may be one by %s: %#', (_, other, expected) => {
    expect(isSameByName(ida, other)).toBe(expected);
    expect(isSameByName(other, ida)).toBe(expected);
  });

  it('are never chosen between', () => {
    const [one, other] = [who('Hansen, Ida', '1990', ''), who('Hansen, Ida', '', 'Brønden')];
    expect(onlyOneByName(ida, [one])).toBe(one);
    expect(onlyOneByName(ida, [one, other])).toBe(null);
    expect(onlyOneByName(ida, [])).toBe(null);
  });
});
