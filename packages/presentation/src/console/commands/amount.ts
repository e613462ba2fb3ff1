import type { MinorUnits } from '@rokade/rules';

const plain = /^(?<whole>\d*)(?:[.,](?<decimals>\d{1,2}))?$/;

/** Groups of thousands: all have the same mark, and the decimal mark is another one. */
const grouped =
  /^(?<whole>\d{1,3}(?<mark>[., ’'])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<decimals>\d{1,2}))?$/;

/**
 * Parses an amount as people write it, `1.500`, `1,500.50`, `333,5`, `1 000`, into hundredths. A
 * mark before the last one or two digits is the decimal mark, any other separates thousands. '' is
 * 0; NaN: the text is no amount.
 */
export function parseAmount(text: string): MinorUnits {
  const written = text.trim().replaceAll('\u00a0', ' ');
  if (written === '') return 0;
  const { groups } = plain.exec(written) ?? grouped.exec(written) ?? {};
  const { whole = '', decimals = '' } = groups ?? {};
  if (whole === '' && decimals === '') return Number.NaN;
  return Number(whole.replace(/\D/g, '') || '0') * 100 + Number(decimals.padEnd(2, '0'));
}

/** An amount as the text of a field: `1500`, `333,50`; '' for 0. */
export function amountField(money: MinorUnits): string {
  if (money === 0) return '';
  const decimals = money % 100;
  const whole = String(Math.floor(money / 100));
  return decimals === 0 ? whole : `${whole},${String(decimals).padStart(2, '0')}`;
}
