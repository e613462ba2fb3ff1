/** What a number format shows of a number. */
export type ShownAs = 'number' | 'date' | 'year' | 'time' | { readonly digits: number };

/** The formats of dates and times that have no code of their own (ECMA-376, 18.8.30). */
const builtIn = (id: number): ShownAs => {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) {
    return 'date';
  }
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'number';
};

/** A format's first section without texts, signs, colours and conditions; elapsed hours stay. */
const bare = (code: string): string =>
  code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0]
    ?.toLowerCase() ?? '';

/** What a number format shows, by its number and, for one of the file's own, its code. */
export function shownAs(id: number, code: string | undefined): ShownAs {
  if (code === undefined) return builtIn(id);
  const format = bare(code);
  if (/^0{2,}$/.test(format)) return { digits: format.length };
  if (/general|standard/.test(format)) return 'number';
  if (/^y+$/.test(format)) return 'year';
  if (/[yd]/.test(format)) return 'date';
  if (/[hs]/.test(format)) return 'time';
  return /m/.test(format) ? 'date' : 'number';
}

const dayLength = 86_400_000;
const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The day of a serial number. Days are counted from 1 January 1900, with a 29 February 1900 that never
 * was, or from 1 January 1904 where the file says so.
 */
export function serialDay(serial: number, from1904: boolean): string {
  const whole = Math.floor(serial);
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < 60 ? 31 : 30);
  const day = new Date(start + whole * dayLength);
  return [day.getUTCFullYear(), two(day.getUTCMonth() + 1), two(day.getUTCDate())].join('-');
}

function timeOf(serial: number): string {
  const minutes = Math.round((serial % 1) * 1440);
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** The greatest serial number of a day: 31 December 9999. */
const lastDay = 2_958_465;

/** A number without the noise of binary fractions. */
const plainNumber = (number: number): string => String(Number(number.toPrecision(15)));

/** The text that a number shows in its format; a text that is no number stays as it is. */
export function shownNumber(text: string, format: ShownAs, from1904: boolean): string {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return text;
  if (typeof format === 'object') return plainNumber(number).padStart(format.digits, '0');
  if (format === 'number' || number < 0 || number > lastDay) return plainNumber(number);
  if (format === 'time') return timeOf(number);
  return format === 'year' ? serialDay(number, from1904).slice(0, 4) : serialDay(number, from1904);
}
