import { amountField, parseAmount } from '@rokade/presentation/console/commands/amount.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('amounts as people write them', () => {
  it.each([
    ['1500', 150000],
    ['1.500', 150000],
    ['1,500', 150000],
    ['1 500', 150000],
    ['1 500', 150000],
    ['1.500,50', 150050],
    ['1,500.50', 150050],
    ['333,34', 33334],
    ['333.3', 33330],
    ['0,05', 5],
    [',5', 50],
    [' 20 ', 2000],
    ['', 0],
  ])('%s', (text, money) => {
    expect(parseAmount(text)).toBe(money);
  });

  it.each(['much', '-5', '1.5.5', '12,345,6', '1e3', '5 kr', '10.0000'])('not %s', (text) => {
    expect(parseAmount(text)).toBeNaN();
  });

  it('come back as they went into a field', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (money) => {
        expect(parseAmount(amountField(money))).toBe(money);
      }),
    );
  });
});
