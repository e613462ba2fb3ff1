import type { MinorUnits } from '@rokade/rules';

/**
 * An amount as people write it, in hundredths: `1.500`, `1,500.50`, `333,5`, `1 000`. A mark before
 * one or two last digits is the decimal one, any other separates thousands. '' is nothing; NaN where
 * it is no amount.
 */
export function parseAmount(text: string): MinorUnits {
  const [, whole = '', decimals = ''] =
    /^(\d{1,3}(?:[., ’']\d{3})+|\d*)(?:[.,](\d{1,2}))?$/.exec(
      text.trim().replace(/\u00a0/g, ' '),
    ) ?? [];
  if (whole === '' && decimals === '') return text.trim() === '' ? 0 : Number.NaN;
  return Number(whole.replace(/\D/g, '') || '0') * 100 + Number(decimals.padEnd(2, '0'));
}

/** An amount as a field shows it: `1500`, `333,50`; nothing for 0. */
export function amountField(money: MinorUnits): string {
  if (money === 0) return '';
  const decimals = money % 100;
  const whole = String(Math.floor(money / 100));
  return decimals === 0 ? whole : `${whole},${String(decimals).padStart(2, '0')}`;
}
