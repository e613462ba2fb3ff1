const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The month in a heading of FIDE's lists of one kind of play: `OCT26`, `Mar11`; null: not a month. */
export function headingMonth(heading: string): string | null {
  const [, name = '', year] = /^([a-z]{3})(\d\d)$/i.exec(heading) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? null : `20${year}-${String(month).padStart(2, '0')}`;
}

/** The month in the name of one of FIDE's files, `standard_oct19frl.txt`; null: it has none. */
export const monthInName = (name: string): string | null =>
  headingMonth(/_([a-z]{3}\d\d)frl/i.exec(name)?.[1] ?? '');
