import { describe, expect, test } from 'vitest';
import { moneyText } from '../src/index.ts';
import { plainMoneyText } from '../src/money-text.ts';

describe('an amount below zero', () => {
  test.each(['da', 'de', 'en'] as const)('has the minus of figures: %s', (language) => {
    expect(moneyText(language, 'DKK', -30000)).toMatch(/^−/);
    expect(moneyText(language, 'DKK', -30000)).not.toContain('-');
    expect(plainMoneyText(language, -12050)).toMatch(/^−120[.,]50$/);
    expect(moneyText(language, 'DKK', 30000)).not.toContain('−');
  });
});
