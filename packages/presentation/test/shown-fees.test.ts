import { describe, expect, it } from 'vitest';
import { shownFees } from '../src/desks/money/shown-fees.ts';

const rows = [
  { name: 'Brøndlund, Åse', club: 'Nørrebro', rest: 40_000 },
  { name: 'Møller, Bo', club: 'Aalborg', rest: 0 },
  { name: 'Voß, Anna', club: 'Nørrebro', rest: -5_000 },
];
const names = (text: string, onlyOwing = false) =>
  shownFees(rows, { text, onlyOwing }).map(({ name }) => name);

describe('the fees that a treasurer looks for', () => {
  it.each([
    ['', ['Brøndlund, Åse', 'Møller, Bo', 'Voß, Anna']],
    ['aase', ['Brøndlund, Åse']],
    ['norre', ['Brøndlund, Åse', 'Voß, Anna']],
    ['norre voss', ['Voß, Anna']],
    ['nobody', []],
  ])('are found by beginnings of name and club: "%s"', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it('are those of whoever owes or is owed, where only these are wanted', () => {
    expect(names('', true)).toEqual(['Brøndlund, Åse', 'Voß, Anna']);
  });
});
