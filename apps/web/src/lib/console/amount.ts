import type { MinorUnits } from '@rokade/rules';

const plain = /^(?<whole>\d*)(?:[.,](?<decimals>\d{1,2}))?$/;

/** The mark between thousands is always the same, and not the decimal one. */
const grouped =
  /^(?<whole>\d{1,3}(?<mark>[., ’'])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<decimals>\d{1,2}))?$/;

/**
 * An amount as people write it, in hundredths: `1.500`, `1,500.50`, `333,5`, `1 000`. A mark before
 * one or two last digits is the decimal one, any other separates thousands. '' is nothing; NaN where
 * it is no amount.
 */
export function parseAmount(text: string): MinorUnits {
  const written = text.trim().replaceAll('\u00a0', ' ');
  if (written === '') return 0;
  const { groups } = plain.exec(written) ?? grouped.exec(written) ?? {};
  const { whole = '', decimals = '' } = groups ?? {};
  if (whole === '' && decimals === '') return Number.NaN;
  return Number(whole.replace(/\D/g, '') || '0') * 100 + Number(decimals.padEnd(2, '0'));
}

/** An amount as a field shows it: `1500`, `333,50`; nothing for 0. */
export function amountField(money: MinorUnits): string {
  if (money === 0) return '';
  const decimals = money % 100;
  const whole = String(Math.floor(money / 100));
  return decimals === 0 ? whole : `${whole},${String(decimals).padStart(2, '0')}`;
}
